import { ConnectionError } from './connectionError.ts'
import type { ApiRequest, ApiResponse, Transport } from './transport.ts'

/** A GET request that a page started before its program was loaded. */
export interface EarlyRequest {
  /** The bearer token that it was sent with. */
  token: string
  response: Promise<Response>
}

/** Started requests by address: path and query, as `getAddress` returns them. */
export type EarlyRequests = Map<string, EarlyRequest>

/** The address of a request: path and query. */
export function getAddress({ path, query = {} }: Pick<ApiRequest, 'path' | 'query'>): string {
  const values = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]))
  return values.length === 0 ? path : `${path}?${new URLSearchParams(values).toString()}`
}

/**
 * Answers the first GET of an address from a request that the page has started, if both have the same token. It behaves as if the
 * transport had sent it. A write drops all of them, because it may change what they asked.
 */
export function withEarlyResponses(transport: Transport, early: EarlyRequests): Transport {
  return async (request) => {
    const { method, headers = {}, signal, expects = 'json' } = request
    if (method !== 'GET') early.clear()
    const address = getAddress(request)
    const started = early.get(address)
    if (!started || expects === 'file' || Object.keys(headers).length !== 1 || headers['authorization'] !== `Bearer ${started.token}`)
      return transport(request)
    early.delete(address)
    return receive(started.response, signal)
  }
}

async function receive(pending: Promise<Response>, signal: AbortSignal | undefined): Promise<ApiResponse> {
  try {
    const response = await unlessAborted(pending, signal)
    const text = await unlessAborted(response.text(), signal)
    return { status: response.status, body: parse(text), headers: Object.fromEntries(response.headers) }
  } catch (error) {
    if (signal?.aborted) throw new ConnectionError('cancelled', error)
    throw new ConnectionError(error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline', error)
  }
}

/** Text that is no JSON stays text; the client reports it as malformed. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted'))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
