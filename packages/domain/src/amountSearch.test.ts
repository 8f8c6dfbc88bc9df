import { expect, test } from 'vitest'
import { parseAmountSearch } from './amountSearch.ts'

test.each<[string, number | undefined]>([
  ['42000', 4_200_000],
  ['42,000', 4_200_000],
  [' ₦42,000.50 ', 4_200_050],
  ['NGN 1,234,567.8', 123_456_780],
  ['0', 0],
  ['42,00', undefined],
  ['4,2000', undefined],
  ['42.000,00', undefined],
  ['-42', undefined],
  ['ERN-42', undefined],
  ['4e3', undefined],
  ['', undefined],
  ['9999999999999', undefined],
])('%j is %s kobo', (search, kobo) => expect(parseAmountSearch(search)).toBe(kobo))
