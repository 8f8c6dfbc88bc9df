import { events, type EventSubject, type EventData, type EventType, type Room } from '@vehicle-partner/api/server'
import type { OperationContext } from '../context.ts'
import { newId } from '../newId.ts'
import { pendingEventsOf, type Tx } from './transaction.ts'

/** A new event. The contract decides which rooms receive it (`events`). */
export interface NewEvent<T extends EventType> extends EventSubject {
  type: T
  data: EventData<T>
}

/** An event that is not stored yet. */
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
 * Publishes an event once the transaction is committed. Events of an organisation are numbered without gaps.
 * `partner_id` is the organisation; `user_id` is the user whose room receives events that the contract sends to one user.
 */
export function publish<T extends EventType>(tx: Tx, context: OperationContext, { type, partner_id, user_id, data }: NewEvent<T>): void {
  const definition = events[type]
  // Parsing removes fields that the contract does not have.
  const checked = definition.data.parse(data)
  const rooms = (definition.rooms as (about: EventSubject, data: unknown) => Room[])({ partner_id, user_id }, checked)
  if (rooms.length === 0) throw new Error(`${type} has no room: it needs ${partner_id === undefined ? 'an organisation' : 'a person'}`)
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
