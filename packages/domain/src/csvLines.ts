/** Escapes cells that a spreadsheet would read as a formula with an apostrophe. */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell)

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats a CSV line (RFC 4180). */
export const formatCsvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoteCell(typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? ''))).join(',')}\r\n`

/** Takes back the apostrophe that `formatCsvLine` writes before a formula. */
export const unescapeFormula = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)

/** The first character of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF'
