import { expect, test } from 'vitest'
import { sandboxAccountLookup, sandboxTransferFailure } from './sandboxBank.ts'

test.each([
  ['0000000000', { kind: 'unknown' }],
  ['0000000001', { kind: 'name', name: 'SANDBOX OTHER NAME', seconds: 0 }],
  ['0000000002', { kind: 'down' }],
  ['0000000003', { kind: 'name', name: 'MULTI VENTURES', seconds: 0 }],
  ['0000000005', { kind: 'name', name: 'MULTI VENTURES', seconds: 8 }],
  ['0147386785', { kind: 'name', name: 'MULTI VENTURES', seconds: 0 }],
])('%s', (number, answer) => expect(sandboxAccountLookup(number, 'Multi Ventures')).toEqual(answer))

test.each([
  ['0147386785', 0, undefined],
  ['0000000003', 0, 'account_closed'],
  ['0000000003', 9, 'account_closed'],
  ['0000000004', 0, 'bank_unavailable'],
  ['0000000004', 1, 'bank_unavailable'],
  ['0000000004', 2, undefined],
])('a transfer to %s after %i failures: %s', (number, before, code) => expect(sandboxTransferFailure(number, before)).toBe(code))
