import { findDriverBlockers } from '@vehicle-partner/api/server'
import { isDriversOwn, lagosDate } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { drivers, vehicleAssignments } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { toDriverRecord } from '../drivers/driverRecord.ts'
import { getDocumentSummary, loadDocumentSummaries } from './documentSummaries.ts'

/** The current drivers of vehicles, by vehicle id, with what keeps them from trips. */
export async function loadAssignedDrivers(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  vehicleIds: readonly string[],
  isVerified: boolean,
) {
  if (vehicleIds.length === 0) return new Map<string, never>()
  const today = lagosDate(now)
  const rows = await db
    .select({ vehicle_id: vehicleAssignments.vehicle_id, driver: drivers, city: cities.code })
    .from(vehicleAssignments)
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .where(and(inArray(vehicleAssignments.vehicle_id, [...vehicleIds]), isNull(vehicleAssignments.ended_at)))
  const owners = rows.map(({ driver, city }) => ({ id: driver.id, city }))
  const summaries = await loadDocumentSummaries(db, 'driver', owners, today)
  return new Map(
    rows.map(({ vehicle_id, driver }) => {
      const { id, fname, lname, phone, avatar } = driver
      const blockers = findDriverBlockers(toDriverRecord(driver), {
        documents: getDocumentSummary(summaries, id),
        verified: isVerified,
        today,
      })
      return [vehicle_id, { id, fname, lname, phone, avatar, dispatchable: !blockers.some(isDriversOwn), blockers }]
    }),
  )
}
