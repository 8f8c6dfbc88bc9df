import { ConnectionError } from './connectionError.ts'
import type { ApiRequest, Transport } from './transport.ts'

/** Replaceable dependencies of `withRetries`. */
export interface RetryOptions {
  /** Waits for some milliseconds, or until the signal is aborted. */
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** A number from 0 up to 1. */
  random?: () => number
}

const maxAttempts = 3
const firstPauseMs = 400

/**
 * Makes up to three attempts while the network is unreachable, for GET requests and for writes with an idempotency key. Pauses grow from
 * 0.4 seconds and are randomised, so that clients do not reconnect all at once. Responses, timeouts and cancelled calls are
 * final.
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
