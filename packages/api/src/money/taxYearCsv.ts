import { byteOrderMark, formatCsvLine } from '@vehicle-partner/domain'
import type { TaxYear } from '../payslips/payslips.contract.ts'
import { formatNairaCell } from './nairaCell.ts'

/** Formats a year's withholding tax as CSV: a line for each payslip, then the totals, in naira. */
export function formatTaxYearCsv({ year, company, payslips, totals }: TaxYear): string {
  const about = [company.name, company.rc_number ?? '']
  return [
    byteOrderMark,
    formatCsvLine(['Company', 'RC number', 'Payslip', 'From', 'To', 'Gross', 'Taxed amount', 'Rate %', 'Tax withheld', 'Credit note']),
    ...payslips.map(({ number, period, gross_kobo, wht_base_kobo, wht_rate_bps, wht_kobo, credit_note }) =>
      formatCsvLine([
        ...about,
        number,
        period.from,
        period.to,
        formatNairaCell(gross_kobo),
        formatNairaCell(wht_base_kobo),
        wht_rate_bps / 100,
        formatNairaCell(wht_kobo),
        credit_note.status,
      ]),
    ),
    formatCsvLine([
      ...about,
      `Total ${year}`,
      null,
      null,
      formatNairaCell(totals.gross_kobo),
      formatNairaCell(totals.wht_base_kobo),
      null,
      formatNairaCell(totals.wht_kobo),
      '',
    ]),
  ].join('')
}
