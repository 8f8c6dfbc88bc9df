import { lagosDate, requiredDocumentTypes, summarizeDocuments, type Day, type DocumentsSummary } from '@vehicle-partner/domain'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { cities } from '../db/schema/partnerTables.ts'

interface DocumentOwner {
  id: string
  /** Code of the city. */
  city: string
  /** Vehicles only. */
  ownership?: string
}

/** Summarizes the required documents of vehicles or drivers, by their id. With their organisation a whole fleet is read by its index. */
export async function loadDocumentSummaries(
  db: Db,
  type: 'vehicle' | 'driver',
  owners: readonly DocumentOwner[],
  today: Day,
  partnerId?: string,
): Promise<Map<string, DocumentsSummary>> {
  if (owners.length === 0) return new Map()
  const column = type === 'vehicle' ? documents.vehicle_id : documents.driver_id
  const rows = await db
    .select({ owner: column, type: documents.type, status: documents.status, expiry_date: documents.expiry_date })
    .from(documents)
    .where(
      and(
        partnerId === undefined ? undefined : eq(documents.partner_id, partnerId),
        inArray(
          column,
          owners.map(({ id }) => id),
        ),
        ne(documents.status, 'superseded'),
      ),
    )
  const byOwner = Map.groupBy(rows, ({ owner }) => owner)
  return new Map(
    owners.map(({ id, city, ownership }) => [
      id,
      summarizeDocuments(byOwner.get(id) ?? [], requiredDocumentTypes(type, { city, ownership }), today),
    ]),
  )
}

const emptySummary: DocumentsSummary = { status: 'complete', next_expiry: null, issues: [] }

/** The summary of one owner out of many. */
export const getDocumentSummary = (summaries: ReadonlyMap<string, DocumentsSummary>, id: string): DocumentsSummary =>
  summaries.get(id) ?? emptySummary

/** Summarizes the required documents of one vehicle or driver. */
export async function loadDocumentSummary(
  db: Db,
  type: 'vehicle' | 'driver',
  { id, city_id, ownership }: { id: string; city_id: string; ownership?: string },
  now: Date,
): Promise<DocumentsSummary> {
  const [city] = await db.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
  const owner = { id, city: city?.code ?? '', ...(ownership === undefined ? {} : { ownership }) }
  return getDocumentSummary(await loadDocumentSummaries(db, type, [owner], lagosDate(now)), id)
}
