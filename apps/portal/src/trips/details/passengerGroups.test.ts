import type { Passenger } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { describeBoarding, groupPassengers, hideNames, namePassenger } from './passengerGroups.ts'
import { formatPassengerText } from './passengerText.ts'

const stop = (sequence: number, name: string) => ({ stop_id: name, sequence, name, planned_at: `2026-11-21T0${5 + sequence}:00:00.000Z` })
const passenger = (id: string, seat: string | null, pickup: Passenger['pickup'], more: Partial<Passenger> = {}): Passenger => ({
  id,
  seat,
  display_name: `Ọlá ${id}.`,
  phone_masked: '0803•••0001',
  pickup,
  dropoff: stop(3, 'CMS'),
  status: 'booked',
  boarded_at: null,
  party_size: 1,
  needs: [],
  rating_given: null,
  company: null,
  ...more,
})
const ajah = stop(1, 'Ajah')
const lekki = stop(2, 'Lekki')
const list = [passenger('C', null, lekki), passenger('B', 'A10', ajah), passenger('A', 'A2', ajah), passenger('D', 'A1', lekki)]
const ids = (order: 'stop' | 'seat') =>
  groupPassengers(list, order).map(({ title, passengers }) => [title, passengers.map(({ id }) => id).join('')])

test('by stop they stand in driving order, at each stop by seat, without a seat last', () =>
  expect(ids('stop')).toEqual([
    ['Ajah', 'AB'],
    ['Lekki', 'DC'],
  ]))
test('by seat the stops do not matter', () => expect(ids('seat')).toEqual([['All seats', 'DABC']]))
test('no passengers are no group', () => expect([groupPassengers([], 'stop'), groupPassengers([], 'seat')]).toEqual([[], []]))
test('a party is named with its number', () =>
  expect([1, 3].map((party_size) => namePassenger({ display_name: 'Ada O.', party_size }))).toEqual(['Ada O.', 'Ada O. and 2 more']))
test.each([
  [['booked', 'booked', 'cancelled'], '2 waiting'],
  [['boarded', 'alighted', 'booked'], '2 of 3 boarded'],
  [['boarded', 'no_show'], '1 of 2 boarded'],
  [['no_show'], '0 of 1 boarded'],
  [['cancelled'], '0 of 0 boarded'],
])('%j: %s', (statuses, text) => expect(describeBoarding(statuses.map((status) => ({ status, party_size: 1 })))).toBe(text))
test('a party counts with its persons', () =>
  expect(
    describeBoarding([
      { status: 'boarded', party_size: 3 },
      { status: 'booked', party_size: 2 },
    ]),
  ).toBe('3 of 5 boarded'))
test('after the window nothing says who they are', () => {
  const hidden = JSON.stringify(hideNames([passenger('A', 'A1', ajah, { company: 'Zenith' })]))
  expect(hidden).toContain('Passenger 1')
  expect(hidden).not.toMatch(/Ọlá|0803|Zenith/)
})
test('the text for a plain phone has plain letters only', () => {
  const trip = {
    reference: 'TRP-7K2M9',
    route: { name: 'Ajah – CMS' },
    direction: 'inbound',
    departure_at: '2026-11-21T06:00:00.000Z',
    vehicle: { registration_number: 'KJA-170LB' },
  }
  const text = formatPassengerText(trip, [passenger('A', 'A2', ajah, { needs: ['wheelchair'], status: 'boarded', party_size: 2 })])
  expect(text).toBe(
    [
      'Ajah - CMS, Sat 21 Nov 2026, 07:00',
      'TRP-7K2M9, KJA-170LB',
      '',
      'AJAH 07:00',
      'A2 Ola A. and 1 more, 0803...0001, to CMS, wheelchair, boarded',
    ].join('\n'),
  )
})
