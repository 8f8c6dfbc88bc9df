import { refusalAnswer } from '../kernel/answer.ts'
import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'
import { fingerprintOf, isFinal } from '../kernel/idempotency.ts'
import { isIdempotentPost } from '../kernel/requests.ts'
import type { Answer, Request } from '../kernel/transport.ts'
import type { World } from './world.ts'

/** Does a write that carries an idempotency key once, as a server does: the same one again gets the first answer. */
export async function once(
  world: World,
  endpoint: AnyEndpoint,
  userId: string | undefined,
  request: Request,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers?.['idempotency-key']
  if (key === undefined || !isIdempotentPost(endpoint)) return run()
  const name = `${userId ?? ''} ${key}`
  const body = request.body instanceof FormData ? null : request.body
  const fingerprint = fingerprintOf(request.method, request.path, request.query, body)
  const before = world.writes.get(name)
  if (before && before.fingerprint !== fingerprint) throw new Refusal('IdempotencyMismatch')
  if (before && !before.answer) throw new Refusal('RequestInProgress')
  if (before?.answer) return before.answer
  world.writes.set(name, { fingerprint })
  try {
    const answer = await run().catch((error: unknown) => {
      if (error instanceof Refusal) return refusalAnswer(error)
      throw error
    })
    if (isFinal(answer.status)) world.writes.set(name, { fingerprint, answer })
    return answer
  } finally {
    if (!world.writes.get(name)?.answer) world.writes.delete(name) // the next try is the first one
  }
}
