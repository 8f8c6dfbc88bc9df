import type { NewVehicle } from '@vehicle-partner/api'
import type { FieldErrors } from '@vehicle-partner/api/contract'
import { parsePlate } from '@vehicle-partner/domain'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { takenVehicleError } from '../vehicles/vehicleChecks.ts'

/** The message of each number that another vehicle has. A violated index would abort the whole import instead of one row. */
export async function findTakenNumbers(
  tx: Tx,
  { registration_number, chassis_number }: Pick<NewVehicle, 'registration_number' | 'chassis_number'>,
): Promise<FieldErrors> {
  const isTaken = async (hasNumber: SQL) => {
    const rows = await tx
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(hasNumber, ne(vehicles.status, 'archived')))
      .limit(1)
    return rows.length > 0
  }
  const plate = parsePlate(registration_number)?.plate ?? registration_number
  return {
    ...((await isTaken(eq(vehicles.registration_number, plate))) ? takenVehicleError('vehicles_plate')?.errors : {}),
    ...(chassis_number !== null && (await isTaken(eq(vehicles.chassis_number, chassis_number)))
      ? takenVehicleError('vehicles_chassis')?.errors
      : {}),
  }
}
