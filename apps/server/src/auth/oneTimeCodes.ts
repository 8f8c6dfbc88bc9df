import { randomInt } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/contract'
import { otpLength } from '@vehicle-partner/domain'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { otpCodes, type otpPurposes } from '../db/schema/people.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { send } from '../outbox/sendMessage.ts'
import { enforceRateLimit } from './loginAttempts.ts'
import { newSecret, sha256 } from './sessions.ts'

const lifetimeMs = 10 * 60_000
const mostTries = 5
const anHour = { most: 5, windowMs: 3_600_000 }

interface Request {
  purpose: (typeof otpPurposes)[number]
  /** E.164. */
  phone: string
  /** As it was typed, for the outbox. */
  typed: string
  /** Undefined: nobody has that number; they are told so, and who asks is not. */
  userId: string | undefined
}

/**
 * Sends a one-time code to a phone and answers its reference. Throws RequestError `TooManyRequests` with the seconds to wait when the last
 * code for that phone is too young, or when five were asked for within the hour.
 */
export async function sendCode(dependencies: Dependencies, { purpose, phone, typed, userId }: Request): Promise<string> {
  const { now, otpResendSeconds } = dependencies
  // Who asks twice at once waits for the first: the second is then too early.
  return inTransaction(dependencies, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`otp ${phone}`}))`)
    const [last] = await tx
      .select({ at: otpCodes.created_at })
      .from(otpCodes)
      .where(and(eq(otpCodes.phone, phone), eq(otpCodes.purpose, purpose)))
      .orderBy(desc(otpCodes.created_at))
      .limit(1)
    const waits = last ? otpResendSeconds - (now.getTime() - last.at.getTime()) / 1000 : 0
    if (waits > 0) throw new RequestError('TooManyRequests', undefined, { retryAfter: Math.ceil(waits) })
    await enforceRateLimit(tx, now, `otp ${phone}`, anHour)
    const id = `${newId('otp', now)}_${newSecret().slice(0, 12)}`
    const code = String(randomInt(10 ** otpLength)).padStart(otpLength, '0')
    await tx.insert(otpCodes).values({
      id,
      purpose,
      user_id: userId ?? null,
      phone,
      code_hash: hashOf(id, code),
      tries: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
      used_at: null,
    })
    const known = userId !== undefined
    await send(tx, dependencies, {
      channel: 'sms',
      to: typed,
      subject: 'Your code',
      text: known ? `${code} is your Vehicle Partner code. It works for 10 minutes. Tell it to nobody.` : 'No account uses this number.',
      ...(known ? { code } : {}),
    })
    return id
  })
}

const hashOf = (id: string, code: string) => sha256(`${id} ${code}`)

/**
 * Whose code it is; it works once. Throws RequestError `OtpInvalid` for a wrong one, `OtpExpired` once it is used, ten minutes old or was
 * wrong five times. Every try is counted before it is judged, so tries made at once do not slip through.
 */
export async function verifyCode(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  purpose: Request['purpose'],
  id: string,
  code: string,
): Promise<{ userId: string; phone: string }> {
  const [tried] = await db
    .update(otpCodes)
    .set({ tries: sql`${otpCodes.tries} + 1` })
    .where(
      and(
        eq(otpCodes.id, id),
        eq(otpCodes.purpose, purpose),
        isNull(otpCodes.used_at),
        lt(otpCodes.tries, mostTries),
        gt(otpCodes.expires_at, now),
      ),
    )
    .returning({ tries: otpCodes.tries, hash: otpCodes.code_hash, userId: otpCodes.user_id, phone: otpCodes.phone })
  if (!tried) throw new RequestError('OtpExpired')
  if (tried.hash !== hashOf(id, code) || tried.userId === null)
    throw new RequestError(tried.tries >= mostTries ? 'OtpExpired' : 'OtpInvalid')
  const used = await db
    .update(otpCodes)
    .set({ used_at: now })
    .where(and(eq(otpCodes.id, id), isNull(otpCodes.used_at)))
    .returning({ id: otpCodes.id })
  if (used.length === 0) throw new RequestError('OtpExpired')
  return { userId: tried.userId, phone: tried.phone }
}
