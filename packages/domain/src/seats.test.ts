import { expect, test } from 'vitest'
import { listBookedSeats, seatRows } from './seats.ts'

test.each([
  [7, ['A1 A2 A3', 'B1 B2 B3', 'C1']],
  [3, ['A1 A2 A3']],
  [1, ['A1']],
  [0, []],
])('%i seats have rows of three', (total, rows) => {
  expect(seatRows(total).map((row) => row.join(' '))).toEqual(rows)
})

const one = { party_size: 1, status: 'booked' }
test.each([
  ['a party has the seats after its own', [{ seat: 'A3', party_size: 2, status: 'booked' }], 'A3 B1'],
  [
    'seats come in order, each once',
    [
      { ...one, seat: 'B1' },
      { ...one, seat: 'A1' },
      { ...one, seat: 'A1' },
    ],
    'A1 B1',
  ],
  ['who cancelled has none', [{ ...one, seat: 'A1', status: 'cancelled' }], ''],
  [
    'who has no seat yet is left out',
    [
      { ...one, seat: null },
      { ...one, seat: 'A2' },
    ],
    'A2',
  ],
  ['a seat that the vehicle does not have is left out', [{ ...one, seat: 'Z9' }], ''],
  ['no more than the vehicle has', [{ seat: 'C1', party_size: 3, status: 'booked' }], 'C1'],
])('%s', (_, parties, seats) => {
  expect(listBookedSeats(parties, 7).join(' ')).toBe(seats)
})
