import type { AssignmentChange } from '@vehicle-partner/api'
import { checkAssignment, checkUnassigned, toVehicleBrief } from '@vehicle-partner/api/server'
import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { schedules } from '../db/schema/routeTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import type { DriverRow } from '../drivers/driverRecord.ts'
import type { VehicleRow } from '../vehicles/vehicleRecord.ts'
import { countOpenTrips } from './openTripCounts.ts'
import { publishFleetUpdate } from './publishFleetUpdate.ts'

type AssignmentParty = { vehicle: string } | { driver: string }
const isAssignmentOf = (of: AssignmentParty) =>
  'vehicle' in of ? eq(vehicleAssignments.vehicle_id, of.vehicle) : eq(vehicleAssignments.driver_id, of.driver)

/**
 * Ends the open assignment of a vehicle or a driver, who is not planned for its departures any more. One that started at this instant is
 * deleted: an assignment cannot be empty.
 */
export async function endAssignments(tx: Tx, now: Date, of: AssignmentParty): Promise<void> {
  await tx
    .update(schedules)
    .set({ driver_id: null })
    .where('vehicle' in of ? eq(schedules.vehicle_id, of.vehicle) : eq(schedules.driver_id, of.driver))
  const open = and(isAssignmentOf(of), isNull(vehicleAssignments.ended_at))
  await tx.delete(vehicleAssignments).where(and(open, gte(vehicleAssignments.started_at, now)))
  await tx
    .update(vehicleAssignments)
    .set({ ended_at: now })
    .where(and(open, lt(vehicleAssignments.started_at, now)))
}

async function findOpenAssignment(tx: Tx, of: AssignmentParty) {
  const [assignment] = await tx
    .select({ vehicle: vehicles, driver: drivers })
    .from(vehicleAssignments)
    .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .where(and(isAssignmentOf(of), isNull(vehicleAssignments.ended_at)))
  return assignment
}

const driverBrief = ({ id, fname, lname }: DriverRow) => ({ id, fname, lname })
const driverName = ({ fname, lname }: DriverRow) => `${fname} ${lname}`

/** The driver of a vehicle, if it has one. */
export const findCurrentDriver = async (tx: Tx, vehicleId: string): Promise<DriverRow | undefined> =>
  (await findOpenAssignment(tx, { vehicle: vehicleId }))?.driver
/** The vehicle of a driver, if they have one. */
export const findCurrentVehicle = async (tx: Tx, driverId: string): Promise<VehicleRow | undefined> =>
  (await findOpenAssignment(tx, { driver: driverId }))?.vehicle

/**
 * Assigns a driver to a vehicle, or removes its driver. Ends the open assignments of both. The fleet must be locked. Throws RequestError if
 * a trip, a status or the licence class prevents it; with `onlyUnassigned` also if the vehicle has another driver, or the driver another vehicle.
 */
export async function assignDriver(
  tx: Tx,
  context: OperationContext,
  vehicle: VehicleRow,
  driver: DriverRow | null,
  { onlyUnassigned = false }: { onlyUnassigned?: boolean | undefined } = {},
): Promise<AssignmentChange> {
  const { now } = context
  const { partner_id } = vehicle
  const before = await findCurrentDriver(tx, vehicle.id)
  const previousVehicle = driver ? await findCurrentVehicle(tx, driver.id) : undefined
  const left = previousVehicle && previousVehicle.id !== vehicle.id ? previousVehicle : undefined
  const result = {
    vehicle: toVehicleBrief(vehicle),
    driver: driver && driverBrief(driver),
    left_vehicle: left ? toVehicleBrief(left) : null,
    left_driver: before && before.id !== driver?.id ? driverBrief(before) : null,
  }
  if (before?.id === driver?.id) return { ...result, warnings: [] }
  if (onlyUnassigned && driver) checkUnassigned(vehicle, driver, { driver: before, vehicle: left })
  const hasActiveTrip = async (of: AssignmentParty) => (await countOpenTrips(tx, of, now)).active_trip
  const warnings = checkAssignment(
    { ...vehicle, active_trip: await hasActiveTrip({ vehicle: vehicle.id }) },
    driver && { ...driver, active_trip: await hasActiveTrip({ driver: driver.id }) },
    left && { ...left, active_trip: await hasActiveTrip({ vehicle: left.id }) },
  )
  await endAssignments(tx, now, { vehicle: vehicle.id })
  if (driver) {
    await endAssignments(tx, now, { driver: driver.id })
    await tx.insert(vehicleAssignments).values({
      id: newId('vas', now),
      partner_id,
      vehicle_id: vehicle.id,
      driver_id: driver.id,
      started_at: now,
      ended_at: null,
    })
    // The trips that are planned from now on have the vehicle's driver.
    await tx.update(schedules).set({ driver_id: driver.id }).where(eq(schedules.vehicle_id, vehicle.id))
  }
  await recordAudit(tx, context, {
    partner_id,
    action: driver ? 'vehicle.assigned' : 'vehicle.unassigned',
    entity: { type: 'vehicle', id: vehicle.id, label: vehicle.registration_number },
    changes: [{ field: 'driver', from: before ? driverName(before) : null, to: driver ? driverName(driver) : null }],
  })
  for (const each of [vehicle, ...(left ? [left] : [])]) {
    await tx
      .update(vehicles)
      .set({ version: each.version + 1, updated_at: now })
      .where(eq(vehicles.id, each.id))
    await publishFleetUpdate(tx, context, 'vehicle', each, ['driver'])
  }
  for (const each of [driver, before]) if (each) await publishFleetUpdate(tx, context, 'driver', each, ['vehicle'])
  return { ...result, warnings }
}
