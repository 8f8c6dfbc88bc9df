import { expect, test } from 'vitest'
import { escapeLikePattern } from './likePattern.ts'

test.each([
  ['Toyota Hiace', 'Toyota Hiace'],
  ['50%', '50\\%'],
  ['TRP_1', 'TRP\\_1'],
  ['C:\\temp', 'C:\\\\temp'],
  ['\\%__%', '\\\\\\%\\_\\_\\%'],
  ['', ''],
])('%j is escaped as %j', (text, pattern) => {
  expect(escapeLikePattern(text)).toBe(pattern)
})
