import { expect, test } from 'vitest'
import { splitAtCodes } from './splitAtCodes.ts'

test.each([
  ['No code', ['No code']],
  ['', ['']],
  ['KJA-100AA and GGE-301AA get no trips.', ['', 'KJA-100AA', ' and ', 'GGE-301AA', ' get no trips.']],
  ['19 more than in 1–28 Oct', ['19 more than in ', '1–28', ' Oct']],
  ['8/14 seats (KJA-100AA).', ['', '8/14', ' seats ', '(KJA-100AA).', '']],
  ['Ref ADÉ-7, then VP-2026-0042', ['Ref ', 'ADÉ-7,', ' then ', 'VP-2026-0042', '']],
  ['Lagos – Ibadan - 5', ['Lagos – Ibadan - 5']],
])('%j', (text, parts) => {
  expect(splitAtCodes(text)).toEqual(parts)
})

test('of a long code no part is longer than 25 characters, and the text stays the same', () => {
  const text = 'See a/very/long/way/to/a/page/of-2026/and-further/than-that or abcdefghijklmnop-qrstuvwxyz0123456789'
  const parts = splitAtCodes(text)
  expect(parts.join('')).toBe(text)
  for (const code of parts.filter((_, index) => index % 2 === 1)) expect(code.length).toBeLessThanOrEqual(25)
})
