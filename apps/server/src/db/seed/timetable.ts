import { addDays, weekday, type Day } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { trips } from '../schema/trips.ts'
import { at, plusMinutes } from './calendar.ts'
import { lineId } from './lines.ts'
import type { FleetPlan, PlannedVehicle } from './plan.ts'
import { idOf, randomOf } from './random.ts'
import { codeOf } from './reference.ts'

export type TripRow = InferInsertModel<typeof trips>

interface Departure {
  vehicle: PlannedVehicle
  minute: number
  direction: 'outbound' | 'inbound'
  slot: number
}

/** The trips of one organisation on one day, as planned: the same whenever and in whatever order days are asked for. */
export function tripsOn(day: Day, plan: FleetPlan): TripRow[] {
  return departures(day, plan).map((departure) => trip(day, plan, departure))
}

function departures(day: Day, plan: FleetPlan): Departure[] {
  const on = weekday(day)
  const out: Departure[] = []
  for (const [index, vehicle] of plan.vehicles.entries()) {
    const random = randomOf(`timetable:${plan.name}:${day}:${index}`)
    const add = (minute: number, direction: Departure['direction'], run: number) =>
      out.push({ vehicle, minute: Math.round(minute / 5) * 5, direction, slot: index * 3 + run })
    if (plan.timetable === 'lone') {
      if (on <= 4) add(7 * 60 + 15, 'inbound', 0)
      continue
    }
    const morning = 5 * 60 + 15 + ((index * 35) % 105)
    const evening = 16 * 60 + 15 + ((index * 40) % 150)
    const weekend = on === 6 ? index % 10 < 7 : index % 10 < 4
    if (on >= 6 && !weekend) continue
    if (random.chance(on >= 6 ? 0.1 : 0.05)) continue // in the workshop
    add(morning + random.int(0, 2) * 5, 'inbound', 0)
    if (on <= 5 && random.chance(0.6)) add(11 * 60 + 30 + ((index * 25) % 90), 'outbound', 1)
    // One vehicle of ten runs late on Fridays, over midnight.
    if (on === 5 && index % 10 === 3) add(23 * 60 + 20, 'outbound', 2)
    else add(evening + random.int(0, 2) * 5, 'outbound', 2)
  }
  return out
}

function trip(day: Day, plan: FleetPlan, { vehicle, minute, direction, slot }: Departure): TripRow {
  return plannedTrip(plan, vehicle, day, at(day, minute), vehicle.line.minutes, direction, slot)
}

/** A trip that nobody has started yet. */
export function plannedTrip(
  plan: FleetPlan,
  vehicle: PlannedVehicle,
  day: Day,
  departure: Date,
  minutes: number,
  direction: 'outbound' | 'inbound',
  slot: number,
): TripRow {
  const code = codeOf(plan.number, day, slot)
  const created = at(addDays(day, -14), 2 * 60)
  const random = randomOf(`trip:${plan.name}:${day}:${slot}`)
  return {
    id: idOf('trp', `${plan.name}:${day}:${slot}`, created),
    reference: `TRP-${code}`,
    partner_id: plan.partnerId,
    route_id: lineId(vehicle.line.code),
    vehicle_id: vehicle.id,
    driver_id: vehicle.driverId,
    direction,
    service_date: day,
    departure_at: departure,
    arrival_eta: plusMinutes(departure, minutes),
    actual_departure_at: null,
    actual_arrival_at: null,
    status: 'assigned',
    seats_total: vehicle.seats,
    seats_booked: booked(vehicle.seats, random.next()),
    seats_boarded: 0,
    seats_no_show: 0,
    cancelled_by: null,
    cancellation_reason: null,
    version: 1,
    created_at: created,
  }
}

/** Mostly three quarters full; now and then nobody, often everybody. */
function booked(seats: number, chance: number): number {
  if (chance < 0.015) return 0
  if (chance > 0.7) return seats
  return Math.max(1, Math.round(seats * (0.45 + chance * 0.7)))
}
