import { expect, test } from 'vitest'
import { describeDelay } from './describeDelay.ts'

test.each([
  ['active', 540, { text: '9 min late', tone: 'warning' }],
  ['active', 900, { text: '15 min late', tone: 'danger' }],
  ['history', -120, { text: '2 min early', tone: 'neutral' }],
  ['active', 20, undefined],
  ['upcoming', 900, undefined],
])('%s, %i seconds', (group, delay_s, expected) => expect(describeDelay({ group, delay_s })).toEqual(expected))
