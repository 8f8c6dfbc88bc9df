import { errorMessages } from '@vehicle-partner/domain'
import * as z from 'zod/mini'
import type { AnyEndpoint } from './endpoint.ts'
import { ApiError, MalformedResponse } from './errors.ts'
import type { Download } from './fileTransfer.ts'
import type { ApiResponse } from './transport.ts'

const errorBody = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.string())),
  data: z.optional(z.record(z.string(), z.unknown())),
})

/** Parses the response of a call. Throws ApiError for an error response, MalformedResponse if it does not match the contract. */
export function readResponse(endpoint: AnyEndpoint, response: ApiResponse, name: string): unknown {
  if (response.status >= 400) throw toApiError(response)
  if (!endpoint.response) return toDownload(response, name)
  const parsed = endpoint.response.safeParse(response.body)
  if (!parsed.success) throw new MalformedResponse(`${name}: ${z.prettifyError(parsed.error)}`, { cause: parsed.error })
  return parsed.data
}

function toApiError({ status, body, headers }: ApiResponse): ApiError {
  const parsed = errorBody.safeParse(body)
  const { message, code, errors, data } = parsed.success ? parsed.data : {}
  const retryAfter = Number.parseInt(headers['retry-after'] ?? '', 10)
  return new ApiError({
    status,
    code: code ?? 'ServerError',
    message: message ?? errorMessages.default,
    hasServerMessage: Boolean(message),
    requestId: headers['x-request-id'],
    retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
    ...(errors ? { fields: errors } : {}),
    ...(data ? { data } : {}),
  })
}

function toDownload({ body, headers }: ApiResponse, name: string): Download {
  if (!(body instanceof Blob)) throw new MalformedResponse(`${name}: no file came`)
  const type = (headers['content-type'] ?? body.type).split(';', 1)[0]?.trim() ?? ''
  return { blob: body, type, filename: parseFilename(headers['content-disposition']) ?? name }
}

/** The file name of a Content-Disposition header, preferring the encoded one (RFC 6266). */
export function parseFilename(header: string | undefined): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  if (encoded !== undefined) return decodeURIComponent(encoded)
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(header ?? '')?.[1]?.replace(/\\(.)/g, '$1')
}
