import { expect, test } from 'vitest'
import { describeCarriedLines, describeLeftLines, unsettleableReason } from './carryOver.ts'
import { payslipEntries } from './payslipLines.ts'
import { payslipTotals } from './payslips.ts'
import { returnedPayoutLabel } from './returnedPayouts.ts'

test.each([
  ['pending', false, 'being_checked'],
  ['unsettled', false, null],
  ['pending', true, 'under_query'],
  ['unsettled', true, 'under_query'],
] as const)('a line that is %s, under query %s: %s', (state, under_query, reason) =>
  expect(unsettleableReason({ state, under_query })).toBe(reason),
)

test('the texts are sentences', () => {
  expect(describeCarriedLines('being_checked', 1)).toBe('1 line of an earlier month was still being checked when its month was closed.')
  expect(describeCarriedLines('under_query', 2)).toBe('2 lines of earlier months were under query when their month was closed.')
  expect(describeCarriedLines('posted_late', 3)).toBe('3 lines of earlier months were posted after their month was closed.')
  expect(describeLeftLines('being_checked', 1)).toBe('1 line is still being checked: it is on the next payslip.')
  expect(describeLeftLines('under_query', 2345)).toBe('2,345 lines are under query: they are on a payslip after the decision.')
})

test('a payslip line explains the lines of earlier months', () => {
  const [entry] = payslipEntries(
    [{ type: 'trip_earning', amount_kobo: 8_400_000, count: 2, unit_kobo: 4_200_000, notes: [describeCarriedLines('posted_late', 2)] }],
    { rateCardVersion: 3, platformFeeBps: 500, whtBaseKobo: 0, whtRateBps: 0 },
  )
  expect(entry?.explain).toMatch(/^2 completed trips .*\(rate card v3\)\. 2 lines of earlier months were posted after/)
})

test('a payout that came back is paid again, and is neither gross nor net', () => {
  const lines = [{ direction: 'credit', amount_kobo: 500 }] as const
  expect(payslipTotals(lines, 0, 2000)).toEqual({
    gross_kobo: 500,
    deductions_kobo: 0,
    net_kobo: 500,
    carried_forward_kobo: 0,
    payable_kobo: 2500,
  })
  expect(payslipTotals(lines, -3000, 2000)).toMatchObject({ net_kobo: -2500, carried_forward_kobo: -500, payable_kobo: 0 })
  expect(payslipTotals([], -300, 2000)).toMatchObject({ net_kobo: -300, carried_forward_kobo: 0, payable_kobo: 1700 })
  expect(returnedPayoutLabel('2026-11-07')).toBe('Payout of 7 Nov came back')
})
