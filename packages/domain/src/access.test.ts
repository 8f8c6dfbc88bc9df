import { describe, expect, test } from 'vitest'
import {
  areas,
  canAccess,
  accessDeniedMessage,
  isOwner,
  listDocumentOwners,
  roles,
  canSeeChecklist,
  canSeeMoney,
  canSeeSummaryPart,
  type Area,
  type Role,
  type SummaryPart,
} from './access.ts'
import type { DocumentOwnerType } from './documentTypes.ts'

/** Rows of the table in spec section 6 and the audit log of our own, and who they open the area to beside the owner. */
const table: readonly [Area, string, readonly Role[]][] = [
  ['dashboard', 'partner_earnings_manager or partner_trip_manager', ['partner_earnings_manager', 'partner_trip_manager']],
  ['vehicles', 'partner_vehicle_manager', ['partner_vehicle_manager']],
  ['drivers', 'partner_driver_manager', ['partner_driver_manager']],
  ['trips', 'partner_trip_manager', ['partner_trip_manager']],
  ['routes', 'partner_trip_manager', ['partner_trip_manager']],
  ['earnings', 'partner_earnings_manager', ['partner_earnings_manager']],
  ['settlement', 'partner_earnings_manager', ['partner_earnings_manager']],
  ['members', 'partner_staff', ['partner_staff']],
  ['settings', 'none', roles],
  ['audit', 'partner_owner', []],
]

describe('areas', () => {
  test('every area is tested', () => expect(table.map(([area]) => area).toSorted()).toEqual(areas.toSorted()))

  test.each(table)('%s requires %s', (area, _, open) => {
    const entering = roles.filter((role) => canAccess(area, [role]))
    expect(entering.toSorted()).toEqual([...new Set([...open, 'partner_owner'])].toSorted())
  })

  test.each(areas)('partner_owner passes every role check: %s', (area) => expect(canAccess(area, ['partner_owner'])).toBe(true))

  test.each([
    ['one matching role is enough', ['partner_staff', 'partner_trip_manager'], true],
    ['no role', [], false],
    ['a role of another area', ['partner_driver_manager'], false],
    ['a role unknown here opens nothing', ['partner_auditor'], false],
    ['and does no harm beside a known one', ['partner_auditor', 'partner_trip_manager'], true],
    ['names match exactly', ['PARTNER_TRIP_MANAGER', 'trip_manager', 'partner_trip_manager '], false],
  ])('trips: %s', (_, held, opens) => expect(canAccess('trips', held)).toBe(opens))

  test.each([[[]], [['partner_auditor']]])('settings need no role: %j', (held) => expect(canAccess('settings', held)).toBe(true))
})

test('the access-denied toast, byte for byte', () => {
  expect(accessDeniedMessage('Dashboard')).toBe('You do not have access to view Dashboard page')
})

test.each(roles)('%s: owner, money, checklist', (role) => {
  const owner = role === 'partner_owner'
  expect(isOwner([role])).toBe(owner)
  expect(canSeeChecklist([role])).toBe(owner)
  expect(canSeeMoney([role])).toBe(owner || role === 'partner_earnings_manager')
})

test.each<[string, readonly string[], readonly DocumentOwnerType[]]>([
  ['an owner', ['partner_owner'], ['vehicle', 'driver', 'partner']],
  ['a vehicle manager', ['partner_vehicle_manager'], ['vehicle', 'partner']],
  ['a driver manager', ['partner_driver_manager'], ['driver', 'partner']],
  ['a manager of both', ['partner_driver_manager', 'partner_vehicle_manager'], ['vehicle', 'driver', 'partner']],
  ['another member', ['partner_trip_manager'], ['partner']],
])('documents that %s may see', (_, memberRoles, owners) => expect(listDocumentOwners(memberRoles)).toEqual(owners))

describe('summary parts', () => {
  const counts: readonly SummaryPart[] = ['vehicles', 'drivers', 'trips', 'companyDocs']
  const money: readonly SummaryPart[] = ['earnings', 'settlement']
  const seen = (held: readonly string[]) => [...counts, ...money].filter((part) => canSeeSummaryPart(part, held))

  test.each<[string, readonly string[], readonly SummaryPart[]]>([
    ['owner: everything', ['partner_owner'], [...counts, ...money]],
    ['earnings manager: money and counts', ['partner_earnings_manager'], [...counts, ...money]],
    ['trip manager: no money', ['partner_trip_manager'], counts],
    ['vehicle manager: nothing', ['partner_vehicle_manager'], []],
    ['driver manager: nothing', ['partner_driver_manager'], []],
    ['staff: nothing', ['partner_staff'], []],
    ['no role: nothing', [], []],
  ])('%s', (_, held, parts) => expect(seen(held)).toEqual(parts))
})
