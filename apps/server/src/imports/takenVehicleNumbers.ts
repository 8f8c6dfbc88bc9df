import type { NewVehicle } from '@vehicle-partner/api'
import { parsePlate } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { takenVehicleError } from '../vehicles/vehicleChecks.ts'

/** Throws RequestError if the plate or the chassis number is taken. A violated index would abort the whole import instead of one row. */
export async function rejectTakenNumbers(
  tx: Tx,
  { registration_number, chassis_number }: Pick<NewVehicle, 'registration_number' | 'chassis_number'>,
): Promise<void> {
  const plate = parsePlate(registration_number)?.plate ?? registration_number
  const isPresent = ne(vehicles.status, 'archived')
  const [samePlate] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.registration_number, plate), isPresent))
  const plateError = samePlate && takenVehicleError('vehicles_plate')
  if (plateError) throw plateError
  if (chassis_number === null) return
  const [sameChassis] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.chassis_number, chassis_number), isPresent))
  const chassisError = sameChassis && takenVehicleError('vehicles_chassis')
  if (chassisError) throw chassisError
}
