import { describe, expect, test } from 'vitest'
import { chooseOwners, listVisibleOwners } from './fleetOwners.ts'

test.each([
  [['partner_owner'], ['vehicle', 'driver']],
  [['partner_vehicle_manager'], ['vehicle']],
  [['partner_driver_manager'], ['driver']],
  [['partner_trip_manager'], []],
])('%j may see documents of %j', (roles, owners) => expect(listVisibleOwners(roles)).toEqual(owners))

describe('the owners that the view shows', () => {
  test.each([
    ['vehicle', [], ['vehicle', 'driver'], ['vehicle', 'driver']],
    ['vehicle', [], ['vehicle'], ['vehicle']],
    ['driver', [], ['vehicle', 'driver'], ['driver']],
    ['driver', ['vehicle', 'driver'], ['vehicle', 'driver'], ['vehicle', 'driver']],
    ['driver', ['vehicle'], ['driver'], ['driver']],
    ['vehicle', ['partner', 'nonsense'], ['vehicle', 'driver'], ['vehicle', 'driver']],
  ] as const)('page %s, address %j, visible %j: %j', (page, named, visible, shown) =>
    expect(chooseOwners(page, named, visible)).toEqual(shown),
  )
})
