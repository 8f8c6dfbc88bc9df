import { describe, expect, test } from 'vitest'
import { sandboxAddressOutcome, sandboxIdentityOutcome, nameMismatchMessage } from './sandboxIdentityChecks.ts'

describe('identity numbers in the sandbox', () => {
  test.each([
    ['11111111111', { status: 'completed' }],
    ['22222222222', { status: 'submitted', ends: 'completed', afterSeconds: 30 }],
    ['33333333333', { status: 'refused', code: 'DocumentDeclined' }],
    ['44444444444', { status: 'refused', code: 'ServiceUnavailable' }],
    ['55555555555', { status: 'refused', code: 'IdentityDeclined' }],
    ['66666666666', { status: 'submitted', ends: 'declined', afterSeconds: 30 }],
    ['12345678901', { status: 'submitted' }],
  ])('%s', (number, outcome) => {
    expect(sandboxIdentityOutcome(number)).toEqual(outcome)
  })
})

describe('addresses in the sandbox', () => {
  test.each([
    ['1 Decline Street', { status: 'refused', code: 'AddressDeclined' }],
    ['Slow Lane 3', { status: 'submitted' }],
    ['14 Allen Avenue, Ikeja', { status: 'submitted', ends: 'completed', afterSeconds: 30 }],
  ])('%s', (address, outcome) => {
    expect(sandboxAddressOutcome(address)).toEqual(outcome)
  })
})

test('names the document in a mismatch', () => {
  expect(nameMismatchMessage('nin')).toBe('The name on this NIN does not match the name you entered. Enter it exactly as on your NIN slip.')
})
