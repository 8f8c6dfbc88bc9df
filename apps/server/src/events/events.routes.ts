import { longestGapMinutes, mostReplayed, Refusal, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { organization, signedIn, type Context } from '../context.ts'
import { eventsAfter, firstAfter, heardBy, lastSeq } from './replay.ts'
import { envelopeOf } from './stored.ts'

/** What a client missed while its socket was away. */
export const eventsRoutes: Handlers<typeof contract, Context>['events'] = {
  async replay(context, { query: { after_seq } }) {
    const { db, now } = context
    const { partner, roles } = organization(context)
    const seq = await lastSeq(db, partner.id)
    const first = after_seq < seq ? await firstAfter(db, partner.id, after_seq) : undefined
    const isTooLong = first !== undefined && now.getTime() - first.at.getTime() > longestGapMinutes * 60_000
    // A number that we have never given, or whose followers are forgotten: the client knows another past.
    const isUnknown = after_seq > seq || (after_seq < seq && first?.seq !== after_seq + 1)
    if (seq - after_seq > mostReplayed || isTooLong || isUnknown) throw new Refusal('GapTooLarge')
    const heard = heardBy({ partnerId: partner.id, userId: signedIn(context).user.id, roles })
    const rows = first ? await eventsAfter(db, partner.id, after_seq, heard) : []
    return { data: rows.flatMap((row) => envelopeOf(row) ?? []), metadata: { seq, as_of: now.toISOString() } }
  },
}
