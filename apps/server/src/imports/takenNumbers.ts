import type { NewDriver, NewVehicle } from '@vehicle-partner/api'
import type { FieldErrors } from '@vehicle-partner/api/contract'
import { phoneTakenError, type ParsedRow } from '@vehicle-partner/api/server'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { and, inArray, ne, or } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import type { Tx } from '../events/transaction.ts'
import { isSandboxDuplicatePlate, takenVehicleError } from '../vehicles/vehicleChecks.ts'

const isText = (value: string | null | undefined): value is string => typeof value === 'string'

/** For each row, the messages of the numbers that another vehicle has. A violated index would abort the whole import instead of one row. */
export async function findTakenNumbers(
  tx: Tx,
  dependencies: Pick<Dependencies, 'sandbox'>,
  rows: readonly ParsedRow<NewVehicle>[],
): Promise<FieldErrors[]> {
  const plates = rows.map(({ valid }) => valid.registration_number).filter(isText)
  const chassisNumbers = rows.map(({ valid }) => valid.chassis_number).filter(isText)
  const found = await tx
    .select({ plate: vehicles.registration_number, chassisNumber: vehicles.chassis_number })
    .from(vehicles)
    .where(
      and(
        ne(vehicles.status, 'archived'),
        or(inArray(vehicles.registration_number, plates), inArray(vehicles.chassis_number, chassisNumbers)),
      ),
    )
  const takenPlates = new Set(found.map(({ plate }) => plate))
  const takenChassisNumbers = new Set(found.map(({ chassisNumber }) => chassisNumber).filter(isText))
  return rows.map(({ valid: { registration_number = '', chassis_number } }) => ({
    ...(takenPlates.has(registration_number) || isSandboxDuplicatePlate(dependencies, registration_number)
      ? takenVehicleError('vehicles_plate')?.errors
      : {}),
    ...(isText(chassis_number) && takenChassisNumbers.has(chassis_number) ? takenVehicleError('vehicles_chassis')?.errors : {}),
  }))
}

/** For each row, the message of a phone number that another driver has. */
export async function findTakenPhones(tx: Tx, partnerId: string, rows: readonly ParsedRow<NewDriver>[]): Promise<FieldErrors[]> {
  const phones = rows.map(({ valid: { phone = '', country_code = '' } }) => parsePhone(phone, country_code)?.e164)
  const found = await tx
    .select({ phone: drivers.phone, partner_id: drivers.partner_id })
    .from(drivers)
    .where(and(ne(drivers.status, 'archived'), inArray(drivers.phone, phones.filter(isText))))
  const owners = new Map(found.map(({ phone, partner_id }) => [phone, partner_id]))
  return phones.map((phone) => {
    const owner = isText(phone) ? owners.get(phone) : undefined
    return owner === undefined ? {} : { ...phoneTakenError(owner === partnerId).errors }
  })
}
