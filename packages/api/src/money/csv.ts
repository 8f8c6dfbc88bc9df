/** A cell as spreadsheets may read it: what they would take for a formula begins with an apostrophe. */
const escapeFormula = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell)

const quoteCell = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** One line of a table of comma-separated values, as RFC 4180 has it. */
export const formatCsvLine = (cells: readonly (string | number | null)[]): string =>
  `${cells.map((cell) => quoteCell(typeof cell === 'number' ? String(cell) : escapeFormula(cell ?? ''))).join(',')}\r\n`

/** What a file of comma-separated values begins with, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '﻿'

/** Kobo as a table has them: naira with two decimals, no separators. */
export const formatNairaCell = (kobo: number): string => {
  const digits = String(Math.abs(kobo)).padStart(3, '0')
  return `${kobo < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
