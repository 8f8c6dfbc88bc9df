import type { NewVehicle } from '@vehicle-partner/api'
import { parsePlate } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { takenVehicleError } from '../vehicles/vehicleChecks.ts'

/** Throws RequestError when the plate or the chassis number is taken: a row of an import must fail alone, and not with its transaction. */
export async function rejectTakenNumbers(
  tx: Tx,
  { registration_number, chassis_number }: Pick<NewVehicle, 'registration_number' | 'chassis_number'>,
): Promise<void> {
  const plate = parsePlate(registration_number)?.plate ?? registration_number
  const present = ne(vehicles.status, 'archived')
  const [samePlate] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.registration_number, plate), present))
  const refused = samePlate && takenVehicleError('vehicles_plate')
  if (refused) throw refused
  if (chassis_number === null) return
  const [sameChassis] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.chassis_number, chassis_number), present))
  const second = sameChassis && takenVehicleError('vehicles_chassis')
  if (second) throw second
}
