import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { examples } from '../openapi/generated/examples.ts'
import type { AnyEndpoint, Contract } from './endpoint.ts'
import { RequestError } from './errors.ts'
import { parseInput } from './parseInput.ts'

// The default messages of zod, as on the server.
z.config(z.locales.en())

const wordsOfZod = /^(Invalid (input|option|string|number|key|value|discriminator|ISO)|Too (big|small)|Unrecognized)|expected/

const wrongValues: readonly unknown[] = [
  undefined,
  null,
  '',
  'no such word',
  'a'.repeat(5000),
  -1,
  0.5,
  1e308,
  true,
  [],
  [null],
  ['', 1],
  Array.from({ length: 500 }, () => ({})),
  {},
  { key: null },
  { ['k'.repeat(500)]: 'v' },
]

type Path = readonly (string | number)[]

/** All places of a value, the value itself first. */
const listPaths = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, Array.isArray(value) ? Number(key) : key]))
    : []),
]

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) return value.map((part: unknown, index) => (index === key ? replaceAt(part, rest, replacement) : part))
  const record = value as Record<string, unknown>
  return { ...record, [key]: replaceAt(record[key], rest, replacement) }
}

const fieldsOf = (schema: unknown): Path[] => (schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).map((name) => [name]) : [])

function findMessages(endpoint: AnyEndpoint, raw: object): string[] {
  try {
    parseInput(endpoint, raw)
    return []
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return Object.values(error.errors ?? {})
  }
}

const calls = Object.entries(contract as Contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ call: `${resource}.${name}`, endpoint })),
)

describe('messages of a wrong request', () => {
  test.each(calls)('$call: are in plain words', ({ call, endpoint }) => {
    const foreign = new Set<string>()
    for (const part of ['params', 'query', 'body'] as const) {
      if (endpoint[part] === undefined) continue
      const valid = { params: {}, query: {}, body: {}, ...examples[call] }
      for (const path of [...listPaths(valid[part]), ...fieldsOf(endpoint[part])])
        for (const value of wrongValues)
          for (const message of findMessages(endpoint, { ...valid, [part]: replaceAt(valid[part], path, value) }))
            if (wordsOfZod.test(message)) foreign.add(`${[part, ...path].join('.')}: ${message}`)
    }
    expect([...foreign]).toEqual([])
  })

  const endpoint = {
    method: 'POST',
    path: '/v1/things',
    summary: 'Create a thing.',
    access: { who: 'anyone' },
    body: z.object({
      text: z.string().check(z.minLength(3), z.maxLength(5)),
      count: z.int().check(z.minimum(1), z.maximum(9), z.multipleOf(3)),
      version: z.int(),
      flag: z.boolean(),
      kind: z.enum(['car', 'bus', 'van']),
      list: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
      at: z.iso.datetime(),
      mail: z.email(),
      code: z.string().check(z.regex(/^\d{4}$/)),
      either: z.union([z.boolean(), z.array(z.string())]),
      own: z.string('Please select a bank'),
    }),
    response: z.object({}),
  } as const satisfies AnyEndpoint

  const valid = {
    text: 'four',
    count: 3,
    version: 1,
    flag: true,
    kind: 'car',
    list: ['a'],
    at: '2026-11-21T08:00:00Z',
    mail: 'a@b.test',
    code: '1234',
    either: true,
    own: 'GTBank',
  }
  test.each([
    ['text', undefined, 'This field is required'],
    ['text', 7, 'This must be text'],
    ['text', 'ab', 'Please enter at least 3 characters'],
    ['text', 'abcdef', 'Please keep it under 6 characters'],
    ['count', null, 'This must be a number'],
    ['count', 1.5, 'This must be a whole number'],
    ['count', 0, 'This must be 1 or more'],
    ['count', 12, 'This must be 9 or less'],
    ['version', 1e300, 'This number is too large'],
    ['count', 4, 'This must be a multiple of 3'],
    ['flag', 'yes', 'This must be true or false'],
    ['kind', 'bike', 'Please use car, bus or van'],
    ['list', {}, 'This must be a list'],
    ['list', [], 'Please name at least one'],
    ['list', ['a', 'b', 'c'], 'At most 2 entries'],
    ['at', 'today', 'Please send date and time as in 2026-11-30T08:00:00Z'],
    ['mail', 'a@', 'Invalid email'],
    ['code', 'ab', 'This does not have the right format'],
    ['either', 7, 'This value is not allowed'],
    ['own', 7, 'Please select a bank'],
  ])('%s of %j: %s', (field, value, message) => {
    expect(findMessages(endpoint, { body: { ...valid, [field]: value } })).toEqual([message])
  })

  test('a body that is no object says so', () => {
    expect(findMessages(endpoint, { body: [] })).toEqual(['This must be an object'])
  })
})
