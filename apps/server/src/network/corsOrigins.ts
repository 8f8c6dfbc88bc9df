import type { FastifyInstance } from 'fastify'

/** Reads `CORS_ORIGINS`: exact origins, separated by commas. Undefined if one is not an origin. */
export function parseOrigins(setting: string): string[] | undefined {
  const listed = setting.split(',').map((each) => each.trim())
  return listed.every(isOrigin) ? [...new Set(listed)] : undefined
}

const isOrigin = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text

/** What the published client reads besides the body. */
export const exposedHeaders = 'Content-Disposition, Date, RateLimit, RateLimit-Policy, Retry-After, X-Request-Id'

const preflightHeaders = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-Id, X-Step-Up, X-View-As',
  'access-control-max-age': '7200',
}

/** What other origins may call: the API and its files, not the pages of the portal and the controls of the sandbox. */
const isShared = (url: string) => /^\/+(v1|partner-payout|files|openapi\.json)(\/|\?|$)/.test(url)

/**
 * Lets pages of these origins call the API. There are no cookies: a page can do nothing without the bearer token of its user. Call it before
 * unknown paths are rejected, so that their errors can be read too.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    if (!isShared(request.url)) return
    reply.header('vary', 'Origin')
    const { origin, 'access-control-request-method': asked } = request.headers
    if (origin === undefined || !origins.includes(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': exposedHeaders })
    if (request.method === 'OPTIONS' && asked !== undefined) await reply.code(204).headers(preflightHeaders).send()
  })
}
