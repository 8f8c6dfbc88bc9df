import type { contract } from '../contract.ts'
import { canReceive, lastEventNumber } from '../demo/emitEvent.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { canReplayEvent } from '../notifications/notificationAudience.ts'
import { maxReplayMinutes, maxReplayedEvents } from './events.contract.ts'

export const eventsMock: Handlers<typeof contract, MockContext>['events'] = {
  replay(context, { query: { after_seq } }) {
    const { organization, roles } = requireMember(context)
    const now = context.demoData.clock()
    const emittedEvents = context.demoData.emittedEvents.filter(({ event }) => event.partner_id === organization.id && event.seq > 0)
    const seq = lastEventNumber(context.demoData, organization.id)
    const missed = emittedEvents.filter(({ event }) => event.seq > after_seq)
    const oldest = missed[0] && now.getTime() - Date.parse(missed[0].event.at)
    if (after_seq > seq || missed.length > maxReplayedEvents || (oldest ?? 0) > maxReplayMinutes * 60_000)
      throw new RequestError('GapTooLarge')
    const data = missed
      .filter(({ event, rooms }) => canReceive(rooms, { roles, user_id: requireCaller(context).person.id }) && canReplayEvent(event, roles))
      .map(({ event }) => event)
    return { data, metadata: { seq, as_of: now.toISOString() } }
  },
}
