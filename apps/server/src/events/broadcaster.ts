import { randomUUID } from 'node:crypto'
import { events, type EventType, type RealtimeEvent } from '@vehicle-partner/api/server'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { newId } from '../newId.ts'
import { toLogError } from '../requestErrors.ts'
import type { Deliver } from './dispatcher.ts'
import type { NewEvent } from './publish.ts'
import { listRooms } from './eventRows.ts'

/** What servers tell each other without writing it down: whoever is away misses it. */
export interface Broadcaster {
  /** Sends an event that nobody has to catch up on, such as a position. */
  broadcast: <T extends EventType>(now: Date, event: NewEvent<T>) => void
  /** Closes the sockets of a session, on whichever server they are. */
  closeSession: (sessionId: string) => void
  /** Tells the other servers that the clock of the sandbox was moved, or all data replaced. */
  notifyServers: (word: 'clock' | 'reset') => void
  close: () => Promise<void>
}

interface BroadcastHandlers {
  deliver: Deliver
  closeSession: (sessionId: string) => void
  onClockChange: () => void
  onReset: () => void
}

const channel = 'vehicle_partner_passing'
/** PostgreSQL takes at most 8000 bytes. */
const mostBytes = 7900

type Message = { from: string } & ({ session: string } | { word: 'clock' | 'reset' } | { event: RealtimeEvent })

/** Opens the way between the servers of a database. */
export async function openBroadcaster(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  log: FastifyBaseLogger,
  hearers: BroadcastHandlers,
): Promise<Broadcaster> {
  const me = randomUUID()
  const say = (message: object) => {
    const text = JSON.stringify({ from: me, ...message })
    if (Buffer.byteLength(text) > mostBytes) log.warn('A passing event was too long for the other servers')
    else void db.execute(sql`select pg_notify(${channel}, ${text})`).catch((error: unknown) => log.warn({ err: toLogError(error) }, 'passing'))
  }
  const deliver = (event: RealtimeEvent) => {
    const about = { partner_id: event.partner_id ?? undefined }
    void hearers.deliver(event, listRooms(event.type, about, event.data), null)
  }
  const stop = await listen(channel, (text) => {
    if (text === '') return hearers.onClockChange() // the connection was lost for a while: the clock may have been moved meanwhile
    const message = JSON.parse(text) as Message // said by a server of ours
    if (message.from === me) return
    if ('session' in message) hearers.closeSession(message.session)
    else if ('event' in message) deliver(message.event)
    else if (message.word === 'clock') hearers.onClockChange()
    else hearers.onReset()
  })
  return {
    broadcast(now, { type, partner_id, data }) {
      const at = now.toISOString()
      const checked: unknown = events[type].data.parse(data)
      const event = { id: newId('evt', now), seq: 0, type, at, partner_id: partner_id ?? null, data: checked } as RealtimeEvent
      deliver(event)
      say({ event })
    },
    closeSession(sessionId) {
      hearers.closeSession(sessionId)
      say({ session: sessionId })
    },
    notifyServers: (word) => say({ word }),
    close: () => stop().catch(() => undefined),
  }
}
