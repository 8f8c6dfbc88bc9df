import { expect, test } from 'vitest'
import { compareNet, previousDays } from './compareNet.ts'

const period = { from: '2026-11-01', to: '2026-11-30' }
const today = '2026-11-26'
const before = (net_kobo: number) => ({
  net_kobo,
  gross_kobo: 0,
  deductions_kobo: 0,
  trips: 0,
  from: '2026-10-01',
  to: '2026-10-26',
  by_type: [],
})
const withoutDays = { net_kobo: 100, gross_kobo: 0, deductions_kobo: 0, trips: 0 }

const firstDay = { ...before(41_230_000), to: '2026-10-01' }
test.each([
  [0, firstDay, period, '₦412,300.00 in all of 1 Oct'],
  [149, firstDay, { from: '2026-11-01', to: '2026-11-01' }, '₦412,300.00 in all of 1 Oct'],
  [0, { ...firstDay, net_kobo: 0 }, period, '1–30 November 2026'],
])('on the first day, %i after %j in %j: %s', (net_kobo, previous, days, text) => {
  expect(compareNet({ net_kobo, previous, period: days }, '2026-11-01')).toBe(text)
  expect(previousDays({ previous, period: days }, '2026-11-01')).toBe('all of 1 Oct')
})

test('a first day after a period without days', () =>
  expect(compareNet({ net_kobo: 108, previous: withoutDays, period: { from: today, to: today } }, today)).toBe(
    '8 % more than in the period before',
  ))

test('a day that is over is compared by percentage', () =>
  expect(
    compareNet({ net_kobo: 50, previous: { ...firstDay, net_kobo: 100 }, period: { from: '2026-10-02', to: '2026-10-02' } }, today),
  ).toBe('50 % less than 1 Oct'))

test.each([
  [108, before(100), '8 % more than 1–26 Oct'],
  [92, before(100), '8 % less than 1–26 Oct'],
  [100, before(100), 'As much as 1–26 Oct'],
  [-50, before(100), '150 % less than 1–26 Oct'],
  [108, withoutDays, '8 % more than in the period before'],
  [100, before(0), '1–30 November 2026'],
  [100, before(-5), '1–30 November 2026'],
  [100, null, '1–30 November 2026'],
])('%i after %j: %s', (net_kobo, previous, text) => expect(compareNet({ net_kobo, previous, period }, today)).toBe(text))
