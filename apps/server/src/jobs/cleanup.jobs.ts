import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import { deleteExpiredAttempts } from '../auth/loginAttempts.ts'
import { analyzeChangedTables } from '../db/analyzeTables.ts'
import { events, idempotencyKeys, notifications, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { sessions } from '../db/schema/userTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import type { Job } from './job.ts'

const dayMs = 86_400_000
/** Messages that the outbox keeps. */
const keptMessages = 500

/** What nobody needs any more: old events and messages, sessions that have ended, uploads that nothing uses. */
export const cleanupJobs: readonly Job[] = [
  {
    name: 'cleanup',
    summary:
      'Forgets events and messages after 30 days, positions after 90, ended sessions, old tries and keys, and files that nothing uses.',
    every: { daily: '03:30' },
    async run({ db, files }, now) {
      const before = (days: number) => new Date(now.getTime() - days * dayMs)
      await db.delete(events).where(lt(events.at, before(30)))
      await db.delete(outbox).where(lt(outbox.created_at, before(30)))
      const newest = db.select({ id: outbox.id }).from(outbox).orderBy(desc(outbox.created_at), desc(outbox.id)).offset(keptMessages)
      await db.delete(outbox).where(inArray(outbox.id, newest))
      await db.delete(notifications).where(and(isNotNull(notifications.read_at), lt(notifications.created_at, before(365))))
      await db.delete(positions).where(lt(positions.received_at, before(90)))
      await db.delete(sessions).where(or(lt(sessions.expires_at, before(30)), lt(sessions.revoked_at, before(30))))
      await deleteExpiredAttempts(db, now)
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, before(1)))
      await db.delete(uploads).where(and(isNull(uploads.attached_at), lt(uploads.created_at, before(1))))
      await analyzeChangedTables(db)
      // The row is held while the content goes: who uploads the same now waits, and writes it again.
      await db.transaction(async (tx) => {
        const inUse = tx
          .select({ one: sql`1` })
          .from(uploads)
          .where(eq(uploads.hash, storedFiles.hash))
        const gone = await tx.delete(storedFiles).where(notExists(inUse)).returning({ hash: storedFiles.hash })
        for (const { hash } of gone) await files.remove(hash)
      })
    },
  },
]
