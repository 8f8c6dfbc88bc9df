import type { Random } from '../../src/db/seed/seededRandom.ts'

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
  'x-extensible-enum'?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  default?: unknown
}

/** Values that often break programs. */
const hostileValues: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'null',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%2e%2e',
  'Ẹniọlá 😀 \u202e',
  '\ud800',
  '9'.repeat(400),
  'a'.repeat(5000),
  '=1+1',
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  null,
  true,
  [],
  {},
  [[[[]]]],
  JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  JSON.parse('{"__proto__":1,"constructor":2}'),
]

const samples: Record<string, readonly string[]> = {
  date: ['2026-11-21', '2024-02-29', '1990-05-17', '9999-12-31', '0001-01-01'],
  'date-time': ['2026-11-21T13:32:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  email: ['owner@demo.test', 'nobody@demo.test', 'a@b.co'],
}

/** A random item of a list. */
export function chooseOne<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('The list is empty')
  return list[random.int(0, list.length - 1)] as T // the index is within the list
}

/** A random value of a schema; one in eight is invalid. */
export function createValue(schema: Schema, random: Random, ids: readonly string[]): unknown {
  if (random.int(0, 7) === 0) return chooseOne(random, hostileValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return chooseOne(random, schema.enum)
  const known = schema['x-extensible-enum']
  if (known && known.length > 0 && random.int(0, 3) > 0) return chooseOne(random, known)
  const several = schema.anyOf ?? schema.oneOf
  if (several && several.length > 0) return createValue(chooseOne(random, several), random, ids)
  if (schema.allOf) return createValue(Object.assign({}, ...schema.allOf) as Schema, random, ids)
  const type = Array.isArray(schema.type) ? chooseOne(random, schema.type) : schema.type
  if (type === 'object' || schema.properties) return createObject(schema, random, ids)
  if (type === 'array')
    return Array.from({ length: random.int(schema.minItems ?? 0, 3) }, () => createValue(schema.items ?? {}, random, ids))
  if (type === 'integer' || type === 'number') return createNumber(schema, random)
  if (type === 'boolean') return random.int(0, 1) === 1
  if (type === 'null') return null
  if (type === 'string') return createText(schema, random, ids)
  return chooseOne(random, hostileValues)
}

function createObject({ properties = {}, required = [], additionalProperties }: Schema, random: Random, ids: readonly string[]) {
  const out: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(properties))
    if ((required.includes(name) && random.int(0, 11) > 0) || random.int(0, 1) === 1) out[name] = createValue(inner, random, ids)
  if (typeof additionalProperties === 'object')
    out[chooseOne(random, ['a', 'status', '__proto__', ''])] = createValue(additionalProperties, random, ids)
  return out
}

function createNumber({ minimum = -10, maximum = 1_000_000, type }: Schema, random: Random): number {
  const [from, to] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  const whole = chooseOne(random, [from, to, random.int(Math.ceil(from), Math.floor(to)), from - 1, to + 1])
  return type === 'number' && random.int(0, 1) === 1 ? whole + 0.5 : whole
}

function createText({ format, minLength = 0, maxLength = 60 }: Schema, random: Random, ids: readonly string[]): string {
  const known = format === undefined ? undefined : samples[format]
  if (known) return chooseOne(random, known)
  const letters = chooseOne(random, ['a', 'Ọ', '7', '-', ' '])
  const length = Math.min(chooseOne(random, [minLength, minLength + 1, maxLength, maxLength + 1]), 2000)
  const words = [
    '11111111111',
    '08030000001',
    'NG',
    'Lekki',
    'KJA-456XY',
    '0000000000',
    '058',
    '/files/upl_x',
    '2026-11',
    letters.repeat(length),
  ]
  return chooseOne(random, [chooseOne(random, ids), chooseOne(random, words)])
}
