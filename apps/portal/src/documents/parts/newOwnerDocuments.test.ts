import { expect, test } from 'vitest'
import { listMissingDocuments, parseKeptDocuments, toKeptDocument, type NewDocument } from './newOwnerDocuments.ts'

const insurance: NewDocument = {
  label: 'Insurance certificate',
  values: {
    type: 'insurance',
    number: 'POL-1',
    issuer: null,
    issue_date: null,
    expiry_date: '2027-05-20',
    files: [{ Location: '/files/upl_1' }],
  },
  lacksNumber: false,
}
const slip: NewDocument = { ...insurance, label: 'NIN slip', values: { ...insurance.values, type: 'nin_slip', number: '12345678901' } }
const afterReload = (documents: readonly NewDocument[]) =>
  parseKeptDocuments(JSON.parse(JSON.stringify({ documents: documents.map(toKeptDocument), drafts: {} }))).documents

test('numbers, dates and references of files come back after a reload', () => {
  expect(afterReload([insurance])).toEqual([insurance])
})

test('the number of an identity document does not, and that it is missing is known', () => {
  const [kept] = afterReload([slip])
  expect(kept).toEqual({ ...slip, values: { ...slip.values, number: null }, lacksNumber: true })
  expect(JSON.stringify(kept)).not.toContain('12345678901')
  expect(afterReload([{ ...slip, values: { ...slip.values, number: null } }])[0]?.lacksNumber).toBe(false)
})

test.each([[null], [undefined], ['a'], [[]], [{ documents: [{ label: 1 }], drafts: {} }]])(
  '%j of another version counts as none',
  (kept) => {
    expect(parseKeptDocuments(kept)).toEqual({ documents: [], drafts: {} })
  },
)

test('names the required documents that were not added, by city', () => {
  const all = listMissingDocuments('vehicle', { city: 'LOS', ownership: 'owned' }, [])
  expect(all).toContain('Insurance certificate')
  expect(listMissingDocuments('vehicle', { city: 'LOS', ownership: 'owned' }, [insurance])).toEqual(
    all.filter((label) => label !== 'Insurance certificate'),
  )
  expect(listMissingDocuments('driver', { city: 'LOS' }, [])).toContain('LASDRI recertification card')
  expect(listMissingDocuments('driver', { city: 'ABV' }, [])).not.toContain('LASDRI recertification card')
})
