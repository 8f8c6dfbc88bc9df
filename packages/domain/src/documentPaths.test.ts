import { describe, expect, test } from 'vitest'
import { documentPath, fleetDetailsPath, fleetEditPath } from './fleetPaths.ts'

describe('documentPath', () => {
  test.each([
    ['vehicle', 'veh_1', '/vehicles/veh_1/edit/document/insurance'],
    ['driver', 'drv_1', '/drivers/details/drv_1/documents?document=insurance'],
    ['partner', 'ptn_1', '/dashboard/company-kyc?document=insurance'],
  ] as const)('of a %s', (owner, id, path) => expect(documentPath(owner, id, 'insurance')).toBe(path))
})

test.each([
  ['vehicle', 'veh_1', '/vehicles/details/veh_1', '/vehicles/veh_1/edit'],
  ['driver', 'drv_1', '/drivers/details/drv_1', '/drivers/drv_1/edit'],
] as const)('the pages of a %s', (owner, id, details, edit) => {
  expect(fleetDetailsPath(owner, id)).toBe(details)
  expect(fleetEditPath(owner, id)).toBe(edit)
})
