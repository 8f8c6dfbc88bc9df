import { expect, test } from 'vitest'
import { estimateRateChange, rateChangeStart, type RateTerms } from './rateChange.ts'

const terms = (change: Partial<RateTerms> = {}): RateTerms => ({
  vehicle_type: 'mini_bus',
  basis: 'per_trip',
  rate_kobo: 4_000_000,
  share_bps: null,
  platform_fee_bps: 500,
  route: null,
  ...change,
})
const buses = [
  { type: 'mini_bus', trips: 40, days: 20, distance_m: 1_000_400 },
  { type: 'mini_bus', trips: 10, days: 5, distance_m: 0 },
  { type: 'car', trips: 99, days: 9, distance_m: 9 },
]

test.each<[string, RateTerms[], RateTerms[], number | undefined]>([
  ['a higher rate for each trip, after the fee', [terms()], [terms({ rate_kobo: 4_200_000 })], 190_000 * 50],
  ['a lower rate', [terms()], [terms({ rate_kobo: 3_900_000 })], -95_000 * 50],
  ['a higher fee alone', [terms()], [terms({ platform_fee_bps: 600 })], -40_000 * 50],
  ['a rate for each day', [terms({ basis: 'per_day' })], [terms({ basis: 'per_day', rate_kobo: 4_100_000 })], 95_000 * 25],
  ['a rate for each kilometre', [terms({ basis: 'per_km' })], [terms({ basis: 'per_km', rate_kobo: 4_000_100 })], 95 * 1000],
  ['another basis', [terms()], [terms({ basis: 'per_day' })], undefined],
  ['a share of the fares', [terms()], [terms({ rate_kobo: null, share_bps: 7000 })], undefined],
  ['a type that no vehicle has', [terms({ vehicle_type: 'coaster' })], [terms({ vehicle_type: 'coaster', rate_kobo: 1 })], undefined],
  ['terms of one route', [terms()], [terms({ rate_kobo: 1, route: { id: 'rte_1' } })], undefined],
  ['nothing announced', [terms()], [], undefined],
])('%s', (_, current, announced, change) => {
  expect(estimateRateChange(current, announced, buses)).toBe(change)
})

test.each([
  ['2026-11-17', '2026-12-01'],
  ['2026-11-18', '2027-01-01'],
  ['2026-11-26', '2027-01-01'],
])('rates that are announced on %s apply from %s', (announced, start) => expect(rateChangeStart(announced)).toBe(start))
