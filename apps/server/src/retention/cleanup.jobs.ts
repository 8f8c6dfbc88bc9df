import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { analyzeChangedTables } from '../db/analyzeTables.ts'
import { events, idempotencyKeys, notifications, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { sessions } from '../db/schema/userTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { deleteExpiredCounters } from '../limits/limitCounters.ts'
import type { Job } from './job.ts'

const dayMs = 86_400_000
/** The newest messages that the outbox keeps. */
const maxMessages = 500

/** Deletes data that is no longer needed. */
export const cleanupJobs: readonly Job[] = [
  {
    name: 'cleanup',
    summary:
      'Deletes events and messages after 30 days, positions after 90, ended sessions, old counters of limits and keys, and unused files.',
    every: { daily: '03:30' },
    async run({ db, files }, now) {
      const before = (days: number) => new Date(now.getTime() - days * dayMs)
      await db.delete(events).where(lt(events.at, before(30)))
      await db.delete(outbox).where(lt(outbox.created_at, before(30)))
      const newest = db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).offset(maxMessages)
      await db.delete(outbox).where(inArray(outbox.id, newest))
      await db.delete(notifications).where(and(isNotNull(notifications.read_at), lt(notifications.created_at, before(365))))
      await db.delete(positions).where(lt(positions.received_at, before(90)))
      await db.delete(sessions).where(or(lt(sessions.expires_at, before(30)), lt(sessions.revoked_at, before(30))))
      await deleteExpiredCounters(db, now)
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(1)))
      await db.delete(uploads).where(and(isNull(uploads.attached_at), lt(uploads.created_at, before(1))))
      await analyzeChangedTables(db)
      // Lock the row while its content is deleted: an upload of the same content waits and writes it again.
      await db.transaction(async (tx) => {
        const inUse = tx
          .select({ one: sql`1` })
          .from(uploads)
          .where(eq(uploads.hash, storedFiles.hash))
        const unused = await tx.delete(storedFiles).where(notExists(inUse)).returning({ hash: storedFiles.hash })
        for (const { hash } of unused) await files.remove(hash)
      })
    },
  },
]
