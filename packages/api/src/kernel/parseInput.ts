import * as z from 'zod/mini'
import { describeInputIssue } from './describeInputIssue.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { RequestError } from './errors.ts'

export interface RawInput {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** More messages help no one, and a small request could cause a very long response. */
const maxErrors = 100

/** Parses a request by the call's schemas. Throws RequestError `ValidationError` with a message per field and unknown query parameter. */
export function parseInput(endpoint: AnyEndpoint, raw: RawInput): { params?: unknown; query?: unknown; body?: unknown } {
  const parsed: Record<string, unknown> = {}
  /** The first message of each field. */
  const errors = new Map<string, string>()
  const addError = (field: string, message: string) => {
    if (errors.size < maxErrors && !errors.has(field)) errors.set(field, message)
  }
  // A misspelled filter must not return everything.
  const known = queryParameters(endpoint)
  for (const name of Object.keys(raw.query ?? {})) if (!known.includes(name)) addError(name, 'This call has no such parameter')
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(raw[part] ?? {}, { error: describeInputIssue })
    if (result.success) parsed[part] = result.data
    else for (const { path, message } of result.error.issues) addError(path.map(String).join('.') || 'body', message)
  }
  if (errors.size > 0) throw new RequestError('ValidationError', undefined, { errors: Object.fromEntries(errors) })
  return parsed
}

/** The names of a call's query parameters. */
function queryParameters({ query }: AnyEndpoint): readonly string[] {
  if (query === undefined) return []
  if (!(query instanceof z.ZodMiniObject)) throw new Error('The query of a call must be an object')
  return Object.keys(query.shape)
}
