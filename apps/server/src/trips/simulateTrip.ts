import { tripLateSeconds } from '@vehicle-partner/domain'
import type { Dependencies } from '../context.ts'
import { newId } from '../newId.ts'
import { changeTripRow, isRecent, addProgressEvent, tripNotification, type TripProgress } from './tripProgress.ts'
import { simulatedOutcome } from './simulatedOutcome.ts'
import type { TripRow } from './loadTrips.ts'
import { planStopCalls, type StopCall, type RouteWithStops } from './tripPosition.ts'
import { boardAndAlight } from './stopPassengers.ts'

const minuteMs = 60_000
/** Drivers open a trip so long before it leaves. */
const boardingMs = 5 * minuteMs
const cancelledMs = 120 * minuteMs
/** So long until another vehicle has come. */
const replacementMs = 20 * minuteMs

type Now = Pick<Dependencies, 'now'>

/** Lets a trip go on as far as it has come by now: cancelled, boarding, from stop to stop, broken down, or arrived. `able`: it may leave. */
export function simulateTrip(course: TripProgress, at: Now, line: RouteWithStops, able: () => boolean): void {
  const { now } = at
  const { trip } = course
  if (trip.status === 'assigned' && simulatedOutcome(trip.id).cancelled && now.getTime() >= trip.departure_at.getTime() - cancelledMs)
    return cancelTrip(course, at, 'operator', 'low_demand', 'Too few seats were booked')
  if (trip.status === 'scheduled' && now >= trip.departure_at) return cancelTrip(course, at, 'system', 'no_vehicle', 'No vehicle was found')
  const opens = new Date(trip.departure_at.getTime() - boardingMs)
  if (trip.status === 'assigned' && now >= opens && able()) openTrip(course, at, opens)
  if (trip.status === 'interrupted') replaceVehicle(course, at)
  if (trip.status === 'boarding' || trip.status === 'in_progress') driveTrip(course, at, planStopCalls(trip, line, arrivalDelay(trip)))
}

/** Whether there is anything for a trip to do now, so that those at rest are left alone. */
export function isDue(trip: TripRow, line: RouteWithStops, now: Date): boolean {
  const ahead = trip.departure_at.getTime() - now.getTime()
  if (trip.status === 'scheduled') return ahead <= 0
  if (trip.status === 'assigned') return ahead <= boardingMs || (ahead <= cancelledMs && simulatedOutcome(trip.id).cancelled)
  if (trip.status === 'interrupted') return now.getTime() - (trip.updated_at ?? trip.departure_at).getTime() >= replacementMs
  const next = planStopCalls(trip, line, arrivalDelay(trip)).find(({ sequence }) => trip.status === 'boarding' || sequence > trip.stop_sequence)
  return next !== undefined && next.at <= now
}

/** What a trip is late by when it arrives: as it was fated, and later where it already is. */
export const arrivalDelay = ({ id, delay_s }: Pick<TripRow, 'id' | 'delay_s'>): number => Math.max(simulatedOutcome(id).delay_s, delay_s)

/** The driver opens the trip at its first stop. */
export function openTrip(course: TripProgress, { now }: Now, at: Date = now): void {
  changeTripRow(course, { status: 'boarding', stop_sequence: 0 })
  addProgressEvent(course, { now }, { kind: 'status', from: 'assigned', to: 'boarding', text: 'The driver opened the trip', by: 'driver', at })
}

/** Takes a trip off the road. */
export function cancelTrip(course: TripProgress, { now }: Now, by: 'operator' | 'system', reason: string, text: string): void {
  const { trip } = course
  const from = trip.status
  changeTripRow(course, { status: 'cancelled', cancelled_by: by, cancellation_reason: reason, cancellation_text: text, cancelled_at: now })
  addProgressEvent(course, { now }, { kind: 'status', from, to: 'cancelled', text, by })
  course.notifications.push(tripNotification(trip, 'trip.cancelled', 'warning', `${trip.reference} was cancelled`, `${text}.`))
}

/** Calls at every stop that has been reached by now; `lucky` vehicles do not break down on the way. */
export function driveTrip(course: TripProgress, at: Now, calls: readonly StopCall[], lucky = false): void {
  const { trip } = course
  let late: StopCall | undefined
  for (const call of calls) {
    if (call.sequence <= trip.stop_sequence && trip.status === 'in_progress') continue
    if (call.at > at.now) break
    const before = trip.delay_s
    callAtStop(course, at, call, calls.length)
    if (trip.delay_s > tripLateSeconds && before <= tripLateSeconds) late = call
    if (trip.status !== 'in_progress') break
    const breaks = lucky ? undefined : simulatedOutcome(trip.id).breaksDownAfter
    if (breaks !== undefined && call.sequence === Math.max(1, Math.floor(breaks * calls.length))) {
      breakDown(course, at, call.name)
      break
    }
  }
  // Who hears of it after the arrival can do nothing about it any more.
  if (late && trip.status === 'in_progress')
    course.notifications.push(
      tripNotification(trip, 'trip.late', 'warning', `${trip.reference} is late`, `${Math.round(trip.delay_s / 60)} minutes at ${late.name}.`),
    )
}

/** A vehicle calls at a stop: who is there gets on, who is where they wanted gets off, and at the last the trip is over. */
function callAtStop(course: TripProgress, { now }: Now, call: StopCall, last: number): void {
  const { trip } = course
  const from = trip.status
  const over = call.sequence === last
  const { seats, boarded, alighted } = boardAndAlight(course, call, over)
  const departed_at = over ? null : new Date(call.at.getTime() + 40_000)
  course.stops.push({ trip_id: trip.id, sequence: call.sequence, arrived_at: call.at, departed_at, boarded, alighted })
  const status = over ? ('completed' as const) : ('in_progress' as const)
  const departure = trip.actual_departure_at ?? call.at
  const delay_s = Math.round((call.at.getTime() - call.planned.getTime()) / 1000)
  changeTripRow(course, {
    status,
    ...seats,
    delay_s,
    stop_sequence: call.sequence,
    actual_departure_at: departure,
    ...(over ? { actual_arrival_at: call.at > departure ? call.at : departure } : {}),
  })
  if (isRecent(call.at, now))
    course.events.push({
      type: 'trip.stop',
      partner_id: trip.partner_id,
      data: { trip_id: trip.id, stop_id: call.id, kind: 'arrived', at: call.at.toISOString(), delay_s },
    })
  if (from !== status)
    addProgressEvent(
      course,
      { now },
      { kind: 'status', from, to: status, text: over ? 'The trip arrived' : 'The trip left', by: 'driver', at: call.at },
    )
  if (over) addRatings(course, call.at)
}

/** A vehicle cannot go on. */
export function breakDown(course: TripProgress, { now }: Now, where: string): void {
  const { trip } = course
  const from = trip.status
  const id = newId('iss', now)
  const text = `The vehicle has broken down at ${where}`
  const issue = { category: 'breakdown', severity: 'stopped', state: 'open' } as const
  course.issues.push({
    ...issue,
    id,
    reference: `ISS-${id.slice(-6)}`,
    partner_id: trip.partner_id,
    trip_id: trip.id,
    description: text,
    photos: [],
    needs_replacement: true,
    reported_by: 'driver',
    created_at: now,
  })
  changeTripRow(course, { status: 'interrupted' })
  addProgressEvent(course, { now }, { kind: 'status', from, to: 'interrupted', text, by: 'driver' })
  course.events.push({ type: 'trip.issue', partner_id: trip.partner_id, data: { trip_id: trip.id, issue_id: id, ...issue } })
  course.notifications.push(
    tripNotification(trip, 'trip.issue', 'critical', `${trip.reference}: the vehicle cannot go on`, `It has broken down at ${where}.`),
  )
}

/** Another vehicle takes the passengers of one that has broken down, after a while. */
function replaceVehicle(course: TripProgress, { now }: Now): void {
  const { trip } = course
  const waited = now.getTime() - (trip.updated_at ?? trip.departure_at).getTime()
  if (waited < replacementMs) return
  course.resolved = true
  addProgressEvent(course, { now }, { kind: 'status', from: 'interrupted', to: 'in_progress', text: 'It goes on with another vehicle', by: 'operator' })
  const delay_s = Math.min(7200, trip.delay_s + Math.round(waited / 1000))
  changeTripRow(course, { status: 'in_progress', delay_s, actual_departure_at: trip.actual_departure_at ?? now })
}

/** Some passengers say how it was. */
function addRatings(course: TripProgress, at: Date): void {
  const { id: trip_id, partner_id, seats_boarded } = course.trip
  const { score } = simulatedOutcome(trip_id)
  for (let place = 0; place < seats_boarded; place += 1) {
    const said = score(place)
    if (said !== undefined) course.ratings.push({ id: newId('rat', at), partner_id, trip_id, score: said, rated_at: at })
  }
}
