import type { AnyEndpoint } from '@vehicle-partner/api/contract'
import { fingerprintRequest, isFinalStatus, isIdempotent, RequestError, errorResponse, type ApiResponse } from '@vehicle-partner/api/server'
import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { sha256 } from './auth/sessions.ts'
import type { Context, Dependencies } from './context.ts'
import { idempotencyKeys } from './db/schema/operationTables.ts'
import { countUse } from './limits/countUse.ts'

/** Responses are stored this long. */
const lifetimeMs = 86_400_000
/** A write without a response after this time is considered abandoned: its server stopped. */
const abandonedAfterMs = 90_000

type Storage = Pick<Dependencies, 'db' | 'now' | 'secrets'>

const bodyPurpose = 'idempotency_keys.body'

interface Reservation {
  id: string
  hash: string
}

/**
 * Runs a write with an `Idempotency-Key` once: for a day, the same key and body of the same caller get the first response.
 * The key is reserved before the write and the response stored after it, so that an abandoned write can be repeated.
 * Throws RequestError `IdempotencyMismatch` for another body, `RequestInProgress` while the first request is running.
 */
export async function runOnce(
  context: Context,
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  write: () => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const key = isIdempotent(endpoint) ? request.headers['idempotency-key'] : undefined
  if (key === undefined) return write()
  const { db, now, secrets, caller } = context
  const reserved = {
    // Without a session the key alone says whose it is: a phone changes its address between two networks.
    id: hashKey(key, caller?.user.id ?? '', endpoint),
    hash: secrets.hmac(hashContent(endpoint, request), 'idempotency_keys.request_hash'),
  }
  await countUse(context, 'idempotencyKey')
  const before = await reserveKey({ db, now, secrets }, reserved)
  if (before) return before
  let response: ApiResponse | undefined
  try {
    response = await write().catch((error: unknown) => {
      if (error instanceof RequestError) return errorResponse(error)
      throw error
    })
    return response
  } finally {
    // The write is done: return its response even if it cannot be stored.
    await storeResponse({ db, now, secrets }, reserved.id, response).catch((error: unknown) =>
      request.log.warn({ err: error }, 'The response could not be stored'),
    )
  }
}

function hashKey(key: string | string[], caller: string, { method, path }: AnyEndpoint): string {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key))
    throw new RequestError('ValidationError', undefined, {
      errors: { 'Idempotency-Key': 'Idempotency-Key must be 1 to 255 visible ASCII characters' },
    })
  return sha256(JSON.stringify([caller, method, path, key]))
}

/** What a repeated write must have in common with the first. Uploads are compared by length, because they are read later. */
function hashContent({ upload }: AnyEndpoint, { method, url, body, headers }: FastifyRequest): string {
  return fingerprintRequest(method, url, {}, upload ? headers['content-length'] : body)
}

/** Reserves the key; returns the stored response if there is one. */
async function reserveKey({ db, now, secrets }: Storage, { id, hash }: Reservation): Promise<ApiResponse | undefined> {
  const expired = new Date(now.getTime() - lifetimeMs)
  const abandoned = new Date(now.getTime() - abandonedAfterMs)
  const fresh = { request_hash: hash, status: null, body: null, created_at: now }
  const inserted = await db
    .insert(idempotencyKeys)
    .values({ id, ...fresh })
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: fresh,
      setWhere: or(
        lte(idempotencyKeys.created_at, expired),
        and(isNull(idempotencyKeys.status), lte(idempotencyKeys.created_at, abandoned)),
      ),
    })
    .returning({ id: idempotencyKeys.id })
  if (inserted.length > 0) return undefined
  const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id))
  if (first && first.request_hash !== hash) throw new RequestError('IdempotencyMismatch')
  // Deleted between the two queries: the first request has failed, so the client can retry.
  if (!first || first.status === null) throw new RequestError('RequestInProgress', undefined, { retryAfter: 1 })
  return {
    status: first.status,
    body: first.body === null ? null : (JSON.parse(secrets.decrypt(first.body, bodyPurpose)) as unknown),
    headers: {},
  }
}

/** Stores the response, or deletes the key if there is none. */
async function storeResponse({ db, now, secrets }: Storage, id: string, response: ApiResponse | undefined): Promise<void> {
  // Match the time as well: an abandoned write must not change its successor's row.
  const isOwn = and(eq(idempotencyKeys.id, id), isNull(idempotencyKeys.status), eq(idempotencyKeys.created_at, now))
  if (response && isFinalStatus(response.status))
    await db
      .update(idempotencyKeys)
      .set({ status: response.status, body: secrets.encrypt(JSON.stringify(response.body ?? null), bodyPurpose) })
      .where(isOwn)
  else await db.delete(idempotencyKeys).where(isOwn)
}
