import type { RealtimeEvent, Room } from '@vehicle-partner/api/server'
import { asc, gt, max } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { events } from '../db/schema/operationTables.ts'
import { toLogError } from '../requestErrors.ts'
import { toRealtimeEvent, listRooms } from './eventRows.ts'
import { eventsChannel } from './writeEvents.ts'

export interface Dispatcher {
  /** There may be something new to send. */
  dispatch: () => void
  /** Resolves when all that had been committed is sent. */
  waitUntilIdle: () => Promise<void>
  close: () => Promise<void>
}

export type Deliver = (event: RealtimeEvent, rooms: Room[], userId: string | null) => void | Promise<void>

const batch = 500
/** How often a server looks by itself, should a word between servers have been lost. */
const lookMs = 2000

/** Sends what was committed, by whichever server, to the sockets of this one: each event once and in order. */
export async function openDispatcher(
  { db, kind, listen }: Pick<Database, 'db' | 'kind' | 'listen'>,
  log: FastifyBaseLogger,
  deliver: Deliver,
): Promise<Dispatcher> {
  let last = (await db.select({ position: max(events.position) }).from(events))[0]?.position ?? 0
  let wanted = false
  let closed = false
  let working: Promise<void> | undefined

  const sendNew = async () => {
    const rows = await db.select().from(events).where(gt(events.position, last)).orderBy(asc(events.position)).limit(batch)
    for (const row of rows) {
      last = row.position
      const event = toRealtimeEvent(row)
      const about = { partner_id: row.partner_id ?? undefined, user_id: row.user_id ?? undefined }
      if (event) await deliver(event, listRooms(event.type, about, event.data), row.user_id)
    }
    if (rows.length === batch) wanted = true
  }
  const nudge = () => {
    wanted = true
    if (closed || working) return
    wanted = false
    // A database that is away comes back: the next look finds what was left.
    working = sendNew()
      .catch((error: unknown) => log.warn({ err: toLogError(error) }, 'events'))
      .finally(() => {
        working = undefined
        if (wanted) nudge()
      })
  }
  /** Nothing is under way, and nothing was asked for meanwhile. */
  const idle = async (): Promise<void> => {
    if (!working) return
    await working
    await idle()
  }
  const stopListening = await listen(eventsChannel, nudge)
  const look = kind === 'postgres' ? setInterval(nudge, lookMs).unref() : undefined
  return {
    dispatch: nudge,
    async waitUntilIdle() {
      // What is under way may have looked before the last commit.
      await idle()
      nudge()
      await idle()
    },
    async close() {
      closed = true
      clearInterval(look)
      await working
      await stopListening().catch(() => undefined)
    },
  }
}
