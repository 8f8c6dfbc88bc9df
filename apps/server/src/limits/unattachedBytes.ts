import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { storedFiles, uploads } from '../db/schema/operationTables.ts'
import { instant, integer, nullable } from '../db/sqlValueTypes.ts'
import type { Tx } from '../events/transaction.ts'
import { otherLimits } from './limits.ts'

const { most } = otherLimits.unattachedBytes
/** Unattached uploads are deleted when they are a day old. */
const lifetimeMs = 86_400_000

/** Throws RequestError `TooManyRequests` if `size` more bytes of the caller would wait to be attached. Uploads at once wait for each other. */
export async function requireRoomForUnattached(tx: Tx, { caller, now }: OperationContext, size: number): Promise<void> {
  if (!caller) return
  const userId = caller.user.id
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`unattached ${userId}`}))`)
  const [waiting] = await tx
    .select({
      bytes: sql`coalesce(sum(${storedFiles.size}), 0)::bigint`.mapWith(integer),
      oldest: sql`min(${uploads.created_at})`.mapWith(nullable(instant)),
    })
    .from(uploads)
    .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
    .where(and(eq(uploads.uploaded_by, userId), isNull(uploads.attached_at)))
  if (!waiting || waiting.bytes + size <= most) return
  const ms = (waiting.oldest?.getTime() ?? now.getTime()) + lifetimeMs - now.getTime()
  throw new RequestError('TooManyRequests', 'Too many files are uploaded and not used. Save what they belong to, or try again tomorrow.', {
    retryAfter: Math.max(60, Math.ceil(ms / 1000)),
  })
}
