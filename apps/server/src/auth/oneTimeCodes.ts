import { randomInt } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/server'
import { codeLifetimeMinutes, codeRepeatMinutes, codeTries, otpLength, wrongCodeMessage } from '@vehicle-partner/domain'
import { and, desc, eq, gt, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { otpCodes, type otpPurposes } from '../db/schema/userTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { countFailures, countUse } from '../limits/countUse.ts'
import { createLimitError } from '../limits/limitError.ts'
import { newId } from '../newId.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { endSession } from './endSessions.ts'
import { newSecret } from './sessions.ts'

const lifetimeMs = codeLifetimeMinutes * 60_000

interface CodeRequest {
  purpose: (typeof otpPurposes)[number]
  /** E.164. */
  phone: string
  /** As the user typed it, for the outbox. */
  typedPhone: string
  /** Undefined if no user has this number: the message says so, the response does not. */
  userId: string | undefined
  /** The message without a user. @default 'No account uses this number.' */
  withoutUser?: string
  /** The session that alone can use the code; undefined for a login. */
  sessionId?: string | undefined
}

/** A code that was sent, and after how many seconds another one can be sent to the phone. */
export interface SentCode {
  reference_id: string
  resend_after_s: number
}

/**
 * Sends a one-time code to a phone. Throws RequestError `TooManyRequests` with the seconds to wait if the last
 * code for that phone is too recent, or after five codes in an hour.
 */
export async function sendCode(
  context: Context,
  { purpose, phone, typedPhone, userId, withoutUser = 'No account uses this number.', sessionId }: CodeRequest,
): Promise<SentCode> {
  const { now, otpResendSeconds } = context
  // A concurrent request for the same phone waits for this one and is then too early.
  return inTransaction(context, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`otp ${phone}`}))`)
    const [last] = await tx
      .select({ at: otpCodes.created_at })
      .from(otpCodes)
      .where(and(eq(otpCodes.phone, phone), eq(otpCodes.purpose, purpose)))
      .orderBy(desc(otpCodes.created_at))
      .limit(1)
    const msLeft = last ? otpResendSeconds * 1000 - (now.getTime() - last.at.getTime()) : 0
    if (msLeft > 0) throw createLimitError(msLeft)
    // In this transaction, which is short: requests that are too early must not use up the hour.
    await countUse({ ...context, db: tx }, 'codeRequest', { phone })
    const id = `${newId('otp', now)}_${newSecret().slice(0, 12)}`
    // A tab that was left behind must not change the phone to a number that the user has replaced since.
    // Of requests for several phones at once, each waits for the counter of the user above, and sees the codes of those before it.
    if (sessionId !== undefined && userId !== undefined) await voidCodes(tx, now, purpose, userId)
    const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
    await tx.insert(otpCodes).values({
      id,
      purpose,
      user_id: userId ?? null,
      session_id: sessionId ?? null,
      phone,
      code_hash: hashCode(context.secrets, id, code),
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      used_at: null,
    })
    const hasUser = userId !== undefined
    await sendMessage(tx, context, {
      channel: 'sms',
      to: typedPhone,
      phone,
      subject: 'Your code',
      text: hasUser ? `${code} is your Vehicle Partner code. It works for 10 minutes. Do not share it with anyone.` : withoutUser,
      ...(hasUser ? { code } : {}),
    })
    return { reference_id: id, resend_after_s: otpResendSeconds }
  })
}

/** Voids the unused codes of a user for this purpose. Those of a login stay: anyone can request one, and must not end that of the user. */
async function voidCodes(tx: Tx, now: Date, purpose: CodeRequest['purpose'], userId: string): Promise<void> {
  await tx
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.user_id, userId), eq(otpCodes.purpose, purpose), isNull(otpCodes.used_at)))
}

/** A code has few digits, so its fingerprint needs the server's key: without it, every code could be tried. */
const hashCode = (secrets: Secrets, id: string, code: string) => secrets.hmac(`${id} ${code}`, 'otp_codes.code_hash')

const hashAttempt = (secrets: Secrets, id: string, attempt: string) => secrets.hmac(`${id} ${attempt}`, 'otp_codes.attempt_hash')

/** The code was used by the same attempt, a short time ago. What ends all sessions of the user ends this, see `voidPendingProofs`. */
const isRepeatable = (now: Date, attemptHash: string | undefined): SQL | undefined =>
  attemptHash === undefined
    ? sql`false`
    : and(eq(otpCodes.attempt_hash, attemptHash), gt(otpCodes.used_at, new Date(now.getTime() - codeRepeatMinutes * 60_000)))

/** A code that was entered correctly and is not used yet, or by the same attempt. */
export interface VerifiedCode {
  id: string
  attemptHash: string | undefined
  userId: string
  /** E.164. */
  phone: string
}

/**
 * Verifies a code; `redeemCode` then uses it. Throws RequestError `OtpInvalid` with the tries that are left for a wrong code, `OtpExpired` if it was used or voided, is ten
 * minutes old, was wrong five times or belongs to another session. Each attempt is counted before the check, so that concurrent attempts
 * cannot exceed the limit.
 */
export async function verifyCode(context: Context, guess: CodeGuess): Promise<VerifiedCode> {
  const [asked] = await context.db
    .select({ phone: otpCodes.phone, userId: otpCodes.user_id })
    .from(otpCodes)
    .where(eq(otpCodes.id, guess.id))
  const keys = asked ? { phone: asked.phone } : {}
  return countFailures(context, 'codeGuess', keys, () => tryCode(context, guess), { ownerId: asked?.userId ?? undefined })
}

interface CodeGuess {
  purpose: CodeRequest['purpose']
  id: string
  code: string
  sessionId?: string
  /** What only the client knows that enters the code. */
  attempt?: string | undefined
}

async function tryCode({ db, now, secrets }: Context, { purpose, id, code, sessionId, attempt }: CodeGuess): Promise<VerifiedCode> {
  const attemptHash = attempt === undefined ? undefined : hashAttempt(secrets, id, attempt)
  const [tried] = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(
      and(
        eq(otpCodes.id, id),
        eq(otpCodes.purpose, purpose),
        sessionId === undefined ? isNull(otpCodes.session_id) : eq(otpCodes.session_id, sessionId),
        or(and(isNull(otpCodes.used_at), gt(otpCodes.expires_at, now)), isRepeatable(now, attemptHash)),
        lt(otpCodes.tries, codeTries),
      ),
    )
    .returning({ tries: otpCodes.tries, hash: otpCodes.code_hash, userId: otpCodes.user_id, phone: otpCodes.phone })
  if (!tried) throw new RequestError('OtpExpired')
  if (tried.hash !== hashCode(secrets, id, code) || tried.userId === null) {
    const tries_left = codeTries - tried.tries
    if (tries_left <= 0) throw new RequestError('OtpExpired')
    throw new RequestError('OtpInvalid', wrongCodeMessage(tries_left), { data: { tries_left } })
  }
  return { id, attemptHash, userId: tried.userId, phone: tried.phone }
}

/**
 * Uses a verified code, once, while its user is locked. The same attempt can repeat it: the session that a login has started ends then, and its id
 * is returned. Throws RequestError `OtpExpired` if the code was used or voided since.
 */
export async function redeemCode(tx: Tx, now: Date, { id, attemptHash, userId }: VerifiedCode): Promise<string | undefined> {
  const used = await tx
    .update(otpCodes)
    .set({ used_at: now, attempt_hash: attemptHash ?? null })
    .where(and(eq(otpCodes.id, id), isNull(otpCodes.used_at)))
    .returning({ id: otpCodes.id })
  if (used.length > 0) return undefined
  const [repeated] = await tx
    .select({ purpose: otpCodes.purpose, sessionId: otpCodes.started_session_id })
    .from(otpCodes)
    .where(and(eq(otpCodes.id, id), isRepeatable(now, attemptHash)))
  // Its proofs are of the session that repeats it, and end with that.
  if (repeated?.purpose === 'step_up') return undefined
  const sessionId = repeated?.sessionId ?? undefined
  if (sessionId === undefined || !(await endSession(tx, now, { userId, sessionId, isLogout: false }))) throw new RequestError('OtpExpired')
  return sessionId
}

/** Records the session that a code has started. */
export async function recordStartedSession(tx: Tx, { id }: VerifiedCode, sessionId: string): Promise<void> {
  await tx.update(otpCodes).set({ started_session_id: sessionId }).where(eq(otpCodes.id, id))
}
