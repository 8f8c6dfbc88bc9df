import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { clientAddress } from './network/trustedProxies.ts'

/** Also matches the encoded form inside another URL, such as `redirect=%2Fpage%3Ftoken%3D…`. */
const secretKeys = /((?:[?&]|%3f|%26)(?:token|code|password|otp_code|session|email|to|sig)(?:=|%3d))(?:(?!%26|%23)[^&#])*/gi
/** Links that reset a password, confirm an email address, check a roadside pack or show a shared trip have their token in the path. */
const secretPath =
  /((?:\/|%2f)(?:password|confirm-email|undo-email|check|roadside-checks|shared-trips|shared(?:\/|%2f)+trips)(?:\/|%2f)+)(?:(?!%2f|%3f|%23|%26)[^/?#&])+/gi

/** Invitations are accepted by the secret of their link. */
const secretId = /(\/account_members\/)[^/?#]+(?=\/accept(?:[/?#]|$))/gi

/** Removes secrets from a URL. */
export const redactUrl = (url: string): string =>
  url.replace(secretPath, '$1[redacted]').replace(secretId, '$1[redacted]').replace(secretKeys, '$1[redacted]')

/** The client's request id if it is well-formed, so that traces continue; otherwise a new one. */
export function createRequestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/** A JSON log, one object per line. Headers and bodies are never logged. */
export function createLogOptions(level: string, stream: { write: (line: string) => void }): FastifyServerOptions['logger'] {
  return {
    level,
    stream,
    base: null,
    redact: { paths: ['*.authorization', '*.password', '*.token', 'authorization', 'password', 'token'], censor: '[redacted]' },
  }
}

/** Logs one line per response. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      url: redactUrl(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.userId ? { user: request.userId } : {}),
      address: clientAddress(request),
    },
    'request',
  )
}
