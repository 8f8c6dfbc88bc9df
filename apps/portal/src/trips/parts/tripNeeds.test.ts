import { expect, test } from 'vitest'
import { byUrgency, describeDelay, describeNeed } from './tripNeeds.ts'

test.each([
  [['no_driver'], 'No driver'],
  [['documents', 'issue_open'], 'Needs documents'],
  [['new_need'], 'Needs action'],
  [[], undefined],
])('%j: %s', (needs, text) => expect(describeNeed({ needs })).toBe(text))

test.each([
  ['active', 540, { text: '9 min late', tone: 'warning' }],
  ['active', 900, { text: '15 min late', tone: 'danger' }],
  ['history', -120, { text: '2 min early', tone: 'neutral' }],
  ['active', 20, undefined],
  ['upcoming', 900, undefined],
])('%s, %i seconds', (group, delay_s, expected) => expect(describeDelay({ group, delay_s })).toEqual(expected))

test('what stands still or is late comes first, the rest in its order', () => {
  const trip = (id: string, status: string, delay_s: number) => ({ id, status, delay_s, group: 'active' })
  const trips = [trip('on time', 'active', 0), trip('late', 'active', 900), trip('early', 'active', -120), trip('broken', 'interrupted', 0)]
  expect(byUrgency(trips).map(({ id }) => id)).toEqual(['broken', 'late', 'on time', 'early'])
})
