import { expect, test } from 'vitest'
import { parseCsvRows } from './csvRows.ts'

const limits = { rows: 4, columns: 4, cell: 20 }
const expected = [
  ['Plate', 'Name'],
  ['KJA-456XY', 'Bus 1'],
]

test.each([
  ['commas', 'Plate,Name\nKJA-456XY,Bus 1\n'],
  ['semicolons', 'Plate;Name\r\nKJA-456XY;Bus 1\r\n'],
  ['tabs', 'Plate\tName\nKJA-456XY\tBus 1'],
  ['a byte order mark', '\uFEFFPlate,Name\nKJA-456XY,Bus 1'],
  ['old line ends', 'Plate,Name\rKJA-456XY,Bus 1'],
  ['empty lines', '\n\nPlate,Name\n,\n\nKJA-456XY,Bus 1\n;\n'.replace(';', '')],
  ['quotes', '"Plate","Name"\n"KJA-456XY", "Bus 1"\n'],
  ['spaces', ' Plate , Name \n KJA-456XY ,Bus 1 '],
])('reads a file with %s', (_, text) => expect(parseCsvRows(text, limits)).toEqual({ rows: expected }))

test('reads separators, quotation marks and line ends within quotes', () => {
  expect(parseCsvRows('"A;b";C\n"1, 2";"say ""hi"""\n"two\nlines";4"5', limits).rows).toEqual([
    ['A;b', 'C'],
    ['1, 2', 'say "hi"'],
    ['two\nlines', '4"5'],
  ])
})

test.each([
  ['', 'The file has no rows'],
  ['Plate,Name\n', 'The file has no rows'],
  ['A\n1\n2\n3\n4', 'The file has more than 3 rows'],
  ['A\n1\n2\n3\n4\n', 'The file has more than 3 rows'],
  [`A,B,C,D,E\n1`, 'The file has more than 4 columns'],
  [`A\n${'x'.repeat(21)}`, 'Row 2 has a cell of more than 20 characters'],
  ['A\n"1', 'A quotation mark of row 2 is not closed'],
  ['A\nAd\uFFFDs', 'We cannot read the letters of this file. Save it as "CSV UTF-8" and choose it again.'],
  ['PK\0\0', 'We cannot read the letters of this file. Save it as "CSV UTF-8" and choose it again.'],
])('of %j it says: %s', (text, problem) => expect(parseCsvRows(text, limits)).toEqual({ problem }))

test('accepts exactly as many rows and columns as allowed', () => {
  expect(parseCsvRows('A,B,C,D\n1\n2\n3\n', limits).rows).toHaveLength(4)
})
