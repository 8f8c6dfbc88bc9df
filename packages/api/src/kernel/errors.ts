import { errorMessages, expiredCodeMessage } from '@vehicle-partner/domain'
/** All error codes with their HTTP status and default message. */
export const errorCodes = {
  ValidationError: { status: 422, message: 'Please check the highlighted fields' },
  InvalidCredentials: { status: 422, message: 'The email address or password is not correct' },
  Unauthorized: { status: 401, message: 'Please log in again' },
  Forbidden: { status: 403, message: 'You do not have access to this' },
  AccountDisabled: { status: 403, message: 'Your access to this organisation is deactivated' },
  NotFound: { status: 404, message: 'We could not find this' },
  MethodNotAllowed: { status: 405, message: 'This address does not take this method' },
  ItemAlreadyExist: { status: 409, message: 'This already exists' },
  VersionConflict: { status: 409, message: 'Someone else changed this. Reload to see their changes.' },
  PayloadTooLarge: { status: 413, message: 'The content is too large' },
  UnsupportedMediaType: { status: 415, message: 'This type of content is not accepted' },
  TooManyRequests: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  ServerError: { status: 500, message: errorMessages.default },
  ServiceUnavailable: { status: 503, message: 'The service is not available. Please try again.' },
  InsufficientStorage: { status: 507, message: 'There is no room for this at the moment. Please try again later.' },

  // Codes of single areas. The general code of a status is above.
  StepUpRequired: { status: 403, message: 'Please confirm that it is you' },
  /** A code to the phone is no step-up: it was changed in the last 24 hours (`data.until`), or it is not confirmed. */
  PhoneTooNew: { status: 409, message: 'Your phone number was changed in the last 24 hours. Use your password instead.' },
  LoginRequired: { status: 403, message: 'Log in with the invited e-mail address first' },
  EmailNotConfirmed: { status: 403, message: 'Confirm your e-mail address first, with the link that we have sent to it' },
  OutsideTrip: { status: 403, message: 'Positions are shown only around a trip' },
  OtpInvalid: { status: 422, message: 'This code is not correct' },
  OtpExpired: { status: 422, message: expiredCodeMessage },
  LinkExpired: { status: 422, message: 'This link no longer works. Request a new one.' },
  DocumentDeclined: { status: 422, message: 'We could not verify this document' },
  IdentityDeclined: { status: 422, message: 'We could not verify your identity' },
  AddressDeclined: { status: 422, message: 'We could not verify this address' },
  CompanyNotFound: { status: 422, message: 'We could not find this company' },
  LicenceClassMismatch: { status: 422, message: 'This licence class does not cover this vehicle' },
  AccountNotResolved: { status: 422, message: 'We could not find this account. Check the number and bank.' },
  IdempotencyMismatch: { status: 422, message: 'This request was sent before with other content' },
  RequestInProgress: { status: 409, message: 'This request is still in progress. Please wait a moment.' },
  InvalidTransition: { status: 409, message: 'This is not possible at the moment' },
  VehicleHasActiveTrip: { status: 409, message: 'This vehicle is on a trip' },
  VehicleHasUpcomingTrips: { status: 409, message: 'This vehicle has upcoming trips' },
  DriverHasActiveTrip: { status: 409, message: 'This driver is on a trip' },
  DriverHasUpcomingTrips: { status: 409, message: 'This driver has upcoming trips' },
  ScheduleOverlap: { status: 409, message: 'This overlaps with another trip' },
  AssignmentCutoffPassed: { status: 409, message: 'Call dispatch to change this trip' },
  LastOwner: { status: 409, message: 'An organisation needs at least one owner' },
  InUse: { status: 409, message: 'This is still in use' },
  GapTooLarge: { status: 410, message: 'Too many changes were missed. Please reload the page.' },
  BankUnavailable: { status: 503, message: 'The bank is not answering. Try again.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errorCodes

/** Error messages by field name of the body. */
export type FieldErrors = Record<string, string>
/** Additional data of an error, such as `{ count: 3 }` blocking trips. */
export type ErrorData = Readonly<Record<string, unknown>>

/** Thrown by handlers of server and mock to reject a call. Becomes an error response. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly code: ErrorCode
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** Seconds until the next attempt makes sense. */
  readonly retryAfter: number | undefined
  readonly data: ErrorData | undefined
  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].message,
    more: { errors?: FieldErrors; retryAfter?: number; data?: ErrorData; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = errorCodes[code].status
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.data = more.data
  }
}

/** Throws RequestError `ValidationError` if there are messages. */
export function throwFieldErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new RequestError('ValidationError', undefined, { errors })
}

/** An error response of the server. */
export class ApiError extends Error {
  override name = 'ApiError'
  /** HTTP status. */
  readonly status: number
  /** Error code, PascalCase. A server may have codes that this contract does not know. */
  readonly code: ErrorCode | (string & {})
  /** Messages by field, for forms. */
  readonly fields: FieldErrors
  /** True if the message comes from the server and may be shown to users. */
  readonly hasServerMessage: boolean
  readonly requestId: string | undefined
  /** Additional data, such as `count`. */
  readonly data: ErrorData
  /** Seconds until the next attempt makes sense, from the header `Retry-After`. */
  readonly retryAfter: number | undefined
  constructor(init: {
    status: number
    code: string
    message: string
    fields?: FieldErrors
    hasServerMessage?: boolean
    requestId?: string | undefined
    data?: ErrorData
    retryAfter?: number | undefined
  }) {
    super(init.message)
    this.status = init.status
    this.code = init.code
    this.fields = init.fields ?? {}
    this.hasServerMessage = init.hasServerMessage ?? false
    this.requestId = init.requestId
    this.data = init.data ?? {}
    this.retryAfter = init.retryAfter
  }
}

/** The response does not match the contract. */
export class MalformedResponse extends Error {
  override name = 'MalformedResponse'
}

/** The message to show for a failed call: the server's, otherwise the fallback (spec section 8). */
export function getMessage(error: unknown, fallback: string = errorMessages.default): string {
  return error instanceof ApiError && error.hasServerMessage ? error.message : fallback
}
