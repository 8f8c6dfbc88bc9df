import { describe, expect, test } from 'vitest'
import { formatPlate, parsePlate } from './plates.ts'

describe('normalizes a plate to capitals with a hyphen', () => {
  test.each([
    ['KJA-456XY', 'KJA-456XY', 'current'],
    ['kja-456xy', 'KJA-456XY', 'current'],
    ['KJA456XY', 'KJA-456XY', 'current'],
    [' kja 456 xy ', 'KJA-456XY', 'current'],
    ['ABC-123DE', 'ABC-123DE', 'current'],
    ['REJ-000AA', 'REJ-000AA', 'current'],
    ['RSH-001ZZ', 'RSH-001ZZ', 'current'],
    ['AB123-CDE', 'AB123-CDE', 'older'],
    ['lr417lnd', 'LR417-LND', 'older'],
    ['AA 999 AAA', 'AA999-AAA', 'older'],
    ['FG 12 A', 'FG 12 A', 'other'],
    ['12 KJA 4', '12 KJA 4', 'other'],
    ['GOVT-1', 'GOVT-1', 'other'],
    ['ABC-1234DE', 'ABC-1234DE', 'other'],
  ])('%j is %s (%s)', (typed, plate, form) => expect(parsePlate(typed)).toEqual({ plate, form }))

  test.each([
    '',
    ' ',
    'A',
    'AB',
    '-ABC',
    'ABC-',
    'ABCDEFGHIJKLM',
    'KJA_456',
    'KJA.456XY',
    'KJA/456',
    'ẸKY-123AB',
    'KJA-456XY!',
    '---',
    '🚌🚌🚌',
  ])('%j is none', (typed) => expect(parsePlate(typed)).toBeUndefined())
})

test.each([
  ['kja', 'KJA'],
  ['kja4', 'KJA-4'],
  ['kja456', 'KJA-456'],
  ['kja-456xy', 'KJA-456XY'],
  ['ab123', 'AB123'],
  ['ab123c', 'AB123-C'],
  ['ab123-cde', 'AB123-CDE'],
  ['fg 12 a', 'FG 12 A'],
  ['', ''],
])('while typed, %j shows as %s', (typed, shown) => expect(formatPlate(typed)).toBe(shown))
