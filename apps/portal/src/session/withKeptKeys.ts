import type { ApiRequest, ApiResponse, Transport } from '@vehicle-partner/api'

/** A new write with the same content is then one of its own. Shorter than the life of a login code. */
const keptMs = 5 * 60_000

interface KeptKey {
  content: string
  key: string
  at: number
}

/**
 * Sends a write that got no response with its old idempotency key when the user sends the same content again: the first may have been
 * executed, and the server then answers with its response. Another write to the same address ends that: after "pause" without a response and
 * "activate", the next "pause" is one of its own. `now` is a clock that only runs forwards, in milliseconds.
 */
export function withKeptKeys(transport: Transport, now: () => number = () => performance.now()): Transport {
  const unanswered = new Map<string, KeptKey>()
  return async (request) => {
    const { headers, path } = request
    const newKey = headers?.['idempotency-key']
    // A file that is uploaded twice does no harm.
    if (newKey === undefined || request.body instanceof FormData) return transport(request)
    const content = describeContent(request)
    const last = unanswered.get(path)
    const key = last?.content === content && now() - last.at < keptMs ? last.key : newKey
    unanswered.set(path, { content, key, at: now() })
    const response = await transport({ ...request, headers: { ...headers, 'idempotency-key': key } })
    if (isFinal(response) && unanswered.get(path)?.key === key) unanswered.delete(path)
    return response
  }
}

/** Another user's write is never the same. */
const describeContent = ({ method, query, body, headers }: ApiRequest) => JSON.stringify([method, query, body, headers?.['authorization']])

/** After other responses the write may still be executed, or running. */
const isFinal = ({ status, body }: ApiResponse) => status < 500 && status !== 429 && !isInProgress(body)
const isInProgress = (body: unknown) => typeof body === 'object' && body !== null && 'code' in body && body.code === 'RequestInProgress'
