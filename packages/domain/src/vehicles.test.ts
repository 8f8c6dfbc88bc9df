import { describe, expect, test } from 'vitest'
import { isChassisNumber, vehicleTypePhrase } from './vehicles.ts'

describe('chassis numbers', () => {
  test.each([
    'JTFSX23P806123456',
    'JN1TG4E25A0123456',
    'WDB9066331S123456',
    'KMFWBX7HABU123456',
    '1HGCM82633A004352',
    'KDH201',
    'TRH2230034567',
    'XZB5001234',
    'ACA330123456',
    '123456',
  ])('%s could be one', (text) => expect(isChassisNumber(text)).toBe(true))
  test.each([
    '',
    '12345',
    'JTFSX23P8061234567',
    'JTFSX23P80612345I',
    'JTFSX23P80612345O',
    'JTFSX23P80612345Q',
    'jtfsx23p806123456',
    'KDH 201',
    'KDH-201',
    'KDH201!',
    'ẸDH201',
  ])('%j is none', (text) => expect(isChassisNumber(text)).toBe(false))
})

test.each([
  ['mini_bus', 'a mini bus'],
  ['suv', 'an SUV'],
] as const)('%s is %s', (type, phrase) => expect(vehicleTypePhrase(type)).toBe(phrase))
