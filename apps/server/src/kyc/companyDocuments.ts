import { documentState, withoutCorrectedUploads, type Day } from '@vehicle-partner/domain'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'

export interface CompanyDocument {
  id: string
  type: string
  /** `under_review`, `approved`, `rejected` or `expired`. */
  status: string
}

/** The organisation's own documents that are approved, expired, under review, or rejected and not uploaded again. */
export async function listCompanyDocuments(db: Db, partnerId: string, today: Day): Promise<CompanyDocument[]> {
  const rows = await db
    .select({ id: documents.id, type: documents.type, status: documents.status, expiry_date: documents.expiry_date })
    .from(documents)
    .where(
      and(
        eq(documents.partner_id, partnerId),
        isNull(documents.vehicle_id),
        isNull(documents.driver_id),
        ne(documents.status, 'superseded'),
      ),
    )
    .orderBy(asc(documents.created_at), asc(documents.id))
  return withoutCorrectedUploads(rows).map(({ expiry_date, ...document }) => ({
    ...document,
    status: documentState({ ...document, expiry_date }, today) === 'expired' ? 'expired' : document.status,
  }))
}
