import type { TaxYear } from '@vehicle-partner/api'
import { monthRange, sumTaxYear } from '@vehicle-partner/domain'
import { and, asc, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { readPaidCompany } from '../payouts/companyName.ts'

/** The withholding tax of a calendar year, by its payslips in force. */
export async function readTaxYear(db: Db, partnerId: string, year: string): Promise<TaxYear> {
  const [company, slips] = await Promise.all([
    readPaidCompany(db, partnerId),
    // One per month: few enough to choose the year in memory.
    db
      .select()
      .from(payslips)
      .where(and(eq(payslips.partner_id, partnerId), ne(payslips.status, 'revised')))
      .orderBy(asc(payslips.month)),
  ])
  const ofYear = slips
    .filter(({ month }) => month.startsWith(year))
    .map(({ id: payslip_id, number, month, gross_kobo, wht_base_kobo, wht_rate_bps, wht_kobo, credit_note_status: status }) => ({
      payslip_id,
      number,
      period: monthRange(month),
      gross_kobo,
      wht_base_kobo,
      wht_rate_bps,
      wht_kobo,
      credit_note: { status },
    }))
  const years = [...new Set(slips.map(({ month }) => month.slice(0, 4)))].toReversed()
  return { year, company, payslips: ofYear, totals: sumTaxYear(ofYear), years }
}
