import { seatName } from '@vehicle-partner/domain'
import type { PassengerRecord } from '../manifest/serializeManifest.ts'
import { demoId } from './demoId.ts'
import { findRoute } from './mockRoutes.ts'
import type { MockTrip } from './mockTrips.ts'

/** A passenger of a mock trip. */
export interface MockPassenger extends PassengerRecord {
  client_at: Date | null
}

const names = [
  ['Blessing', 'Effiong'],
  ['Chinedu', 'Okeke'],
  ['Adéṣọlá', 'Ọdúnsì'],
  ['Tunde', 'Balogun'],
  ['Ifeanyi', "D'Almeida"],
  ['Hauwa', 'Mohammed'],
  ['Osaze', 'Aigbe'],
] as const

const passengersByTrip = new WeakMap<MockTrip, MockPassenger[]>()

/** The passengers of a trip, created on first use. Changes persist in the demo data. */
export function listPassengers(trip: MockTrip): MockPassenger[] {
  const before = passengersByTrip.get(trip)
  if (before) return before
  const passengers = Array.from({ length: trip.seats_booked }, (_, at) => createPassenger(trip, at))
  passengersByTrip.set(trip, passengers)
  return passengers
}

function createPassenger(trip: MockTrip, at: number): MockPassenger {
  const number = Number(trip.id.slice(-8)) * 100 + at
  const [fname, lname] = names[number % names.length] ?? names[0]
  const stops = findRoute(trip.route_id).stops.length
  const pickup_sequence = trip.status === 'in_progress' ? 1 : 1 + (at % Math.max(1, Math.floor(stops / 2)))
  const over = trip.status === 'completed' || trip.status === 'in_progress' || trip.status === 'interrupted'
  const absent = over && at < trip.seats_no_show
  const came = trip.status === 'completed' ? 'alighted' : over ? 'boarded' : 'booked'
  return {
    id: demoId('psg', number),
    seat: seatName(at),
    fname,
    lname,
    phone: `+234803${String(5_000_000 + (number % 1_000_000))}`,
    pickup_sequence,
    dropoff_sequence: at % 2 === 0 ? stops : Math.max(pickup_sequence + 1, stops - 1),
    status: absent ? 'no_show' : came,
    boarded_at: over && !absent ? trip.actual_departure_at : null,
    party_size: 1,
    needs: number % 11 === 0 ? ['luggage'] : [],
    rating_given: null,
    company: null,
    client_at: null,
  }
}
