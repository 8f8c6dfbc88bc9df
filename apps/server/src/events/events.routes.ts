import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { canReplayEvent, maxReplayMinutes, maxReplayedEvents, RequestError } from '@vehicle-partner/api/server'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { listEventsAfter, findFirstEventAfter, isVisibleTo, readLastSequence } from './eventReplay.ts'
import { toRealtimeEvent } from './eventRows.ts'

/** The events that a client missed while its socket was disconnected. */
export const eventsRoutes: Handlers<typeof contract, Context>['events'] = {
  async replay(context, { query: { after_seq } }) {
    const { db, now } = context
    const { partner, roles } = requireMembership(context)
    const seq = await readLastSequence(db, partner.id)
    const first = after_seq < seq ? await findFirstEventAfter(db, partner.id, after_seq) : undefined
    const isTooLong = first !== undefined && now.getTime() - first.at.getTime() > maxReplayMinutes * 60_000
    // The number is unknown or the events after it were deleted, for example by a reset.
    const isUnknown = after_seq > seq || (after_seq < seq && first?.seq !== after_seq + 1)
    if (seq - after_seq > maxReplayedEvents || isTooLong || isUnknown) throw new RequestError('GapTooLarge')
    const visible = isVisibleTo({ partnerId: partner.id, userId: requireCaller(context).user.id, roles })
    const rows = first ? await listEventsAfter(db, partner.id, after_seq, visible) : []
    const events = rows.flatMap((row) => toRealtimeEvent(row) ?? [])
    return { data: events.filter((event) => canReplayEvent(event, roles)), metadata: { seq, as_of: now.toISOString() } }
  },
}
