import type { Method } from './endpoint.ts'

export interface ApiRequest {
  method: Method
  /** Filled in, from the origin's root: `/v1/users/usr_1/partner-members`. */
  path: string
  query?: Record<string, string | readonly string[]>
  /** Sent as JSON, a FormData as a multipart form. */
  body?: unknown
  /** Names in lower case. */
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** What the call answers with when it succeeds: a file's `body` is a Blob. @default 'json' */
  expects?: 'json' | 'file'
  /** A call that anyone may make: it carries no session, and a 401 says nothing about one. */
  anonymous?: boolean
  /** Told how much of the body has been sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined
}

export interface ApiResponse {
  status: number
  body: unknown
  /** Names in lower case. */
  headers: Record<string, string>
}

/** Carries a request to any server of the contract. Resolves with every answer, refusals too; rejects with ConnectionError when none came. */
export type Transport = (request: ApiRequest) => Promise<ApiResponse>

export interface SessionHolder {
  /** The bearer token now, if any. */
  token: () => string | undefined
  /** Told once for each token that the server refuses, however many calls fail together. */
  onUnauthorized: (token: string) => void
}

/** Adds the session's bearer token to every request but those that anyone may make, and notices when the server no longer takes it. */
export function withSession(transport: Transport, { token, onUnauthorized }: SessionHolder): Transport {
  const refused = new Set<string>()
  return async (request) => {
    const bearer = request.anonymous ? undefined : token()
    const response = await transport(
      bearer === undefined ? request : { ...request, headers: { ...request.headers, authorization: `Bearer ${bearer}` } },
    )
    // A login refused without a token says nothing about a session; one refused token is announced once.
    if (response.status === 401 && bearer !== undefined && !refused.has(bearer)) {
      refused.add(bearer)
      onUnauthorized(bearer)
    }
    return response
  }
}

/** A transport that is fetched only when the first call is made, so that a page can paint before it. */
export function lazyTransport(load: () => Promise<Transport>): Transport {
  let loaded: Promise<Transport> | undefined
  return async (request) => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined // the next call tries again
      throw error
    })
    return (await loaded)(request)
  }
}
