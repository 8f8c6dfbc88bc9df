import { and, desc, eq, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { payslips } from '../db/schema/payslipTables.ts'

/** The payslip of the latest closed month of an organisation, as it was corrected last; null before the first one. */
export async function findLatestPayslip(db: Db, partnerId: string) {
  const { id, number, month, payable_kobo } = payslips
  const [latest] = await db
    .select({ id, number, month, payable_kobo })
    .from(payslips)
    .where(and(eq(payslips.partner_id, partnerId), ne(payslips.status, 'revised')))
    .orderBy(desc(month), desc(payslips.version_no))
    .limit(1)
  return latest ?? null
}
