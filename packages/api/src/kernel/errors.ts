/** Every machine code that this contract uses, with its HTTP status and the words for people when the server has none better. */
export const errorCodes = {
  ValidationError: { status: 422, message: 'Please check the highlighted fields' },
  InvalidCredentials: { status: 422, message: 'The email address or password is not correct' },
  Unauthorized: { status: 401, message: 'Please log in again' },
  Forbidden: { status: 403, message: 'You do not have access to this' },
  AccountDisabled: { status: 403, message: 'Your access to this organisation is switched off' },
  NotFound: { status: 404, message: 'We could not find this' },
  ItemAlreadyExist: { status: 409, message: 'This already exists' },
  VersionConflict: { status: 409, message: 'Someone else changed this. Reload to see their changes.' },
  PayloadTooLarge: { status: 413, message: 'This is too large' },
  UnsupportedMediaType: { status: 415, message: 'This kind of content is not accepted' },
  TooManyRequests: { status: 429, message: 'Too many tries. Please wait a little.' },
  ServerError: { status: 500, message: 'An error occurred!' },
  ServiceUnavailable: { status: 503, message: 'The service is not available. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCodes

/** Messages by field name, as the body names the fields. */
export type FieldErrors = Record<string, string>

/** Thrown by a handler (server or mock) to refuse a call; the runner turns it into the wire's error shape. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined
  constructor(code: ErrorCode, message: string = errorCodes[code].message, more: { errors?: FieldErrors; retryAfter?: number } = {}) {
    super(message)
    this.code = code
    this.status = errorCodes[code].status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
  }
}

/** The server's refusal as the client sees it. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Machine code, PascalCase; a server may know more than this contract. */
  readonly code: ErrorCode | (string & {})
  /** Messages by field; forms put them beside the fields. */
  readonly fields: FieldErrors
  /** True when the words come from the server, so that they may be shown to people. */
  readonly said: boolean
  readonly requestId: string | undefined
  constructor(answer: {
    status: number
    code: string
    message: string
    fields?: FieldErrors
    said?: boolean
    requestId?: string | undefined
  }) {
    super(answer.message)
    this.status = answer.status
    this.code = answer.code
    this.fields = answer.fields ?? {}
    this.said = answer.said ?? false
    this.requestId = answer.requestId
  }
}

/** The call got no answer: the network is down, it took longer than the timeout, or nobody waits for it any more. */
export class ConnectionError extends Error {
  override name = 'ConnectionError'
  readonly reason: 'offline' | 'timeout' | 'cancelled'
  constructor(reason: ConnectionError['reason'], cause?: unknown) {
    super(
      { offline: 'The network cannot be reached', timeout: 'The server took too long to answer', cancelled: 'The call was cancelled' }[
        reason
      ],
      { cause },
    )
    this.reason = reason
  }
}

/** The server's answer does not have the shape that the contract promises. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer'
}

/** The message to show for a failed call: the server's words when there are some, otherwise the fallback (spec section 8). */
export function messageFor(error: unknown, fallback = 'An error occurred!'): string {
  return error instanceof ApiError && error.said ? error.message : fallback
}
