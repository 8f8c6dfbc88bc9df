import {
  byteOrderMark,
  formatCsvLine,
  manifestAvailability,
  countPassengers,
  manifestWindow,
  maskPhone,
  matchesSearch,
  formatPassengerName,
  plannedStopTime,
  orderTripStops,
  type LineStop,
  type TripDirection,
} from '@vehicle-partner/domain'
import type { Passenger } from './passenger.ts'

/** A stored passenger. */
export interface PassengerRecord {
  id: string
  seat: string | null
  fname: string
  lname: string
  phone: string
  pickup_sequence: number
  dropoff_sequence: number
  status: string
  boarded_at: Date | null
  party_size: number
  needs: string[]
  rating_given: number | null
  company: string | null
}

/** The trip of a passenger list. */
export interface ManifestTrip {
  direction: TripDirection
  departure_at: Date
  arrival_eta: Date
  stops: readonly LineStop[]
}

/** Passengers by pickup stop and seat. */
const sortPassengers = <Row extends PassengerRecord>(rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => a.pickup_sequence - b.pickup_sequence || (a.seat ?? '').localeCompare(b.seat ?? '') || a.id.localeCompare(b.id))

/** Serializes the passenger list as it may be read now: closed, with names, or anonymous. */
export function serializeManifest(trip: ManifestTrip, passengers: readonly PassengerRecord[], now: Date, search?: string) {
  const stage = manifestAvailability(trip.departure_at, now)
  const stops = orderTripStops(trip.stops, trip.direction)
  const whole = stops.at(-1)?.offset_s ?? 0
  const stopAt = (sequence: number): Passenger['pickup'] => {
    const stop = stops.find((each) => each.sequence === sequence) ?? stops.at(-1)
    const planned = plannedStopTime({ offset_s: stop?.offset_s ?? 0 }, whole, trip.departure_at, trip.arrival_eta)
    return { stop_id: stop?.id ?? 'unknown', sequence, name: stop?.name ?? '', planned_at: planned.toISOString() }
  }
  const rows = stage === 'closed' ? [] : sortPassengers(passengers)
  const all = rows.map((row, at): Passenger => {
    const named = stage === 'open'
    return {
      id: row.id,
      seat: row.seat,
      display_name: named ? formatPassengerName(row.fname, row.lname) : `Passenger ${at + 1}`,
      phone_masked: named ? maskPhone(row.phone) : null,
      pickup: stopAt(row.pickup_sequence),
      dropoff: stopAt(row.dropoff_sequence),
      status: row.status,
      boarded_at: row.boarded_at?.toISOString() ?? null,
      party_size: row.party_size,
      needs: row.needs,
      rating_given: row.rating_given,
      company: named ? row.company : null,
    }
  })
  const window = manifestWindow(trip.departure_at)
  return {
    data: search === undefined || search === '' ? all : all.filter(({ display_name, seat }) => matchesSearch(search, [display_name, seat])),
    metadata: {
      total: all.length,
      ...countPassengers(rows),
      as_of: now.toISOString(),
      window: { opens_at: window.opens_at.toISOString(), closes_at: window.closes_at.toISOString() },
    },
  }
}

/** Formats the passenger list as CSV, with the same fields as the response. */
export const formatManifestCsv = (rows: readonly Passenger[]): string =>
  byteOrderMark +
  [
    ['Seat', 'Name', 'Phone', 'Pick-up', 'Drop-off', 'Status', 'Persons', 'Needs'],
    ...rows.map((row) => [
      row.seat,
      row.display_name,
      row.phone_masked,
      row.pickup.name,
      row.dropoff.name,
      row.status,
      row.party_size,
      row.needs.join(' '),
    ]),
  ]
    .map(formatCsvLine)
    .join('')
