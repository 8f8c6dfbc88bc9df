import { fileURLToPath } from 'node:url'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatLimits } from './formatLimits.ts'
import { countedLimits, limitScopes, type CountedLimit } from './limits.ts'

test('docs/limits.md has the table of the limits that the server enforces', () => {
  const page = readFileSync(fileURLToPath(new URL('../../../../docs/limits.md', import.meta.url)), 'utf8')
  // To update the page, replace its table by this one.
  expect(page).toContain(formatLimits())
})

test.each(Object.entries<CountedLimit>(countedLimits))('%s counts the address first and everything last', (_, { quotas }) => {
  const scopes = quotas.map(({ by }) => by)
  expect(scopes).toEqual(limitScopes.filter((scope) => scopes.includes(scope)))
})

test.each(Object.entries<CountedLimit>(countedLimits))(
  '%s allows an address, which many people share, more than one of them',
  (_, { quotas }) => {
    const shared = quotas.find(({ by }) => by === 'address')?.most ?? Infinity
    expect(quotas.filter(({ by, most }) => by !== 'everything' && most > shared)).toEqual([])
  },
)
