import type { Position } from '@vehicle-partner/api'
import { useRealtimeEvent } from '@vehicle-partner/api/realtime'
import { useState } from 'react'

/** The newest position of a vehicle: `known`, as a response says it, or what an event has brought since, with `tripId` on that trip. */
export function useLatestPosition(
  vehicleId: string | undefined,
  known: Position | null | undefined,
  tripId?: string,
): Position | undefined {
  const [heard, setHeard] = useState<Position>()
  const hear = (positions: readonly Position[]) => {
    const newest = positions.findLast(({ vehicle_id, trip_id }) => vehicle_id === vehicleId && (tripId ?? trip_id) === trip_id)
    if (newest) setHeard(newest)
  }
  useRealtimeEvent('telemetry.position', ({ data }) => hear([data]))
  useRealtimeEvent('telemetry.batch', ({ data }) => hear(data))
  const isNewer = heard?.vehicle_id === vehicleId && Date.parse(heard?.at ?? '') > Date.parse(known?.at ?? '1970-01-01')
  return isNewer ? heard : (known ?? undefined)
}
