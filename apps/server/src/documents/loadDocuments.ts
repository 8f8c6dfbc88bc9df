import type { DocumentOwner, DocumentRecord } from '@vehicle-partner/api/server'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Dependencies } from '../context.ts'
import { orderByIds } from '../db/orderByIds.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { boolean, text } from '../db/sqlValueTypes.ts'
import { toDocumentRecord, uploader } from './documentRows.ts'
import { documentOwnerKey } from './documentOwners.ts'

const renewals = alias(documents, 'renewals')

/** Documents with their owners, and whether a renewal is under review, in the order of the ids. */
export async function loadDocuments(
  { db, secrets }: Pick<Dependencies, 'db' | 'secrets'>,
  ids: readonly string[],
): Promise<{ record: DocumentRecord; owner: DocumentOwner; renewing: boolean }[]> {
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
      renewing: exists(
        db
          .select({ id: renewals.id })
          .from(renewals)
          .where(
            and(
              eq(renewals.partner_id, documents.partner_id),
              eq(renewals.type, documents.type),
              eq(renewals.status, 'under_review'),
              sql`${renewals.vehicle_id} is not distinct from ${documents.vehicle_id}`,
              sql`${renewals.driver_id} is not distinct from ${documents.driver_id}`,
            ),
          ),
      ).mapWith(boolean),
    })
    .from(documents)
    .innerJoin(partners, eq(partners.id, documents.partner_id))
    .leftJoin(vehicles, eq(vehicles.id, documents.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, documents.driver_id))
    .leftJoin(cities, sql`${cities.id} = coalesce(${vehicles.city_id}, ${drivers.city_id})`)
    .leftJoin(users, eq(users.id, documents.uploaded_by))
    .where(inArray(documents.id, [...ids]))
  return orderByIds(ids, rows, ({ row }) => row.id).map(({ row, uploader: uploaderName, label, city, ownership, renewing }) => {
    const { owner_type, owner_id } = documentOwnerKey(row)
    const owner = { owner_type, owner_id, owner_label: label, city: city ?? undefined, ownership: ownership ?? undefined }
    return { record: toDocumentRecord(secrets, row, uploaderName), owner, renewing }
  })
}
