import { cleanup, render, screen } from '@testing-library/react'
import type { SharedTrip } from '@vehicle-partner/api'
import { afterEach, expect, test } from 'vitest'
import { SharedTripView } from './SharedTripView.tsx'

afterEach(cleanup)

const trip: SharedTrip = {
  reference: 'TRP-7K2M9',
  route: { name: 'Ajah – CMS' },
  departure_at: '2026-11-23T12:30:00.000Z',
  arrival_eta: '2026-11-23T14:00:00.000Z',
  status: 'in_progress',
  delay_s: 0,
  vehicle: null,
  next_stop: null,
  stops: [],
  polyline: '',
  position: { lat: 6.47, lng: 3.58, heading_deg: 90, at: '2026-11-23T12:59:50.000Z', freshness: 'live' },
  expires_at: '2026-11-24T13:00:00.000Z',
}

test('while the server does not answer, a position is not shown as the present one', () => {
  const { rerender } = render(<SharedTripView trip={trip} asOf="2026-11-23T13:00:00.000Z" isOutdated={false} />)
  expect(screen.getByText('Live position at 13:59')).toBeTruthy()
  rerender(<SharedTripView trip={trip} asOf="2026-11-23T13:00:00.000Z" isOutdated />)
  expect(screen.getByText('Last seen at 13:59')).toBeTruthy()
})
