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

/** Changes of one trip, collected so that those of many trips are written together. */
export interface TripProgress {
  /** The trip with the changes. */
  trip: TripRow
  /** Columns that have changed. */
  changed: Set<keyof TripRow>
  passengers: PassengerRow[]
  changedPassengers: Set<PassengerRow>
  tripEvents: InferInsertModel<typeof tripEvents>[]
  stops: InferInsertModel<typeof tripStops>[]
  ratings: InferInsertModel<typeof ratings>[]
  issues: InferInsertModel<typeof tripIssues>[]
  /** Whether the issue that stopped the trip is resolved. */
  resolved: boolean
  events: TripProgressEvent[]
  notifications: NewNotification[]
}

/** Starts without any changes. */
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

/** Changes columns of the trip. */
export function changeTripRow(progress: TripProgress, values: Partial<TripRow>): void {
  Object.assign(progress.trip, values)
  for (const name of Object.keys(values)) progress.changed.add(name as keyof TripRow)
}

/** Adds an event to the timeline. */
export function addProgressEvent(progress: TripProgress, { now }: Pick<Dependencies, 'now'>, { at = now, ...event }: NewTripEvent): void {
  progress.tripEvents.push({ ...event, id: newId('tev', now), trip_id: progress.trip.id, at, actor_id: null })
}

/** Whether a trip is active. */
export const isMoving = ({ status }: Pick<TripRow, 'status'>): boolean => tripGroup(status) === 'active'

/** Whether an event is recent enough to publish; older ones show in the status of the trip only. */
export const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() <= maxReplayMinutes * 60_000

/** A notification about a trip for its managers. */
export const createTripNotification = (
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
