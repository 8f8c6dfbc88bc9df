import { expect, test } from 'vitest'
import { formatWeekdays } from './weekdayNames.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[3, 1], 'Monday, Wednesday'],
  [[6, 7], 'Saturday, Sunday'],
  [[1, 2, 3, 4, 5, 6, 7], 'Every day'],
  [[5], 'Friday'],
  [[], ''],
])('%j: %s', (days, text) => expect(formatWeekdays(days)).toBe(text))
