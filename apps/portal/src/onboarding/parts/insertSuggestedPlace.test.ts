import { expect, test } from 'vitest'
import { completeAddress } from './insertSuggestedPlace.ts'

test.each([
  ['Ike', 'Ikeja, Lagos, Nigeria', 'Ikeja, Lagos, Nigeria'],
  ['24 Adeniyi Jones Avenue, Ike', 'Ikeja, Lagos, Nigeria', '24 Adeniyi Jones Avenue, Ikeja, Lagos, Nigeria'],
  ['Flat 3, 24 Allen Avenue, ike', 'Ikeja, Lagos, Nigeria', 'Flat 3, 24 Allen Avenue, Ikeja, Lagos, Nigeria'],
  ['ikeja, lag', 'Ikeja, Lagos, Nigeria', 'Ikeja, Lagos, Nigeria'],
])('%s and %s', (typed, place, address) => expect(completeAddress(typed, place)).toBe(address))
