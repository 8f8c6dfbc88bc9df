import {
  fingerprintOf,
  isFinal,
  isIdempotentPost,
  RequestError,
  errorResponse,
  type ApiResponse,
  type AnyEndpoint,
} from '@vehicle-partner/api/contract'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sha256 } from './auth/sessions.ts'
import type { Db } from './db/database.ts'
import { idempotencyKeys } from './db/schema/operations.ts'

/** An answer is kept this long. */
const keptMs = 86_400_000
/** A write that has not been answered for this long is taken for dead: its server stopped in the middle. */
const deadMs = 90_000

interface Reserved {
  id: string
  hash: string
}

/**
 * Makes a write that carries an `Idempotency-Key` once: the same key and body of the same caller again get the first answer for a day.
 * The key is reserved before the write and the answer kept after it, so a write whose server dies in between can be made again.
 * Throws RequestError `IdempotencyMismatch` for another body, `RequestInProgress` while the first is under way.
 */
export async function once(
  { db, now, caller }: { db: Db; now: Date; caller: string },
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  write: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = isIdempotentPost(endpoint) ? request.headers['idempotency-key'] : undefined
  if (key === undefined) return write()
  const reserved = { id: idOf(key, caller, endpoint), hash: sha256(contentOf(endpoint, request)) }
  const before = await reserve(db, now, reserved)
  if (before) return before
  let answer: ApiResponse | undefined
  try {
    answer = await write().catch((error: unknown) => {
      if (error instanceof RequestError) return errorResponse(error)
      throw error
    })
    return answer
  } finally {
    // What was done is done: an answer that cannot be kept is given all the same.
    await settle(db, now, reserved.id, answer).catch((error: unknown) => request.log.warn({ err: error }, 'An answer could not be kept'))
  }
}

function idOf(key: string | string[], caller: string, { method, path }: AnyEndpoint): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new RequestError('ValidationError', undefined, { errors: { 'Idempotency-Key': 'This is no key' } })
  return sha256(JSON.stringify([caller, method, path, key]))
}

/** What a repeated write must have in common with the first. Files are known by their length, because they are not read before they are kept. */
function contentOf({ upload }: AnyEndpoint, { method, url, body, headers }: FastifyRequest): string {
  return fingerprintOf(method, url, {}, upload ? headers['content-length'] : body)
}

/** Reserves the key; answers what was answered before, if anything was. */
async function reserve(db: Db, now: Date, { id, hash }: Reserved): Promise<ApiResponse | undefined> {
  const old = new Date(now.getTime() - keptMs)
  const dead = new Date(now.getTime() - deadMs)
  const fresh = { request_hash: hash, status: null, body: null, created_at: now }
  const won = await db
    .insert(idempotencyKeys)
    .values({ id, ...fresh })
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: fresh,
      setWhere: or(lte(idempotencyKeys.created_at, old), and(isNull(idempotencyKeys.status), lte(idempotencyKeys.created_at, dead))),
    })
    .returning({ id: idempotencyKeys.id })
  if (won.length > 0) return undefined
  const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  if (first && first.request_hash !== hash) throw new RequestError('IdempotencyMismatch')
  // Gone between the two queries: the first has just failed, and the next try is the first one.
  if (!first || first.status === null) throw new RequestError('RequestInProgress', undefined, { retryAfter: 1 })
  return { status: first.status, body: first.body, headers: {} }
}

/** Keeps the answer, or frees the key when the write has not come to one. */
async function settle(db: Db, now: Date, id: string, answer: ApiResponse | undefined): Promise<void> {
  // By its moment too: a write that was taken for dead must not touch the one that took its place.
  const mine = and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.status), eq(idempotencyKeys.created_at, now))
  if (answer && isFinal(answer.status))
    await db
      .update(idempotencyKeys)
      .set({ status: answer.status, body: answer.body ?? null })
      .where(mine)
  else await db.delete(idempotencyKeys).where(mine)
}
