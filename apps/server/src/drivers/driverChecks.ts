import { createHmac, randomBytes } from 'node:crypto'
import { driverErrors, takenPhone, type NewDriver } from '@vehicle-partner/api/contract'
import { lagosDate } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleet.ts'
import { violatedUniqueConstraint } from '../db/violations.ts'
import type { Tx } from '../events/transaction.ts'
import { rejectErrors, operatesInCity } from '../vehicles/vehicleChecks.ts'

type Facts = Pick<NewDriver, 'country_code' | 'dob' | 'licence_issue_date' | 'licence_expiry_date' | 'city_id'>

/** Throws RequestError when the fields of a driver do not agree, or the phone is another driver's; `typedPhone` as it was sent, if it was. */
export async function checkDriver(
  tx: Tx,
  { now }: OperationContext,
  partnerId: string,
  driver: Facts & { id?: string; phone: string; typedPhone?: string | undefined },
): Promise<void> {
  const inCity = await operatesInCity(tx, partnerId, driver.city_id)
  rejectErrors(driverErrors(driver, { today: lagosDate(now), inCity }))
  const [other] = await tx
    .select({ id: drivers.id, partner_id: drivers.partner_id })
    .from(drivers)
    .where(and(eq(drivers.phone, driver.phone), ne(drivers.status, 'archived')))
  if (other && other.id !== driver.id) throw takenPhone(other.partner_id === partnerId)
}

/** Does a write; a phone that another organisation has taken at the same moment becomes a refusal. */
export async function rejectTakenPhone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw violatedUniqueConstraint(error) === 'drivers_phone' ? takenPhone(false) : error
  }
}

/** The columns of a NIN: the number itself is not kept, but a hash with salt of its own, by which it can be compared. */
export function ninColumns(nin: string | null) {
  if (nin === null) return { nin_hash: null, nin_last4: null }
  const salt = randomBytes(16)
  return { nin_hash: `${salt.toString('hex')}:${createHmac('sha256', salt).update(nin).digest('hex')}`, nin_last4: nin.slice(-4) }
}
