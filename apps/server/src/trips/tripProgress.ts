import { maxReplayMinutes } from '@vehicle-partner/api/server'
import { tripGroup, paths } from '@vehicle-partner/domain'
import type { InferInsertModel } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { passengers } from '../db/schema/passengerTables.ts'
import type { tripIssues } from '../db/schema/tripIssueTables.ts'
import type { ratings, tripEvents, tripStops } from '../db/schema/tripTables.ts'
import type { NewEvent } from '../events/publish.ts'
import { newId } from '../newId.ts'
import type { NewNotification } from '../notifications/notify.ts'
import type { TripRow } from './loadTrips.ts'

export type PassengerRow = typeof passengers.$inferSelect
type NewTripEvent = Pick<InferInsertModel<typeof tripEvents>, 'kind' | 'from' | 'to' | 'text' | 'by'> & { at?: Date }
type TripProgressEvent = NewEvent<'trip.stop'> | NewEvent<'trip.issue'>

/** What has happened to a trip since somebody looked: gathered first, written for many trips at once. */
export interface TripProgress {
  /** As it stands now. */
  trip: TripRow
  /** What of it has changed. */
  changed: Set<keyof TripRow>
  /** Who is booked; those in `moved` have got on or off. */
  passengers: PassengerRow[]
  changedPassengers: Set<PassengerRow>
  tripEvents: InferInsertModel<typeof tripEvents>[]
  stops: InferInsertModel<typeof tripStops>[]
  ratings: InferInsertModel<typeof ratings>[]
  issues: InferInsertModel<typeof tripIssues>[]
  /** Whether what stopped it is over. */
  resolved: boolean
  events: TripProgressEvent[]
  notifications: NewNotification[]
}

/** A trip to which nothing has happened yet. */
export const startProgress = (trip: TripRow, booked: readonly PassengerRow[] = []): TripProgress => ({
  trip: { ...trip },
  changed: new Set(),
  passengers: booked.map((row) => ({ ...row })),
  changedPassengers: new Set(),
  tripEvents: [],
  stops: [],
  ratings: [],
  issues: [],
  resolved: false,
  events: [],
  notifications: [],
})

/** Changes a trip on its course. */
export function changeTripRow(course: TripProgress, values: Partial<TripRow>): void {
  Object.assign(course.trip, values)
  for (const name of Object.keys(values)) course.changed.add(name as keyof TripRow)
}

/** Writes a line of its timeline. */
export function addProgressEvent(course: TripProgress, { now }: Pick<Dependencies, 'now'>, { at = now, ...line }: NewTripEvent): void {
  course.tripEvents.push({ ...line, id: newId('tev', now), trip_id: course.trip.id, at, actor_id: null })
}

/** Whether a trip is on the road. */
export const isMoving = ({ status }: Pick<TripRow, 'status'>): boolean => tripGroup(status) === 'active'

/** Whether somebody who follows a trip wants to hear of that moment: what lies further back is told by the state of the trip alone. */
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= maxReplayMinutes * 60_000

/** What those who plan trips are told of one. */
export const tripNotification = (
  { id, partner_id }: Pick<TripRow, 'id' | 'partner_id'>,
  type: 'trip.cancelled' | 'trip.missed' | 'trip.late' | 'trip.issue',
  severity: 'warning' | 'critical',
  title: string,
  body: string,
): NewNotification => ({
  partner_id,
  type,
  severity,
  title,
  body,
  entity: { type: 'trip', id },
  link: paths.trip({ tripId: id }),
  group_key: `${type}:${id}`,
})
