import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { AnyEndpoint, Contract } from '@vehicle-partner/api/contract'
import {
  validateResponse,
  contentDisposition,
  parseInput,
  RequestError,
  errorResponse,
  needsStepUp,
  rejectPreviewWrite,
  viewAsHeader,
  responseStatus,
  type FileResponse,
} from '@vehicle-partner/api/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { authenticate, authorize } from './auth/authorization.ts'
import { requireStepUp } from './auth/stepUp.ts'
import type { Context, Dependencies } from './context.ts'
import { drainRequest, readMultipartFiles } from './multipartFiles.ts'
import { formatRateLimitHeaders, type LimitUse } from './limits/rateLimitHeaders.ts'
import { clientAddress } from './network/trustedProxies.ts'
import { rejectNullBytes } from './rejectNullBytes.ts'
import { runOnce } from './idempotency.ts'
import { toRequestError } from './requestErrors.ts'
import { toLogError } from './toLogError.ts'

type AnyHandler = (context: Context, input: never) => unknown
/** Handlers by resource and call; the typed form is `Handlers<typeof contract, Context>`. */
type AnyHandlers = Record<string, Record<string, AnyHandler>>

/** Creates the dependencies of a request. */
export type ContextSource = (request: FastifyRequest) => Dependencies

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's id, for the log. */
    userId: string | undefined
    /** The limits that it has used, for the headers of the response. */
    limitUses: LimitUse[] | undefined
  }
}

/** Adds a route for each call of the contract: authenticate, authorize, parse the input, run the handler, validate the response. */
export function mountContract(app: FastifyInstance, contract: Contract, handlers: AnyHandlers, source: ContextSource): void {
  app.decorateRequest('userId', undefined)
  app.decorateRequest('limitUses', undefined)
  app.addHook('onSend', async (request, reply) => {
    reply.headers(formatRateLimitHeaders(request.limitUses ?? []))
  })
  void app.register(multipart, { throwFileSizeLimit: false })
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const handler = handlers[resource]?.[name]
      if (!handler) throw new Error(`No handler for ${resource}.${name}`)
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        handler: (request, reply) => handleRequest(endpoint, handler, request, reply, source(request)),
      })
    }
}

async function handleRequest(
  endpoint: AnyEndpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<FastifyReply> {
  // The time of the database's rows, so that pages can show times against it; the sandbox moves it.
  reply.header('date', dependencies.now.toUTCString())
  try {
    const { context, input } = await prepareContext(endpoint, request, dependencies)
    const run = async () => validateResponse(endpoint, await handler(context, input as never)) // parsed by the contract's schema
    const status = endpoint.status ?? 200
    if (!endpoint.response) return sendFile(reply.code(status), (await run()) as FileResponse)
    const response = await runOnce(context, endpoint, request, async () => {
      const body = await run()
      return { status: responseStatus(endpoint, body), body, headers: {} }
    })
    return reply.code(response.status).headers(response.headers).send(response.body)
  } finally {
    if (request.isMultipart()) await drainRequest(request)
  }
}

/** Checks access before it parses the input, so that callers without access learn nothing about the fields. */
async function prepareContext(endpoint: AnyEndpoint, request: FastifyRequest, dependencies: Dependencies) {
  const { db, now } = dependencies
  const caller = await authenticate(db, now, endpoint.access, request.headers.authorization)
  request.userId = caller?.user.id
  const viewAs = request.headers[viewAsHeader]
  rejectPreviewWrite(endpoint.method, viewAs)
  const raw = { params: request.params, query: request.query, body: request.body }
  rejectNullBytes(raw)
  const member = await authorize(db, endpoint.access, caller, { ...raw, viewAs })
  if (request.isMultipart() && !endpoint.upload) throw new RequestError('UnsupportedMediaType')
  const parsed = parseInput(endpoint, raw)
  const input = endpoint.upload ? { ...parsed, body: { files: readMultipartFiles(request, endpoint.upload) } } : parsed
  const stepUp = request.headers['x-step-up']
  if (needsStepUp(endpoint, input)) await requireStepUp(db, { now, caller, stepUp })
  const client = { address: clientAddress(request), userAgent: request.headers['user-agent'] }
  const origin = dependencies.publicUrl?.origin ?? `${request.protocol}://${request.host}`
  const limitUses: LimitUse[] = []
  request.limitUses = limitUses
  return { context: { ...dependencies, caller, member, stepUp, client, origin, limitUses }, input }
}

function sendFile(reply: FastifyReply, { type, filename, content }: FileResponse): FastifyReply {
  const body =
    typeof content === 'string' ? Buffer.from(content) : content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content)
  return reply.type(type).header('content-disposition', contentDisposition(filename)).send(body)
}

/** Sends an error body: no stack, and no 5xx for wrong input. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { error: requestError, isFault } = toRequestError(error)
  if (isFault) request.log.error({ err: toLogError(error) }, requestError.code)
  const { status, headers, body } = errorResponse(requestError)
  // Headers of a file that could not be sent.
  reply.removeHeader('content-disposition').removeHeader('etag').header('cache-control', 'no-store')
  return reply.code(status).headers(headers).type('application/json').send(body)
}
