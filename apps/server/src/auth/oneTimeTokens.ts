import { RequestError } from '@vehicle-partner/api/server'
import { emailUndoHours } from '@vehicle-partner/domain'
import { and, eq, exists, gt, isNull, notInArray, or } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { oneTimeTokens, sessions, type tokenKinds } from '../db/schema/userTables.ts'
import { newId } from '../newId.ts'
import { isActiveSession, newSecret, sha256 } from './sessions.ts'

type Kind = (typeof tokenKinds)[number]
/** Tokens that prove something for one session or continue it; they end with it. */
type SessionKind = 'handoff' | 'step_up'
const sessionKinds: SessionKind[] = ['handoff', 'step_up']

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** How long each kind is valid. */
const lifetimesMs: Record<Kind, number> = {
  password_reset: hourMs,
  handoff: 5 * minuteMs,
  step_up: 10 * minuteMs,
  email: 24 * hourMs,
  email_undo: emailUndoHours * hourMs,
  calendar: 10 * 365 * 24 * hourMs,
}

/** `lifetimeMs`: in place of that of the kind. */
type Owner<K extends Kind> = { userId: string; data?: unknown; lifetimeMs?: number } & (K extends SessionKind
  ? { sessionId: string }
  : { sessionId?: string })

/** Creates a token; only its hash is stored. */
export async function issueToken<K extends Kind>(
  db: Db,
  now: Date,
  kind: K,
  { userId, sessionId, data, lifetimeMs = lifetimesMs[kind] }: Owner<K>,
): Promise<{ token: string; expires_at: string }> {
  const token = newSecret()
  const expires_at = new Date(now.getTime() + lifetimeMs)
  await db.insert(oneTimeTokens).values({
    id: newId('ott', now),
    kind,
    token_hash: sha256(token),
    user_id: userId,
    session_id: sessionId ?? null,
    data: data ?? null,
    created_at: now,
    expires_at,
    used_at: null,
  })
  return { token, expires_at: expires_at.toISOString() }
}

/** The token of a kind that is neither used, voided nor expired, and whose session is active if it ends with one. */
export function matchesValidToken(db: Db, now: Date, kind: Kind, token: string) {
  const session = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, oneTimeTokens.session_id), isActiveSession(now)))
  return and(
    eq(oneTimeTokens.kind, kind),
    eq(oneTimeTokens.token_hash, sha256(token)),
    isNull(oneTimeTokens.used_at),
    gt(oneTimeTokens.expires_at, now),
    or(notInArray(oneTimeTokens.kind, sessionKinds), exists(session)),
  )
}

/** The user of a valid token. Throws RequestError `LinkExpired`. Lock the user before redeeming it. */
export async function findTokenUser(db: Db, now: Date, kind: Kind, token: string): Promise<string> {
  const [found] = await db
    .select({ userId: oneTimeTokens.user_id })
    .from(oneTimeTokens)
    .where(matchesValidToken(db, now, kind, token))
  if (!found) throw new RequestError('LinkExpired')
  return found.userId
}

/** Redeems a token, once. Throws RequestError `LinkExpired` if it is unknown, used, voided or expired. Of two concurrent requests one succeeds. */
export async function redeemToken(
  db: Db,
  now: Date,
  kind: Kind,
  token: string,
): Promise<{ userId: string; sessionId: string | null; data: unknown }> {
  const [taken] = await db
    .update(oneTimeTokens)
    .set({ used_at: now })
    .where(matchesValidToken(db, now, kind, token))
    .returning({ userId: oneTimeTokens.user_id, sessionId: oneTimeTokens.session_id, data: oneTimeTokens.data })
  if (!taken) throw new RequestError('LinkExpired')
  return taken
}
