import { RequestError } from '@vehicle-partner/api/contract'
import type { FastifyError } from 'fastify'

/** Turns whatever went wrong into a refusal that may be told; `fault` is true when it is ours and belongs in the log. */
export function toRequestError(error: unknown): { refusal: RequestError; fault: boolean } {
  if (error instanceof RequestError) return { refusal: error, fault: false }
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 413) return { refusal: new RequestError('PayloadTooLarge'), fault: false }
  if (statusCode === 415) return { refusal: new RequestError('UnsupportedMediaType'), fault: false }
  if (statusCode === 404) return { refusal: new RequestError('NotFound'), fault: false }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && code?.startsWith('FST_'))
    return { refusal: new RequestError('ValidationError', 'We could not read this request'), fault: false }
  const causes = chain(error)
  if (causes.some(isLost)) return { refusal: new RequestError('ServiceUnavailable'), fault: true }
  if (causes.some(isBadValue)) return { refusal: new RequestError('ValidationError'), fault: false }
  return { refusal: new RequestError('ServerError'), fault: true }
}

interface Coded {
  code?: unknown
  message?: unknown
  cause?: unknown
}

function chain(error: unknown): Coded[] {
  const out: Coded[] = []
  for (let at = error; typeof at === 'object' && at !== null && out.length < 5; at = (at as Coded).cause) out.push(at)
  return out
}

/** PostgreSQL's classes for a lost connection and a server that is going down, and the operating system's words. */
const lostCode = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed|Cannot use a pool after)/

const isLost = ({ code, message }: Coded) =>
  (typeof code === 'string' && lostCode.test(code)) || (typeof message === 'string' && lostMessage.test(message))

/** Class 22: the value does not fit its type. Our schemas should have caught it, but it is the caller's value. */
const isBadValue = ({ code }: Coded) => typeof code === 'string' && /^22...$/.test(code)

/** What the log may say of a fault: never the values of a query, which a database error repeats. */
export function forLog(error: unknown): { type: string; message: string; stack?: string; code?: unknown; query?: string } {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something that is no error was thrown' }
  const query = 'query' in error && typeof error.query === 'string' ? error.query : undefined
  if (query !== undefined) return { ...forLog(error.cause), query }
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: error.message,
    ...(error.stack ? { stack: error.stack } : {}),
    ...(code === undefined ? {} : { code }),
  }
}
