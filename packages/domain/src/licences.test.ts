import { describe, expect, test } from 'vitest'
import { licenceCoverage, parseLicence } from './licences.ts'
import type { VehicleType } from './vehicles.ts'

describe('normalizes a licence number to capitals without separators', () => {
  test.each([
    ['FN63483AT78', 'FN63483AT78'],
    ['ABC12345AA67', 'ABC12345AA67'],
    ['abc-12345aa67', 'ABC12345AA67'],
    ['ABC 12345AA67', 'ABC12345AA67'],
    [' lag12345aa01 ', 'LAG12345AA01'],
    ['AAA00000AA00', 'AAA00000AA00'],
    ['AAA11111AA11', 'AAA11111AA11'],
    ['KTU-1234567', 'KTU1234567'],
    ['EPE123456', 'EPE123456'],
    ['AB123456789012', 'AB123456789012'],
    ['ABC123456789012', 'ABC123456789012'],
  ])('%j has the usual shape: %s', (typed, number) => expect(parseLicence(typed)).toEqual({ number, usual: true }))

  test.each([
    ['12345678', '12345678'],
    ['A1234567', 'A1234567'],
    ['ABC12', 'ABC12'],
    ['1AB23456789', '1AB23456789'],
  ])('%j is doubtful', (typed, number) => expect(parseLicence(typed)).toEqual({ number, usual: false }))

  test.each([
    '',
    ' ',
    'AB',
    'ABC1',
    'ABC_12345AA67',
    'ABC.12345AA67',
    'ABC12345AA67/1',
    'ẸBC12345AA67',
    'A'.repeat(21),
    '🚌🚌🚌🚌🚌',
    '-----',
    'ABC 1',
  ])('%j is none', (typed) => expect(parseLicence(typed)).toBeUndefined())
})

describe('coverage of vehicle types by class', () => {
  test.each<[string, VehicleType, string]>([
    ['A', 'sedan', 'no'],
    ['A', 'bus', 'no'],
    ['B', 'sedan', 'covers'],
    ['B', 'suv', 'covers'],
    ['B', 'mini_van', 'covers'],
    ['B', 'mini_bus', 'no'],
    ['B', 'coaster', 'no'],
    ['B', 'bus', 'no'],
    ['C', 'mini_van', 'covers'],
    ['C', 'mini_bus', 'doubtful'],
    ['D', 'coaster', 'doubtful'],
    ['E', 'mini_bus', 'covers'],
    ['e', 'bus', 'covers'],
    ['F', 'bus', 'covers'],
  ])('%s for a %s: %s', (licence, type, cover) => expect(licenceCoverage(licence, type)).toBe(cover))
})
