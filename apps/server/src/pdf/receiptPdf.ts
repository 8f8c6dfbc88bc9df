import type { Payout } from '@vehicle-partner/api'
import { formatNaira, lagosDate, formatDateRange, formatDate, formatTimeOfDay } from '@vehicle-partner/domain'
import { mutedColor, finishPdf, openPdf } from './pdfDocument.ts'
import { openPdfTable } from './pdfTable.ts'

/** The receipt of a paid payout. */
export function createReceiptPdf(payout: Payout, company: string): Promise<Uint8Array> {
  const { reference, period, amount_kobo, account, paid_at, bank_session_id, narration } = payout
  const at = new Date(paid_at ?? payout.scheduled_for)
  const pdf = openPdf({ title: `Receipt ${reference}`, subject: company, at })
  const { document, text } = pdf
  text('H1', `Receipt ${reference}`, { size: 20, bold: true })
  text('P', company, { size: 12 })
  document.moveDown(1)
  text('P', formatNaira(amount_kobo ?? 0), { size: 26, bold: true })
  text('P', `paid on ${formatDate(lagosDate(at))} at ${formatTimeOfDay(at)}`, { color: mutedColor })
  document.moveDown(1.5)
  const table = openPdfTable(pdf, [
    { label: 'What', share: 30 },
    { label: 'Value', share: 70 },
  ])
  const rows: [string, string][] = [
    ['Month', formatDateRange(period)],
    ['Account', account ? `${account.account_name}, ${account.bank_name} ${account.account_number_masked}` : ''],
    ['Bank session', bank_session_id ?? ''],
    ['On your statement', narration ?? ''],
  ]
  for (const cells of rows) table.row({ cells })
  table.end()
  return finishPdf(pdf)
}
