import {
  calculateCloseTime,
  disputableUntil,
  monthRange,
  payslipEntries,
  payslipTotals,
  calculateWithholdingTax,
  type Day,
  type EarningType,
  type EarningTypeSum,
} from '@vehicle-partner/domain'
import type { CompleteEarningLine } from '../../earnings/earnings.contract.ts'
import type { Payee } from '../../money/payee.ts'
import { draftPayslipId, type CompletePayslip } from '../../payslips/payslips.contract.ts'
import { createEarning, platformFeeBps, rateCardVersion, whtRateBps } from './demoEarnings.ts'
import type { EarningVehicle } from './earningVehicles.ts'

/** A payslip without its organisation, which may change. */
export type MockPayslip = Omit<CompletePayslip, 'company'>

interface PayslipMonth {
  month: Day
  lines: readonly CompleteEarningLine[]
  openingKobo: number
  vehicles: readonly EarningVehicle[]
  account: Payee | null
}

/** Creates the withholding tax line of a month. */
export function createTaxLine(code: string, month: Day, lines: readonly CompleteEarningLine[], now: Date): CompleteEarningLine {
  const { base_kobo, wht_kobo } = calculateWithholdingTax(lines as readonly (CompleteEarningLine & { type: EarningType })[], whtRateBps)
  return createEarning(
    {
      reference: `ERN-${code}${month.slice(0, 7).replace('-', '')}-WHT`,
      day: monthRange(month).to,
      at: new Date(calculateCloseTime(month).getTime() - 3 * 3_600_000),
      type: 'withholding_tax',
      amount_kobo: wht_kobo,
      description: `Withholding tax on ${base_kobo / 100} naira`,
    },
    now,
  )
}

/** Creates a payslip from earning lines, including tax. */
export function createPayslip(id: string, number: string, { month, lines, openingKobo, vehicles, account }: PayslipMonth): MockPayslip {
  const totals = payslipTotals(lines, openingKobo)
  const { base_kobo, wht_kobo } = calculateWithholdingTax(lines as readonly (CompleteEarningLine & { type: EarningType })[], whtRateBps)
  const terms = { rateCardVersion, platformFeeBps, whtBaseKobo: base_kobo, whtRateBps }
  const draft = id === draftPayslipId
  return {
    id,
    number,
    period: monthRange(month),
    status: draft ? 'draft' : 'issued',
    version_no: 1,
    issued_at: draft ? null : calculateCloseTime(month).toISOString(),
    totals,
    currency: 'NGN',
    paid_at: null,
    payout_id: null,
    payout_status: null,
    disputes_open: 0,
    returned_kobo: 0,
    returned_payouts: [],
    carried_over: [],
    left_over: [],
    came_back: null,
    opening_balance_kobo: openingKobo,
    lines: payslipEntries(sumByType(lines), terms).map((entry) => ({ id: `${id}_${entry.type}`, ...entry })),
    vehicles: vehicles.map(({ id: vehicle_id, registration_number }) => {
      const own = lines.filter(({ vehicle }) => vehicle?.id === vehicle_id)
      return { vehicle_id, registration_number, trips: own.filter(({ trip }) => trip).length, ...sumEarnings(own) }
    }),
    unallocated: sumEarnings(lines.filter(({ vehicle }) => !vehicle)),
    tax: { wht_base_kobo: base_kobo, wht_rate_bps: whtRateBps, wht_kobo, credit_note: { status: 'pending' } },
    account,
    acknowledged_at: null,
    disputable_until: draft ? null : disputableUntil(calculateCloseTime(month)),
  }
}

/** Sums lines to gross, deductions and net. */
export function sumEarnings(lines: readonly CompleteEarningLine[]) {
  const { gross_kobo, deductions_kobo, net_kobo } = payslipTotals(lines, 0)
  return { gross_kobo, deductions_kobo, net_kobo }
}

function sumByType(lines: readonly CompleteEarningLine[]): EarningTypeSum[] {
  return [...Map.groupBy(lines, ({ type }) => type)].map(([type, own]) => {
    const first = own[0]?.amount_kobo ?? 0
    return {
      type: type as EarningType, // the demo data has no others
      count: own.length,
      amount_kobo: own.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0),
      unit_kobo: own.every(({ amount_kobo, trip }) => trip && amount_kobo === first) ? first : null,
    }
  })
}
