import { ConnectionError } from './errors.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Where `withRetries` gets what it cannot make itself. */
export interface RetryOptions {
  /** Waits so many milliseconds, or until the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** A number from 0 up to 1. */
  random?: () => number
}

const maxAttempts = 3
const firstPauseMs = 400

/**
 * Tries again, three times in all, what found no network at all: what only reads, and writes that carry an idempotency key. Pauses grow
 * from 0.4 seconds and differ, so that clients which lost a server together do not come back together. An answer, a timeout and a call
 * that nobody waits for any more are final.
 */
export function withRetries(transport: Transport, { wait = waitMs, random = Math.random }: RetryOptions = {}): Transport {
  return async (request) => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await transport(request)
      } catch (error) {
        if (!(error instanceof ConnectionError) || error.reason !== 'offline' || !canRepeat(request)) throw error
        if (tried >= maxAttempts) throw new ConnectionError('offline', error, { retried: true })
      }
      await wait(firstPauseMs * 2 ** (tried - 1) * (0.5 + random()), request.signal)
      if (request.signal?.aborted) throw new ConnectionError('cancelled')
    }
  }
}

const canRepeat = ({ method, headers }: ApiRequest) => method === 'GET' || headers?.['idempotency-key'] !== undefined

function waitMs(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end, { once: true })
    if (signal?.aborted) end()
  })
}
