import { describe, expect, test } from 'vitest'
import { insertSeparators } from './insertSeparators.ts'

const typed = (keys: string, start = '') => keys.split('').reduce((text, key) => insertSeparators(text, text + key), start)

describe('inserts separators while digits are appended', () => {
  test.each([
    ['27031990', '27-03-1990'],
    ['27-03-1990', '27-03-1990'],
    ['27/03/1990', '27/03/1990'],
    ['27.031990', '27.03.1990'],
    ['27/3/1990', '27/3/1990'],
    ['7-3-1990', '7-3-1990'],
    ['27 mar 1990', '27 mar 1990'],
    ['March 27, 1990', 'March 27, 1990'],
    ['1990-03-27', '1990-03-27'],
    ['2012-03-27', '2012-03-27'],
    ['2026-11-30', '2026-11-30'],
    ['270', '27-0'],
    ['27', '27'],
  ])('%s', (keys, text) => expect(typed(keys)).toBe(text))
})

describe('does not insert separators otherwise', () => {
  test('deletes characters one by one', () => {
    let text = '27-03-1990'
    while (text) {
      const next = text.slice(0, -1)
      expect(insertSeparators(text, next)).toBe(next)
      text = next
    }
  })
  test.each([
    ['in the middle', '27-1990', '27-01990'],
    ['at the beginning', '7031990', '27031990'],
    ['a pasted text', '', '27031990'],
    ['a pasted rest', '27', '27031990'],
    ['in place of a selection', '27-03-1990', '1'],
    ['a letter', '27', '27m'],
  ])('%s', (_where, before, after) => expect(insertSeparators(before, after)).toBe(after))
})
