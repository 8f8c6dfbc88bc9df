import { formatBasisPoints, formatDateRange, formatNaira } from '@vehicle-partner/domain'
import type { StrictPayslip } from '../payslips/readPayslips.ts'
import { writeCompanyHead } from './companyHead.ts'
import { finishPdf, mutedColor, openPdf } from './pdfDocument.ts'
import { openPdfTable } from './pdfTable.ts'

/** The credit note for the withholding tax of a payslip, with which an accountant claims the tax back. */
export function createCreditNotePdf({ number, period, issued_at, company, tax }: StrictPayslip): Promise<Uint8Array> {
  const title = `Withholding tax credit note, ${number}`
  const pdf = openPdf({ title, subject: company.name, at: new Date(issued_at ?? period.to) })
  const { document, text } = pdf
  text('H1', title, { size: 20, bold: true })
  writeCompanyHead(pdf, company)
  document.moveDown(1)
  text('P', formatNaira(tax.wht_kobo), { size: 26, bold: true })
  text('P', `withheld in ${formatDateRange(period)}`, { color: mutedColor })
  document.moveDown(1.5)
  const table = openPdfTable(pdf, [
    { label: 'What', share: 40 },
    { label: 'Value', share: 60 },
  ])
  const rows: [string, string][] = [
    ['Payslip', number],
    ['Taxed amount', formatNaira(tax.wht_base_kobo)],
    ['Rate', formatBasisPoints(tax.wht_rate_bps)],
    ['Tax withheld', formatNaira(tax.wht_kobo)],
  ]
  for (const cells of rows) table.row({ cells })
  table.end()
  document.moveDown(1.5)
  text('P', 'This tax counts against the tax of the company named above. Tolls are not taxed.')
  return finishPdf(pdf)
}
