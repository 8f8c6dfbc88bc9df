import type { Passenger } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import { groupByStop } from './groupByStop.ts'

const createPassenger = (id: string, seat: string | null, sequence: number): Passenger => ({
  id,
  seat,
  display_name: id,
  phone_masked: null,
  pickup: { stop_id: `stop${sequence}`, sequence, name: `Stop ${sequence}`, planned_at: '2026-11-21T05:15:00Z' },
  dropoff: { stop_id: 'last', sequence: 9, name: 'CMS', planned_at: '2026-11-21T06:28:00Z' },
  status: 'booked',
  boarded_at: null,
  party_size: 1,
  needs: [],
  rating_given: null,
  company: null,
})

test('passengers are grouped by stop in driving order, and by seat', () => {
  const groups = groupByStop([
    createPassenger('late', 'A1', 2),
    createPassenger('ten', 'A10', 1),
    createPassenger('two', 'A2', 1),
    createPassenger('free', null, 1),
  ])
  expect(groups.map(({ stop, passengers }) => [stop.name, ...passengers.map(({ id }) => id)])).toEqual([
    ['Stop 1', 'two', 'ten', 'free'],
    ['Stop 2', 'late'],
  ])
  expect(groupByStop([])).toEqual([])
})
