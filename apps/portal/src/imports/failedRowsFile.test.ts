import { parseCsvRows } from '@vehicle-partner/domain'
import { expect, it } from 'vitest'
import { proposeChoices } from './columnChoices.ts'
import type { DraftRow } from './draftRows.ts'
import { createFailedRowsFile } from './failedRowsFile.ts'
import { fileLimits } from './readImportFile.ts'
import { listImportFields } from './importFields.ts'
import { createTemplateFile } from './importTemplate.ts'

const fields = listImportFields('drivers', [{ name: 'Lagos' }])
const read = async (blob: Blob) => parseCsvRows(await blob.text(), fileLimits).rows ?? []

it('the file of failed rows says why, and is read back column by column', async () => {
  const row: DraftRow = {
    number: 3,
    cells: { fname: 'Ade', phone: '+2348031234567' },
    errors: { phone: 'Taken', lname: 'Missing', row: 'Not possible' },
    editing: 'all',
  }
  const [headers = [], values] = await read(createFailedRowsFile('drivers', fields, [row]).blob)
  expect(headers).toEqual(['First name', 'Last name', 'Phone number', 'Reason'])
  expect(values).toEqual(['Ade', '', "'+2348031234567", 'Last name: Missing; Phone number: Taken; Row: Not possible'])
  expect(proposeChoices({ name: '', headers, rows: [] }, fields, {})).toEqual({
    fname: { column: 0 },
    lname: { column: 1 },
    phone: { column: 2 },
  })
})

it('the headers of the template are all found again', async () => {
  const { blob, filename } = createTemplateFile('drivers', fields)
  const headers = (await blob.text())
    .replace('\uFEFF', '')
    .trim()
    .split(',')
    .map((header) => header.replaceAll('"', ''))
  expect(filename).toBe('drivers-template.csv')
  expect(fields.filter(({ label }) => !headers.includes(label) && !label.includes(','))).toEqual([])
})
