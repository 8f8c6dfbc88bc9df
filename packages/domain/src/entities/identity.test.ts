import { expect, test } from 'vitest'
import { identityErrors } from './identity.ts'

test.each<[type: string | null, document_id: string | null, message: string | undefined]>([
  ['nin', '12345678', 'A NIN has 11 digits. 3 more.'],
  ['bvn', '1234567890', 'A BVN has 11 digits. 1 more.'],
  [null, '12345', 'A NIN or BVN has 11 digits. 6 more.'],
  ['nin', '12345678901', undefined],
  ['nin', 'ABCDEFGHIJKL', undefined],
  ['nin', null, undefined],
])('%s %s: %s', (type, document_id, message) =>
  expect(identityErrors({ type, document_id, dob: null }, { today: '2026-11-22' })).toEqual(
    message === undefined ? {} : { document_id: message },
  ),
)
