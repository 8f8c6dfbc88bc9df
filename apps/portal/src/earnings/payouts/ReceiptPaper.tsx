import type { Payout } from '@vehicle-partner/api'
import { formatDate, formatDateRange, formatNaira, formatTimeOfDay, lagosDate } from '@vehicle-partner/domain'
import { PrintSheet } from '@vehicle-partner/ui'
import { payoutAccount } from './payoutColumns.tsx'

interface ReceiptPaperProps {
  payout: Payout
  /** The name of the organisation. */
  company: string
  preview?: boolean
}

/** The receipt of a paid payout on one sheet of A4. */
export function ReceiptPaper({ payout, company, preview = false }: ReceiptPaperProps) {
  const { reference, amount_kobo, period, paid_at, narration, bank_session_id, account } = payout
  const paid = paid_at === null ? [] : [`${formatDate(lagosDate(new Date(paid_at)))}, ${formatTimeOfDay(new Date(paid_at))}`]
  const row = (label: string, amount: string | null | undefined) => (amount ? [{ id: label, label, amount }] : [])
  return (
    <PrintSheet
      paper="a4"
      preview={preview}
      title={`Receipt ${reference}`}
      lines={[`Paid to ${company}`, `Earnings of ${formatDateRange(period)}`]}
      groups={[
        {
          id: 'payment',
          title: 'Paid',
          aside: amount_kobo === null ? undefined : formatNaira(amount_kobo),
          rows: [
            ...row('Date', paid[0]),
            ...row('Account', payoutAccount(payout)),
            ...row('Account name', account?.account_name),
            ...row('Words in the alert', narration),
            ...row('Session id', bank_session_id),
          ],
        },
      ]}
    />
  )
}
