import type { AnyEndpoint } from './endpoint.ts'
import { isAnonymous } from './endpointAccess.ts'
import type { UploadInput } from './fileTransfer.ts'
import type { ApiRequest } from './transport.ts'

/** The input of any call. */
export interface RequestInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** The token of a step-up, for calls that need one. */
  stepUp?: string | undefined
  /** Identifies this write, so that the server executes it once. @default a new key for each call */
  idempotencyKey?: string | undefined
  /** Called with the share of the upload that is sent, 0 to 1. */
  onUploadProgress?: ((share: number) => void) | undefined
}

/** Builds the request of a call. `newKey` creates an idempotency key where the caller gives none. */
export function buildRequest(endpoint: AnyEndpoint, input: RequestInput, options: CallOptions, newKey: () => string): ApiRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input.params?.[key] ?? '')))
  const headers = buildHeaders(endpoint, options, newKey)
  const body = endpoint.upload ? buildForm(endpoint.upload.field, input.body as UploadInput) : endpoint.body && input.body
  return {
    method: endpoint.method,
    path,
    ...(endpoint.query && input.query ? { query: stringifyQuery(input.query) } : {}),
    ...(body === undefined ? {} : { body }),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
    ...(endpoint.produces ? { expects: 'file' } : {}),
    ...(isAnonymous(endpoint.access) ? { anonymous: true } : {}),
    ...(options.onUploadProgress ? { onUploadProgress: options.onUploadProgress } : {}),
  }
}

/** Whether a repeated call gets the stored response of the first. File responses are not stored. */
export const isIdempotent = ({ method, idempotent, produces }: AnyEndpoint): boolean =>
  (idempotent ?? method === 'POST') && produces === undefined

function buildHeaders(endpoint: AnyEndpoint, { stepUp, idempotencyKey }: CallOptions, newKey: () => string): Record<string, string> {
  return {
    ...(isIdempotent(endpoint) ? { 'idempotency-key': idempotencyKey ?? newKey() } : {}),
    ...(stepUp === undefined ? {} : { 'x-step-up': stepUp }),
  }
}

function buildForm(field: string, { files }: UploadInput): FormData {
  const form = new FormData()
  for (const file of files) form.append(field, file)
  return form
}

function stringifyQuery(query: Record<string, unknown>): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = {}
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    out[key] = Array.isArray(value) ? value.map(String) : String(value)
  }
  return out
}
