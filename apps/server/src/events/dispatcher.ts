import type { RealtimeEvent, Room } from '@vehicle-partner/api/server'
import { asc, gt, max } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import { events } from '../db/schema/operationTables.ts'
import { toLogError } from '../toLogError.ts'
import { toRealtimeEvent, listRooms } from './eventRows.ts'
import { eventsChannel } from './writeEvents.ts'

export interface Dispatcher {
  /** Sends new events soon. */
  dispatch: () => void
  /** Resolves when all committed events are sent. */
  waitUntilIdle: () => Promise<void>
  close: () => Promise<void>
}

export type Deliver = (event: RealtimeEvent, rooms: Room[], userId: string | null) => void | Promise<void>

const batchSize = 500
/** How often a server looks for new events, in case a notification was lost. */
const pollMs = 2000

/** Sends committed events of all servers to the sockets of this one: each event once and in order. */
export async function openDispatcher(
  { db, kind, listen }: Pick<Database, 'db' | 'kind' | 'listen'>,
  log: FastifyBaseLogger,
  deliver: Deliver,
): Promise<Dispatcher> {
  let last = (await db.select({ position: max(events.position) }).from(events))[0]?.position ?? 0
  let isRequested = false
  let closed = false
  let running: Promise<void> | undefined

  const sendNew = async () => {
    const rows = await db.select().from(events).where(gt(events.position, last)).orderBy(asc(events.position)).limit(batchSize)
    for (const row of rows) {
      last = row.position
      const event = toRealtimeEvent(row)
      const about = { partner_id: row.partner_id ?? undefined, user_id: row.user_id ?? undefined }
      if (event) await deliver(event, listRooms(event.type, about, event.data), row.user_id)
    }
    if (rows.length === batchSize) isRequested = true
  }
  const dispatch = () => {
    isRequested = true
    if (closed || running) return
    isRequested = false
    // If the database is unavailable, the next poll sends what is left.
    running = sendNew()
      .catch((error: unknown) => log.warn({ err: toLogError(error) }, 'events'))
      .finally(() => {
        running = undefined
        if (isRequested) dispatch()
      })
  }
  /** Waits until nothing is running or requested. */
  const waitForIdle = async (): Promise<void> => {
    if (!running) return
    await running
    await waitForIdle()
  }
  const stopListening = await listen(eventsChannel, dispatch)
  const poll = kind === 'postgres' ? setInterval(dispatch, pollMs).unref() : undefined
  return {
    dispatch,
    async waitUntilIdle() {
      // A running query may have started before the last commit.
      await waitForIdle()
      dispatch()
      await waitForIdle()
    },
    async close() {
      closed = true
      clearInterval(poll)
      await running
      await stopListening().catch(() => undefined)
    },
  }
}
