import compress from '@fastify/compress'
import { contract } from '@vehicle-partner/api/contract'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { serveFiles } from './files/serveFiles.ts'
import { serveBankWebhook } from './banks/serveBankWebhook.ts'
import { serveHealth } from './serveHealth.ts'
import { serveMetrics } from './metrics/serveMetrics.ts'
import { createLogOptions, logRequest, logRequests, createRequestId } from './requestLog.ts'
import { mountContract, sendError } from './mountContract.ts'
import { acceptJsonOnly } from './jsonBodies.ts'
import { allowOrigins } from './network/corsOrigins.ts'
import { trustNoProxy } from './network/trustedProxies.ts'
import { rejectMalformedRequest } from './malformedRequests.ts'
import { serveLegalPages } from './legal/serveLegalPages.ts'
import { serveOutbox } from './outbox/serveOutbox.ts'
import { openServices, type Services, type ServiceOptions } from './services.ts'
import type { PageSettings } from './portal/pageSettings.ts'
import { servePortal } from './portal/servePortal.ts'
import { serveReference } from './reference/serveReference.ts'
import { routes } from './contractHandlers.ts'
import { addSecurityHeaders, setSecurityHeaders } from './securityHeaders.ts'
import { serveSandbox } from './sandbox/serveSandbox.ts'
import { rejectUnknownPaths } from './unknownPaths.ts'

export interface AppOptions extends ServiceOptions {
  /** Whether jobs run when they are due. */
  runJobs: boolean
  /** Whether the sandbox controls accept requests from other machines. */
  sandboxFromAnywhere: boolean
  seedScale: number
  /** What a scraper of `/metrics` sends as its bearer token; without it there are no metrics. */
  metricsToken?: string | undefined
  /** What pages show of the operator. */
  pageSettings?: PageSettings | undefined
  /** The folder of the built portal. */
  portalFolder: string
  logLevel: string
  log: { write: (line: string) => void }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Time, events, sockets, jobs and files. */
    services: Services
    database: ServiceOptions['database']
  }
}

/** Creates the whole server on one origin: API, portal, sockets, reference and health checks. It does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, sandbox, portalFolder, logLevel, log, trustProxy = trustNoProxy, corsOrigins = [] } = options
  const { db } = database
  // The words of the log. Requests get those of `describeInputIssue`.
  z.config(z.locales.en())
  const app = Fastify({
    logger: createLogOptions(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestId,
    requestIdHeader: false,
    trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // Finish requests of open connections while the server stops.
    return503OnClosing: false,
    // A path of the first version. It matched `/v1/users/:id/password` and others as well, so the contract has another.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/v1\/users\/step-up\/(?=.)/, '/v1/step-up/'),
    // `http://host/` + `/v1/login`: ignore the doubled slash.
    routerOptions: { ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => {
      sendError(error, request, setSecurityHeaders(request, reply).header('cache-control', 'no-store'))
      logRequest(request, reply)
    },
    clientErrorHandler: rejectMalformedRequest,
  })
  acceptJsonOnly(app)
  addSecurityHeaders(app)
  logRequests(app)
  app.setErrorHandler(sendError)
  allowOrigins(app, corsOrigins)
  rejectUnknownPaths(app)
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })

  closeConnectionsOnStop(app)
  if (options.metricsToken !== undefined) serveMetrics(app, db, options.metricsToken)
  const services = await openServices(app, options)
  app.decorate('services', services)
  app.decorate('database', database)
  app.decorate('portalFolder', portalFolder)
  // The embedded database does not survive a full disk. PostgreSQL has a disk of its own; uploads are checked where they are stored.
  app.addHook('onRequest', async (request) => {
    if (database.kind === 'embedded' && isApi(request.url) && !readMethods.has(request.method)) await services.space.require()
  })
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request.url) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  mountContract(app, contract, routes, (request) => services.dependenciesFor(request.id))
  serveFiles(app, services.dependenciesFor)
  serveBankWebhook(app, options.bankWebhookSecret, services.dependenciesFor)
  serveHealth(app, db)
  serveReference(app, options)
  serveLegalPages(app)
  if (sandbox) {
    serveOutbox(app, { db, secrets: options.secrets })
    serveSandbox(app, services, options)
  }
  await servePortal(app, portalFolder, { sandbox, pageSettings: options.pageSettings })
  if (options.runJobs) app.addHook('onListen', async () => services.scheduler.start())
  return app
}

/** While the server stops, connections close after their response and idle ones at once. */
function closeConnectionsOnStop(app: FastifyInstance): void {
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

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const isApi = (url: string) => /^\/+(v1|partner-payout|sandbox)(\/|\?|$)/.test(url)
