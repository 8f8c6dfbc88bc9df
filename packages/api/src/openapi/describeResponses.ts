import type { AnyEndpoint } from '../kernel/endpoint.ts'
import { errorCodes, type ErrorCode } from '../kernel/errors.ts'
import { isIdempotent } from '../kernel/buildRequest.ts'
import type { CallExample } from './callExample.ts'
import type { Json } from './schemaTree.ts'

/** The error codes of a call: its own, and those of its access rule, input and limits. */
export function listErrorCodes(endpoint: AnyEndpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...(endpoint.errors ?? [])]
  if (endpoint.access.who !== 'anyone') codes.push('Unauthorized')
  if (endpoint.access.who === 'member') codes.push('Forbidden', 'AccountDisabled', 'NotFound')
  if (endpoint.access.who === 'self') codes.push('NotFound')
  // An unknown query parameter is an error of every call.
  codes.push('ValidationError')
  if (endpoint.body ?? endpoint.upload) codes.push('PayloadTooLarge', 'UnsupportedMediaType')
  if (endpoint.upload) codes.push('TooManyRequests', 'InsufficientStorage')
  // Stored responses are limited by user and by address.
  if (isIdempotent(endpoint)) codes.push('IdempotencyMismatch', 'RequestInProgress', 'TooManyRequests')
  if (endpoint.stepUp) codes.push('StepUpRequired')
  codes.push('ServerError', 'ServiceUnavailable')
  return [...new Set(codes)]
}

/** The headers that stand once, among the components of the document. */
export const sharedHeaders: Readonly<Record<string, Json>> = {
  RequestId: {
    description: 'Identifies the request in the logs of the server. Quote it to support.',
    schema: { type: 'string' },
    example: '7b0c5d9e-2f4a-4c1b-9e8d-3a6f5b7c8d9e',
  },
  RetryAfter: { description: 'Seconds until the next attempt makes sense.', schema: { type: 'integer', minimum: 0 }, example: 60 },
  RateLimitPolicy: {
    description: 'The quotas of the caller: `q` requests in `w` seconds (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' },
    example: '"codeRequest-user";q=10;w=3600',
  },
  RateLimit: {
    description: 'What is left of each quota (`r`), and the seconds until it is full again (`t`).',
    schema: { type: 'string' },
    example: '"codeRequest-user";r=9;t=3600',
  },
}

const header = (name: keyof typeof sharedHeaders): Json => ({ $ref: `#/components/headers/${name}` })
const requestId = { 'X-Request-Id': header('RequestId') }
const limits = { 'RateLimit-Policy': header('RateLimitPolicy'), RateLimit: header('RateLimit') }

/** One example of each error code. */
export const errorExamples: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { message }]) => [
    code,
    {
      summary: message,
      value: { message, code, ...(code === 'ValidationError' ? { errors: { email: 'Please enter a valid email address' } } : {}) },
    },
  ]),
)

const errorNames: Readonly<Record<number, string>> = {
  401: 'Without a valid token.',
  403: 'The caller may not do this.',
  404: 'Not found, or not visible to the caller.',
  409: 'Not possible in the present state.',
  410: 'No longer available.',
  413: 'The content is too large.',
  415: 'This type of content is not accepted.',
  422: 'The input is not valid.',
  429: 'Too many requests; see `Retry-After`.',
  500: 'An unexpected error.',
  503: 'Not available at the moment; see `Retry-After`.',
  507: 'No room for files at the moment.',
}

function errorResponseOf(status: number, codes: readonly ErrorCode[]): Json {
  const text = codes.map((code) => `\`${code}\``).join(', ')
  return {
    description: `${errorNames[status] ?? 'An error.'} ${codes.length === 1 ? 'Code' : 'Codes'}: ${text}.`,
    headers: {
      ...requestId,
      ...(status === 429 || status === 503 ? { 'Retry-After': header('RetryAfter') } : {}),
      ...(status === 429 ? limits : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

/** Error responses by the codes they have. Those of one or two codes stand once, among the components of the document. */
export function createErrorResponses() {
  const shared: Record<string, Json> = {}
  const describe = (status: number, codes: readonly ErrorCode[]): Json => {
    if (codes.length > 2) return errorResponseOf(status, codes)
    const name = codes.join('Or')
    shared[name] ??= errorResponseOf(status, codes)
    return { $ref: `#/components/responses/${name}` }
  }
  return { shared, describe }
}

interface SuccessSource {
  endpoint: AnyEndpoint
  /** A reference to the schema of a JSON response. */
  schema: Json | undefined
  example: CallExample | undefined
}

/** The successful responses of a call by status. */
export function describeSuccess({ endpoint, schema, example }: SuccessSource): Json {
  const isLimited = listErrorCodes(endpoint).includes('TooManyRequests')
  const headers = { ...requestId, ...(isLimited ? limits : {}) }
  const content =
    schema === undefined
      ? Object.fromEntries((endpoint.produces ?? []).map((type) => [type, describeFile(type, example)]))
      : { 'application/json': { schema, ...(example?.response === undefined ? {} : { example: example.response }) } }
  const file = schema === undefined ? { 'Content-Disposition': { description: 'The file name.', schema: { type: 'string' } } } : {}
  const response = (description: string): Json => ({ description, headers: { ...headers, ...file }, content })
  const status = endpoint.status ?? 200
  return {
    [String(status)]: response(status === 201 ? 'Created.' : status === 202 ? 'Accepted.' : 'Success.'),
    ...(endpoint.isDeferred ? { '202': response('Accepted; the work continues in the background.') } : {}),
  }
}

function describeFile(type: string, example: CallExample | undefined): Json {
  if (!type.startsWith('text/')) return { schema: { type: 'string', format: 'binary' } }
  const isShown = example?.file?.type === type
  return { schema: { type: 'string' }, ...(isShown ? { example: example.file?.text } : {}) }
}
