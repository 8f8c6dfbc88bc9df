import type { Position } from '@vehicle-partner/api'
import { createFakeRealtime, RealtimeProvider, type FakeRealtime } from '@vehicle-partner/api/realtime'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLatestPosition } from './useLatestPosition.ts'

afterEach(cleanup)

const positionAt = (at: string, vehicle_id = 'veh_1'): Position => ({
  vehicle_id,
  trip_id: 'trp_1',
  driver_id: 'drv_1',
  lat: 6.5,
  lng: 3.4,
  speed_kmh: 40,
  heading_deg: 90,
  accuracy_m: 8,
  at: `2026-11-23T13:${at}.000Z`,
  received_at: `2026-11-23T13:${at}.000Z`,
  source: 'app',
})

const Shown = ({ vehicleId, known }: { vehicleId: string; known: Position | null }) => (
  <output>{useLatestPosition(vehicleId, known, 'trp_1')?.at.slice(14, 19) ?? 'none'}</output>
)

const shown = () => screen.getByRole('status').textContent

function open(realtime: FakeRealtime, known: Position | null, vehicleId = 'veh_1') {
  const page = (position: Position | null, vehicle = vehicleId) => (
    <RealtimeProvider realtime={realtime}>
      <Shown vehicleId={vehicle} known={position} />
    </RealtimeProvider>
  )
  const { rerender } = render(page(known))
  return (position: Position | null, vehicle?: string) => rerender(page(position, vehicle))
}

test('a position is shown as soon as an event brings it, alone or among those of other vehicles', async () => {
  const realtime = createFakeRealtime('2026-11-23T13:00:00.000Z')
  open(realtime, null)
  expect(shown()).toBe('none')
  await act(async () => realtime.emit('telemetry.position', positionAt('00:05')))
  expect(shown()).toBe('00:05')
  await act(async () => realtime.emit('telemetry.batch', [positionAt('00:10', 'veh_2'), positionAt('00:10'), positionAt('00:11', 'veh_3')]))
  expect(shown()).toBe('00:10')
  await act(async () => realtime.emit('telemetry.position', positionAt('00:15', 'veh_2')))
  expect(shown()).toBe('00:10')
})

test('the newer one of response and event is shown, and never that of another vehicle', async () => {
  const realtime = createFakeRealtime('2026-11-23T13:00:00.000Z')
  const show = open(realtime, positionAt('00:20'))
  await act(async () => realtime.emit('telemetry.position', positionAt('00:15')))
  expect(shown()).toBe('00:20')
  await act(async () => realtime.emit('telemetry.position', positionAt('00:25')))
  expect(shown()).toBe('00:25')
  show(positionAt('00:30'))
  expect(shown()).toBe('00:30')
  await act(async () => realtime.emit('telemetry.position', { ...positionAt('00:35'), trip_id: 'trp_2' }))
  expect(shown()).toBe('00:30')
  show(null, 'veh_2')
  expect(shown()).toBe('none')
})
