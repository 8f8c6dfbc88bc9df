import { contract, type AnyEndpoint, type Contract } from '@vehicle-partner/api/contract'
import { formatVehicleWord, payoutLabels, reportWords } from '@vehicle-partner/domain'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { statusRegistry } from './statusRegistry.ts'

interface Schema {
  enum?: string[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}

/** The words of each field called `status` or `state`, wherever a response has one. */
function statusWords(schema: Schema, path: string): { path: string; words: string[] }[] {
  const inner = [
    ...Object.entries(schema.properties ?? {}),
    ...[schema.items, ...(schema.anyOf ?? []), schema.additionalProperties].flatMap((each) =>
      typeof each === 'object' ? [['', each] as const] : [],
    ),
  ]
  return inner.flatMap(([name, each]) => {
    const words = each.enum ?? each.anyOf?.find((part) => part.enum)?.enum
    const found = words && /(^|_)(status|state)$|Status$/.test(name) ? [{ path: `${path}.${name}`, words }] : []
    return [...found, ...statusWords(each, name === '' ? path : `${path}.${name}`)]
  })
}

const fields = Object.entries(contract as Contract).flatMap(([resource, calls]) =>
  Object.entries(calls).flatMap(([name, { response }]: [string, AnyEndpoint]) =>
    response ? statusWords(z.toJSONSchema(response, { io: 'output', unrepresentable: 'any' }) as Schema, `${resource}.${name}`) : [],
  ),
)

test('the contract has statuses', () => expect(new Set(fields.map(({ words }) => words.join())).size).toBeGreaterThan(15))

test('every status of the contract has an entry', () => {
  const entries = Object.values(statusRegistry).map((registry) => Object.keys(registry))
  const missing = fields.filter(({ words }) => !entries.some((known) => words.every((word) => known.includes(word))))
  expect([...new Set(missing.map(({ path, words }) => `${path}: ${words.join(', ')}`))]).toEqual([])
})

test.each(Object.entries(statusRegistry))('%s: labels are short, each sentence ends with a full stop', (_, registry) => {
  for (const { label, sentence } of Object.values(registry)) {
    expect(label.length).toBeLessThanOrEqual(20)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})

test.each(Object.entries(reportWords))(
  'reports call each status of a %s as the screens do',
  (entity, words: Readonly<Record<string, string>>) => {
    const registry = statusRegistry[entity as keyof typeof reportWords]
    const called = Object.keys(registry).map((status) => words[status] ?? formatVehicleWord(status))
    expect(called).toEqual(Object.values(registry).map(({ label }) => label))
  },
)

test('a payout has one word for each status', () => {
  const labels = Object.entries(statusRegistry.payout).map(([status, { label }]) => [status, label])
  expect(Object.fromEntries(labels)).toEqual(payoutLabels)
})
