import type { FieldErrors } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { vehicleErrors, type VehicleFacts } from '@vehicle-partner/domain/entities'
import { and, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { partnerCities } from '../db/schema/partnerTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'

const uniqueFields: Readonly<Record<string, readonly [field: string, message: string]>> = {
  vehicles_plate: ['registration_number', 'A vehicle with this plate number already exists'],
  vehicles_chassis: ['chassis_number', 'A vehicle with this chassis number already exists'],
}

/** That a plate or a chassis number is taken, by the name of its index. */
export function takenVehicleError(constraint: string): RequestError | undefined {
  const [field, message] = uniqueFields[constraint] ?? []
  return field === undefined || message === undefined
    ? undefined
    : new RequestError('ItemAlreadyExist', message, { errors: { [field]: message } })
}

/** Does a write; a plate or chassis number that somebody else has becomes a refusal. */
export async function rejectTakenVehicle<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw takenVehicleError(violatedUniqueConstraint(error) ?? '') ?? error
  }
}

/** In the sandbox this plate is always taken. */
export function rejectMagicPlate({ sandbox }: Pick<Dependencies, 'sandbox'>, plate: string | undefined): void {
  if (sandbox && plate === 'DUP-000AA') throw takenVehicleError('vehicles_plate') ?? new RequestError('ItemAlreadyExist')
}

/** Whether the organisation works in a city. */
export async function operatesInCity(db: Db, partnerId: string, cityId: string): Promise<boolean> {
  const found = await db
    .select({ id: partnerCities.city_id })
    .from(partnerCities)
    .where(and(eq(partnerCities.partner_id, partnerId), eq(partnerCities.city_id, cityId)))
  return found.length > 0
}

export const foreignCityMessage = 'Please select one of your cities'

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
