import type { FieldErrors } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { foreignCityMessage, vehicleErrors, type VehicleFacts } from '@vehicle-partner/domain/entities'
import { and, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { partnerCities } from '../db/schema/partnerTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'

const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  vehicles_plate: ['registration_number', 'A vehicle with this plate number already exists'],
  vehicles_chassis: ['chassis_number', 'A vehicle with this chassis number already exists'],
}

/** The error of a taken plate or chassis number, by the name of the violated index. */
export function takenVehicleError(constraint: string): RequestError | undefined {
  const [field, message] = uniqueFields[constraint] ?? []
  return field === undefined || message === undefined
    ? undefined
    : new RequestError('ItemAlreadyExist', message, { errors: { [field]: message } })
}

/** Runs a write and turns a taken plate or chassis number into a RequestError. */
export async function rejectTakenVehicle<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw takenVehicleError(violatedUniqueConstraint(error) ?? '') ?? error
  }
}

/** Whether this is the plate that the sandbox always reports as taken. */
export const isSandboxDuplicatePlate = ({ sandbox }: Pick<Dependencies, 'sandbox'>, plate: string): boolean =>
  sandbox && plate === 'DUP-000AA'

/** Throws RequestError for the plate that the sandbox always reports as taken. */
export function rejectSandboxDuplicatePlate(dependencies: Pick<Dependencies, 'sandbox'>, plate: string): void {
  if (isSandboxDuplicatePlate(dependencies, plate)) throw takenVehicleError('vehicles_plate') ?? new RequestError('ItemAlreadyExist')
}

/** Whether the organisation operates in a city. */
export async function operatesInCity(db: Db, partnerId: string, cityId: string): Promise<boolean> {
  const rows = await db
    .select({ id: partnerCities.city_id })
    .from(partnerCities)
    .where(and(eq(partnerCities.partner_id, partnerId), eq(partnerCities.city_id, cityId)))
  return rows.length > 0
}

/** Messages by field for rules between the fields of a vehicle. */
export async function vehicleFieldErrors(
  db: Db,
  { now, minVehicleYear }: Pick<Dependencies, 'now' | 'minVehicleYear'>,
  partnerId: string,
  given: VehicleFacts & { city_id: string; odometer_km: number | null },
  before?: { odometer_km: number | null },
): Promise<FieldErrors> {
  return {
    ...vehicleErrors(given, { today: lagosDate(now), oldestYear: minVehicleYear, before }),
    ...((await operatesInCity(db, partnerId, given.city_id)) ? {} : { city_id: foreignCityMessage }),
  }
}
