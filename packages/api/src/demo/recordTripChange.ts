import { tripGroup } from '@vehicle-partner/domain'
import type { TripMoment } from '../trips/trip.ts'
import { emitEvent } from './emitEvent.ts'
import type { MockTrip } from './mockTrips.ts'
import type { DemoData } from './demoData.ts'

/** Adds an event to a trip. */
export function addTripMoment(
  demoData: DemoData,
  trip: MockTrip,
  { by = 'partner', ...moment }: Pick<TripMoment, 'kind' | 'from' | 'to' | 'text'> & { by?: TripMoment['by'] },
): void {
  trip.moments.push({ id: `tev_${trip.id.slice(4)}_${trip.moments.length + 1}`, at: demoData.clock().toISOString(), by, ...moment })
}

/** Increments the version of a changed trip and emits its event. */
export function recordTripChange(demoData: DemoData, trip: MockTrip, changed: string[]): void {
  trip.version += 1
  trip.updated_at = demoData.clock()
  emitEvent(demoData, {
    type: 'trip.updated',
    partner_id: trip.partner_id,
    data: { trip_id: trip.id, status: trip.status, group: tripGroup(trip.status), changed, delay_s: trip.delay_s },
  })
}
