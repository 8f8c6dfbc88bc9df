import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { oneTimeTokens, type tokenKinds } from '../db/schema/userTables.ts'
import { newId } from '../newId.ts'
import { newSecret, sha256 } from './sessions.ts'

type Kind = (typeof tokenKinds)[number]

const minuteMs = 60_000
/** How long each kind is valid. */
const lifetimesMs: Record<Kind, number> = {
  password_reset: 60 * minuteMs,
  handoff: 5 * minuteMs,
  step_up: 10 * minuteMs,
  email: 24 * 60 * minuteMs,
  calendar: 10 * 365 * 24 * 60 * minuteMs,
}

/** Creates a token; only its hash is stored. */
export async function issueToken(
  db: Db,
  now: Date,
  kind: Kind,
  userId: string,
  more: { partnerId?: string; data?: unknown } = {},
): Promise<{ token: string; expires_at: string }> {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + lifetimesMs[kind])
  await db.insert(oneTimeTokens).values({
    id: newId('ott', now),
    kind,
    token_hash: sha256(token),
    user_id: userId,
    partner_id: more.partnerId ?? null,
    data: more.data ?? null,
    created_at: now,
    expires_at,
    used_at: null,
  })
  return { token, expires_at: expires_at.toISOString() }
}

/** Redeems a token, once. Throws RequestError `LinkExpired` if it is unknown, used or expired. Of two concurrent requests one succeeds. */
export async function redeemToken(db: Db, now: Date, kind: Kind, token: string): Promise<{ userId: string; data: unknown }> {
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(
      and(
        eq(oneTimeTokens.kind, kind),
        eq(oneTimeTokens.token_hash, sha256(token)),
        isNull(oneTimeTokens.used_at),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
    .returning({ userId: oneTimeTokens.user_id, data: oneTimeTokens.data })
  if (!taken) throw new RequestError('LinkExpired')
  return taken
}
