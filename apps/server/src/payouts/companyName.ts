import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { partners } from '../db/schema/partnerTables.ts'

/** What an organisation is called, as documents print it. */
export async function readCompanyName(db: Db, partnerId: string): Promise<string> {
  const [partner] = await db.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partnerId))
  return partner?.name ?? ''
}
