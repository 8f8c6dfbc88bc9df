/** Escapes cells that a spreadsheet would read as a formula with an apostrophe. */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell)

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Formats a CSV line (RFC 4180). */
export const formatCsvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoteCell(typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? ''))).join(',')}\r\n`

/** The first character of a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '﻿'

/** Formats kobo as naira with two decimals and no separators. */
export const formatNairaCell = (kobo: number): string => {
  const digits = String(Math.abs(kobo)).padStart(3, '0')
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
