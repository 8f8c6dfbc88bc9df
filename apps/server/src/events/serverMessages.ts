import { randomUUID } from 'node:crypto'
import { events, type EventType, type RealtimeEvent, type SessionEndReason } from '@vehicle-partner/api/server'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { newId } from '../newId.ts'
import { toLogError } from '../toLogError.ts'
import type { Deliver } from './dispatcher.ts'
import type { NewEvent } from './publish.ts'
import { listRooms } from './eventRows.ts'

/** Messages between the servers of a database that are not stored; an offline server misses them. */
export interface Broadcaster {
  /** Sends an event that clients need not catch up on, such as a position. */
  broadcast: <T extends EventType>(now: Date, event: NewEvent<T>) => void
  /** Closes the sockets of a session on every server. */
  closeSession: (sessionId: string, reason?: SessionEndReason) => void
  /** Notifies the other servers that the sandbox clock was moved or all data reset. */
  notifyServers: (word: 'clock' | 'reset') => void
  close: () => Promise<void>
}

interface BroadcastHandlers {
  deliver: Deliver
  closeSession: (sessionId: string, reason?: SessionEndReason) => void
  onClockChange: () => void
  onReset: () => void
}

const channel = 'vehicle_partner_broadcast'
/** The maximum of PostgreSQL is 8000 bytes. */
const maxBytes = 7900

type Message = { from: string } & ({ session: string; reason: SessionEndReason } | { word: 'clock' | 'reset' } | { event: RealtimeEvent })

/** Connects the servers of a database. */
export async function openBroadcaster(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  log: FastifyBaseLogger,
  handlers: BroadcastHandlers,
): Promise<Broadcaster> {
  const serverId = randomUUID()
  const sendToServers = (message: object) => {
    const text = JSON.stringify({ from: serverId, ...message })
    if (Buffer.byteLength(text) > maxBytes) log.warn('An event is too long to be sent to the other servers')
    else
      void db
        .execute(sql`select pg_notify(${channel}, ${text})`)
        .catch((error: unknown) => log.warn({ err: toLogError(error) }, 'broadcast'))
  }
  const deliver = (event: RealtimeEvent) => {
    const about = { partner_id: event.partner_id ?? undefined }
    void handlers.deliver(event, listRooms(event.type, about, event.data), null)
  }
  const stop = await listen(channel, (text) => {
    if (text === '') return handlers.onClockChange() // the connection was interrupted, so the clock may have been moved meanwhile
    const message = JSON.parse(text) as Message // sent by one of our servers
    if (message.from === serverId) return
    if ('session' in message) handlers.closeSession(message.session, message.reason)
    else if ('event' in message) deliver(message.event)
    else if (message.word === 'clock') handlers.onClockChange()
    else handlers.onReset()
  })
  return {
    broadcast(now, { type, partner_id, data }) {
      const at = now.toISOString()
      const checked: unknown = events[type].data.parse(data)
      const event = { id: newId('evt', now), seq: 0, type, at, partner_id: partner_id ?? null, data: checked } as RealtimeEvent
      deliver(event)
      sendToServers({ event })
    },
    closeSession(sessionId, reason = 'ended') {
      handlers.closeSession(sessionId, reason)
      sendToServers({ session: sessionId, reason })
    },
    notifyServers: (word) => sendToServers({ word }),
    close: () => stop().catch(() => undefined),
  }
}
