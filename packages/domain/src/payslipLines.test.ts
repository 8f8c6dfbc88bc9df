import { expect, test } from 'vitest'
import { earningTypes } from './earningTypes.ts'
import { payslipEntries, type PayslipTerms, type EarningTypeSum } from './payslipLines.ts'

const terms: PayslipTerms = { rateCardVersion: 3, platformFeeBps: 500, whtBaseKobo: 1_763_800_000, whtRateBps: 1000 }
const sum = (type: EarningTypeSum['type'], count: number, amount_kobo: number, unit_kobo: number | null = null): EarningTypeSum => ({
  type,
  count,
  amount_kobo,
  unit_kobo,
})

test('lines of the demo month', () => {
  expect(payslipEntries([sum('withholding_tax', 1, 176_380_000), sum('trip_earning', 412, 1_730_400_000, 4_200_000)], terms)).toEqual([
    {
      type: 'trip_earning',
      direction: 'credit',
      label: '412 trips',
      quantity: 412,
      unit_kobo: 4_200_000,
      amount_kobo: 1_730_400_000,
      explain: '412 completed trips at ₦42,000.00 (rate card v3).',
      earning_ids_count: 412,
    },
    {
      type: 'withholding_tax',
      direction: 'debit',
      label: 'Withholding tax 10 %',
      amount_kobo: 176_380_000,
      explain: '10 % of ₦17,638,000.00 (trips, bonuses, cancelled trips). Tolls are not taxed.',
      earning_ids_count: 1,
    },
  ])
})

test('omits the unit price of trips with several prices', () => {
  const [line] = payslipEntries([sum('trip_earning', 2, 10_700_000)], terms)
  expect(line).toMatchObject({ label: 'Trips', explain: '2 amounts for completed trips, by rate card v3.' })
  expect(line).not.toHaveProperty('unit_kobo')
})

test('uses the singular for one', () => {
  expect(payslipEntries([sum('penalty', 1, 1_500_000, 1_500_000)], terms)[0]?.explain).toBe(
    '1 penalty at ₦15,000.00, by the table of rate card v3.',
  )
  expect(payslipEntries([sum('bonus', 2, 5_000_000, 2_500_000)], terms)[0]?.explain).toMatch(/^2 bonuses/)
})

test('explains every type, in payslip order', () => {
  const all = payslipEntries(
    earningTypes.toReversed().map((type) => sum(type, 1, 100)),
    terms,
  )
  expect(all.map(({ type }) => type)).toEqual(earningTypes)
  for (const { explain, label } of all) {
    expect(explain).toMatch(/\.$/)
    expect(label).not.toBe('')
  }
})

// Each payslip has lines of the last days of the month before, which may have had other rates.
test.each([
  [{ ...sum('trip_earning', 2, 9_000_000), versions: [4, 3] }, 'Trips', '2 amounts for completed trips, by rate cards v3 and v4.'],
  [{ ...sum('trip_earning', 2, 8_400_000, 4_200_000), versions: [2] }, '2 trips', '2 completed trips at ₦42,000.00 (rate card v2).'],
  [{ ...sum('penalty', 2, 3_000_000), versions: [3, 4, 4] }, 'Penalties', '2 penalties, by the table of rate cards v3 and v4.'],
  [{ ...sum('platform_fee', 2, 100), fees_bps: [600, 500] }, 'Platform fee 5 % and 6 %', '5 % and 6 % of what the trips brought.'],
  [{ ...sum('platform_fee', 1, 100), fees_bps: [250] }, 'Platform fee 2.5 %', '2.5 % of what the trips brought.'],
])('quotes the terms of the lines, not those of the month', (own, label, explain) => {
  expect(payslipEntries([own], terms)[0]).toMatchObject({ label, explain })
})
