import { RequestError } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { drivers } from '../db/schema/fleetTables.ts'
import { partners } from '../db/schema/partnerTables.ts'
import type { Tx } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { otherLimits } from '../limits/limits.ts'
import { createLimitError } from '../limits/limitError.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import type { DriverRow } from './driverRecord.ts'

/** Seconds between two invitations of one driver. */
const resendSeconds = otherLimits.driverInvitation.seconds

const readPartnerName = async (tx: Tx, id: string): Promise<string> => {
  const [partner] = await tx.select({ name: partners.company_name }).from(partners).where(eq(partners.id, id))
  return partner?.name ?? 'your partner'
}

/** Sends the invitation to the driver app by text message. */
export async function sendInvitation(
  tx: Tx,
  context: OperationContext,
  driver: DriverRow,
): Promise<{ app_state: string; invited_at: Date }> {
  const { now } = context
  const { id, partner_id, fname, lname, phone } = driver
  // In this transaction, which ends soon: the driver must not be added if the message cannot be sent.
  await countUse({ ...context, db: tx }, 'driverMessage', { partner: partner_id, recipient: phone })
  const app_state = driver.app_state === 'not_invited' ? ('invited' as const) : driver.app_state
  await tx.update(drivers).set({ app_state, invited_at: now }).where(eq(drivers.id, id))
  await sendMessage(tx, context, {
    channel: 'sms',
    to: phone,
    subject: 'Invitation to the driver app',
    text: `${fname}, ${await readPartnerName(tx, partner_id)} invites you to the Vehicle Partner driver app. Log in there with this phone number.`,
  })
  await recordAudit(tx, context, { partner_id, action: 'driver.invited', entity: { type: 'driver', id, label: `${fname} ${lname}` } })
  return { app_state, invited_at: now }
}

/** Invites a driver again. Throws RequestError if they already use the app or were just invited. */
export function resendInvitation(tx: Tx, context: OperationContext, driver: DriverRow): Promise<{ app_state: string; invited_at: Date }> {
  if (driver.status === 'archived') throw new RequestError('InvalidTransition', 'This driver is removed')
  if (driver.app_state === 'active') throw new RequestError('InvalidTransition', 'This driver uses the app already')
  const secondsSince = driver.invited_at === null ? Infinity : (context.now.getTime() - driver.invited_at.getTime()) / 1000
  if (secondsSince < resendSeconds) throw createLimitError((resendSeconds - secondsSince) * 1000)
  return sendInvitation(tx, context, driver)
}

/**
 * Ends the access of a driver's former phone number to the driver app, says so there, and invites the new one. Nothing is sent for a driver who
 * was never invited.
 */
export async function moveAppAccess(tx: Tx, context: OperationContext, before: DriverRow, after: DriverRow): Promise<void> {
  if (before.app_state === 'not_invited') return
  await countUse({ ...context, db: tx }, 'driverMessage', { partner: before.partner_id, recipient: before.phone })
  await sendMessage(tx, context, {
    channel: 'sms',
    to: before.phone,
    subject: 'The driver app has another number',
    text: `${before.fname}, ${await readPartnerName(tx, before.partner_id)} gave the Vehicle Partner driver app another phone number for you. This number cannot open it any more.`,
  })
  await sendInvitation(tx, context, { ...after, app_state: 'not_invited' })
}
