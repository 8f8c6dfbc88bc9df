import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'

/** Also inside another address, as `redirect=%2Fpage%3Ftoken%3D…` carries one. */
const secretKeys = /((?:[?&]|%3f|%26)(?:token|code|password|otp_code|session|email|to|sig)(?:=|%3d))(?:(?!%26|%23)[^&#])*/gi
/** Links to reset a password and to confirm an e-mail address carry their token in the path. */
const secretPath = /((?:\/|%2f)(?:password|confirm-email)(?:\/|%2f)+)(?:(?!%2f|%3f|%23|%26)[^/?#&])+/gi

/** An invitation is accepted by the secret of its link. */
const secretId = /(\/account_members\/)[^/?#]+(?=\/accept(?:[/?#]|$))/gi

/** An address as the log may show it. */
export const withoutSecrets = (url: string): string =>
  url.replace(secretPath, '$1[redacted]').replace(secretId, '$1[redacted]').replace(secretKeys, '$1[redacted]')

/** A request's id: the caller's own when it is a plain one, so that a trace goes through; else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** Structured log to a stream, one JSON object a line; secrets are left out by construction: no header and no body is ever logged. */
export function logOptions(level: string, stream: { write: (line: string) => void }): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: null,
    redact: { paths: ['*.authorization', '*.password', '*.token', 'authorization', 'password', 'token'], censor: '[redacted]' },
  }
}

/** One line for each answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
}

/** The line of one request. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      url: withoutSecrets(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.userId ? { user: request.userId } : {}),
      address: request.ip,
    },
    'request',
  )
}
