import { strictSchema } from './addedFields.ts'
import type { AnyEndpoint, Contract } from './endpoint.ts'
import { errorCodes, type RequestError } from './errors.ts'
import { contentDisposition, type FileResponse } from './fileTransfer.ts'
import type { ApiResponse, ApiRequest } from './transport.ts'

export interface MatchedEndpoint {
  resource: string
  name: string
  endpoint: AnyEndpoint
  params: Record<string, string>
}

/** Finds the call of a request. Fixed path segments take precedence over parameters. */
export function matchEndpoint(contract: Contract, request: Pick<ApiRequest, 'method' | 'path'>): MatchedEndpoint | undefined {
  const found: MatchedEndpoint[] = []
  for (const [resource, calls] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries(calls)) {
      const params = endpoint.method === request.method ? matchPath(endpoint.path, request.path) : undefined
      if (params) found.push({ resource, name, endpoint, params })
    }
  return found.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const parts = path.split('/')
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return undefined
  }
  return params
}

/** Validates the return value of a handler: JSON of the contract's shape, or a file of one of the call's types. Throws otherwise. */
export function validateResponse(endpoint: AnyEndpoint, response: unknown): unknown {
  const contractError = (why: string) => new Error(`The answer of ${endpoint.method} ${endpoint.path} breaks the contract: ${why}`)
  if (endpoint.response) {
    const checked = strictSchema(endpoint.response).safeParse(response)
    if (!checked.success) throw contractError(checked.error.message)
    return checked.data
  }
  const { type } = response as FileResponse
  if (!endpoint.produces?.includes(type)) throw contractError(`it does not produce ${type}`)
  return response
}

/** The status of a successful response. */
export const responseStatus = (endpoint: AnyEndpoint, checked: unknown): number =>
  endpoint.isDeferred?.(checked) ? 202 : (endpoint.status ?? 200)

/** Converts a validated return value to an in-process response. A file becomes a Blob. */
export async function toApiResponse(endpoint: AnyEndpoint, checked: unknown): Promise<ApiResponse> {
  const status = responseStatus(endpoint, checked)
  if (endpoint.response) return { status, body: checked, headers: {} }
  const { type, filename, content } = checked as FileResponse
  const parts: (string | Uint8Array)[] = []
  if (typeof content === 'string' || content instanceof Uint8Array) parts.push(content)
  else for await (const chunk of content) parts.push(chunk)
  const headers = { 'content-type': type, 'content-disposition': contentDisposition(filename) }
  return { status, body: new Blob(parts as BlobPart[], { type }), headers }
}

/** The error response `{ message, code, errors?, data? }` with the code's status. */
export function errorResponse(error: RequestError): ApiResponse {
  const { code, message, errors, retryAfter, data } = error
  return {
    status: errorCodes[code].status,
    body: { message, code, ...(errors ? { errors } : {}), ...(data ? { data } : {}) },
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  }
}
