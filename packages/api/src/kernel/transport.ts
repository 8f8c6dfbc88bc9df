import * as z from 'zod/mini'
import type { Method } from './endpoint.ts'

export interface ApiRequest {
  method: Method
  /** The path with parameters filled in: `/v1/users/usr_1/partner-members`. */
  path: string
  query?: Record<string, string | readonly string[]>
  /** Sent as JSON, or as multipart form if it is FormData. */
  body?: unknown
  /** Names in lower case. */
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** The kind of successful response. The `body` of a file is a Blob. @default 'json' */
  expects?: 'json' | 'file'
  /** A call without a session. A 401 response does not end the session. */
  anonymous?: boolean
  /** Called with the share of the body that is sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined
}

export interface ApiResponse {
  status: number
  body: unknown
  /** Names in lower case. */
  headers: Record<string, string>
}

/** Sends a request. Resolves with every response, including errors; rejects with ConnectionError if there is none. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

export interface SessionHolder {
  /** The current bearer token, if any. */
  token: () => string | undefined
  /** Called once for each token that the server rejects, even if several calls fail together, with the reason that the server gives. */
  onUnauthorized: (token: string, reason?: string) => void
}

/** Adds the bearer token to every request that is not anonymous, and reports when the server rejects it. */
export function withSession(transport: Transport, { token, onUnauthorized }: SessionHolder): Transport {
  const rejectedTokens = new Set<string>()
  return async (request) => {
    const bearer = request.anonymous ? undefined : token()
    const response = await transport(
      bearer === undefined ? request : { ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } },
    )
    // A 401 without a token does not concern a session. A rejected token is reported once.
    if (response.status === 401 && bearer !== undefined && !rejectedTokens.has(bearer)) {
      rejectedTokens.add(bearer)
      onUnauthorized(bearer, readReason(response.body))
    }
    return response
  }
}

const errorWithReason = z.object({ data: z.object({ reason: z.string() }) })
const readReason = (body: unknown): string | undefined => errorWithReason.safeParse(body).data?.data.reason
