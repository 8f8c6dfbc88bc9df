import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import {
  validateResponse,
  contentDisposition,
  parseInput,
  RequestError,
  errorResponse,
  responseStatus,
  type AnyEndpoint,
  type Contract,
  type FileResponse,
} from '@vehicle-partner/api/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate, authorize } from './auth/authorization.ts'
import { requireStepUp } from './auth/stepUp.ts'
import type { Context, Dependencies } from './context.ts'
import { drain, filesOf } from './multipartFiles.ts'
import { refuseNul } from './rejectNullBytes.ts'
import { once } from './idempotency.ts'
import { forLog, toRequestError } from './requestErrors.ts'

type AnyHandler = (context: Context, input: never) => unknown
/** Handlers by resource and call; `Handlers<typeof contract, Context>` is the checked form. */
type AnyHandlers = Record<string, Record<string, AnyHandler>>

/** What a request alone cannot tell a handler. */
export type ContextSource = (request: FastifyRequest) => Dependencies

declare module 'fastify' {
  interface FastifyRequest {
    /** Who made the call, for the log. */
    userId: string | undefined
  }
}

/** Makes a route of every call in the contract: who calls, may they, what with, the answer, its shape. */
export function mount(app: FastifyInstance, contract: Contract, handlers: AnyHandlers, source: ContextSource): void {
  app.decorateRequest('userId', undefined)
  void app.register(multipart, { throwFileSizeLimit: false })
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = handlers[resource]?.[name]
      if (!handler) throw new Error(`No handler for ${resource}.${name}`)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: (request, reply) => answer(endpoint, handler, request, reply, source(request)),
      })
    }
}

async function answer(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<FastifyReply> {
  try {
    const { context, input } = await admit(endpoint, request, dependencies)
    const run = async () => validateResponse(endpoint, await handler(context, input as never)) // parsed by the call's own schemas
    const status = endpoint.status ?? 200
    if (!endpoint.response) return sendFile(reply.code(status), (await run()) as FileResponse)
    const by = { db: dependencies.db, now: dependencies.now, caller: context.caller?.user.id ?? request.ip }
    const made = await once(by, endpoint, request, async () => {
      const body = await run()
      return { status: responseStatus(endpoint, body), body, headers: {} }
    })
    return reply.code(made.status).headers(made.headers).send(made.body)
  } finally {
    if (request.isMultipart()) await drain(request)
  }
}

/** Who calls, may they, and what with: in this order, so that somebody who may not make a call learns nothing of its fields. */
async function admit(endpoint: AnyEndpoint, request: FastifyRequest, dependencies: Dependencies) {
  const { db, now } = dependencies
  const caller = await authenticate(db, now, endpoint.access, request.headers.authorization)
  request.userId = caller?.user.id
  const raw = { params: request.params, query: request.query, body: request.body }
  refuseNul(raw)
  const member = await authorize(db, endpoint.access, caller, raw)
  if (request.isMultipart() && !endpoint.upload) throw new RequestError('UnsupportedMediaType')
  const parsed = parseInput(endpoint, raw)
  const input = endpoint.upload ? { ...parsed, body: { files: filesOf(request, endpoint.upload) } } : parsed
  if (endpoint.stepUp) await requireStepUp(db, now, caller, request.headers['x-step-up'])
  const client = { address: request.ip, userAgent: request.headers['user-agent'] }
  return { context: { ...dependencies, caller, member, client }, input }
}

function sendFile(reply: FastifyReply, { type, filename, content }: FileResponse): FastifyReply {
  const body =
    typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content)
  return reply.type(type).header('content-disposition', contentDisposition(filename)).send(body)
}

/** Sends the wire's error shape: never a stack, never a 5xx for wrong input. */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, fault } = toRequestError(error)
  if (fault) request.log.error({ err: forLog(error) }, refusal.code)
  const { status, headers, body } = errorResponse(refusal)
  // A file that was to be sent has left its headers behind.
  return reply.removeHeader('content-disposition').code(status).headers(headers).type('application/json').send(body)
}
