const formula = /^[=+\-@\t\r]/u
const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/u.test(text)

function cell(value: string | number): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  // A spreadsheet runs what looks like a formula; an apostrophe keeps it a text.
  const safe = formula.test(value) && !isNumber(value) ? `'${value}` : value
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as comma-separated values, as spreadsheets read them: RFC 4180, marked as UTF-8, with nothing that runs. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken it by the next task.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
