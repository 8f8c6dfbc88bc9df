import { describe, expect, test } from 'vitest'
import { allowsTrips, worstCompliance, complianceStatuses, documentValidity, needsDocuments, type Compliance } from './compliance.ts'

const today = '2026-11-21'

test.each([
  ['valid through its expiry date', '2026-11-21', 'expiring'],
  ['expired the day after', '2026-11-20', 'expired'],
  ['expiring up to 30 days before', '2026-12-21', 'expiring'],
  ['not earlier', '2026-12-22', 'complete'],
  ['without a date it never expires', undefined, 'complete'],
])('a document is %s (%s)', (_, expiry, state) => expect(documentValidity(expiry, today)).toBe(state))

describe('the worst status of all documents wins: expired > rejected > missing > under_review > expiring > complete', () => {
  test.each(complianceStatuses)('%s takes precedence over better statuses', (worst) => {
    expect(worstCompliance(complianceStatuses.slice(complianceStatuses.indexOf(worst)).toReversed())).toBe(worst)
  })
  test('is complete when nothing is required', () => expect(worstCompliance([])).toBe('complete'))
})

test.each<[Compliance, boolean]>([
  ['complete', true],
  ['expiring', true],
  ['under_review', false],
  ['missing', false],
  ['rejected', false],
  ['expired', false],
])('%s lets trips be assigned: %s', (state, allows) => expect(allowsTrips(state)).toBe(allows))

test.each(complianceStatuses.map((state) => [state, ['expired', 'rejected', 'missing'].includes(state)] as const))(
  '%s documents have to be uploaded: %s',
  (state, needs) => expect(needsDocuments(state)).toBe(needs),
)
