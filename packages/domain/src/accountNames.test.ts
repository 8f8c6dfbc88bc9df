import { expect, test } from 'vitest'
import { confirmedAccountStatus, matchNames, nameSimilarity, type NameMatch } from './accountNames.ts'

test.each<[string, string, NameMatch]>([
  ['Okafor Mobility Limited', 'OKAFOR MOBILITY LIMITED', 'exact'],
  ['Okafor Mobility Limited', 'OKAFOR MOBILITY LTD', 'exact'],
  ['Okafor Mobility Limited', 'Okafor-Mobility (Nig.) Ltd.', 'exact'],
  ['Okafor Mobility Limited', 'MOBILITY OKAFOR', 'exact'],
  ['Multi Ventures', 'MULTI NIGERIA ENTERPRISES', 'exact'],
  ['Ibrahim Musa', 'MUSA IBRAHIM', 'exact'],
  ['Ibrahim Musa', 'Alhaji Musa Ibrahim', 'exact'],
  ['Ẹniọlá Ogunlẹ́yẹ', 'ENIOLA OGUNLEYE', 'exact'],
  ["Chinyere O'Brien", 'CHINYERE OBRIEN', 'exact'],
  ['Ibrahim Musa', 'MUSA IBRAHIM GARBA', 'close'],
  ['Okafor Mobility Limited', 'OKAFOR MOBILTY', 'exact'],
  ['Okafor Mobility Limited', 'OKAFOR MOBILITY SERVICES', 'close'],
  ['Okafor Mobility Limited', 'ADAEZE OKAFOR', 'mismatch'],
  ['Okafor Mobility Limited', 'SANDBOX OTHER NAME', 'mismatch'],
  ['Ibrahim Musa', 'IBRAHIM YUSUF', 'mismatch'],
  ['Ventures Limited', 'VENTURES LIMITED', 'exact'],
  ['Okafor Mobility Limited', '', 'mismatch'],
  ['', '', 'mismatch'],
])('%s and %s: %s', (known, atBank, match) => expect(matchNames(known, atBank)).toBe(match))

test.each([
  ['Okafor Mobility Limited', 'ADAEZE OKAFOR'],
  ['Musa Ibrahim Garba', 'IBRAHIM MUSA'],
])('it does not matter which name comes first: %s, %s', (one, other) =>
  expect(nameSimilarity(one, other)).toBeCloseTo(nameSimilarity(other, one), 10),
)

test.each<[NameMatch, boolean, 'active' | 'under_review']>([
  ['exact', true, 'active'],
  ['close', true, 'active'],
  ['mismatch', true, 'under_review'],
  ['exact', false, 'under_review'],
])('an account with the match %s and verified names %s is %s', (name_match, isVerified, status) =>
  expect(confirmedAccountStatus({ name_match, isVerified })).toBe(status),
)
