import { expect, test } from 'vitest'
import { roles } from './access.ts'
import { matchPath } from './pathMatching.ts'
import { findSearchPages, listSearchPages } from './searchPages.ts'

test('every entry leads to a page, and an owner may open all', () => {
  const all = listSearchPages(['partner_owner'])
  expect(all.filter(({ link }) => matchPath(link) === undefined)).toEqual([])
  expect(new Set(all.map(({ link }) => link)).size).toBe(all.length)
  for (const role of roles) expect(all).toEqual(expect.arrayContaining(listSearchPages([role])))
})

test.each([
  ['partner_driver_manager', ['Drivers', 'Add driver', 'Driver documents', 'Roles', 'Profile', 'Import drivers']],
  [
    'partner_earnings_manager',
    ['Dashboard', 'Earnings', 'Payslips', 'Past payouts', 'Cost configuration', 'Settlement account', 'Roles', 'Profile'],
  ],
  ['partner_staff', ['Members', 'Roles', 'Profile']],
])('%s may open %j', (role, labels) => {
  expect(listSearchPages([role]).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['papers', ['Vehicle documents', 'Driver documents']],
  ['àdd DRIVER', ['Add driver']],
  ['xyz', []],
])('finds by name and words: %s', (search, labels) => {
  expect(findSearchPages(['partner_owner'], search).map(({ label }) => label)).toEqual(labels)
})
