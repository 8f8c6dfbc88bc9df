import type { Payslip } from '@vehicle-partner/api'
import { formatDate, formatDateRange, formatMonth, formatNaira, lagosDate } from '@vehicle-partner/domain'
import { PrintSheet } from '@vehicle-partner/ui'
import { payableLabel } from './payslipSteps.ts'
import { registeredAs } from './registeredAs.ts'

interface PayslipPaperProps {
  payslip: Payslip
  /** The name of the organisation, where the payslip does not bring it. */
  organization: string
  preview?: boolean
}

/** The payslip on one sheet of A4. */
export function PayslipPaper({ payslip, organization, preview = false }: PayslipPaperProps) {
  const {
    company,
    number,
    period,
    status,
    version_no,
    issued_at,
    totals,
    account,
    lines,
    opening_balance_kobo,
    returned_payouts = [],
    tax,
  } = payslip
  const isDraft = status === 'draft'
  const rowsOf = (direction: 'credit' | 'debit') =>
    lines
      .filter((line) => line.direction === direction)
      .map(({ id, label, explain, amount_kobo }) => ({
        id,
        label,
        detail: explain,
        amount: formatNaira(direction === 'credit' ? amount_kobo : -amount_kobo),
      }))
  const others = [
    ...(opening_balance_kobo === 0
      ? []
      : [{ id: 'opening', label: 'Owed from the month before', amount: formatNaira(opening_balance_kobo) }]),
    ...returned_payouts.map(({ payout_id, label, amount_kobo }) => ({ id: payout_id, label, amount: formatNaira(amount_kobo) })),
    ...(totals.carried_forward_kobo === 0
      ? []
      : [{ id: 'carried', label: 'Carried to the next month', amount: formatNaira(totals.carried_forward_kobo) }]),
  ]
  return (
    <PrintSheet
      paper="a4"
      preview={preview}
      title={isDraft ? `${formatMonth(period.from)} so far` : `Payslip ${number}`}
      lines={[
        [
          formatDateRange(period),
          ...(issued_at === null ? [] : [`issued ${formatDate(lagosDate(new Date(issued_at)))}`]),
          ...(version_no > 1 ? [`version ${version_no}`] : []),
        ].join(', '),
        `Paid to ${[company?.name ?? organization, registeredAs(company)].filter((part) => part !== undefined).join(', ')}`,
        account ? `${account.bank_name} ${account.account_number_masked}, ${account.account_name}` : 'No account yet',
      ]}
      groups={[
        { id: 'earned', title: 'Earned', aside: formatNaira(totals.gross_kobo), rows: rowsOf('credit') },
        { id: 'deducted', title: 'Deducted', aside: formatNaira(-totals.deductions_kobo), rows: rowsOf('debit') },
        { id: 'paid', title: payableLabel(status), aside: formatNaira(totals.payable_kobo), rows: others },
      ]}
      footer={
        tax.wht_kobo === 0 || isDraft
          ? undefined
          : `Tax credit note for ${formatNaira(tax.wht_kobo)}: ${tax.credit_note.status === 'available' ? 'available' : 'pending'}.`
      }
    />
  )
}
