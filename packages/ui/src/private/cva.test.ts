import { describe, expect, test } from 'vitest'
import { cva, cx } from './cva.ts'

test.each([
  ['nothing', cx(), ''],
  ['names', cx('a', 'b'), 'a b'],
  ['what is missing', cx('a', false, null, undefined, '', 'b'), 'a b'],
  ['rows in rows', cx('a', ['b', [false, 'c']], []), 'a b c'],
])('%s in a row', (_what, row, expected) => {
  expect(row).toBe(expected)
})

describe('what is picked', () => {
  const pick = cva(['root', 'ring'], {
    variants: { tone: { quiet: 'q', loud: ['l', 'l2'] }, wide: { true: 'w' }, off: { true: '', false: 'on' } },
    defaultVariants: { tone: 'quiet' },
  })

  test.each([
    ['the defaults', {}, 'root ring q'],
    ['an option', { tone: 'loud' }, 'root ring l l2'],
    ['the default for what is not given', { tone: undefined }, 'root ring q'],
    ['a boolean that has a class', { wide: true }, 'root ring q w'],
    ['nothing for the other', { wide: false }, 'root ring q'],
    ['both sides of a boolean', { off: false }, 'root ring q on'],
    ['what the caller adds, last', { wide: true, className: 'mine' }, 'root ring q w mine'],
  ] as const)('%s', (_name, chosen, classes) => {
    expect(pick(chosen)).toBe(classes)
  })

  test('without a word from the caller', () => {
    expect(pick()).toBe('root ring q')
  })
})
