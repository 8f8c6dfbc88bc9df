import { expect, test } from 'vitest'
import { missingAddressPart } from './addressParts.ts'

test.each([
  ['12 Allen Avenue, Ikeja', null],
  ['14 Allen Avenue Ikeja Lagos', null],
  ['Plot 5, Admiralty Way, Lekki Phase 1', null],
  ['Flat 3, 24 Adeniyi Jones Avenue, Ikeja, Lagos, Nigeria', null],
  ['12 Marina, Lagos', null],
  ['Km 14 Lekki-Epe Expressway, Lagos', null],
  ['Block B4, 1004 Estate, Victoria Island', null],
  ['Opposite Mobil, Ring Road, Ibadan', null],
  ['Beside St Paul’s Church, Mokola, Ibadan', null],
  ['No 7 Ọ̀ṣun Street, Òṣogbo', null],
  ['1 Decline Street, Ikeja', null],
  ['12345', 'street and house number'],
  ['Lagos', 'street and house number'],
  ['Ikeja, Lagos, Nigeria', 'street and house number'],
  ['Near Ikeja', 'street and house number'],
  ['Allen Avenue, Ikeja', 'house number'],
  ['Broad Street, Lagos Island, Lagos, Nigeria', 'house number'],
  ['12 Marina', 'town'],
  ['24 Allen Avenue', 'town'],
  ['Flat 3, 24 Allen Street, Nigeria', 'town'],
])('%s: %s', (address, missing) => expect(missingAddressPart(address)).toBe(missing))
