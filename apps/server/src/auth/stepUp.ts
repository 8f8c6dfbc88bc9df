import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { oneTimeTokens } from '../db/schema/userTables.ts'
import { sha256, type Caller } from './sessions.ts'

/** Throws RequestError `StepUpRequired` unless `token` is a valid step-up token of the caller. It can be used until it expires. */
export async function requireStepUp(db: Db, now: Date, caller: Caller | undefined, token: string | string[] | undefined): Promise<void> {
  if (!caller || typeof token !== 'string') throw new RequestError('StepUpRequired')
  const [found] = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.token_hash, sha256(token)),
        eq(oneTimeTokens.kind, 'step_up'),
        eq(oneTimeTokens.user_id, caller.user.id),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
  if (!found) throw new RequestError('StepUpRequired')
}
