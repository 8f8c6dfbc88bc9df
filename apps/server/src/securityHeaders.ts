import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSecure } from './network/trustedProxies.ts'

/** The policy of a page: its own files, inline scripts and styles with this nonce, and images of these other origins. */
export function createPagePolicy(nonce: string, imageOrigins: readonly string[] = []): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    ['img-src', `'self'`, 'data:', 'blob:', ...imageOrigins].join(' '),
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** The policy of other responses: they load nothing and cannot be framed. */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'`

/** A nonce for one response. */
export const createNonce = (): string => randomBytes(16).toString('base64')

/** The headers of every response; pages replace the policy. */
const securityHeaders = {
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // URLs contain single-use tokens (invitations, password resets) that other sites must not see.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A browser that has seen it uses TLS for a year. */
const transportSecurity = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The headers of a response, with HSTS if the request came over TLS; without TLS browsers ignore it. */
export const securityHeadersFor = (secure: boolean): Record<string, string> =>
  secure ? { ...securityHeaders, ...transportSecurity } : securityHeaders

/** Adds the security headers to every response. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    setSecurityHeaders(request, reply)
  })
}

/** Sets the headers of one response, for errors that occur before any hook runs. */
export const setSecurityHeaders = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({ ...securityHeadersFor(isSecure(request)), 'x-request-id': request.id })

/** The headers as text, for responses written to the socket. */
export const formatSecurityHeaders = (): string =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
