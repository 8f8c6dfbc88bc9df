import { expect, test } from 'vitest'
import { createDemoData, demoNow } from './demoData.ts'
import { readCompanyDocuments } from './readCompanyDocuments.ts'

test('a company document expires as the time passes, without a change', () => {
  let now = demoNow
  const demoData = createDemoData(() => new Date(now))
  const { okafor } = demoData.organizations
  okafor.companyDocuments = [{ id: 'doc_1', type: 'tax_id_certificate', status: 'approved', expiry_date: '2026-12-01' }]
  expect(readCompanyDocuments(demoData, okafor)).toMatchObject([{ status: 'approved' }])
  now = '2026-12-02T00:00:00.000Z'
  expect(readCompanyDocuments(demoData, okafor)).toEqual([{ id: 'doc_1', type: 'tax_id_certificate', status: 'expired' }])
})
