import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { partners } from '../db/schema/partnerTables.ts'

/** The organisation's name as printed on PDFs. */
export async function readCompanyName(db: Db, partnerId: string): Promise<string> {
  const [partner] = await db.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partnerId))
  return partner?.name ?? ''
}

/** The organisation that a payslip is for. */
export async function readPaidCompany(db: Db, partnerId: string) {
  const { company_name: name, rc_number, company_address: address } = partners
  const [partner] = await db.select({ name, rc_number, address }).from(partners).where(eq(partners.id, partnerId))
  return partner ?? { name: '', rc_number: null, address: null }
}
