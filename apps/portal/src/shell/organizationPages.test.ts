import { expect, test } from 'vitest'
import { findHomePage, isItemPage } from './organizationPages.ts'
import { findPageAfterSwitch } from './pageAfterSwitch.ts'

test.each([
  ['partner_owner', '/dashboard'],
  ['partner_trip_manager', '/dashboard'],
  ['partner_vehicle_manager', '/vehicles'],
  ['partner_driver_manager', '/drivers'],
  ['partner_staff', '/settings'],
])('the first page of %s is %s', (role, path) => {
  expect(findHomePage([role])).toBe(path)
})

test.each([
  ['/vehicles/details/:vehicleId/:tab?', true],
  ['/dashboard/start-kyc/:id', true],
  ['/get-started/:type?', false],
  ['/settings/members', false],
])('%s is the page of an item: %s', (pattern, expected) => {
  expect(isItemPage(pattern)).toBe(expected)
})

test.each([
  ['the same page', '/settings/members', '/settings/members', 'partner_staff', '/settings/members'],
  ['from an item to the first page', '/vehicles/details/veh_1', '/vehicles/details/:vehicleId/:tab?', 'partner_owner', '/dashboard'],
  ['from a page without access to the first page', '/earnings', '/earnings', 'partner_vehicle_manager', '/vehicles'],
])('leads to %s', (_, pathname, pattern, role, expected) => {
  expect(findPageAfterSwitch({ pathname, pattern, roles: [role] })).toBe(expected)
})
