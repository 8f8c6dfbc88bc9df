import type { Schedule } from '@vehicle-partner/api'
import { desc, eq, and, or, isNull, inArray, asc } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { routeInterests, schedules } from '../db/schema/routeTables.ts'

/** The schedules of a route that an organisation may see: its own and the open ones. */
export async function readSchedules(db: Db, partnerId: string, routeId: string): Promise<Schedule[]> {
  const rows = await db
    .select({ row: schedules, plate: vehicles.registration_number, fname: drivers.fname, lname: drivers.lname })
    .from(schedules)
    .leftJoin(vehicles, eq(vehicles.id, schedules.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, schedules.driver_id))
    .where(and(eq(schedules.route_id, routeId), or(isNull(schedules.partner_id), eq(schedules.partner_id, partnerId))))
    .orderBy(asc(schedules.departure_time), asc(schedules.id))
  const ids = rows.map(({ row }) => row.id)
  const interests =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(routeInterests)
          .where(and(eq(routeInterests.partner_id, partnerId), inArray(routeInterests.schedule_id, ids)))
          .orderBy(desc(routeInterests.created_at))
  return rows.map(({ row, plate, fname, lname }) => ({
    id: row.id,
    direction: row.direction,
    days_of_week: row.days_of_week,
    departure_time: row.departure_time.slice(0, 5),
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    vehicle_types: row.vehicle_types,
    seats_min: row.seats_min,
    open: row.partner_id === null,
    assigned:
      row.partner_id === null
        ? null
        : {
            vehicle: row.vehicle_id === null || plate === null ? null : { id: row.vehicle_id, label: plate },
            driver: row.driver_id === null || fname === null ? null : { id: row.driver_id, label: `${fname} ${lname}` },
          },
    exceptions: row.exceptions,
    interest: interests.find(({ schedule_id }) => schedule_id === row.id)?.status ?? null,
  }))
}
