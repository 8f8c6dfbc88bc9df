import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { checkChangeable, checkObstacles, RequestError } from '@vehicle-partner/api/server'
import { driverLicenceWarning, driverObstacles, isSameAssignment, vehicleObstacles } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { loadDriversForTrip, loadVehiclesForTrip } from './tripCandidates.ts'
import { updateTrip, lockTrip, addTripEvent } from './updateTrip.ts'
import type { TripRow } from './loadTrips.ts'

type Body = Parsed<(typeof contract)['trips']['assign']>['body']

async function loadCandidate(tx: Tx, context: Context, trip: TripRow, { vehicle_id, driver_id }: Body) {
  const [vehicle] = await loadVehiclesForTrip(tx, context, trip, eq(vehicles.id, vehicle_id))
  const [driver] = await loadDriversForTrip(tx, context, trip, eq(drivers.id, driver_id))
  if (!vehicle || !driver) {
    const errors = {
      ...(vehicle ? {} : { vehicle_id: 'Please select one of your vehicles' }),
      ...(driver ? {} : { driver_id: 'Please select one of your drivers' }),
    }
    throw new RequestError('ValidationError', undefined, { errors })
  }
  return { vehicle, driver }
}

/** Assigns a vehicle and a driver to a trip; resolves to warnings. */
export const assignTrip = (context: Context, id: string, body: Body): Promise<string[]> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    // Concurrent assignments must see each other.
    await lockFleet(tx, partner.id)
    const trip = await lockTrip(tx, partner.id, id)
    if (trip.version !== body.version) throw new RequestError('VersionConflict')
    checkChangeable(trip, context.now)
    // The same vehicle and driver: no change, no event, no message.
    if (isSameAssignment(trip, body)) return []
    const { vehicle, driver } = await loadCandidate(tx, context, trip, body)
    checkObstacles(vehicleObstacles(vehicle, trip), driverObstacles(driver, vehicle.type))
    const warning = driverLicenceWarning(driver.licence_class, vehicle.type)
    await updateTrip(tx, context, trip, {
      vehicle_id: vehicle.id,
      driver_id: driver.id,
      seats_total: vehicle.seats,
      status: 'assigned',
    })
    const to = `${vehicle.registration_number} with ${driver.name}`
    await addTripEvent(tx, context, id, { kind: 'assignment', from: trip.status, to: 'assigned', text: `Assigned to ${to}` })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'trip.assigned',
      entity: { type: 'trip', id, label: trip.reference },
      changes: [
        { field: 'vehicle_id', from: trip.vehicle_id, to: vehicle.id },
        { field: 'driver_id', from: trip.driver_id, to: driver.id },
      ],
    })
    return warning === undefined ? [] : [warning]
  })
