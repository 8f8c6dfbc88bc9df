import { RequestError } from '@vehicle-partner/api/server'
import type { FastifyError } from 'fastify'

/** Maps any error to one that clients may see; `isFault` if the server caused it and must log it. */
export function toRequestError(error: unknown): { error: RequestError; isFault: boolean } {
  if (error instanceof RequestError) return { error: error, isFault: false }
  const { statusCode, code } = (error ?? {}) as Partial<FastifyError>
  if (statusCode === 413) return { error: new RequestError('PayloadTooLarge'), isFault: false }
  if (statusCode === 415) return { error: new RequestError('UnsupportedMediaType'), isFault: false }
  if (statusCode === 404) return { error: new RequestError('NotFound'), isFault: false }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && code?.startsWith('FST_'))
    return { error: new RequestError('ValidationError', 'We could not read this request'), isFault: false }
  const causes = listCauses(error)
  if (causes.some(isDiskFull)) return { error: new RequestError('InsufficientStorage'), isFault: true }
  if (causes.some(isConnectionLoss)) return { error: new RequestError('ServiceUnavailable'), isFault: true }
  if (causes.some(isInvalidValue)) return { error: new RequestError('ValidationError'), isFault: false }
  return { error: new RequestError('ServerError'), isFault: true }
}

interface ErrorLike {
  code?: unknown
  message?: unknown
  cause?: unknown
}

function listCauses(error: unknown): ErrorLike[] {
  const out: ErrorLike[] = []
  for (let at = error; typeof at === 'object' && at !== null && out.length < 5; at = (at as ErrorLike).cause) out.push(at)
  return out
}

/** PostgreSQL's error classes for lost connections, shutdown and timeouts, and the operating system's error codes. */
const lostCode = /^(08...|57P0[123]|57014|25P0[34]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|PGlite is closed|Cannot use a pool after)/

const isConnectionLoss = ({ code, message }: ErrorLike) =>
  (typeof code === 'string' && lostCode.test(code)) || (typeof message === 'string' && lostMessage.test(message))

/** The disk of the files (the operating system's codes) or of the database (PostgreSQL's). */
const isDiskFull = ({ code, message }: ErrorLike) =>
  (typeof code === 'string' && /^(ENOSPC|EDQUOT|53100)$/.test(code)) ||
  (typeof message === 'string' && /No space left on device/.test(message))

/** Class 22, data exceptions: a value that the schemas should have rejected. */
const isInvalidValue = ({ code }: ErrorLike) => typeof code === 'string' && /^22...$/.test(code)
