import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** What a page of ours may load: its own files, and the scripts and styles that carry this answer's nonce. */
export function pagePolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Data is no page: it loads nothing and stands in no frame. */
const dataPolicy = `default-src 'none'; frame-ancestors 'none'`

/** A nonce for one answer. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/** What every answer carries; a page replaces the policy by its own. */
export const securityHeaders = {
  'content-security-policy': dataPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Addresses carry single-use tokens (invitations, new passwords): no other site hears of them.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** Puts the security headers on every answer; pages replace the policy by their own. */
export function secure(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    secureAnswer(request, reply)
  })
}

/** The same for one answer, where the framework refuses before any hook runs. */
export const secureAnswer = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.headers({ ...securityHeaders, 'x-request-id': request.id })

/** The same for an answer that is written to the bare connection. */
export const rawHeaders = (): string =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
