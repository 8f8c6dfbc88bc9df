import { randomUUID } from 'node:crypto'
import { events, type EventType, type RealtimeEvent } from '@vehicle-partner/api/contract'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { newId } from '../id.ts'
import { forLog } from '../refusals.ts'
import type { Deliver } from './dispatcher.ts'
import type { NewEvent } from './publish.ts'
import { roomsOf } from './stored.ts'

/** What servers tell each other without writing it down: whoever is away misses it. */
export interface Passing {
  /** Sends an event that nobody has to catch up on, such as a position. */
  pass: <T extends EventType>(now: Date, event: NewEvent<T>) => void
  /** Closes the sockets of a session, on whichever server they are. */
  endSession: (sessionId: string) => void
  /** Tells the other servers that the clock of the sandbox was moved, or all data replaced. */
  tell: (word: 'clock' | 'reset') => void
  close: () => Promise<void>
}

interface Hearers {
  deliver: Deliver
  endSession: (sessionId: string) => void
  clockMoved: () => void
  wasReset: () => void
}

const channel = 'vehicle_partner_passing'
/** PostgreSQL takes at most 8000 bytes. */
const mostBytes = 7900

type Message = { from: string } & ({ session: string } | { word: 'clock' | 'reset' } | { event: RealtimeEvent })

/** Opens the way between the servers of a database. */
export async function openPassing(
  { db, listen }: Pick<Database, 'db' | 'listen'>,
  log: FastifyBaseLogger,
  hearers: Hearers,
): Promise<Passing> {
  const me = randomUUID()
  const say = (message: object) => {
    const text = JSON.stringify({ from: me, ...message })
    if (Buffer.byteLength(text) > mostBytes) log.warn('A passing event was too long for the other servers')
    else void db.execute(sql`select pg_notify(${channel}, ${text})`).catch((error: unknown) => log.warn({ err: forLog(error) }, 'passing'))
  }
  const deliver = (event: RealtimeEvent) => {
    const about = { partner_id: event.partner_id ?? undefined }
    void hearers.deliver(event, roomsOf(event.type, about, event.data), null)
  }
  const stop = await listen(channel, (text) => {
    if (text === '') return hearers.clockMoved() // the connection was lost for a while: the clock may have been moved meanwhile
    const message = JSON.parse(text) as Message // said by a server of ours
    if (message.from === me) return
    if ('session' in message) hearers.endSession(message.session)
    else if ('event' in message) deliver(message.event)
    else if (message.word === 'clock') hearers.clockMoved()
    else hearers.wasReset()
  })
  return {
    pass(now, { type, partner_id, data }) {
      const at = now.toISOString()
      const checked: unknown = events[type].data.parse(data)
      const event = { id: newId('evt', now), seq: 0, type, at, partner_id: partner_id ?? null, data: checked } as RealtimeEvent
      deliver(event)
      say({ event })
    },
    endSession(sessionId) {
      hearers.endSession(sessionId)
      say({ session: sessionId })
    },
    tell: (word) => say({ word }),
    close: () => stop().catch(() => undefined),
  }
}
