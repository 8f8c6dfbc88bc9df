import type { Random } from '../../src/db/seed/seededRandom.ts'

/** The parts of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  type?: string | string[]
  enum?: unknown[]
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

/** Words that have broken programs before. */
const nasty: readonly unknown[] = [
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
  JSON.parse('{"__proto__":1,"constructor":2}'),
]

const samples: Record<string, readonly string[]> = {
  date: ['2026-11-21', '2024-02-29', '1990-05-17', '9999-12-31', '0001-01-01'],
  'date-time': ['2026-11-21T13:32:00.000Z', '1970-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'],
  email: ['owner@demo.test', 'nobody@demo.test', 'a@b.co'],
}

/** Any one of a list. */
export function oneOf<T>(random: Random, list: readonly T[]): T {
  if (list.length === 0) throw new Error('There is nothing to choose from')
  return list[random.int(0, list.length - 1)] as T // within the list
}

/** A value that a schema describes, most of the time: one in eight is something else. */
export function valueOf(schema: Schema, random: Random, ids: readonly string[]): unknown {
  if (random.int(0, 7) === 0) return oneOf(random, nasty)
  if (schema.const !== undefined) return schema.const
  if (schema.enum && schema.enum.length > 0) return oneOf(random, schema.enum)
  const several = schema.anyOf ?? schema.oneOf
  if (several && several.length > 0) return valueOf(oneOf(random, several), random, ids)
  if (schema.allOf) return valueOf(Object.assign({}, ...schema.allOf) as Schema, random, ids)
  const type = Array.isArray(schema.type) ? oneOf(random, schema.type) : schema.type
  if (type === 'object' || schema.properties) return objectOf(schema, random, ids)
  if (type === 'array') return Array.from({ length: random.int(schema.minItems ?? 0, 3) }, () => valueOf(schema.items ?? {}, random, ids))
  if (type === 'integer' || type === 'number') return numberOf(schema, random)
  if (type === 'boolean') return random.int(0, 1) === 1
  if (type === 'null') return null
  if (type === 'string') return textOf(schema, random, ids)
  return oneOf(random, nasty)
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, random: Random, ids: readonly string[]) {
  const out: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(properties))
    if ((required.includes(name) && random.int(0, 11) > 0) || random.int(0, 1) === 1) out[name] = valueOf(inner, random, ids)
  if (typeof additionalProperties === 'object')
    out[oneOf(random, ['a', 'status', '__proto__', ''])] = valueOf(additionalProperties, random, ids)
  return out
}

function numberOf({ minimum = -10, maximum = 1_000_000, type }: Schema, random: Random): number {
  const [from, to] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  const whole = oneOf(random, [from, to, random.int(Math.ceil(from), Math.floor(to)), from - 1, to + 1])
  return type === 'number' && random.int(0, 1) === 1 ? whole + 0.5 : whole
}

function textOf({ format, minLength = 0, maxLength = 60 }: Schema, random: Random, ids: readonly string[]): string {
  const known = format === undefined ? undefined : samples[format]
  if (known) return oneOf(random, known)
  const letters = oneOf(random, ['a', 'Ọ', '7', '-', ' '])
  const length = Math.min(oneOf(random, [minLength, minLength + 1, maxLength, maxLength + 1]), 2000)
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
  return oneOf(random, [oneOf(random, ids), oneOf(random, words)])
}
