import * as z from 'zod/mini'
import { strictSchema } from '../kernel/addedFields.ts'
import { isJson, mapSchemas, structureOf, tidySchema, type Json } from './schemaTree.ts'

/** A schema of the contract and its use. */
export interface SchemaUse {
  /** The name of its component. */
  name: string
  schema: z.ZodMiniType
  io: 'input' | 'output'
}

type Schemas = Readonly<Record<string, Json>>

const prefix = '#/components/schemas/'
const referTo = (name: string): Json => ({ $ref: prefix + name })
const referredName = ({ $ref }: Json): string | undefined => (typeof $ref === 'string' ? $ref.slice(prefix.length) : undefined)

/**
 * The JSON schemas of all uses by name. What is named is referred to, wherever it occurs: as the same schema, or with the same
 * structure (a schema with optional fields for clients is another object). A named schema that requests need in another form than
 * responses has `Input` added to its name there.
 */
export function buildSchemas(named: ReadonlyMap<string, z.ZodMiniType>, uses: readonly SchemaUse[]): Record<string, Json> {
  const output = readSchemas(named, uses, 'output')
  const input = readSchemas(named, uses, 'input')
  const differs = ([name, schema]: readonly [string, Json]) =>
    output[name] !== undefined && structureOf(output[name]) !== structureOf(schema)
  const different = new Set(Object.entries(input).flatMap((entry) => (differs(entry) ? [entry[0]] : [])))
  const inputName = (name: string) => (different.has(name) ? `${name}Input` : name)
  const renamed = Object.entries(input).map(([name, schema]) => [
    inputName(name),
    mapSchemas(schema, (each) => {
      const to = referredName(each)
      return to === undefined ? each : { ...each, ...referTo(inputName(to)) }
    }),
  ])
  return nameRepeated({ ...(Object.fromEntries(renamed) as Schemas), ...output }, named)
}

/** The schemas that the uses of one direction need. */
function readSchemas(named: ReadonlyMap<string, z.ZodMiniType>, uses: readonly SchemaUse[], io: SchemaUse['io']): Schemas {
  const converted = convert(named, uses, io)
  const names = new Map(
    [...named.keys()].flatMap((name) => {
      const schema = converted[name]
      return schema?.['type'] === 'object' ? [[structureOf(schema), name] as const] : []
    }),
  )
  const referred = Object.fromEntries(Object.entries(converted).map(([name, schema]) => [name, referToNamed(schema, names, name)]))
  const used = new Set<string>()
  const visit = (name: string): void => {
    const schema = referred[name]
    if (schema === undefined || used.has(name)) return
    used.add(name)
    mapSchemas(schema, (each) => {
      const to = referredName(each)
      if (to !== undefined) visit(to)
      return each
    })
  }
  for (const use of uses) if (use.io === io) visit(use.name)
  return Object.fromEntries(Object.entries(referred).filter(([name]) => used.has(name)))
}

function convert(named: ReadonlyMap<string, z.ZodMiniType>, uses: readonly SchemaUse[], io: SchemaUse['io']): Record<string, Json> {
  const registry = z.registry<{ id: string }>()
  const prepare = (schema: z.ZodMiniType) => (io === 'output' ? strictSchema(schema) : schema)
  for (const use of uses) if (use.io === io) registry.add(prepare(use.schema), { id: use.name })
  for (const [id, schema] of named) registry.add(prepare(schema), { id })
  const { schemas } = z.toJSONSchema(registry, { io, unrepresentable: 'any', uri: (id) => prefix + id })
  const out = Object.fromEntries(Object.entries(schemas).flatMap(([name, schema]) => (isJson(schema) ? [[name, tidySchema(schema)]] : [])))
  // A schema that several uses share, or that is named, has one name.
  for (const use of uses) if (use.io === io) out[use.name] ??= referTo(registry.get(prepare(use.schema))?.id ?? use.name)
  return out
}

/** Replaces what has the structure of a named schema by a reference. */
const referToNamed = (schema: Json, names: ReadonlyMap<string, string>, own: string): Json =>
  mapSchemas(schema, (each, { path }) => {
    const name = each['type'] === 'object' ? names.get(structureOf(each)) : undefined
    return name === undefined || (name === own && path.length === 0) ? each : referTo(name)
  })

/** Objects with fewer fields stay where they are. */
const leastFields = 3

/** Gives a name to every object that stands in several places, after the first of them: `Payout.failure` is `PayoutFailure`. */
function nameRepeated(schemas: Schemas, named: ReadonlyMap<string, z.ZodMiniType>): Record<string, Json> {
  const places = new Map<string, string[]>()
  const isObject = ({ type, properties }: Json) => type === 'object' && isJson(properties) && Object.keys(properties).length >= leastFields
  // The names of named schemas say more than those of calls, and short ones more than long ones.
  const order = Object.keys(schemas).toSorted((a, b) => Number(named.has(b)) - Number(named.has(a)) || a.length - b.length)
  for (const name of order)
    mapSchemas(schemas[name] ?? {}, (each, { path }) => {
      if (path.length === 0 || !isObject(each)) return each
      const structure = structureOf(each)
      places.set(structure, [...(places.get(structure) ?? []), nameOfPlace(name, path)])
      return each
    })
  const repeated = new Map(
    [...places].flatMap(([structure, [first, ...others]]) => (first && others.length > 0 ? [[structure, first] as const] : [])),
  )
  if (repeated.size === 0) return { ...schemas }
  const out: Record<string, Json> = {}
  for (const [name, schema] of Object.entries(schemas))
    out[name] = mapSchemas(schema, (each, { path }) => {
      const component = path.length > 0 && isObject(each) ? repeated.get(structureOf(each)) : undefined
      if (component === undefined) return each
      out[component] ??= each
      return referTo(component)
    })
  // What stands around a named object may be repeated as well.
  return nameRepeated(out, named)
}

const nameOfPlace = (name: string, path: readonly string[]): string =>
  [name.replace(/Response$/, ''), ...path.filter((part) => part !== 'data')]
    .join('_')
    .replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
