import type { DocumentOwner, DocumentRecord } from '@vehicle-partner/api/server'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { orderByIds } from '../db/orderByIds.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { text } from '../db/sqlValueTypes.ts'
import { toDocumentRecord, uploader } from './documentRows.ts'
import { documentOwnerKey } from './documentOwners.ts'

/** Documents with their owners, in the order of the ids. */
export async function loadDocuments(
  { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>,
  ids: readonly string[],
): Promise<{ record: DocumentRecord; owner: DocumentOwner }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      row: documents,
      uploader,
      label: sql`coalesce(${vehicles.registration_number}, ${drivers.fname} || ' ' || ${drivers.lname}, ${partners.company_name})`.mapWith(
        text,
      ),
      city: cities.code,
      ownership: vehicles.ownership,
    })
    .from(documents)
    .innerJoin(partners, eq(partners.id, documents.partner_id))
    .leftJoin(vehicles, eq(vehicles.id, documents.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, documents.driver_id))
    .leftJoin(cities, sql`${cities.id} = coalesce(${vehicles.city_id}, ${drivers.city_id})`)
    .leftJoin(users, eq(users.id, documents.uploaded_by))
    .where(inArray(documents.id, [...ids]))
  return orderByIds(ids, rows, ({ row }) => row.id).map(({ row, uploader: uploaderName, label, city, ownership }) => {
    const { owner_type, owner_id } = documentOwnerKey(row)
    const owner = { owner_type, owner_id, owner_label: label, city: city ?? undefined, ownership: ownership ?? undefined }
    return { record: toDocumentRecord(secrets, row, uploaderName), owner }
  })
}
