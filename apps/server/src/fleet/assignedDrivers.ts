import { blockersOf, type DriverRecord } from '@vehicle-partner/api/server'
import { lagosDate, maskIdentityNumber } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { drivers, vehicleAssignments } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { loadDocumentSummaries, documentSummary } from './documentSummaries.ts'
import { toStatusReason } from './statusReasons.ts'

export type DriverRow = typeof drivers.$inferSelect

/** A driver's row as replies are made of it. */
export function toDriverRecord(row: DriverRow): DriverRecord {
  const { nin_last4, invited_at, created_at, updated_at, emergency_contact, guarantor } = row
  const { id, fname, lname, other_names, phone, country_code, email, dob, gender, address, state, avatar } = row
  const { licence_number, licence_class, licence_issue_date, licence_expiry_date, lasdri_number, lasdri_expiry_date } = row
  const { years_experience, languages, app_state, status, version } = row
  return {
    id,
    fname,
    lname,
    other_names,
    phone,
    country_code,
    email,
    dob,
    gender,
    address,
    state,
    nin: nin_last4 === null ? null : maskIdentityNumber(nin_last4),
    avatar,
    licence_number,
    licence_class,
    licence_issue_date,
    licence_expiry_date,
    lasdri_number,
    lasdri_expiry_date,
    years_experience,
    languages,
    emergency_contact,
    guarantor,
    app_state,
    invited_at: invited_at?.toISOString() ?? null,
    status,
    status_reason: toStatusReason(row),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at?.toISOString() ?? null,
  }
}

/** The drivers of vehicles, by vehicle, with whether they may be given trips. */
export async function loadAssignedDrivers({ db, now }: Pick<Dependencies, 'db' | 'now'>, vehicleIds: readonly string[], verified: boolean) {
  if (vehicleIds.length === 0) return new Map<string, never>()
  const today = lagosDate(now)
  const found = await db
    .select({ vehicle_id: vehicleAssignments.vehicle_id, driver: drivers, city: cities.code })
    .from(vehicleAssignments)
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .where(and(inArray(vehicleAssignments.vehicle_id, [...vehicleIds]), isNull(vehicleAssignments.ended_at)))
  const papers = await loadDocumentSummaries(
    db,
    'driver',
    found.map(({ driver, city }) => ({ id: driver.id, city })),
    today,
  )
  return new Map(
    found.map(({ vehicle_id, driver }) => {
      const { id, fname, lname, phone, avatar } = driver
      const blockers = blockersOf(toDriverRecord(driver), { documents: documentSummary(papers, id), verified, today })
      return [vehicle_id, { id, fname, lname, phone, avatar, dispatchable: blockers.length === 0 }]
    }),
  )
}
