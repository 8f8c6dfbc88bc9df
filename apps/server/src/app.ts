import compress from '@fastify/compress'
import { contract, RequestError } from '@vehicle-partner/api/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { serveFiles } from './files/serveFiles.ts'
import { serveHealth } from './serveHealth.ts'
import { logOptions, logRequest, logRequests, requestId } from './requestLog.ts'
import { mount, sendRefusal } from './mountContract.ts'
import { refuseConnection } from './malformedRequests.ts'
import { serveOutbox } from './outbox/serveOutbox.ts'
import { openServices, type Services, type ServiceOptions } from './services.ts'
import { servePortal } from './portal/servePortal.ts'
import { serveReference } from './reference/serveReference.ts'
import { routes } from './contractRoutes.ts'
import { secure, secureAnswer } from './securityHeaders.ts'
import { serveSandbox } from './sandbox/sandbox.ts'

export interface AppOptions extends ServiceOptions {
  /** Whether jobs run by themselves when they are due. */
  runJobs: boolean
  /** Whether the controls of the sandbox may be used from other machines. */
  sandboxFromAnywhere: boolean
  seedScale: number
  /** Where the built portal lies. */
  portalFolder: string
  logLevel: string
  log: { write: (line: string) => void }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What the server works with beside HTTP. */
    services: Services
    database: ServiceOptions['database']
  }
}

/** The whole server on one origin: API, portal, socket, reference, health; not yet listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, sandbox, portalFolder, logLevel, log } = options
  const { db } = database
  // The contract's schemas carry no messages of their own where the field needs none. A missing one is said as the forms say it (spec section 5).
  z.config({ ...z.locales.en(), customError: ({ input }) => (input === undefined ? 'This field is required' : undefined) })
  const app = Fastify({
    logger: logOptions(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestIdHeader: false,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Who is connected when we stop is still served, and then sent away.
    return503OnClosing: false,
    // `http://host/` and `/v1/login` are put together in both ways: a leading slash makes no difference.
    routerOptions: { ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => {
      sendRefusal(error, request, secureAnswer(request, reply).header('cache-control', 'no-store'))
      logRequest(request, reply)
    },
    clientErrorHandler: refuseConnection,
  })
  readJsonOnly(app)
  secure(app)
  logRequests(app)
  app.setErrorHandler(sendRefusal)
  app.setNotFoundHandler((request, reply) => sendRefusal(new RequestError('NotFound'), request, reply))
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })

  sendAwayWhenClosing(app)
  const services = await openServices(app, options)
  app.decorate('services', services)
  app.decorate('database', database)
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  mount(app, contract, routes, (request) => services.dependenciesFor(request.id))
  serveFiles(app, services.dependenciesFor)
  serveHealth(app, db)
  serveReference(app, options)
  if (sandbox) {
    serveOutbox(app, db)
    serveSandbox(app, services, options)
  }
  // What no call, no page and no sandbox control answers is not the portal's either.
  for (const area of ['/v1', '/partner-payout', '/sandbox', '/telemetry', '/files'])
    for (const url of [area, `${area}/*`])
      if (!app.hasRoute({ method: 'GET', url }))
        app.get(url, () => {
          throw new RequestError('NotFound')
        })
  await servePortal(app, portalFolder, { sandbox })
  if (options.runJobs) app.addHook('onListen', async () => services.scheduler.start())
  return app
}

/** While the server stops, a connection ends with its answer; one that idles ends at once. */
function sendAwayWhenClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
    app.server.once('close', () => clearInterval(sweep))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}

const isApi = (url: string) => /^\/+(v1|partner-payout|sandbox)(\/|\?|$)/.test(url)

/** JSON is the only kind of body; an empty one is none. */
function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null)
    else void parse(request, body, done)
  })
}
