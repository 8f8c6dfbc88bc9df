import type { ApiRequest, ApiResponse, Transport } from '@vehicle-partner/api'

/** A new write with the same content is then one of its own. Shorter than the life of a login code. */
const reuseMs = 5 * 60_000

/**
 * Sends a write that got no response with its old idempotency key when the user sends the same content again: the first may have been
 * executed, and the server then answers with its response. Any other write that is executed ends that: after "pause" without a response and
 * "activate", the next "pause" is one of its own. `now` is a clock that only runs forwards, in milliseconds.
 */
export function withReusedIdempotencyKeys(transport: Transport, now: () => number = () => performance.now()): Transport {
  const unanswered = new Map<string, { key: string; at: number }>()
  return async (request) => {
    const { method, headers, body } = request
    // A file that is uploaded twice does no harm, and changes nothing else.
    if (method === 'GET' || body instanceof FormData) return transport(request)
    const content = describeContent(request)
    const earlier = unanswered.get(content)
    const newKey = headers?.['idempotency-key']
    const key = earlier && now() - earlier.at < reuseMs ? earlier.key : newKey
    // Other writes can be repeated as they are.
    if (key !== undefined) unanswered.set(content, { key, at: now() })
    const response = await transport(
      key === newKey ? request : { ...request, headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) } },
    )
    if (response.status < 400) unanswered.clear()
    else if (isFinal(response)) unanswered.delete(content)
    return response
  }
}

/** Another user's write is never the same. */
const describeContent = ({ method, path, query, body, headers }: ApiRequest) =>
  JSON.stringify([method, path, query, body, headers?.['authorization']])

/** After other responses the write may still be executed, or running. */
const isFinal = ({ status, body }: ApiResponse) => status < 500 && status !== 429 && !isInProgress(body)
const isInProgress = (body: unknown) => typeof body === 'object' && body !== null && 'code' in body && body.code === 'RequestInProgress'
