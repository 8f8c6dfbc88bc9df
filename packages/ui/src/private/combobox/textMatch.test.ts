import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, splitMatches, rankMatch, searchItems } from './textMatch.ts'

test.each([
  ['Òṣogbo', 'osogbo'],
  ['ÀJÀ', 'aja'],
  ['Cote', 'cote'],
  ['Côte d’Ivoire', 'cote d’ivoire'],
])('foldText(%s) is %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['Lagos', 'la', 0],
  ['Lagos Island', 'lagos is', 0],
  ['Lagos Island', 'isl', 1],
  ['Lagos-Island', 'island lagos', 1],
  ['Ring Road, Ibadan', 'ibadan, ring', 1],
  ['Abuja', 'uja', 2],
  ['Abuja', 'x', -1],
  ['Abuja', '', 0],
])('rankMatch of %s for "%s" is %i', (text, query, expected) => {
  expect(rankMatch(text, query)).toBe(expected)
})

test('sorts by rank and keeps the order within a rank', () => {
  expect(searchItems(['Ibadan', 'Benin City', 'Port Bello', 'Abuja'], 'b', String)).toEqual(['Benin City', 'Port Bello', 'Ibadan', 'Abuja'])
})

test('returns all items for an empty query', () => {
  const all = ['b', 'a']
  expect(searchItems(all, ' ', String)).toBe(all)
})

describe('splitMatches', () => {
  const marked = (text: string, query: string) =>
    splitMatches(text, query)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('')

  test.each([
    ['Adeniyi Jones Avenue', 'adeni', '[Adeni]yi Jones Avenue'],
    ['24 Adeniyi Jones', '24 adeni', '[24] [Adeni]yi Jones'],
    ['12 Ring Road', '12 Ring Road, Iba', '[12] [Ring] [Road]'],
    ['Abuja', 'uj', 'Ab[uj]a'],
    ['Banana', 'an', 'B[anan]a'],
    ['Annan', 'an', '[An]nan'],
    ['Òṣogbo', 'oso', '[Òṣo]gbo'],
    ['Lagos', '', 'Lagos'],
    ['Lagos', 'x', 'Lagos'],
  ])('%s with "%s"', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  test('keeps every character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const whole = splitMatches(text, query).map((part) => part.text)
        expect(whole.join('')).toBe(text)
      }),
    )
  })
})
