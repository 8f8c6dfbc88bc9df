import { expect, test } from 'vitest'
import { compareNet } from './compareNet.ts'

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
