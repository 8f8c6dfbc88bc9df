import type { TaxYear } from '@vehicle-partner/api'
import { formatBasisPoints, formatDate, formatMonth, formatNaira, lagosDate } from '@vehicle-partner/domain'
import { writeCompanyHead } from './companyHead.ts'
import { finishPdf, mutedColor, openPdf } from './pdfDocument.ts'
import { openPdfTable } from './pdfTable.ts'

const creditNotes: Readonly<Record<string, string>> = { pending: 'Pending', available: 'Available' }

/** The withholding tax of a year as PDF, for an accountant. */
export function createTaxYearPdf({ year, company, payslips, totals }: TaxYear, at: Date): Promise<Uint8Array> {
  const title = `Withholding tax ${year}`
  const pdf = openPdf({ title, subject: company.name, at })
  const { document, text } = pdf
  text('H1', title, { size: 20, bold: true })
  writeCompanyHead(pdf, company)
  text('P', `As of ${formatDate(lagosDate(at))}`, { color: mutedColor })
  document.moveDown(1.5)
  const money = (label: string) => ({ label, share: 17, number: true })
  const table = openPdfTable(pdf, [
    { label: 'Payslip', share: 18 },
    { label: 'Month', share: 13 },
    money('Gross'),
    money('Taxed amount'),
    { label: 'Rate', share: 7, number: true },
    money('Tax withheld'),
    { label: 'Credit note', share: 11 },
  ])
  for (const { number, period, gross_kobo, wht_base_kobo, wht_rate_bps, wht_kobo, credit_note } of payslips)
    table.row({
      cells: [
        number,
        formatMonth(period.from),
        formatNaira(gross_kobo),
        formatNaira(wht_base_kobo),
        formatBasisPoints(wht_rate_bps),
        formatNaira(wht_kobo),
        creditNotes[credit_note.status] ?? credit_note.status,
      ],
    })
  table.row({
    cells: ['Total', year, formatNaira(totals.gross_kobo), formatNaira(totals.wht_base_kobo), '', formatNaira(totals.wht_kobo), ''],
    bold: true,
  })
  table.end()
  document.moveDown(1.5)
  text(
    'P',
    `Credit notes for ${formatNaira(totals.credited_kobo)} are available; notes for ${formatNaira(totals.pending_kobo)} have not come yet. ` +
      'With a credit note this tax counts against your own. Tolls are not taxed.',
  )
  return finishPdf(pdf)
}
