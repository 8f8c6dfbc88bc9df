import { expect, test } from 'vitest'
import { createRows } from './draftRows.ts'
import { createImportDraft, fillFromFile, findDraftOf, parseImportDraft } from './importDraft.ts'
import { listImportFields } from './importFields.ts'

const fields = listImportFields('drivers', [{ name: 'Lagos' }])
const file = {
  name: 'drivers.csv',
  headers: ['First name', 'Mobile', 'NIN'],
  rows: [
    ['Ade', '12', '12345678901'],
    ['Chidi', '08035551203', ''],
  ],
}
const choices = { fname: { column: 0 }, phone: { column: 1 }, nin: { column: 2 }, city: { value: 'Lagos' } }
const state = { file, rowCount: 2, choices, importedCount: 0 }
const rows = createRows([
  { fname: 'Ade', phone: '08035551204', nin: '12345678901' },
  { fname: 'Chidi', phone: '08035551203' },
])
const draft = createImportDraft({ ...state, rows })

test('a draft holds no identity number, and is read as it was kept', () => {
  expect(JSON.stringify(draft)).not.toContain('12345678901')
  expect(parseImportDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
})

test('the same file gives back what was not kept, and not what was corrected', () => {
  expect(findDraftOf(draft, file)).toEqual(draft)
  expect(fillFromFile(draft, file, fields)).toEqual(rows)
})

test('a row that was left out stays out, and the others keep their own values', () => {
  const second = createImportDraft({ ...state, rows: rows.slice(1) })
  expect(fillFromFile({ ...second, needsFile: true }, file, fields)).toEqual(rows.slice(1))
})

test.each([
  ['other headers', draft, { ...file, headers: ['First name', 'Phone', 'NIN'] }],
  ['another number of rows', draft, { ...file, rows: file.rows.slice(1) }],
  ['a draft that needs no file', createImportDraft({ ...state, rows: rows.slice(1) }), file],
  ['something else', { version: 0 }, file],
])('%s: the file begins anew', (_, kept, chosen) => expect(findDraftOf(kept, chosen)).toBeUndefined())
