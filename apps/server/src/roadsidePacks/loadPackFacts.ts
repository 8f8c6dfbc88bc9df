import type { RoadsidePackFacts } from '@vehicle-partner/api/server'
import { lagosDate, listRoadsideDocuments } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { cities, memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import type { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { users } from '../db/schema/userTables.ts'

export type PackRow = typeof roadsidePacks.$inferSelect
/** The vehicle and driver of a pack. */
export type PackSubject = Pick<PackRow, 'vehicle_id' | 'driver_id' | 'driver_was_assigned'>
/** What is true of a vehicle and driver now. */
export type SubjectFacts = Pick<RoadsidePackFacts, 'vehicle' | 'driver' | 'partner' | 'documents'>

/** The facts of packs of one organisation, in their order. */
export async function loadPackFacts(
  db: Db,
  now: Date,
  partnerId: string,
  subjects: readonly PackSubject[],
): Promise<{ subject: PackSubject; facts: SubjectFacts }[]> {
  const vehicleIds = subjects.map(({ vehicle_id }) => vehicle_id)
  const driverIds = subjects.flatMap(({ driver_id }) => driver_id ?? [])
  const vehicleRows = await db
    .select({ vehicle: vehicles, city: cities.code, partner: partners.company_name })
    .from(vehicles)
    .innerJoin(cities, eq(cities.id, vehicles.city_id))
    .innerJoin(partners, eq(partners.id, vehicles.partner_id))
    .where(and(inArray(vehicles.id, vehicleIds), eq(vehicles.partner_id, partnerId)))
  const driverRows = await db
    .select({ driver: drivers, city: cities.code })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .where(and(inArray(drivers.id, driverIds), eq(drivers.partner_id, partnerId)))
  const assigned = await loadAssignments(db, vehicleIds)
  const stored = await db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.partner_id, partnerId),
        or(inArray(documents.vehicle_id, vehicleIds), inArray(documents.driver_id, driverIds)),
        ne(documents.status, 'superseded'),
      ),
    )
  const today = lagosDate(now)
  return subjects.flatMap((subject) => {
    const found = vehicleRows.find(({ vehicle }) => vehicle.id === subject.vehicle_id)
    if (!found) return []
    const { vehicle, partner, city } = found
    const driven = driverRows.find(({ driver }) => driver.id === subject.driver_id)
    const facts: SubjectFacts = {
      vehicle,
      driver: driven
        ? {
            ...driven.driver,
            is_assigned: assigned.get(vehicle.id) === driven.driver.id,
            was_assigned: subject.driver_was_assigned,
          }
        : null,
      partner,
      documents: [
        ...listRoadsideDocuments(
          'vehicle',
          stored.filter(({ vehicle_id }) => vehicle_id === vehicle.id),
          { city, ownership: vehicle.ownership },
          today,
        ),
        ...(driven
          ? listRoadsideDocuments(
              'driver',
              stored.filter(({ driver_id }) => driver_id === driven.driver.id),
              { city: driven.city },
              today,
            )
          : []),
      ],
    }
    return [{ subject, facts }]
  })
}

/** The ids of the current drivers, by vehicle. */
export async function loadAssignments(db: Db, vehicleIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ vehicle_id: vehicleAssignments.vehicle_id, driver_id: vehicleAssignments.driver_id })
    .from(vehicleAssignments)
    .where(and(inArray(vehicleAssignments.vehicle_id, [...vehicleIds]), isNull(vehicleAssignments.ended_at)))
  return new Map(rows.map(({ vehicle_id, driver_id }) => [vehicle_id, driver_id]))
}

/** Whom officers can call: the organisation, or its first owner if it has no number. */
export async function loadContact(db: Db, partnerId: string): Promise<{ name: string; phone: string | null }> {
  const [partner] = await db
    .select({ name: partners.company_name, phone: partners.company_phone })
    .from(partners)
    .where(eq(partners.id, partnerId))
  const name = partner?.name ?? ''
  if (partner?.phone) return { name, phone: partner.phone }
  const [owner] = await db
    .select({ phone: users.phone })
    .from(members)
    .innerJoin(memberRoles, and(eq(memberRoles.member_id, members.id), eq(memberRoles.role, 'partner_owner')))
    .innerJoin(users, eq(users.id, members.user_id))
    .where(and(eq(members.partner_id, partnerId), eq(members.disabled, false)))
    .orderBy(asc(members.id))
    .limit(1)
  return { name, phone: owner?.phone ?? null }
}
