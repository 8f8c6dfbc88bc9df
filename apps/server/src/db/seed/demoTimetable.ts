import { addDays, weekday, type Day } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { trips } from '../schema/tripTables.ts'
import { lagosTime, addMinutes } from './lagosTime.ts'
import { demoRouteId, demoStart } from './demoRoutes.ts'
import type { FleetPlan, PlannedVehicle } from './fleetPlan.ts'
import { seededId, createRandom } from './seededRandom.ts'
import { createReferenceCode } from './createReferenceCode.ts'

export type TripRow = InferInsertModel<typeof trips>

interface Departure {
  vehicle: PlannedVehicle
  minute: number
  direction: 'outbound' | 'inbound'
  slot: number
  schedule: string
}

/** A departure of a vehicle: its time of day and its days of the week. */
interface TimetableEntry {
  /** 0 in the morning, 1 at midday, 2 in the evening. */
  run: number
  /** The evening run that departs before midnight on Fridays. */
  late: boolean
  minute: number
  days: number[]
  direction: 'outbound' | 'inbound'
}

/** The id of a timetable entry. */
export const scheduleId = (fleet: string, index: number, run: number, late: boolean): string =>
  seededId('sch', `${fleet}:${index}:${run}${late ? 'n' : ''}`, demoStart)

/** The timetable of a vehicle, by its index in the fleet. */
export function listTimetable(timetable: FleetPlan['timetable'], index: number): TimetableEntry[] {
  if (timetable === 'lone') return [{ run: 0, late: false, minute: 7 * 60 + 15, days: [1, 2, 3, 4], direction: 'inbound' }]
  const weekend = [...(index % 10 < 7 ? [6] : []), ...(index % 10 < 4 ? [7] : [])]
  // One vehicle of ten runs late on Fridays, over midnight.
  const runsLate = index % 10 === 3
  const evening = 16 * 60 + 15 + ((index * 40) % 150)
  return [
    { run: 0, late: false, minute: 5 * 60 + 15 + ((index * 35) % 105), days: [1, 2, 3, 4, 5, ...weekend], direction: 'inbound' },
    { run: 1, late: false, minute: 11 * 60 + 30 + ((index * 25) % 90), days: [1, 2, 3, 4, 5], direction: 'outbound' },
    { run: 2, late: false, minute: evening, days: [1, 2, 3, 4, ...(runsLate ? [] : [5]), ...weekend], direction: 'outbound' },
    ...(runsLate ? [{ run: 2, late: true, minute: 23 * 60 + 20, days: [5], direction: 'outbound' as const }] : []),
  ]
}

/** The planned trips of an organisation on a day. They depend on the day alone, not on the order of calls. */
export function planTrips(day: Day, plan: FleetPlan): TripRow[] {
  return listDepartures(day, plan).map((departure) => createTrip(day, plan, departure))
}

function listDepartures(day: Day, plan: FleetPlan): Departure[] {
  const on = weekday(day)
  const list: Departure[] = []
  for (const [index, vehicle] of plan.vehicles.entries()) {
    const random = createRandom(`timetable:${plan.name}:${day}:${index}`)
    const regular = listTimetable(plan.timetable, index)
    const add = (run: number, later = 0) => {
      const entry = regular.find((each) => each.run === run && each.days.includes(on))
      if (!entry) return
      const { late, minute, direction } = entry
      const at = Math.round((minute + (late ? 0 : later)) / 5) * 5
      list.push({ vehicle, minute: at, direction, slot: index * 3 + run, schedule: scheduleId(plan.name, index, run, late) })
    }
    if (plan.timetable === 'lone') {
      add(0)
      continue
    }
    if (!regular[0]?.days.includes(on)) continue
    if (random.chance(on >= 6 ? 0.1 : 0.05)) continue // in the workshop
    add(0, random.int(0, 2) * 5)
    if (on <= 5 && random.chance(0.6)) add(1)
    add(2, on === 5 && index % 10 === 3 ? 0 : random.int(0, 2) * 5)
  }
  return list
}

function createTrip(day: Day, plan: FleetPlan, { vehicle, minute, direction, slot, schedule }: Departure): TripRow {
  return { ...planTrip(plan, vehicle, day, lagosTime(day, minute), vehicle.route.minutes, direction, slot), schedule_id: schedule }
}

/** A trip that has not started. */
export function planTrip(
  plan: FleetPlan,
  vehicle: PlannedVehicle,
  day: Day,
  departure: Date,
  minutes: number,
  direction: 'outbound' | 'inbound',
  slot: number,
): TripRow {
  const code = createReferenceCode(plan.number, day, slot)
  const created = lagosTime(addDays(day, -14), 2 * 60)
  const random = createRandom(`trip:${plan.name}:${day}:${slot}`)
  return {
    id: seededId('trp', `${plan.name}:${day}:${slot}`, created),
    reference: `TRP-${code}`,
    partner_id: plan.partnerId,
    route_id: demoRouteId(vehicle.route.code),
    vehicle_id: vehicle.id,
    driver_id: vehicle.driverId,
    direction,
    service_date: day,
    departure_at: departure,
    arrival_eta: addMinutes(departure, minutes),
    actual_departure_at: null,
    actual_arrival_at: null,
    status: 'assigned',
    seats_total: vehicle.seats,
    seats_booked: drawBookedSeats(vehicle.seats, random.next()),
    seats_boarded: 0,
    seats_no_show: 0,
    cancelled_by: null,
    cancellation_reason: null,
    cancellation_text: null,
    cancelled_at: null,
    compensation_kobo: null,
    schedule_id: null,
    delay_s: 0,
    stop_sequence: 0,
    version: 1,
    created_at: created,
  }
}

/** Mostly three quarters full, often full, rarely empty. */
function drawBookedSeats(seats: number, chance: number): number {
  if (chance < 0.015) return 0
  if (chance > 0.7) return seats
  return Math.max(1, Math.round(seats * (0.45 + chance * 0.7)))
}
