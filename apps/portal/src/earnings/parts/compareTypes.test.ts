import { expect, test } from 'vitest'
import { compareTypes, describeChange, nameDeductions } from './compareTypes.ts'

const sum = (type: 'trip_earning' | 'penalty' | 'platform_fee' | 'bonus' | 'fuel_advance', amount_kobo: number) => ({
  type,
  direction: type === 'trip_earning' || type === 'bonus' ? ('credit' as const) : ('debit' as const),
  amount_kobo,
  count: 1,
})
const before = { net_kobo: 0, gross_kobo: 0, deductions_kobo: 0, trips: 0 }

test('each type stands beside the same type of the days before, and what is gone stays with nothing', () => {
  const rows = compareTypes({
    by_type: [sum('platform_fee', 500), sum('trip_earning', 9_000), sum('bonus', 100)],
    previous: { ...before, by_type: [sum('trip_earning', 10_000), sum('platform_fee', 500), sum('penalty', 300)] },
  })
  expect(rows.map(({ label, amount_kobo, change_kobo }) => [label, amount_kobo, change_kobo])).toEqual([
    ['Trips', 9_000, -1_000],
    ['Bonuses', 100, 100],
    ['Platform fee', 500, 0],
    ['Penalties', 0, -300],
  ])
})

test('without days before, or without their types, nothing is compared', () => {
  const by_type = [sum('trip_earning', 9_000)]
  for (const previous of [null, before]) expect(compareTypes({ by_type, previous })).toMatchObject([{ change_kobo: undefined }])
})

test.each([
  [undefined, ''],
  [0, ', the same'],
  [120_000, ', ₦1,200.00 more'],
  [-1, ', ₦0.01 less'],
])('a change of %s reads "%s"', (change, text) => expect(describeChange(change)).toBe(text))

test.each([
  [[], 'Nothing was deducted'],
  [[sum('trip_earning', 1)], 'Nothing was deducted'],
  [[sum('penalty', 0)], 'Nothing was deducted'],
  [[sum('platform_fee', 1)], 'Platform fee'],
  [[sum('platform_fee', 1), sum('fuel_advance', 2)], 'Fuel advances, platform fee'],
  [[sum('platform_fee', 1), sum('fuel_advance', 3), sum('penalty', 2)], 'Fuel advances, penalties and 1 other'],
])('deductions of %j are named "%s"', (by_type, text) => expect(nameDeductions({ by_type })).toBe(text))
