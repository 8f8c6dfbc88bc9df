import { describe, expect, test } from 'vitest'
import {
  calculateCosts,
  calculateProfit,
  compareCosts,
  effectiveCosts,
  findBreakEvenTrips,
  percentOfGross,
  projectTrips,
  shareByGross,
  sumProfits,
  type CostedVehicle,
  type CostItems,
  type VehicleActivity,
} from './costs.ts'

const did: VehicleActivity = { gross_kobo: 1_000_001, trips: 10, distance_m: 123_456, days: 5, daysInService: 15, daysOfMonth: 30 }

test.each<[string, CostItems, number]>([
  ['nothing set', {}, 0],
  ['fuel by kilometre, half a kobo up', { fuel: { mode: 'per_km', value: 100 } }, 12_346],
  ['fuel by trip', { fuel: { mode: 'per_trip', value: 700 } }, 7000],
  ['fuel by day', { fuel: { mode: 'per_day', value: 700 } }, 3500],
  ['fuel by share, half a kobo up', { fuel: { mode: 'percent', value: 5000 } }, 500_001],
  ['a salary for the days in service', { driver_pay: { mode: 'monthly', value: 300_001 } }, 150_001],
  ['pay by trip', { driver_pay: { mode: 'per_trip', value: 1000 } }, 10_000],
  ['pay by share', { driver_pay: { mode: 'percent_of_gross', value: 2500 } }, 250_000],
  ['a reserve', { maintenance_reserve_bps: 1000 }, 100_000],
  ['monthly costs', { insurance_monthly_kobo: 100, loan_monthly_kobo: 200, parking_monthly_kobo: 300 }, 300],
  [
    'others',
    {
      other: [
        { label: 'Wash', mode: 'per_day', value: 50 },
        { label: 'Data', mode: 'monthly', value: 60 },
      ],
    },
    280,
  ],
])('%s', (_, items, kobo) => {
  expect(calculateCosts(items, did).reduce((sum, { amount_kobo }) => sum + amount_kobo, 0)).toBe(kobo)
  expect(calculateProfit(900_000, items, did)).toMatchObject({ costs_kobo: kobo, profit_kobo: 900_000 - kobo })
})

test('margin is a share of the gross, and null without a gross', () => {
  expect(calculateProfit(500_000, {}, { ...did, gross_kobo: 1_000_000 }).margin_bps).toBe(5000)
  expect(calculateProfit(0, { insurance_monthly_kobo: 100 }, { ...did, gross_kobo: 0 })).toEqual({
    costs_kobo: 50,
    profit_kobo: -50,
    margin_bps: null,
  })
})

describe('effective costs of a vehicle', () => {
  const byDefault: CostItems = { fuel: { mode: 'per_km', value: 1 }, parking_monthly_kobo: 1, maintenance_reserve_bps: 1 }
  const byType: CostItems = { fuel: { mode: 'per_km', value: 2 }, parking_monthly_kobo: 2 }
  const own: CostItems = { fuel: { mode: 'per_trip', value: 3 } }

  test('the narrower scope wins for each item', () => {
    expect(effectiveCosts({ default: byDefault, vehicle_type: byType, vehicle: own })).toEqual({
      items: { fuel: { mode: 'per_trip', value: 3 }, parking_monthly_kobo: 2, maintenance_reserve_bps: 1 },
      from: { fuel: 'vehicle', parking_monthly_kobo: 'vehicle_type', maintenance_reserve_bps: 'default' },
    })
  })
  test('a removed scope has no effect', () => {
    expect(effectiveCosts({ default: byDefault, vehicle: null }).items).toEqual(byDefault)
    expect(effectiveCosts({})).toEqual({ items: {}, from: {} })
  })
  test('zero overrides', () =>
    expect(effectiveCosts({ default: byType, vehicle: { parking_monthly_kobo: 0 } }).items.parking_monthly_kobo).toBe(0))
})

test.each<[CostItems, number]>([
  [{}, 0],
  [{ fuel: { mode: 'per_km', value: 9000 } }, 0],
  [
    {
      fuel: { mode: 'percent', value: 3000 },
      driver_pay: { mode: 'percent_of_gross', value: 4000 },
      maintenance_reserve_bps: 2000,
      other: [
        { label: 'Agent', mode: 'percent', value: 1001 },
        { label: 'Wash', mode: 'monthly', value: 500 },
      ],
    },
    10_001,
  ],
])('%j takes %i basis points', (items, bps) => expect(percentOfGross(items)).toBe(bps))

describe('several vehicles', () => {
  const items: CostItems = { fuel: { mode: 'per_trip', value: 1000 }, insurance_monthly_kobo: 6000 }
  const vehicle: CostedVehicle = { set: { default: items }, net_kobo: 50_000, shared_kobo: 0, did: { ...did, gross_kobo: 60_000 } }

  test('costs are summed by label, most first, and a narrower scope replaces the wider one', () => {
    const own: CostedVehicle = { ...vehicle, set: { ...vehicle.set, vehicle: { fuel: { mode: 'per_trip', value: 2000 } } } }
    expect(sumProfits([vehicle, own])).toEqual({
      net_kobo: 100_000,
      shared_kobo: 0,
      costs: [
        { label: 'Fuel', amount_kobo: 30_000 },
        { label: 'Insurance', amount_kobo: 6000 },
      ],
      profit_kobo: 64_000,
      margin_bps: 5333,
    })
    expect(sumProfits([])).toEqual({ net_kobo: 0, shared_kobo: 0, costs: [], profit_kobo: 0, margin_bps: null })
  })

  test('fee and tax of the operator are subtracted, and grow with the trips', () => {
    const shared = { ...vehicle, shared_kobo: -9000 }
    expect(sumProfits([vehicle, shared])).toMatchObject({ net_kobo: 100_000, shared_kobo: -9000, profit_kobo: 65_000 })
    expect(sumProfits([projectTrips(shared, 20)])).toMatchObject({ net_kobo: 100_000, shared_kobo: -18_000, profit_kobo: 59_000 })
  })

  test('another number of trips changes what trips bring and cost, and not what a month costs', () => {
    expect(sumProfits([projectTrips(vehicle, 20)])).toMatchObject({ net_kobo: 100_000, profit_kobo: 77_000 })
    expect(sumProfits([projectTrips(vehicle, 0)])).toMatchObject({ net_kobo: 0, profit_kobo: -3000 })
    expect(projectTrips(vehicle, 100).did.days).toBe(30)
  })

  test.each<[string, Partial<CostedVehicle>, number | undefined]>([
    // Each trip leaves 4,000 for a monthly 3,000 of half a month.
    ['the first trip that pays', {}, 1],
    ['no monthly costs', { set: { default: { fuel: { mode: 'per_trip', value: 1000 } } } }, 0],
    ['a monthly cost of many trips', { set: { default: { loan_monthly_kobo: 100_000 } } }, 10],
    [
      'trips that cost more than they bring',
      { set: { default: { fuel: { mode: 'per_trip', value: 9000 }, loan_monthly_kobo: 2 } } },
      undefined,
    ],
    ['no trips to compare with', { did: { ...did, trips: 0 } }, undefined],
  ])('break-even with %s', (_, change, trips) => {
    expect(findBreakEvenTrips({ ...vehicle, ...change })).toBe(trips)
  })
})

test.each<[what: string, kobo: number, gross: number[], parts: number[]]>([
  ['by gross', -1000, [30, 10], [-750, -250]],
  ['the parts add up to the whole', -100, [1, 1, 1], [-33, -33, -34]],
  ['a vehicle without earnings has no part', -100, [0, 50, 0], [0, -100, 0]],
  ['nothing was brought', -100, [0, 0], [0, 0]],
  ['no vehicle', -100, [], []],
  ['nothing to share', 0, [30, 10], [0, 0]],
  ['a correction in favour of the organisation', 10, [30, 10], [7, 3]],
  [
    'amounts beyond the exact numbers of a product',
    -9_000_000_000,
    [5_000_000_000_000, 5_000_000_000_000],
    [-4_500_000_000, -4_500_000_000],
  ],
])('shared by gross: %s', (_, kobo, gross, parts) => expect(shareByGross(kobo, gross)).toEqual(parts))

test.each<[string, CostItems | null, CostItems | null, ReturnType<typeof compareCosts>]>([
  ['the first version', null, { loan_monthly_kobo: 7_700_000 }, [{ label: 'Loan', to: '₦77,000.00 each month' }]],
  ['nothing', { loan_monthly_kobo: 100 }, { loan_monthly_kobo: 100 }, []],
  [
    'an amount, a mode, a share and a removed item',
    {
      fuel: { mode: 'per_trip', value: 820_000 },
      driver_pay: { mode: 'monthly', value: 100 },
      parking_monthly_kobo: 500,
      loan_monthly_kobo: 1,
    },
    { fuel: { mode: 'per_trip', value: 900_000 }, driver_pay: { mode: 'percent_of_gross', value: 1250 }, loan_monthly_kobo: 1 },
    [
      { label: 'Fuel', from: '₦8,200.00 for each trip', to: '₦9,000.00 for each trip' },
      { label: 'Driver pay', from: '₦1.00 each month', to: '12.5 % of gross' },
      { label: 'Parking', from: '₦5.00 each month' },
    ],
  ],
  [
    'another cost, by its name',
    { other: [{ label: 'Washing', mode: 'per_day', value: 50_000 }] },
    { other: [{ label: 'Tracker', mode: 'per_km', value: 100 }] },
    [
      { label: 'Washing', from: '₦500.00 each day' },
      { label: 'Tracker', to: '₦1.00 per kilometre' },
    ],
  ],
  ['the end of an override', { maintenance_reserve_bps: 800 }, null, [{ label: 'Maintenance reserve', from: '8 % of gross' }]],
])('a version that changes %s', (_, before, after, differences) => expect(compareCosts(before, after)).toEqual(differences))
