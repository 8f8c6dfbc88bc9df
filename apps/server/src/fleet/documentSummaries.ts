import { summarizeDocuments, requiredDocumentTypes, type Day, type DocumentsSummary } from '@vehicle-partner/domain'
import { and, inArray, ne } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'

interface Owner {
  id: string
  /** Code of its city. */
  city: string
  /** Of a vehicle. */
  ownership?: string
}

/** The state of the required papers of vehicles or drivers, by their id. */
export async function loadDocumentSummaries(
  db: Db,
  kind: 'vehicle' | 'driver',
  owners: readonly Owner[],
  today: Day,
): Promise<Map<string, DocumentsSummary>> {
  if (owners.length === 0) return new Map()
  const column = kind === 'vehicle' ? documents.vehicle_id : documents.driver_id
  const found = await db
    .select({ owner: column, type: documents.type, status: documents.status, expiry_date: documents.expiry_date })
    .from(documents)
    .where(
      and(
        inArray(
          column,
          owners.map(({ id }) => id),
        ),
        ne(documents.status, 'superseded'),
      ),
    )
  const byOwner = Map.groupBy(found, ({ owner }) => owner)
  return new Map(
    owners.map(({ id, city, ownership }) => [
      id,
      summarizeDocuments(byOwner.get(id) ?? [], requiredDocumentTypes(kind, { city, ownership }), today),
    ]),
  )
}

const emptySummary: DocumentsSummary = { status: 'complete', next_expiry: null, issues: [] }

/** The papers of one owner out of many. */
export const documentSummary = (papers: ReadonlyMap<string, DocumentsSummary>, id: string): DocumentsSummary => papers.get(id) ?? emptySummary
