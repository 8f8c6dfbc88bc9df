import { tripLateSeconds } from '@vehicle-partner/domain'
import type { Dependencies } from '../context.ts'
import { newId } from '../newId.ts'
import { changeTripRow, isRecent, addProgressEvent, createTripNotification, type TripProgress } from './tripProgress.ts'
import { simulateOutcome } from './simulateOutcome.ts'
import type { TripRow } from './loadTrips.ts'
import type { RouteWithStops } from './loadRoutesWithStops.ts'
import { planStopCalls, type StopCall } from './tripPosition.ts'
import { boardAndAlight } from './boardAndAlight.ts'

const minuteMs = 60_000
/** How long before departure the driver opens a trip. */
const boardingMs = 5 * minuteMs
/** How long before departure the operator cancels a trip. */
const cancelledMs = 120 * minuteMs
/** How long a replacement takes after a breakdown. */
const replacementMs = 20 * minuteMs

type Now = Pick<Dependencies, 'now'>

/** Simulates a trip up to now: cancellation, boarding, calls at stops, a breakdown, arrival. `canDepart` tells whether its crew is free. */
export function simulateTrip(progress: TripProgress, at: Now, route: RouteWithStops, canDepart: () => boolean): void {
  const { now } = at
  const { trip } = progress
  if (trip.status === 'assigned' && simulateOutcome(trip.id).cancelled && now.getTime() >= trip.departure_at.getTime() - cancelledMs)
    return cancelTrip(progress, at, 'operator', 'low_demand', 'Too few seats were booked')
  if (trip.status === 'scheduled' && now >= trip.departure_at)
    return cancelTrip(progress, at, 'system', 'no_vehicle', 'No vehicle was found')
  const opens = new Date(trip.departure_at.getTime() - boardingMs)
  if (trip.status === 'assigned' && now >= opens && canDepart()) openTrip(progress, at, opens)
  if (trip.status === 'interrupted') replaceVehicle(progress, at)
  if (trip.status === 'boarding' || trip.status === 'in_progress')
    driveTrip(progress, at, planStopCalls(trip, route, computeArrivalDelay(trip)))
}

/** Whether anything happens to a trip now. */
export function isDue(trip: TripRow, route: RouteWithStops, now: Date): boolean {
  const msToDeparture = trip.departure_at.getTime() - now.getTime()
  if (trip.status === 'scheduled') return msToDeparture <= 0
  if (trip.status === 'assigned') return msToDeparture <= boardingMs || (msToDeparture <= cancelledMs && simulateOutcome(trip.id).cancelled)
  if (trip.status === 'interrupted') return now.getTime() - (trip.updated_at ?? trip.departure_at).getTime() >= replacementMs
  const next = planStopCalls(trip, route, computeArrivalDelay(trip)).find(
    ({ sequence }) => trip.status === 'boarding' || sequence > trip.stop_sequence,
  )
  return next !== undefined && next.at <= now
}

/** The delay on arrival: the simulated one, or the present one if that is longer. */
export const computeArrivalDelay = ({ id, delay_s }: Pick<TripRow, 'id' | 'delay_s'>): number =>
  Math.max(simulateOutcome(id).delay_s, delay_s)

/** The driver opens the trip at its first stop. */
export function openTrip(progress: TripProgress, { now }: Now, at: Date = now): void {
  changeTripRow(progress, { status: 'boarding', stop_sequence: 0 })
  addProgressEvent(
    progress,
    { now },
    { kind: 'status', from: 'assigned', to: 'boarding', text: 'The driver opened the trip', by: 'driver', at },
  )
}

/** Cancels a trip. */
export function cancelTrip(progress: TripProgress, { now }: Now, by: 'operator' | 'system', reason: string, text: string): void {
  const { trip } = progress
  const from = trip.status
  changeTripRow(progress, {
    status: 'cancelled',
    cancelled_by: by,
    cancellation_reason: reason,
    cancellation_text: text,
    cancelled_at: now,
  })
  addProgressEvent(progress, { now }, { kind: 'status', from, to: 'cancelled', text, by })
  progress.notifications.push(createTripNotification(trip, 'trip.cancelled', 'warning', `${trip.reference} was cancelled`, `${text}.`))
}

/** Calls at every stop that the trip has reached by now. */
export function driveTrip(progress: TripProgress, at: Now, calls: readonly StopCall[], withoutBreakdown = false): void {
  const { trip } = progress
  let lateCall: StopCall | undefined
  for (const call of calls) {
    if (call.sequence <= trip.stop_sequence && trip.status === 'in_progress') continue
    if (call.at > at.now) break
    const before = trip.delay_s
    callAtStop(progress, at, call, calls.length)
    if (trip.delay_s > tripLateSeconds && before <= tripLateSeconds) lateCall = call
    if (trip.status !== 'in_progress') break
    const breaksDownAfter = withoutBreakdown ? undefined : simulateOutcome(trip.id).breaksDownAfter
    if (breaksDownAfter !== undefined && call.sequence === Math.max(1, Math.floor(breaksDownAfter * calls.length))) {
      simulateBreakdown(progress, at, call.name)
      break
    }
  }
  // After the arrival the notification would be useless.
  if (lateCall && trip.status === 'in_progress')
    progress.notifications.push(
      createTripNotification(
        trip,
        'trip.late',
        'warning',
        `${trip.reference} is late`,
        `${Math.round(trip.delay_s / 60)} minutes at ${lateCall.name}.`,
      ),
    )
}

/** The vehicle calls at a stop: passengers board and alight, and at the last stop the trip ends. */
function callAtStop(progress: TripProgress, { now }: Now, call: StopCall, last: number): void {
  const { trip } = progress
  const from = trip.status
  const isLastStop = call.sequence === last
  const { seats, boarded, alighted } = boardAndAlight(progress, call, isLastStop)
  const departed_at = isLastStop ? null : new Date(call.at.getTime() + 40_000)
  progress.stops.push({ trip_id: trip.id, sequence: call.sequence, arrived_at: call.at, departed_at, boarded, alighted })
  const status = isLastStop ? ('completed' as const) : ('in_progress' as const)
  const departure = trip.actual_departure_at ?? call.at
  const delay_s = Math.round((call.at.getTime() - call.planned.getTime()) / 1000)
  changeTripRow(progress, {
    status,
    ...seats,
    delay_s,
    stop_sequence: call.sequence,
    actual_departure_at: departure,
    ...(isLastStop ? { actual_arrival_at: call.at > departure ? call.at : departure } : {}),
  })
  if (isRecent(call.at, now))
    progress.events.push({
      type: 'trip.stop',
      partner_id: trip.partner_id,
      data: { trip_id: trip.id, stop_id: call.id, kind: 'arrived', at: call.at.toISOString(), delay_s },
    })
  if (from !== status)
    addProgressEvent(
      progress,
      { now },
      { kind: 'status', from, to: status, text: isLastStop ? 'The trip arrived' : 'The trip departed', by: 'driver', at: call.at },
    )
  if (isLastStop) addRatings(progress, call.at)
}

/** The vehicle breaks down. */
export function simulateBreakdown(progress: TripProgress, { now }: Now, where: string): void {
  const { trip } = progress
  const from = trip.status
  const id = newId('iss', now)
  const text = `The vehicle has broken down at ${where}`
  const issue = { category: 'breakdown', severity: 'stopped', state: 'open' } as const
  progress.issues.push({
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
  changeTripRow(progress, { status: 'interrupted' })
  addProgressEvent(progress, { now }, { kind: 'status', from, to: 'interrupted', text, by: 'driver' })
  progress.events.push({ type: 'trip.issue', partner_id: trip.partner_id, data: { trip_id: trip.id, issue_id: id, ...issue } })
  progress.notifications.push(
    createTripNotification(trip, 'trip.issue', 'critical', `${trip.reference}: the vehicle has broken down`, `It stopped at ${where}.`),
  )
}

/** A replacement vehicle continues the trip some time after a breakdown. */
function replaceVehicle(progress: TripProgress, { now }: Now): void {
  const { trip } = progress
  const waited = now.getTime() - (trip.updated_at ?? trip.departure_at).getTime()
  if (waited < replacementMs) return
  progress.resolved = true
  addProgressEvent(
    progress,
    { now },
    { kind: 'status', from: 'interrupted', to: 'in_progress', text: 'The trip continues with another vehicle', by: 'operator' },
  )
  const delay_s = Math.min(7200, trip.delay_s + Math.round(waited / 1000))
  changeTripRow(progress, { status: 'in_progress', delay_s, actual_departure_at: trip.actual_departure_at ?? now })
}

/** Adds the passengers' ratings. */
function addRatings(progress: TripProgress, at: Date): void {
  const { id: trip_id, partner_id, seats_boarded } = progress.trip
  const { score } = simulateOutcome(trip_id)
  for (let index = 0; index < seats_boarded; index += 1) {
    const rating = score(index)
    if (rating !== undefined) progress.ratings.push({ id: newId('rat', at), partner_id, trip_id, score: rating, rated_at: at })
  }
}
