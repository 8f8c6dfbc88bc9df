import {
  describeCameBack,
  formatNaira,
  formatBasisPoints,
  formatDateRange,
  formatDate,
  hasCreditNote,
  lagosDate,
} from '@vehicle-partner/domain'
import type { StrictPayslip } from '../payslips/readPayslips.ts'
import { writeCompanyHead } from './companyHead.ts'
import { mutedColor, finishPdf, openPdf } from './pdfDocument.ts'
import { openPdfTable } from './pdfTable.ts'

/** A payslip as PDF: lines with explanations, totals, vehicles, tax and account. */
export function createPayslipPdf(payslip: StrictPayslip): Promise<Uint8Array> {
  const { company, number, period, issued_at, version_no, totals, tax, opening_balance_kobo, returned_payouts } = payslip
  const at = new Date(issued_at ?? period.to)
  const pdf = openPdf({ title: `Payslip ${number}`, subject: company.name, at })
  const { document, text } = pdf
  text('H1', `Payslip ${number}`, { size: 20, bold: true })
  writeCompanyHead(pdf, company)
  text('P', `${formatDateRange(period)}, issued ${formatDate(lagosDate(at))}, version ${version_no}`, { color: mutedColor })
  document.moveDown(1.5)

  text('H2', 'Earned and taken', { size: 13, bold: true })
  document.moveDown(0.5)
  const lines = openPdfTable(pdf, [
    { label: 'Line', share: 22 },
    { label: 'Why', share: 48 },
    { label: 'Amount', share: 20, number: true },
  ])
  for (const { label, explain, direction, amount_kobo } of payslip.lines)
    lines.row({ cells: [label, explain, formatNaira(direction === 'credit' ? amount_kobo : -amount_kobo)] })
  lines.row({ cells: ['Gross', '', formatNaira(totals.gross_kobo)], bold: true })
  lines.row({ cells: ['Deductions', '', formatNaira(totals.deductions_kobo)], bold: true })
  if (opening_balance_kobo < 0) lines.row({ cells: ['Carried in', 'From the month before.', formatNaira(opening_balance_kobo)] })
  lines.row({ cells: ['Net', '', formatNaira(totals.net_kobo)], bold: true })
  for (const { label, reference, amount_kobo } of returned_payouts)
    lines.row({ cells: [label, `${reference} is paid again. It is no earning.`, formatNaira(amount_kobo)] })
  if (totals.carried_forward_kobo < 0)
    lines.row({ cells: ['Carried forward', 'Into the next month.', formatNaira(totals.carried_forward_kobo)] })
  lines.row({ cells: ['Payable', '', formatNaira(totals.payable_kobo)], bold: true })
  lines.end()
  document.moveDown(1.5)

  notes(pdf, payslip)
  vehicles(pdf, payslip)
  text('H2', 'Tax and account', { size: 13, bold: true })
  document.moveDown(0.3)
  text('P', describeTax(tax))
  text('P', describePayee(payslip))
  return finishPdf(pdf)
}

function describeTax(tax: StrictPayslip['tax']): string {
  if (tax.wht_kobo === 0) return 'No tax is withheld.'
  const sum = `Withholding tax: ${formatBasisPoints(tax.wht_rate_bps)} of ${formatNaira(tax.wht_base_kobo)} is ${formatNaira(tax.wht_kobo)}.`
  return `${sum} The credit note is ${hasCreditNote(tax) ? 'available' : 'on its way'}.`
}

function describePayee({ totals, status, account }: StrictPayslip): string {
  if (totals.payable_kobo === 0) return 'Nothing is paid out.'
  if (!account) return 'No account to pay to yet.'
  return `${status === 'paid' ? 'Paid' : 'Payable'} to ${account.account_name}, ${account.bank_name} ${account.account_number_masked}.`
}

/** Why lines are on another payslip than that of their month, and what became of a payout that came back. */
function notes(pdf: ReturnType<typeof openPdf>, { carried_over, left_over, came_back }: StrictPayslip): void {
  const sentences = [
    ...[...carried_over, ...left_over].map(({ text, amount_kobo }) => `${text} (${formatNaira(amount_kobo)})`),
    ...(came_back ? [`${came_back.label}. ${describeCameBack(came_back)}`] : []),
  ]
  if (sentences.length === 0) return
  pdf.text('H2', 'Notes', { size: 13, bold: true })
  pdf.document.moveDown(0.3)
  for (const sentence of sentences) pdf.text('P', sentence)
  pdf.document.moveDown(1.5)
}

function vehicles(pdf: ReturnType<typeof openPdf>, { vehicles: all, unallocated }: StrictPayslip): void {
  if (all.length === 0) return
  const { document, text } = pdf
  text('H2', 'By vehicle', { size: 13, bold: true })
  document.moveDown(0.5)
  const money = (label: string) => ({ label, share: 20, number: true })
  const table = openPdfTable(pdf, [
    { label: 'Vehicle', share: 20 },
    { label: 'Trips', share: 10, number: true },
    money('Gross'),
    money('Deductions'),
    money('Net'),
  ])
  const sums = (each: typeof unallocated) => [each.gross_kobo, each.deductions_kobo, each.net_kobo].map((kobo) => formatNaira(kobo))
  for (const each of all) table.row({ cells: [each.registration_number, String(each.trips), ...sums(each)] })
  table.row({ cells: ['No vehicle', '', ...sums(unallocated)] })
  table.end()
  document.moveDown(1.5)
}
