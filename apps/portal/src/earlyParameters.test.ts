import { contract } from '@vehicle-partner/api/contract'
import { expect, test } from 'vitest'
import { createParameterRules } from './earlyParameterRules.ts'
import { copyParameters } from './earlyParameters.ts'

const tripRules = createParameterRules(contract.trips.list.query)
const vehicleRules = createParameterRules(contract.vehicles.list.query)
const payoutRules = createParameterRules(contract.payouts.list.query)

test.each([
  ['page=2&perPage=50&sort=-name', 'page=2&perPage=50&sort=-name'],
  ['status=active&status=inactive&search= hiace', 'search=hiace&status=active&status=inactive'],
  // A status of a later version.
  ['status=frozen', 'status=frozen'],
  ['page=1000000&needs_attention=1', 'page=1000000&needs_attention=1'],
  ['view=cards', ''],
])('the list of vehicles takes over ?%s', (search, copied) => expect(copyParameters(`?${search}`, vehicleRules)).toBe(copied))

test.each([
  ['page=abc', vehicleRules],
  ['page=-1', vehicleRules],
  ['page=0', vehicleRules],
  ['page=1000001', vehicleRules],
  ['page=1e3', vehicleRules],
  ['perPage=7', vehicleRules],
  ['sort=nonsense', vehicleRules],
  ['sort=name&sort=nonsense', vehicleRules],
  ['driver=maybe', vehicleRules],
  ['year_from=2019', vehicleRules],
  [`city_id=${'x'.repeat(65)}`, vehicleRules],
  ['city_id=%00', vehicleRules],
  ['city_id=', vehicleRules],
  ['group=none', tripRules],
  ['from=2026-02-31', tripRules],
  ['from=2026-03-02&to=2026-03-01', tripRules],
  ['status=nonsense', payoutRules],
  ['tab=nonsense', payoutRules],
])('a list leaves ?%s to the program, which knows its schema', (search, rules) =>
  expect(copyParameters(`?${search}`, rules)).toBeUndefined(),
)

test('a list takes over the days of a leap year', () => {
  expect(copyParameters('?from=2028-02-29&to=2028-02-29', tripRules)).toBe('from=2028-02-29&to=2028-02-29')
})
