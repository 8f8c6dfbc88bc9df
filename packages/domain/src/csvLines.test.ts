import { describe, expect, it } from 'vitest'
import { byteOrderMark, formatCsvLine, unescapeFormula } from './csvLines.ts'
import { parseCsvRows } from './csvRows.ts'

describe('a line of a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+2348031234567', "'+2348031234567"],
    ['@cell', "'@cell"],
    ['-5.50', '-5.50'],
    ["O'Neil", "O'Neil"],
    ["'quoted'", "'quoted'"],
  ])('%s is no formula, and is read as it was', (cell, written) => {
    expect(formatCsvLine([cell])).toBe(`${written}\r\n`)
    expect(unescapeFormula(written)).toBe(cell)
  })

  it('is read by our own reader as it was written', () => {
    const cells = ['a "quoted" word', 'one, two', 'first\nsecond', 'Adébáyọ̀', '']
    const file = byteOrderMark + formatCsvLine(['A', 'B', 'C', 'D', 'E']) + formatCsvLine(cells)
    expect(parseCsvRows(file, { rows: 2, columns: 5, cell: 50 }).rows?.[1]).toEqual(cells)
  })
})
