import { RequestError, type DocumentOwner } from '@vehicle-partner/api/server'
import type { DocumentOwnerType } from '@vehicle-partner/domain'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities, partners } from '../db/schema/partnerTables.ts'

/** The owner of documents: a vehicle, a driver, or the organisation itself. */
export interface DocumentOwnerKey {
  owner_type: DocumentOwnerType
  owner_id: string
  partner_id: string
}

/** An owner with the facts that document rules need, and its status. */
export type OwnerWithStatus = DocumentOwner & { partner_id: string; status: string }

/** Loads the owner of documents. Throws RequestError `NotFound`. */
export async function loadDocumentOwner(db: Db, { owner_type, owner_id, partner_id }: DocumentOwnerKey): Promise<OwnerWithStatus> {
  const key = { owner_type, owner_id, partner_id }
  if (owner_type === 'vehicle') {
    const [row] = await db
      .select({ label: vehicles.registration_number, city: cities.code, ownership: vehicles.ownership, status: vehicles.status })
      .from(vehicles)
      .innerJoin(cities, eq(cities.id, vehicles.city_id))
      .where(and(eq(vehicles.id, owner_id), eq(vehicles.partner_id, partner_id)))
    if (row) return { ...key, owner_label: row.label, city: row.city, ownership: row.ownership, status: row.status }
  }
  if (owner_type === 'driver') {
    const [row] = await db
      .select({ fname: drivers.fname, lname: drivers.lname, city: cities.code, status: drivers.status })
      .from(drivers)
      .innerJoin(cities, eq(cities.id, drivers.city_id))
      .where(and(eq(drivers.id, owner_id), eq(drivers.partner_id, partner_id)))
    if (row) return { ...key, owner_label: `${row.fname} ${row.lname}`, city: row.city, status: row.status }
  }
  if (owner_type === 'partner') {
    const [row] = await db.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id))
    if (row) return { ...key, owner_label: row.name, status: 'active' }
  }
  throw new RequestError('NotFound')
}

/** The owner of a document row. */
export const documentOwnerKey = ({
  vehicle_id,
  driver_id,
  partner_id,
}: Pick<typeof documents.$inferSelect, 'vehicle_id' | 'driver_id' | 'partner_id'>): DocumentOwnerKey =>
  vehicle_id !== null
    ? { owner_type: 'vehicle', owner_id: vehicle_id, partner_id }
    : driver_id !== null
      ? { owner_type: 'driver', owner_id: driver_id, partner_id }
      : { owner_type: 'partner', owner_id: partner_id, partner_id }

/** The condition for documents of this owner. */
export function isOwnedBy({ owner_type, owner_id, partner_id }: DocumentOwnerKey): SQL | undefined {
  const isOwn =
    owner_type === 'vehicle'
      ? eq(documents.vehicle_id, owner_id)
      : owner_type === 'driver'
        ? eq(documents.driver_id, owner_id)
        : and(isNull(documents.vehicle_id), isNull(documents.driver_id))
  return and(eq(documents.partner_id, partner_id), isOwn)
}

/** The columns that refer to the owner. */
export const ownerColumns = ({ owner_type, owner_id }: DocumentOwnerKey) => ({
  vehicle_id: owner_type === 'vehicle' ? owner_id : null,
  driver_id: owner_type === 'driver' ? owner_id : null,
})
