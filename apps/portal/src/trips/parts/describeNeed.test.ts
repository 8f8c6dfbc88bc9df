import { expect, test } from 'vitest'
import { describeNeed } from './describeNeed.ts'

test.each([
  [['no_driver'], 'No driver'],
  [['documents', 'issue_open'], 'Needs documents'],
  [['new_need'], 'Needs action'],
  [[], undefined],
])('%j: %s', (needs, text) => expect(describeNeed({ needs })).toBe(text))
