import { expect, test } from 'vitest'
import { buildMenu } from './menu.ts'

const all = ['GENERAL', 'Dashboard', 'Vehicles', 'Drivers', 'Trips', 'Routes', 'Earnings', 'SYSTEM', 'Settings']

test.each([
  ['the owner sees every item, in order', ['partner_owner'], all],
  ['an earnings manager', ['partner_earnings_manager'], ['GENERAL', 'Dashboard', 'Earnings', 'SYSTEM', 'Settings']],
  ['a trip manager', ['partner_trip_manager'], ['GENERAL', 'Dashboard', 'Trips', 'Routes', 'SYSTEM', 'Settings']],
  ['a vehicle manager', ['partner_vehicle_manager'], ['GENERAL', 'Vehicles', 'SYSTEM', 'Settings']],
  ['a driver manager', ['partner_driver_manager'], ['GENERAL', 'Drivers', 'SYSTEM', 'Settings']],
  ['staff: a section without items is not there', ['partner_staff'], ['SYSTEM', 'Settings']],
  ['no role: the settings item needs none', [], ['SYSTEM', 'Settings']],
  [
    'two roles see what either sees',
    ['partner_vehicle_manager', 'partner_driver_manager'],
    ['GENERAL', 'Vehicles', 'Drivers', 'SYSTEM', 'Settings'],
  ],
])('%s', (_, roles, words) => {
  expect(buildMenu(roles).flatMap(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual(words)
})
