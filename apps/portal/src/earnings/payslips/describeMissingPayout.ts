import type { PayslipHead } from '@vehicle-partner/api'
import { formatDate, lagosDate } from '@vehicle-partner/domain'

/** Why a payslip has no payout. */
export function describeMissingPayout({ status, paid_at, totals }: Pick<PayslipHead, 'status' | 'paid_at' | 'totals'>): string {
  if (paid_at !== null) return `Paid on ${formatDate(lagosDate(new Date(paid_at)))}.`
  if (status === 'revised') return 'The version that replaced it is paid instead.'
  if (status === 'draft') return 'It is paid once the month is closed.'
  if (totals.carried_forward_kobo !== 0) return 'Nothing is paid for this month. What is owed is taken from the next payslip.'
  return totals.payable_kobo === 0 ? 'There is nothing to pay for this month.' : 'Its payout has not been planned yet.'
}
