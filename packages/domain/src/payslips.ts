import { taxedTypes, type Direction, type EarningType } from './earningTypes.ts'
import { applyBasisPoints } from './money.ts'

interface Amount {
  direction: Direction
  amount_kobo: number
}

/** The sums of a month's account. */
export interface PayslipTotals {
  gross_kobo: number
  deductions_kobo: number
  /** Gross less deductions, with what was carried in. */
  net_kobo: number
  /** A negative net goes into the next month; otherwise 0. */
  carried_forward_kobo: number
  /** What is paid; never negative. */
  payable_kobo: number
}

/** The sums of some lines and of what the month before carried in, which is 0 or less. */
export function payslipTotals(lines: readonly Amount[], openingKobo: number): PayslipTotals {
  const of = (direction: Direction) => lines.reduce((sum, line) => sum + (line.direction === direction ? line.amount_kobo : 0), 0)
  const [gross_kobo, deductions_kobo] = [of('credit'), of('debit')]
  const net_kobo = gross_kobo - deductions_kobo + openingKobo
  const carried_forward_kobo = Math.min(0, net_kobo)
  return { gross_kobo, deductions_kobo, net_kobo, carried_forward_kobo, payable_kobo: Math.max(0, net_kobo) }
}

/** The tax withheld on some lines: what it is taken on, and how much, half a kobo rounded up. */
export function withholding(lines: readonly { type: EarningType; amount_kobo: number }[], rateBps: number) {
  const base_kobo = lines.reduce((sum, { type, amount_kobo }) => sum + (taxedTypes.some((each) => each === type) ? amount_kobo : 0), 0)
  return { base_kobo, wht_kobo: Number(applyBasisPoints(BigInt(base_kobo), BigInt(rateBps))) }
}

/** Basis points as people read them: 1000 is '10 %', 250 is '2.5 %'. */
export const percentText = (bps: number): string => `${bps / 100} %`
