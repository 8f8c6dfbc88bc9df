import { documents } from '@vehicle-partner/api/contract'
import { describe, expect, test } from 'vitest'
import { chooseOwners, listVisibleOwners, renewalsPageSize } from './fleetOwners.ts'

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

test('one request can name the owners of a page of renewals', () => {
  const owner_id = Array.from({ length: renewalsPageSize }, (_, index) => `veh_${index}`)
  const { query } = documents.list
  expect(query?.safeParse({ owner_id })?.success).toBe(true)
  expect(query?.safeParse({ owner_id: [...owner_id, 'veh_more'] })?.success).toBe(false)
})
