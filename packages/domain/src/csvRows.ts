/** The rows of a CSV file, the first one with its headers, or why it cannot be read. */
export type CsvRows = { rows: readonly (readonly string[])[]; problem?: undefined } | { rows?: undefined; problem: string }

/** The limits of a CSV file: its rows with the headers, the columns of a row, the characters of a cell. */
export interface CsvLimits {
  rows: number
  columns: number
  cell: number
}

const separators = [',', ';', '\t'] as const

/** The separator that is most frequent in the first line, outside quotes. */
function findSeparator(text: string): string {
  const counts = new Map<string, number>(separators.map((sign) => [sign, 0]))
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' || sign === '\r') break
    const count = counts.get(sign)
    if (count !== undefined) counts.set(sign, count + 1)
  }
  return separators.reduce((best, sign) => ((counts.get(sign) ?? 0) > (counts.get(best) ?? 0) ? sign : best))
}

/**
 * Reads the text of a CSV file (RFC 4180), as spreadsheets of any country save it: with a byte order mark or without,
 * separated by commas, semicolons or tabs. Empty lines are dropped. The file is not trusted: it ends at the first limit.
 */
export function parseCsvRows(file: string, limits: CsvLimits): CsvRows {
  const text = file.startsWith('\uFEFF') ? file.slice(1) : file
  // Bytes that are no UTF-8 are read as the replacement character; a spreadsheet saved as text holds no zero character.
  if (/[\uFFFD\0]/.test(text)) return { problem: 'We cannot read the letters of this file. Save it as "CSV UTF-8" and choose it again.' }
  const separator = findSeparator(text)
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim())
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (row.some((each) => each !== '')) rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += sign
      at += 1
    } else if (sign === '"' && (isQuoted || cell.trim() === '')) {
      cell = isQuoted ? cell : ''
      isQuoted = !isQuoted
    } else if (isQuoted) cell += sign
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') endRow()
    else cell += sign
    if (cell.length > limits.cell) return { problem: `Row ${rows.length + 1} has a cell of more than ${limits.cell} characters` }
    if (row.length >= limits.columns) return { problem: `The file has more than ${limits.columns} columns` }
    if (rows.length > limits.rows) return { problem: `The file has more than ${limits.rows - 1} rows` }
  }
  if (isQuoted) return { problem: `A quotation mark of row ${rows.length + 1} is not closed` }
  endRow()
  if (rows.length > limits.rows) return { problem: `The file has more than ${limits.rows - 1} rows` }
  return rows.length < 2 ? { problem: 'The file has no rows' } : { rows }
}
