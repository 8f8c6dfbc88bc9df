import { parseInput, Refusal, refusalAnswer, type AnyEndpoint, type Contract } from '@vehicle-partner/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate, authorize } from './auth/access.ts'
import type { Context, Ports } from './context.ts'
import { forLog, refusalOf } from './refusals.ts'

/** Handlers by resource and call; `Handlers<typeof contract, Context>` is the checked form. */
type AnyHandlers = Record<string, Record<string, (context: Context, input: never) => unknown>>

/** What a request alone cannot tell a handler. */
export type ContextSource = (request: FastifyRequest) => Ports

declare module 'fastify' {
  interface FastifyRequest {
    /** Who made the call, for the log. */
    userId: string | undefined
  }
}

/** Makes a route of every call in the contract: who calls, what with, may they, the answer, its shape. */
export function mount(app: FastifyInstance, contract: Contract, handlers: AnyHandlers, source: ContextSource): void {
  app.decorateRequest('userId', undefined)
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = handlers[resource]?.[name]
      if (!handler) throw new Error(`No handler for ${resource}.${name}`)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: async (request, reply) => reply.code(endpoint.status ?? 200).send(await run(endpoint, handler, request, source(request))),
      })
    }
}

async function run(
  endpoint: AnyEndpoint,
  handler: (context: Context, input: never) => unknown,
  request: FastifyRequest,
  given: ReturnType<ContextSource>,
): Promise<unknown> {
  const { db, now } = given
  const caller = await authenticate(db, now, endpoint.access, request.headers.authorization)
  request.userId = caller?.user.id
  const raw = { params: request.params, query: request.query, body: request.body }
  refuseNul(raw)
  const input = parseInput(endpoint, raw)
  const member = await authorize(db, endpoint.access, caller, input)
  const from = { address: request.ip, userAgent: request.headers['user-agent'] }
  const reply = await handler({ ...given, caller, member, from }, input as never) // parsed by the call's own schemas
  const checked = endpoint.reply.safeParse(reply)
  if (!checked.success) throw new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks the contract: ${checked.error.message}`)
  return checked.data
}

/** PostgreSQL cannot hold the character NUL in a text; no field of ours has a use for it. */
function refuseNul(raw: { params: unknown; query: unknown; body: unknown }): void {
  if (hasNul(raw)) throw new Refusal('ValidationError')
}

function hasNul(root: unknown): boolean {
  // A list and not a recursion: a body may be nested deeper than the stack.
  const left: unknown[] = [root]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes('\0')) return true
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) left.push(inner)
  }
  return false
}

/** Sends the wire's error shape: never a stack, never a 5xx for wrong input. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, fault } = refusalOf(error)
  if (fault) request.log.error({ err: forLog(error) }, refusal.code)
  const answer = refusalAnswer(refusal)
  return reply.code(answer.status).headers(answer.headers).type('application/json').send(answer.body)
}
