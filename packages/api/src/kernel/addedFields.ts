import { clone } from 'zod/v4/core'
import * as z from 'zod/mini'

/**
 * A field that this API adds to an answer of the specification. A server must fill it; a client also reads answers without it, so that
 * it works with any server of the specification.
 */
export type Added<S extends z.ZodMiniType> = z.ZodMiniType<z.output<S> | undefined, z.input<S>> & { _zod: { optout: 'optional' } }

/** The schema behind each added field. */
const addedSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** Marks a field as added: required of a server, optional for a client. */
export function addedField<S extends z.ZodMiniType>(schema: S): Added<S> {
  const optional = z.optional(schema)
  addedSchemas.set(optional, schema)
  return optional as unknown as Added<S> // parses as optional; `strictSchema` makes it required
}

/** Marks an answer that the specification does not describe. A server must send it; a client reads `undefined` if it has another shape. */
export function lenientAnswer<S extends z.ZodMiniType>(schema: S): Added<S> {
  const lenient = z.pipe(
    z.unknown(),
    z.transform((body) => z.optional(schema).safeParse(body).data),
  )
  addedSchemas.set(lenient, schema)
  return lenient as unknown as Added<S> // as above
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
type OptionalField = { _zod: { optout: 'optional' } }
type Specified<S extends Shape, Name extends keyof S> = {
  [K in keyof S]: K extends Name ? S[K] : S[K] extends OptionalField ? S[K] : Added<S[K]>
}

/** Marks every field as added, except those that the specification names. */
export function withSpecifiedFields<S extends Shape, const Name extends keyof S & string>(
  schema: z.ZodMiniObject<S>,
  names: readonly Name[],
): z.ZodMiniObject<Specified<S, Name>> {
  const keep = (name: string, field: z.ZodMiniType) => names.some((each) => each === name) || field instanceof z.ZodMiniOptional
  const fields = Object.entries(schema.shape).map(([name, field]) => [name, keep(name, field) ? field : addedField(field)])
  return z.object(Object.fromEntries(fields) as Specified<S, Name>) // the same names
}

const strictSchemas = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** Returns the schema with every added field required, as a server must send it. */
export function strictSchema(schema: z.ZodMiniType): z.ZodMiniType {
  const cached = strictSchemas.get(schema)
  if (cached) return cached
  const strict = makeStrict(schema)
  strictSchemas.set(schema, strict)
  return strict
}

function makeStrict(schema: z.ZodMiniType): z.ZodMiniType {
  const field = addedSchemas.get(schema)
  if (field) return strictSchema(field)
  if (schema instanceof z.ZodMiniObject) {
    const shape = schema.shape as Shape // of zod/mini, as all schemas of the contract are
    const strict = Object.fromEntries(Object.entries(shape).map(([name, each]) => [name, strictSchema(each)]))
    const same = Object.entries(strict).every(([name, each]) => each === shape[name])
    return same ? schema : clone(schema, { ...schema._zod.def, shape: strict })
  }
  if (schema instanceof z.ZodMiniArray) {
    const element = strictSchema(schema.def.element as z.ZodMiniType)
    return element === schema.def.element ? schema : clone(schema, { ...schema._zod.def, element })
  }
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable) {
    const innerType = strictSchema(schema.def.innerType as z.ZodMiniType)
    return innerType === schema.def.innerType ? schema : clone(schema, { ...schema._zod.def, innerType })
  }
  return schema
}
