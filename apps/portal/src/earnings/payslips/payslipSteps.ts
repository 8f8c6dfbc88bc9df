import type { Payslip } from '@vehicle-partner/api'

/** A bar from gross to what is paid. `kobo` is the amount beside it; `from` and `to` are on one scale from zero. */
export interface PayslipStep {
  id: string
  label: string
  kobo: number
  from: number
  to: number
  tone: 'added' | 'removed' | 'total'
}

/** What the amount of a payslip is: not every payslip has been paid yet, and a payout may have come back. */
export const payableLabel = (status: Payslip['status']): string =>
  status === 'draft' ? 'Yours so far' : status === 'paid' ? 'Paid to you' : 'Payable to you'

type StepPayslip = Pick<Payslip, 'totals' | 'opening_balance_kobo' | 'returned_kobo'>

/** How the paid amount comes about: gross, less deductions and the balance of before, with payouts that came back. Nothing is below zero. */
export function payslipSteps({ totals, opening_balance_kobo, returned_kobo }: StepPayslip, paid: string): readonly PayslipStep[] {
  let level = totals.gross_kobo
  const step = (id: string, label: string, kobo: number): PayslipStep => {
    const before = level
    level += kobo
    return { id, label, kobo, from: Math.max(0, before), to: Math.max(0, level), tone: kobo < 0 ? 'removed' : 'added' }
  }
  return [
    { id: 'gross', label: 'Gross', kobo: totals.gross_kobo, from: 0, to: totals.gross_kobo, tone: 'added' },
    step('deductions', 'Deductions', -totals.deductions_kobo),
    ...(opening_balance_kobo === 0 ? [] : [step('opening', 'From before', opening_balance_kobo)]),
    ...(returned_kobo ? [step('returned', 'Came back', returned_kobo)] : []),
    { id: 'paid', label: paid, kobo: totals.payable_kobo, from: 0, to: totals.payable_kobo, tone: 'total' },
  ]
}
