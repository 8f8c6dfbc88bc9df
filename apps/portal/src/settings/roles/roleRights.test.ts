import { contract, type Contract } from '@vehicle-partner/api/contract'
import { canAccess, type Area, type Role } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { describeRoleRights, productParts } from './roleRights.ts'

test.each(productParts.flatMap(({ see, change }) => [see, change].filter((right) => right !== undefined)))(
  'the contract gives %s to the same members',
  (call, areas) => {
    const [resource = '', name = ''] = call.split('.')
    const calls: Contract = contract
    expect(calls[resource]?.[name]?.access).toMatchObject({ who: 'member', areas })
  },
)

// product.md 3.0.
test.each<[role: Role, sees: string, changes: string]>([
  ['partner_owner', 'Everything', 'Everything'],
  [
    'partner_earnings_manager',
    'Dashboard, names of vehicles and drivers, earnings with payslips and payouts, costs, settlement accounts, company information',
    'Costs',
  ],
  [
    'partner_trip_manager',
    'Dashboard without money, names of vehicles and drivers, trips, routes, passenger lists, company information',
    'Trips, routes, passenger lists',
  ],
  [
    'partner_vehicle_manager',
    'Vehicles and their documents, names of vehicles and drivers, company information',
    'Vehicles and their documents, who drives what',
  ],
  [
    'partner_driver_manager',
    'Drivers and their documents, names of vehicles and drivers, company information',
    'Drivers and their documents, who drives what',
  ],
  ['partner_staff', 'Members and invitations, company information', 'Nothing'],
])('%s sees %s and changes %s', (role, sees, changes) => expect(describeRoleRights(role)).toEqual({ sees, changes }))

// The pages of the menu, from spec section 6.
test.each<[area: Area, part: string]>([
  ['dashboard', 'ashboard'],
  ['vehicles', 'ehicles and their documents'],
  ['drivers', 'rivers and their documents'],
  ['trips', 'trips'],
  ['routes', ' routes, passenger'],
  ['earnings', 'earnings'],
  ['settlement', 'settlement accounts'],
  ['members', 'embers and invitations'],
])('who may open the page of %s sees it in the table', (area, part) => {
  for (const role of [
    'partner_earnings_manager',
    'partner_trip_manager',
    'partner_vehicle_manager',
    'partner_driver_manager',
    'partner_staff',
  ] as const)
    expect(describeRoleRights(role).sees.includes(part), role).toBe(canAccess(area, [role]))
})
