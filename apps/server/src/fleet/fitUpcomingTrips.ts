import { licenceCoverage, type VehicleType } from '@vehicle-partner/domain'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import type { DriverRow } from '../drivers/driverRecord.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import type { VehicleRow } from '../vehicles/vehicleRecord.ts'
import { unassignTrips } from './unassignTrips.ts'

/** Locked, so that no seat is booked meanwhile. */
const loadUpcoming = (tx: Tx, where: SQL) =>
  tx
    .select({ id: trips.id, booked: trips.seats_booked, type: vehicles.type, licence_class: drivers.licence_class })
    .from(trips)
    .leftJoin(vehicles, eq(vehicles.id, trips.vehicle_id))
    .leftJoin(drivers, eq(drivers.id, trips.driver_id))
    .where(and(where, inArray(trips.status, ['scheduled', 'assigned'])))
    .for('update', { of: trips })

const isCovered = (licenceClass: string | null, type: VehicleType | null) =>
  licenceClass === null || type === null || licenceCoverage(licenceClass, type) !== 'no'

/**
 * Follows a change of a vehicle's seats or type: upcoming trips whose passengers or driver it no longer suits need another vehicle, and the
 * others offer its seats. The fleet must be locked, and the change written.
 */
export async function fitTripsOfVehicle(tx: Tx, context: OperationContext, before: VehicleRow, after: VehicleRow): Promise<void> {
  if (after.seats === before.seats && after.type === before.type) return
  const { id, partner_id, registration_number: label } = after
  const upcoming = await loadUpcoming(tx, eq(trips.vehicle_id, id))
  const unsuited = upcoming.filter(({ booked, licence_class }) => booked > after.seats || !isCovered(licence_class, after.type))
  const only = unsuited.map((trip) => trip.id)
  await unassignTrips(tx, context, { type: 'vehicle', id, partner_id, label, why: 'was changed and no longer fits', only })
  if (after.seats === before.seats) return
  const changed = await tx
    .update(trips)
    .set({ seats_total: after.seats, version: sql`${trips.version} + 1`, updated_at: context.now })
    .where(and(eq(trips.vehicle_id, id), inArray(trips.status, ['scheduled', 'assigned'])))
    .returning()
  for (const { id: trip_id, status, seats_total, seats_booked, seats_boarded, seats_no_show } of changed)
    publish(tx, context, {
      type: 'trip.updated',
      partner_id,
      data: {
        trip_id,
        status,
        group: 'upcoming',
        changed: ['seats_total'],
        seats: { total: seats_total, booked: seats_booked, boarded: seats_boarded, no_show: seats_no_show },
      },
    })
}

/**
 * Follows a change of a driver's licence class: upcoming trips with a vehicle that it does not cover need another driver. The fleet must be
 * locked, and the change written.
 */
export async function fitTripsOfDriver(tx: Tx, context: OperationContext, before: DriverRow, after: DriverRow): Promise<void> {
  if (after.licence_class === before.licence_class) return
  const { id, partner_id, licence_class } = after
  const upcoming = await loadUpcoming(tx, eq(trips.driver_id, id))
  const only = upcoming.filter(({ type }) => !isCovered(licence_class, type)).map((trip) => trip.id)
  const why = `has a licence of class ${licence_class}, which does not cover the vehicle`
  await unassignTrips(tx, context, { type: 'driver', id, partner_id, label: `${after.fname} ${after.lname}`, why, only })
}
