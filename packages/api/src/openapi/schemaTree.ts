/** A JSON object of the document. */
export type Json = Record<string, unknown>

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
const [single, lists, maps] = [
  ['items', 'additionalProperties', 'propertyNames'],
  ['anyOf', 'oneOf', 'allOf', 'prefixItems'],
  ['properties'],
]

/** Where a schema stands within another one. */
interface Place {
  /** The names of the properties around it. */
  path: readonly string[]
  /** Whether it is an item or an alternative of the property that `path` names. */
  isPart: boolean
}

/** Applies a function to every schema within a JSON schema, innermost first. */
export function mapSchemas(schema: Json, change: (schema: Json, place: Place) => Json, place: Place = { path: [], isPart: false }): Json {
  const within = (each: unknown, name?: string) =>
    isJson(each)
      ? mapSchemas(each, change, name === undefined ? { ...place, isPart: true } : { path: [...place.path, name], isPart: false })
      : each
  const entries = Object.entries(schema).map(([key, value]) => {
    if (single.includes(key)) return [key, within(value)]
    if (lists.includes(key) && Array.isArray(value)) return [key, value.map((each) => within(each))]
    if (maps.includes(key) && isJson(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, each]) => [name, within(each, name)]))]
    return [key, value]
  })
  return change(Object.fromEntries(entries), place)
}

/** Keywords that do not change what is valid. */
const annotations = ['description', 'title', 'examples', 'default']

/** A text that is equal for schemas of the same structure. */
export const structureOf = (schema: Json): string =>
  JSON.stringify(
    mapSchemas(schema, (each) =>
      Object.fromEntries(
        Object.entries(each)
          .filter(([key]) => !annotations.includes(key))
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
    ),
  )

/** Writes a schema of zod as API documents do, without what says nothing. */
export const tidySchema = (schema: Json): Json => mapSchemas(schema, tidyOne)

/** Names that zod gives to schemas. */
const zodNames = ['$schema', '$id', 'id']

function tidyOne(schema: Json): Json {
  const out = Object.fromEntries(Object.entries(schema).filter(([key]) => !zodNames.includes(key)))
  if (out['minimum'] === Number.MIN_SAFE_INTEGER) delete out['minimum']
  if (out['maximum'] === Number.MAX_SAFE_INTEGER) delete out['maximum']
  // The format says it, and the pattern of a date has hundreds of characters.
  if (out['format'] !== undefined) delete out['pattern']
  // A server may add fields; `false` would make clients reject them.
  if (out['additionalProperties'] === false) delete out['additionalProperties']
  listKeys(out)
  const { anyOf: branches, ...rest } = out
  if (!Array.isArray(branches) || branches.length !== 2 || !branches.every(isJson)) return out
  return openList(rest, branches) ?? mergeNull(rest, branches) ?? out
}

/** Known values or any string: generators make nothing good of `anyOf`. */
function openList(rest: Json, branches: readonly Json[]): Json | undefined {
  const known = branches.find((each) => Array.isArray(each['enum']))?.['enum']
  const isAnyString = branches.some((each) => Object.keys(each).join() === 'type')
  if (known === undefined || !isAnyString || branches.some((each) => each['type'] !== 'string')) return undefined
  return { type: 'string', ...rest, 'x-extensible-enum': known }
}

/** A record of known keys as properties: generators do not read `propertyNames`. */
function listKeys(schema: Json): void {
  const { propertyNames, required, additionalProperties } = schema
  const keys: unknown = isJson(propertyNames) ? propertyNames['enum'] : undefined
  if (!Array.isArray(keys) || !isJson(additionalProperties) || !Array.isArray(required)) return
  schema['properties'] = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
  delete schema['propertyNames']
  delete schema['additionalProperties']
}

/** `anyOf: [{ type: 'string', … }, { type: 'null' }]` as `type: ['string', 'null'], …`. An object stays, so that it can be a reference. */
function mergeNull(rest: Json, [first = {}, second = {}]: readonly Json[]): Json | undefined {
  const { type, enum: values, const: constant, ...inner } = first
  if (second['type'] !== 'null' || typeof type !== 'string' || type === 'object' || constant !== undefined) return undefined
  return { type: [type, 'null'], ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}), ...inner, ...rest }
}
