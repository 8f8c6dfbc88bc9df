import { phoneTakenError, throwFieldErrors } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { driverErrors, foreignCityMessage, type DriverFacts } from '@vehicle-partner/domain/entities'
import { isPhone } from '@vehicle-partner/domain/phone'
import { and, eq, ne } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import type { Tx } from '../events/transaction.ts'
import { operatesInCity } from '../vehicles/vehicleChecks.ts'

/** The driver as it will be stored, with the phone as it was typed. */
type DriverToCheck = DriverFacts & { id?: string; city_id: string; e164: string }

/** Throws RequestError when the fields of a driver do not agree, or another driver has the phone. */
export async function checkDriver(
  tx: Tx,
  { now }: OperationContext,
  partnerId: string,
  driver: DriverToCheck,
  before?: DriverFacts,
): Promise<void> {
  throwFieldErrors({
    ...driverErrors(driver, { today: lagosDate(now), isPhone, before }),
    ...((await operatesInCity(tx, partnerId, driver.city_id)) ? {} : { city_id: foreignCityMessage }),
  })
  const [other] = await tx
    .select({ id: drivers.id, partner_id: drivers.partner_id })
    .from(drivers)
    .where(and(eq(drivers.phone, driver.e164), ne(drivers.status, 'archived')))
  if (other && other.id !== driver.id) throw phoneTakenError(other.partner_id === partnerId)
}

/** Runs a write and turns a phone number that was taken concurrently into a RequestError. */
export async function rejectTakenPhone<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'drivers_phone' ? phoneTakenError(false) : error
  }
}

/** The columns of a NIN: only its HMAC and its last four digits are stored. */
export const ninColumns = ({ secrets }: Pick<OperationContext, 'secrets'>, nin: string | null) =>
  nin === null ? { nin_hash: null, nin_last4: null } : { nin_hash: secrets.hmac(nin, 'drivers.nin'), nin_last4: nin.slice(-4) }
