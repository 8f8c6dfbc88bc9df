import type { Trip } from '@vehicle-partner/api'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RunningTrips } from './RunningTrips.tsx'

afterEach(cleanup)

/** A trip with what its card reads. */
const trip = (id: string, status = 'active') =>
  ({
    id,
    status,
    group: 'active',
    delay_s: 0,
    direction: 'inbound',
    route: { name: `Ajah – ${id}` },
    next_stop: null,
    vehicle: null,
    stops: [],
  }) as unknown as Trip

test('the three most urgent trips are shown, and the way to all', () => {
  render(<RunningTrips page={{ data: [trip('A'), trip('B'), trip('C'), trip('D', 'interrupted')], metadata: { total: 4 } }} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Ajah to D',
    'Ajah to A',
    'Ajah to B',
  ])
  expect(screen.getByRole('link', { name: 'All 4 trips on the road' }).getAttribute('href')).toBe('/trips?group=active')
})

test('three trips need no way to all', () => {
  render(<RunningTrips page={{ data: [trip('A'), trip('B'), trip('C')], metadata: { total: 3 } }} />)
  expect(screen.queryByRole('link', { name: /^All/ })).toBeNull()
})
