import { orderTripStops, tripGroup, type TripGroup } from '@vehicle-partner/domain'
import type { DemoSetup } from './callOverrides.ts'
import { mockRoutes } from './mockRoutes.ts'
import { listTrips, type MockTrip } from './mockTrips.ts'

const minuteMs = 60_000
/** Minutes from the first stop to each recorded position: nothing for eight minutes, then one beside the way. */
const recordedMinutes = [0, 2, 4, 12, 14, 16, 18]
const detourMinute = 14
/** Degrees of longitude: somewhat more than a kilometre. */
const detourDeg = 0.011

/** Records positions of the demo trips of a group that have left: with a gap, and a detour after it. */
export const trackDemoTrip =
  (group: TripGroup): DemoSetup =>
  (demoData) => {
    for (const organization of Object.values(demoData.organizations))
      for (const trip of listTrips(demoData, organization).trips)
        if (tripGroup(trip.status) === group) demoData.positions.push(...createPositions(trip))
  }

function createPositions(trip: MockTrip) {
  const route = mockRoutes.find(({ id }) => id === trip.route_id)
  const start = trip.reached[0]?.arrived_at
  const { vehicle_id } = trip
  if (!route || !start || vehicle_id === null) return []
  const stops = orderTripStops(route.stops, trip.direction)
  return recordedMinutes.flatMap((minute) => {
    const ahead = Math.max(
      1,
      stops.findIndex(({ offset_s }) => offset_s > minute * 60),
    )
    const [from, to] = [stops[ahead - 1], stops[ahead]]
    if (!from || !to || from.lat === null || from.lng === null || to.lat === null || to.lng === null) return []
    const share = (minute * 60 - from.offset_s) / (to.offset_s - from.offset_s)
    const at = new Date(start.getTime() + minute * minuteMs).toISOString()
    return [
      {
        partner_id: trip.partner_id,
        vehicle_id,
        trip_id: trip.id,
        driver_id: trip.driver_id,
        lat: from.lat + (to.lat - from.lat) * share,
        lng: from.lng + (to.lng - from.lng) * share + (minute === detourMinute ? detourDeg : 0),
        speed_kmh: 20,
        heading_deg: 0,
        accuracy_m: 8,
        at,
        received_at: at,
        source: 'app',
      },
    ]
  })
}
