import { expect, test } from 'vitest'
import { foldText, searchableText, matchesSearch } from './textSearch.ts'

test.each([
  ['Adéṣọlá', 'adesola'],
  ['Ẹniọlá'.normalize('NFD'), 'eniola'],
  ['  KJA-456XY ', 'kja-456xy'],
  ["O'Connor", "o'connor"],
  ['', ''],
])('%j is compared as %j', (text, as) => {
  expect(foldText(text)).toBe(as)
})

test.each([
  ['Adesola', ['Adéṣọlá Bello'], true],
  ['adéṣọlá', ['ADESOLA'], true],
  ['bello', ['Musa', null, undefined, 'Bello'], true],
  ['musa', ['Mu', 'sa'], false],
  ['x', [], false],
])('%j in %j: %j', (search, texts, found) => {
  expect(matchesSearch(search, texts)).toBe(found)
})

test.each([
  [['KJA-456XY', 'Toyota', null, 'Bus 3'], 'kja-456xy kja456xy toyota bus 3 bus3'],
  [['Adéṣọlá', "D'Almeida"], "adesola d'almeida"],
  [[undefined, ''], ''],
])('%j is kept for searches as %j', (texts, kept) => expect(searchableText(texts)).toBe(kept))
