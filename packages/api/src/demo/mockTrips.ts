import { addDays, listDays, lagosDate, lagosDayStart, weekday, type Day } from '@vehicle-partner/domain'
import type { TripMoment } from '../trips/trip.ts'
import type { ReachedStop, TripRecord } from '../trips/serializeTrip.ts'
import type { MockVehicle } from './mockFleet.ts'
import { demoId } from './demoId.ts'
import { advanceTrip } from './tripProgress.ts'
import { mockRoutes, mockSchedules, type MockRoute } from './mockRoutes.ts'
import type { DemoData, MockOrganization } from './demoData.ts'

/** A trip of the mock with its stops reached and its events. */
export interface MockTrip extends TripRecord {
  partner_id: string
  route_id: string
  reached: ReachedStop[]
  moments: TripMoment[]
  rating: { count: number; rating: number } | null
}

/** A public link to a trip. */
export interface MockTripShare {
  trip_id: string
  token: string
  expires_at: Date
}

export interface MockTrips {
  trips: MockTrip[]
  shares: MockTripShare[]
}

const tripsByOrganization = new WeakMap<MockOrganization, MockTrips>()

/** The trips of an organisation, created on first use. Changes persist in the demo data. */
export function listTrips(demoData: DemoData, organization: MockOrganization): MockTrips {
  const before = tripsByOrganization.get(organization)
  if (before) return before
  const created = { trips: createTrips(demoData, organization), shares: [] }
  tripsByOrganization.set(organization, created)
  return created
}

/** The driver of a vehicle. Not the finder of fleetLookups.ts, which would be an import circle. */
const findDriver = ({ fleet }: DemoData, vehicleId: string) => {
  const open = fleet.assignments.find(({ vehicle_id, to }) => vehicle_id === vehicleId && to === null)
  return open && fleet.drivers.find(({ id }) => id === open.driver_id)
}

const minuteMs = 60_000
/** Covers the whole previous month. */
const daysBack = 62
const daysAhead = 14
/** Older days have their own id range. */
const recentDays = 45

function createTrips(demoData: DemoData, { id: partnerId, cities }: MockOrganization): MockTrip[] {
  const now = demoData.clock()
  const today = lagosDate(now)
  const lines = mockRoutes.filter(({ city_id, open }) => !open && cities.some(({ id }) => id === city_id))
  const works = demoData.fleet.vehicles.filter(
    ({ partner_id, status, id }) => partner_id === partnerId && status === 'active' && findDriver(demoData, id),
  )
  if (lines.length === 0) return []
  const lone = works.length === 1
  const first =
    Number(
      BigInt(
        `0x${Array.from(partnerId, (letter) => letter.charCodeAt(0).toString(16))
          .join('')
          .slice(-8)}`,
      ) % 1000n,
    ) * 10_000
  let [recent, older] = [first, first + 5000]
  return listDays(addDays(today, -daysBack), addDays(today, daysAhead)).flatMap((day) =>
    works.flatMap((vehicle, place) => {
      const route = lines[place % lines.length]
      // A single vehicle runs once a day from Monday to Thursday, a fleet twice a day from Monday to Saturday.
      if (!route || weekday(day) > (lone ? 4 : 6)) return []
      return createDepartures(vehicle, lone ? undefined : place, day, today, now).map((departure) => {
        const number = day < addDays(today, -recentDays) ? (older += 1) : (recent += 1)
        return createTrip(demoData, { vehicle, route, number, ...departure })
      })
    }),
  )
}

interface Departure {
  at: Date
  direction: 'outbound' | 'inbound'
}

/** Departures of a vehicle on a day: morning and evening, staggered by `place`; without `place` mornings only. A vehicle with an active trip has one in progress now. */
function createDepartures(vehicle: MockVehicle, place: number | undefined, day: Day, today: Day, now: Date): Departure[] {
  const minute = (count: number) => new Date(lagosDayStart(day).getTime() + count * minuteMs)
  const plan: Departure[] =
    place === undefined
      ? [{ at: minute(7 * 60 + 15), direction: 'inbound' }]
      : [
          { at: minute(5 * 60 + 15 + ((place * 35) % 105)), direction: 'inbound' },
          { at: minute(17 * 60 + ((place * 25) % 150)), direction: 'outbound' },
        ]
  const away = (at: Date) => Math.abs(at.getTime() - now.getTime()) > 4 * 60 * minuteMs
  const rest = vehicle.active_trip ? plan.filter(({ at }) => away(at)) : plan.filter(({ at }) => at > now || away(at))
  // An active trip belongs to the day of its departure.
  const began = new Date(Math.floor((now.getTime() - (10 + (place ?? 0) * 8) * minuteMs) / 300_000) * 300_000)
  return vehicle.active_trip && lagosDate(began) === day && (day === today || lagosDate(began) < today)
    ? [...rest, { at: began, direction: 'inbound' }]
    : rest
}

const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const referenceCode = (number: number) =>
  Array.from({ length: 6 }, (_, at) => referenceAlphabet[Math.floor((number * 2_654_435_761) / 32 ** at) % 32] ?? '0').join('')

function createTrip(
  demoData: DemoData,
  { vehicle, route, number, at, direction }: Departure & { vehicle: MockVehicle; route: MockRoute; number: number },
): MockTrip {
  const now = demoData.clock()
  const arrival_eta = new Date(at.getTime() + route.duration_s * 1000)
  const seats_booked = Math.min(vehicle.seats, Math.max(1, (number * 7) % (vehicle.seats + 3)))
  const schedule = mockSchedules.find((each) => each.route_id === route.id && each.direction === direction)
  const driver = findDriver(demoData, vehicle.id)
  const trip: MockTrip = {
    id: demoId('trp', number),
    reference: `TRP-${referenceCode(number)}`,
    partner_id: vehicle.partner_id,
    route_id: route.id,
    schedule_id: schedule?.id ?? null,
    vehicle_id: vehicle.id,
    driver_id: driver?.id ?? null,
    service_date: lagosDate(at),
    direction,
    departure_at: at,
    arrival_eta,
    actual_departure_at: null,
    actual_arrival_at: null,
    status: 'assigned',
    seats_total: vehicle.seats,
    seats_booked,
    seats_boarded: 0,
    seats_no_show: 0,
    delay_s: 0,
    stop_sequence: 0,
    cancelled_by: null,
    cancellation_reason: null,
    cancellation_text: null,
    cancelled_at: null,
    compensation_kobo: null,
    version: 1,
    created_at: new Date(at.getTime() - 14 * 1440 * minuteMs),
    updated_at: null,
    reached: [],
    moments: [],
    rating: null,
  }
  if (at > now) return number % 97 === 0 ? { ...trip, status: 'scheduled', vehicle_id: null, driver_id: null } : trip
  return advanceTrip(now, trip, number, route)
}
