import type * as z from 'zod/mini'
import type { AnyEndpoint } from './endpoint.ts'
import { RequestError, type FieldErrors } from './errors.ts'

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Parses a request by the call's schemas. Throws RequestError `ValidationError` with a message per field. */
export function parseInput(endpoint: AnyEndpoint, raw: RawInput): { params?: unknown; query?: unknown; body?: unknown } {
  const parsed: Record<string, unknown> = {}
  const errors: FieldErrors = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part] ?? {})
    if (result.success) parsed[part] = result.data
    else Object.assign(errors, fieldErrors(result.error))
  }
  if (Object.keys(errors).length > 0) throw new RequestError('ValidationError', undefined, { errors })
  return parsed
}

function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const out: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || 'body'
    out[field] ??= issue.message // keep the first message of a field
  }
  return out
}
