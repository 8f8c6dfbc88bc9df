import { expect, test } from 'vitest'
import { placeColumns } from './pdfTable.ts'

type Shares = Readonly<Record<string, number>>

// A letter is 5 points wide, and a gap of 6 stands beside each column.
test.each<[name: string, shares: Shares, width: number, widths: number[]]>([
  ['by their shares', { Date: 1, Route: 3 }, 400, [94, 294]],
  ['a long word takes from the others', { Boarded: 1, Date: 4, Route: 5 }, 200, [35, 65, 82]],
  ['a label of several words needs its longest', { 'Earned (NGN)': 1, Date: 9 }, 100, [30, 58]],
  ['a column that is too narrow by what another takes', { Boarded: 1, Booked: 4, On: 11 }, 130, [35, 30, 47]],
])('%s', (_name, shares, width, widths) => {
  const columns = Object.entries(shares).map(([label, share]) => ({ label, share }))
  expect(placeColumns(columns, width, (word) => word.length * 5).map((place) => Math.round(place.width))).toEqual(widths)
})
