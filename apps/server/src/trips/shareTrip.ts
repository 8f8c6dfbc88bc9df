import type { SharedTrip } from '@vehicle-partner/api'
import { checkShareable, RequestError, serializeSharedTrip } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { partners } from '../db/schema/partnerTables.ts'
import { tripShares } from '../db/schema/tripIssueTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { lockTrip, addTripEvent } from './updateTrip.ts'
import { loadTrip } from './loadTrip.ts'

/** Creates a link to a trip. Only the hash of its token is stored. */
export const shareTrip = (context: Context, id: string, seconds: number): Promise<{ url: string; expires_at: string }> =>
  inTransaction(context, async (tx) => {
    const { now, caller } = context
    const { partner } = requireMembership(context)
    const trip = await lockTrip(tx, partner.id, id)
    checkShareable(trip, now)
    const token = newSecret()
    const expires_at = new Date(now.getTime() + seconds * 1000)
    const share = {
      id: newId('shr', now),
      trip_id: id,
      token_hash: sha256(token),
      created_by: caller?.user.id ?? '',
      created_at: now,
      expires_at,
    }
    await tx.insert(tripShares).values(share)
    await addTripEvent(tx, context, id, { kind: 'share', text: 'Shared by a link' })
    await recordAudit(tx, context, { partner_id: partner.id, action: 'trip.shared', entity: { type: 'trip', id, label: trip.reference } })
    return { url: paths.sharedTrip({ token }), expires_at: expires_at.toISOString() }
  })

/** Revokes every link to a trip; resolves to their number. */
export const revokeShares = (context: Context, id: string): Promise<number> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const trip = await lockTrip(tx, partner.id, id)
    const revoked = await tx
      .update(tripShares)
      .set({ ended_at: context.now })
      .where(and(eq(tripShares.trip_id, id), isNull(tripShares.ended_at), gt(tripShares.expires_at, context.now)))
      .returning({ id: tripShares.id })
    if (revoked.length > 0) {
      await addTripEvent(tx, context, id, { kind: 'share', text: 'Its links were revoked' })
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'trip.unshared',
        entity: { type: 'trip', id, label: trip.reference },
      })
    }
    return revoked.length
  })

/** A trip for a visitor with a link. Throws RequestError `NotFound` for an unknown, expired or revoked link, with the same error for each. */
export async function readSharedTrip(context: Context, token: string): Promise<SharedTrip> {
  const { db, now } = context
  const [share] = await db
    .select({ trip_id: tripShares.trip_id, expires_at: tripShares.expires_at, partner: partners })
    .from(tripShares)
    .innerJoin(trips, eq(trips.id, tripShares.trip_id))
    .innerJoin(partners, eq(partners.id, trips.partner_id))
    .where(and(eq(tripShares.token_hash, sha256(token)), isNull(tripShares.ended_at), gt(tripShares.expires_at, now)))
  if (!share) throw new RequestError('NotFound')
  const { id, account_sid, mode } = share.partner
  // Read as a member without roles: no money, no phone numbers.
  const trip = await loadTrip({ ...context, member: { id: '', partner: { id, account_sid, mode }, roles: [] } }, share.trip_id)
  return serializeSharedTrip(trip, share.expires_at, now)
}
