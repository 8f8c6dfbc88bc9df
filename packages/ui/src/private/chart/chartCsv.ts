const formula = /^[=+\-@\t\r]/u
const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/u.test(text)

function formatCell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  // Spreadsheets evaluate text that looks like a formula; a leading apostrophe prevents that.
  const safe = formula.test(value) && !isNumber(value) ? `'${value}` : value
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Formats rows as CSV for spreadsheets: RFC 4180, with a UTF-8 byte order mark and without formulas. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`

/** Starts a browser download of CSV text. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
