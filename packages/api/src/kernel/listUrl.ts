import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { PageSize, SortOrder } from './listQuery.ts'

type Schema = z.ZodMiniType

/** A call whose query is described by `listQuery`. */
export type ListEndpoint = Endpoint<
  Schema | undefined,
  z.ZodMiniObject<Readonly<Record<string, Schema>>>,
  undefined,
  Schema | undefined,
  undefined
>

/** The query of a list as a caller passes it: `{ page: 2, sort: '-name', status: ['active'] }`. */
export type ListInput<E extends ListEndpoint> = z.input<NonNullable<E['query']>>

/** The fields that a list can be sorted by. */
export type SortField<E extends ListEndpoint> =
  NonNullable<ListInput<E> extends { sort?: infer Words } ? Words : never> extends infer Word
    ? Word extends `-${string}`
      ? never
      : Word & string
    : never

/** The defaults of a list without URL parameters. */
export interface ListDefaults {
  page: number
  perPage: PageSize
  sort: SortOrder
}

const schemasOf = ({ query }: ListEndpoint): Readonly<Record<string, Schema>> => query?.shape ?? {}

function defaultOf(schema: Schema | undefined): unknown {
  const usual: unknown = schema?.safeParse(undefined).data
  if (typeof usual !== 'object' || usual === null || !('isDefault' in usual)) return usual
  const { isDefault: _, ...sort } = usual
  return sort
}

/** The defaults of a list, from its description. */
export function listDefaults(endpoint: ListEndpoint): ListDefaults {
  const { page, perPage, sort } = schemasOf(endpoint)
  return { page: defaultOf(page), perPage: defaultOf(perPage), sort: defaultOf(sort) } as ListDefaults // `listQuery` gives each its default
}

/**
 * Reads the query of a list from an address. Values that the list does not know are left out, so that the default applies; a repeated
 * filter keeps its known values. Other parameters are ignored. `given` are values that do not come from the address, such as the
 * organisation's key.
 */
export function readListQuery<E extends ListEndpoint>(
  endpoint: E,
  address: URLSearchParams,
  given: Partial<ListInput<E>> = {},
): Partial<ListInput<E>> {
  const query: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(schemasOf(endpoint))) {
    if (name in given || !address.has(name)) continue
    // The server takes no NUL characters.
    const texts = address.getAll(name).filter((text) => !text.includes('\0'))
    const value = readValue(schema, texts)
    if (value !== undefined) query[name] = value
  }
  // Values that contradict each other, such as a span that ends before it begins.
  for (const { path } of endpoint.query?.safeParse({ ...given, ...query }).error?.issues ?? []) delete query[String(path[0])]
  return query as Partial<ListInput<E>> // each value was parsed by its own schema
}

/** The value as the call takes it: all known ones of a repeated filter, the number of a page, otherwise the text. */
function readValue(schema: Schema, texts: readonly string[]): unknown {
  if (Array.isArray(defaultOf(schema))) {
    const knownValues = [...new Set(texts)].filter((text) => schema.safeParse([text]).success)
    return knownValues.length === 0 ? undefined : knownValues
  }
  const [text] = texts
  const parsed = schema.safeParse(text)
  if (text === undefined || !parsed.success || parsed.data === undefined || isDefault(schema, parsed.data)) return undefined
  return typeof parsed.data === 'number' ? parsed.data : text.trim()
}

const isDefault = (schema: Schema, parsed: unknown) => JSON.stringify(parsed) === JSON.stringify(defaultOf(schema))

/** The address after a change of the query; `undefined` takes a value back, and a default is not written. Other parameters stay. */
export function writeListQuery<E extends ListEndpoint>(
  endpoint: E,
  address: URLSearchParams,
  change: Partial<ListInput<E>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  const schemas = schemasOf(endpoint)
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    const schema = schemas[name]
    const parsed = schema?.safeParse(value)
    if (value === undefined || !schema || (parsed?.success && isDefault(schema, parsed.data))) continue
    for (const each of [value].flat()) next.append(name, String(each))
  }
  return next
}
