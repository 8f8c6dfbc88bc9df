import { events, type About, type EventData, type EventType, type Room } from '@vehicle-partner/api/server'
import type { OperationContext } from '../context.ts'
import { newId } from '../newId.ts'
import { pendingEventsOf, type Tx } from './transaction.ts'

/** An event to tell; who hears of it is the contract's business (`events` there). */
export interface NewEvent<T extends EventType> extends About {
  type: T
  data: EventData<T>
}

/** An event on its way into the database. */
export interface PendingEvent {
  id: string
  at: Date
  type: EventType
  partner_id: string | null
  user_id: string | null
  rooms: Room[]
  actor: { id: string; name: string; request_id: string } | null
  data: unknown
}

/**
 * Tells an event to those who may hear of it, once the transaction is committed. The organisation's events get numbers without holes.
 * `partner_id` says whose event it is, `user_id` which person's room it goes to where the contract sends it to a person.
 */
export function publish<T extends EventType>(tx: Tx, context: OperationContext, { type, partner_id, user_id, data }: NewEvent<T>): void {
  const kind = events[type]
  // Parsed, so that an event leaves as the contract has it and nothing more does.
  const checked = kind.data.parse(data)
  const rooms = (kind.rooms as (about: About, data: unknown) => Room[])({ partner_id, user_id }, checked)
  if (rooms.length === 0) throw new Error(`${type} is for nobody: it needs ${partner_id === undefined ? 'an organisation' : 'a person'}`)
  const { caller, now, requestId } = context
  const actor = caller && { id: caller.user.id, name: `${caller.user.fname} ${caller.user.lname}`, request_id: requestId }
  pendingEventsOf(tx).push({
    id: newId('evt', now),
    at: now,
    type,
    partner_id: partner_id ?? null,
    user_id: user_id ?? null,
    rooms,
    actor: actor ?? null,
    data: checked,
  })
}
