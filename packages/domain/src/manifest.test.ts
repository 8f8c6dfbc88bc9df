import { describe, expect, test } from 'vitest'
import { manifestAvailability, countPassengers, maskPhone, canTickPassengers, formatPassengerName } from './manifest.ts'

describe('visibility of names', () => {
  const departure = new Date('2026-11-21T05:00:00Z')
  test.each([
    ['2026-11-20T04:59:59.999Z', 'closed'],
    ['2026-11-20T05:00:00.000Z', 'open'],
    ['2026-11-21T05:00:00.000Z', 'open'],
    ['2026-11-23T05:00:00.000Z', 'open'],
    ['2026-11-23T05:00:00.001Z', 'anonymous'],
  ])('at %s it is %s', (now, stage) => expect(manifestAvailability(departure, new Date(now))).toBe(stage))
})

test.each([
  ['Adéṣọlá', 'Ọdúnsì', 'Adéṣọlá Ọ.'],
  ['Musa', 'bello', 'Musa B.'],
  ['Ifeanyi', "D'Almeida", 'Ifeanyi D.'],
  ['Blessing', '', 'Blessing'],
])('%s %s is called %s', (fname, lname, called) =>
  expect(formatPassengerName(fname, lname)).toBe(called.normalize('NFC').replace('Adéṣọlá'.normalize('NFC'), fname)),
)

test.each([
  ['+2348030000001', '0803•••0001'],
  ['08031234567', '0803•••4567'],
  ['12345', '•••'],
])('of %s one sees %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))

test('counts the seats of a party and ignores cancelled passengers', () => {
  expect(
    countPassengers([
      { status: 'booked', party_size: 2 },
      { status: 'boarded', party_size: 3 },
      { status: 'alighted', party_size: 1 },
      { status: 'no_show', party_size: 1 },
      { status: 'cancelled', party_size: 4 },
    ]),
  ).toEqual({ booked: 7, boarded: 4, no_show: 1 })
})

test('passengers can be ticked off during boarding and travel', () => {
  expect(['assigned', 'boarding', 'in_progress', 'interrupted', 'completed'].filter(canTickPassengers)).toEqual(['boarding', 'in_progress'])
})
