import { describe, expect, test } from 'vitest'
import { allowsTrips, compliance, compliances, validity, type Compliance } from './documents.ts'

const today = '2026-11-21'

test.each([
  ['valid through its expiry date', '2026-11-21', 'expiring'],
  ['expired the day after', '2026-11-20', 'expired'],
  ['expiring up to 30 days before', '2026-12-21', 'expiring'],
  ['not earlier', '2026-12-22', 'complete'],
  ['without a date it never expires', undefined, 'complete'],
])('a paper is %s (%s)', (_, expiry, state) => expect(validity(expiry, today)).toBe(state))

describe('compliance is the worst of all papers: expired > rejected > missing > under_review > expiring > complete', () => {
  test.each(compliances)('%s hides whatever is better', (worst) => {
    expect(compliance(compliances.slice(compliances.indexOf(worst)).toReversed())).toBe(worst)
  })
  test('nothing required is complete', () => expect(compliance([])).toBe('complete'))
})

test.each<[Compliance, boolean]>([
  ['complete', true],
  ['expiring', true],
  ['under_review', false],
  ['missing', false],
  ['rejected', false],
  ['expired', false],
])('%s lets trips be assigned: %s', (state, allows) => expect(allowsTrips(state)).toBe(allows))
