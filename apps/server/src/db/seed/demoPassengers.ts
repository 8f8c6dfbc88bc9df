import { seatName } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { passengers } from '../schema/passengerTables.ts'
import { addMinutes } from './lagosTime.ts'
import { familyNames, givenNames } from './personNames.ts'
import { seededId, createRandom, type Random } from './seededRandom.ts'
import type { TripRow } from './demoTimetable.ts'

export type PassengerRow = InferInsertModel<typeof passengers>

/** The sizes of parties; the first ones have one person, because some of these do not come. */
function drawPartySizes(seats: number, random: Random): number[] {
  const out: number[] = []
  for (let left = seats; left > 0;) {
    const size = out.length < 2 || random.chance(0.75) ? 1 : Math.min(left, random.chance(0.8) ? 2 : 3)
    out.push(size)
    left -= size
  }
  return out
}

/** The status of a passenger who came, by the status of the trip. */
const presentStatus = (status: TripRow['status']): PassengerRow['status'] =>
  status === 'completed' ? 'alighted' : status === 'in_progress' || status === 'interrupted' ? 'boarded' : 'booked'

/** The passengers of a trip, which add up to its seats. They depend on the trip alone, so they are the same at every start. */
export function createPassengers(trip: TripRow, stops: number): PassengerRow[] {
  const random = createRandom(`manifest:${trip.id}`)
  const company = random.chance(0.1) ? random.pick(['Interswitch', 'Dangote', 'Andela']) : null
  const came = presentStatus(trip.status)
  const over = came !== 'booked'
  let [place, missing] = [0, over ? trip.seats_no_show : 0]
  return drawPartySizes(trip.seats_booked, random).map((party_size, index) => {
    // On an active trip every passenger has boarded at the first stop.
    const pickup = random.chance(0.6) ? 1 : random.int(1, Math.max(1, Math.ceil(stops / 2)))
    const pickup_sequence = trip.status === 'in_progress' || trip.status === 'interrupted' ? 1 : Math.min(pickup, stops - 1)
    const dropoff_sequence = random.chance(0.5) ? stops : random.int(pickup_sequence + 1, stops)
    const needs = random.chance(0.03) ? ['wheelchair'] : random.chance(0.1) ? ['luggage'] : []
    const [fname, lname] = [random.pick(givenNames), random.pick(familyNames)]
    const phone = `+234803${String(random.int(1_000_000, 9_999_999))}`
    const rating = random.chance(0.3) ? random.int(7, 10) : null
    const absent = missing >= party_size
    if (absent) missing -= party_size
    const seat = seatName(place)
    place += party_size
    const boarded = over && !absent
    return {
      id: seededId('psg', `${trip.id}:${index}`, trip.created_at),
      trip_id: trip.id,
      seat,
      fname,
      lname,
      phone,
      pickup_sequence,
      dropoff_sequence,
      status: absent ? 'no_show' : came,
      boarded_at: boarded ? addMinutes(trip.actual_departure_at ?? trip.departure_at, (pickup_sequence - 1) * 6) : null,
      party_size,
      needs,
      rating_given: came === 'alighted' && !absent ? rating : null,
      company,
      client_at: null,
    }
  })
}
