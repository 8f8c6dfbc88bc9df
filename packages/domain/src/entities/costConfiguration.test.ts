import { expect, test } from 'vitest'
import type { CostItems } from '../costs.ts'
import { costItemErrors, costItemsSchema, effectiveFromErrors } from './costConfiguration.ts'

const tooMuch = 'These percentages add up to more than 100 %'
const sameName = 'Another cost has this name. Choose a different one.'
const half = { mode: 'percent', value: 5000 } as const

test.each<[name: string, items: CostItems, errors: Record<string, string>]>([
  ['no percentages', { fuel: { mode: 'per_trip', value: 20_000 } }, {}],
  ['100 %', { fuel: half, maintenance_reserve_bps: 5000 }, {}],
  [
    'more, with a reserve',
    { fuel: half, driver_pay: { mode: 'percent_of_gross', value: 1 }, maintenance_reserve_bps: 5000 },
    { maintenance_reserve_bps: tooMuch },
  ],
  ['more, without', { fuel: half, driver_pay: { mode: 'percent_of_gross', value: 5001 } }, { 'driver_pay.value': tooMuch }],
  [
    'more, with other costs',
    {
      fuel: half,
      other: [
        { label: 'Tracker', ...half },
        { label: 'Union', mode: 'percent', value: 1 },
        { label: 'Washing', mode: 'monthly', value: 1 },
      ],
    },
    { 'other.1.value': tooMuch },
  ],
  [
    'two other costs of one name',
    {
      other: [
        { label: 'Tracker', mode: 'monthly', value: 1 },
        { label: 'Union', mode: 'monthly', value: 1 },
        { label: 'TRACKER ', mode: 'per_trip', value: 1 },
        { label: 'tracker', mode: 'per_trip', value: 1 },
      ],
    },
    { 'other.2.label': sameName, 'other.3.label': sameName },
  ],
  [
    'one name twice, and too much',
    {
      fuel: half,
      other: [
        { label: 'Tracker', ...half },
        { label: 'Tracker', mode: 'percent', value: 1 },
      ],
    },
    { 'other.1.label': sameName, 'other.1.value': tooMuch },
  ],
])('%s', (_name, items, errors) => {
  expect(costItemErrors(items)).toEqual(errors)
})

const withInherited = 'With inherited percentages, this is more than 100 %'
const share = { mode: 'percent_of_gross', value: 6000 } as const
test.each<[name: string, items: CostItems, inherited: CostItems, errors: Record<string, string>]>([
  ['60 % of its own and 40 % inherited', { driver_pay: share }, { fuel: { ...half, value: 4000 } }, {}],
  ['60 % of its own and 50 % inherited', { driver_pay: share }, { fuel: half }, { 'driver_pay.value': withInherited }],
  ['60 % instead of inherited 60 %', { driver_pay: share }, { driver_pay: share }, {}],
  ['an amount, under too much that is inherited', { parking_monthly_kobo: 1 }, { fuel: half, driver_pay: share }, {}],
  ['too much of its own', { fuel: half, driver_pay: share }, { fuel: half }, { 'driver_pay.value': tooMuch }],
])('percentages of two scopes: %s', (_name, items, inherited, errors) => {
  expect(costItemErrors(items, inherited)).toEqual(errors)
})

test('equal names that are stored already stay possible, and no more of them', () => {
  const named = (...labels: string[]): CostItems => ({ other: labels.map((label) => ({ label, mode: 'monthly', value: 1 })) })
  const stored = named('Tracker', 'tracker ')
  expect(costItemErrors({ ...named('Tracker', 'tracker '), parking_monthly_kobo: 1 }, {}, stored)).toEqual({})
  expect(costItemErrors(named('Tracker', 'tracker', 'TRACKER'), {}, stored)).toEqual({ 'other.2.label': sameName })
  expect(costItemErrors(named('Tracker', 'Wash', 'wash'), {}, stored)).toEqual({ 'other.2.label': sameName })
})

test.each([
  ['per_trip', NaN, 'Please enter an amount'],
  ['per_trip', -1, 'Please enter an amount'],
  ['per_trip', 10_000_000_001, 'That looks too large'],
  ['percent', NaN, 'Please enter a percentage'],
  ['percent', 10_001, 'A percentage is at most 100 %'],
  ['never', 1, 'Please choose how often this cost comes up'],
])('%s %d: %s', (mode, value, message) => {
  expect(costItemsSchema.safeParse({ fuel: { mode, value } }).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('past months cannot be changed', () => {
  const message = 'Choose a day of this month or later. Past costs cannot be changed.'
  expect(effectiveFromErrors('2026-10-31', '2026-11-22')).toEqual({ effective_from: message })
  expect(effectiveFromErrors('2026-11-01', '2026-11-22')).toEqual({})
  expect(effectiveFromErrors(undefined, '2026-11-22')).toEqual({})
})
