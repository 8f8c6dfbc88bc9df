import { taxedTypes, type Direction, type EarningType } from './earningTypes.ts'
import { applyBasisPoints } from './money.ts'

interface Amount {
  direction: Direction
  amount_kobo: number
}

/** Totals of a month. */
export interface PayslipTotals {
  gross_kobo: number
  deductions_kobo: number
  /** Gross minus deductions, plus the balance brought forward. */
  net_kobo: number
  /** Net and returned payouts below zero, carried into the next month; otherwise 0. */
  carried_forward_kobo: number
  /** The amount to pay; never negative. */
  payable_kobo: number
}

/**
 * Totals of the lines and the opening balance, which is 0 or negative. Payouts that came back are no earnings: they are paid again, outside
 * of gross and net.
 */
export function payslipTotals(lines: readonly Amount[], openingKobo: number, returnedKobo = 0): PayslipTotals {
  const of = (direction: Direction) => lines.reduce((sum, line) => sum + (line.direction === direction ? line.amount_kobo : 0), 0)
  const [gross_kobo, deductions_kobo] = [of('credit'), of('debit')]
  const net_kobo = gross_kobo - deductions_kobo + openingKobo
  const due = net_kobo + returnedKobo
  return { gross_kobo, deductions_kobo, net_kobo, carried_forward_kobo: Math.min(0, due), payable_kobo: Math.max(0, due) }
}

/** Withholding tax of the lines: its base and its amount. Rounds half a kobo up. */
export function calculateWithholdingTax(lines: readonly { type: EarningType; amount_kobo: number }[], rateBps: number) {
  const base_kobo = lines.reduce((sum, { type, amount_kobo }) => sum + (taxedTypes.some((each) => each === type) ? amount_kobo : 0), 0)
  return { base_kobo, wht_kobo: Number(applyBasisPoints(BigInt(base_kobo), BigInt(rateBps))) }
}

/** Formats basis points as per cent: 1000 is '10 %', 250 is '2.5 %'. */
export const formatBasisPoints = (bps: number): string => `${bps / 100} %`
