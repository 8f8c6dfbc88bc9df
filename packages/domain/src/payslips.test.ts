import { expect, test } from 'vitest'
import { earningDirection, earningTypes, type EarningType } from './earningTypes.ts'
import { applyBasisPoints } from './money.ts'
import { payslipTotals, formatBasisPoints, calculateWithholdingTax } from './payslips.ts'

const naira = (amount: number) => amount * 100
const line = (type: EarningType, amount: number) => ({ type, direction: earningDirection(type), amount_kobo: naira(amount) })

test('a worked example, to the kobo', () => {
  const earned = [
    ...Array.from({ length: 412 }, () => line('trip_earning', 42_000)),
    line('bonus', 250_000),
    line('cancellation_compensation', 84_000),
    line('toll_reimbursement', 61_500),
  ]
  const fee = Number(applyBasisPoints(BigInt(naira(17_304_000)), 500n)) / 100
  expect(fee).toBe(865_200)
  const tax = calculateWithholdingTax(earned, 1000)
  expect(tax).toEqual({ base_kobo: naira(17_638_000), wht_kobo: naira(1_763_800) })
  const all = [
    ...earned,
    line('platform_fee', fee),
    line('fuel_advance', 2_150_000),
    line('penalty', 45_000),
    line('insurance_premium', 180_000),
    line('withholding_tax', tax.wht_kobo / 100),
  ]
  expect(payslipTotals(all, 0)).toEqual({
    gross_kobo: naira(17_699_500),
    deductions_kobo: naira(5_004_000),
    net_kobo: naira(12_695_500),
    carried_forward_kobo: 0,
    payable_kobo: naira(12_695_500),
  })
})

test.each([
  [[], 0, { net_kobo: 0, payable_kobo: 0, carried_forward_kobo: 0 }],
  [[line('trip_earning', 10)], -1500, { net_kobo: -500, payable_kobo: 0, carried_forward_kobo: -500 }],
  [[line('trip_earning', 10)], -1000, { net_kobo: 0, payable_kobo: 0, carried_forward_kobo: 0 }],
  [[line('trip_earning', 10)], -999, { net_kobo: 1, payable_kobo: 1, carried_forward_kobo: 0 }],
  [[line('penalty', 10)], 0, { net_kobo: -1000, payable_kobo: 0, carried_forward_kobo: -1000 }],
  [[line('bonus', 0)], 0, { gross_kobo: 0, net_kobo: 0 }],
])('%j with %i carried in', (lines, opening, totals) => expect(payslipTotals(lines, opening)).toMatchObject(totals))

test.each([
  [5, 1000, 1],
  [4, 1000, 0],
  [14, 1000, 1],
  [15, 1000, 2],
  [0, 1000, 0],
  [999, 0, 0],
  [1, 10_000, 1],
])('%i kobo at %i basis points: %i withheld', (kobo, bps, wht) =>
  expect(calculateWithholdingTax([{ type: 'bonus', amount_kobo: kobo }], bps).wht_kobo).toBe(wht),
)

test('tolls and corrections are not taxed', () => {
  const untaxed = earningTypes.filter((type) => calculateWithholdingTax([line(type, 100)], 1000).wht_kobo === 0)
  expect(untaxed).toContain('toll_reimbursement')
  expect(untaxed).toHaveLength(earningTypes.length - 3)
})

test.each([
  [1000, '10 %'],
  [250, '2.5 %'],
  [0, '0 %'],
])('%i basis points read %s', (bps, text) => expect(formatBasisPoints(bps)).toBe(text))
