import type { Trip } from '@vehicle-partner/api'
import { describeDelay } from './parts/describeDelay.ts'

/** How urgent a trip on the road is, the most urgent first: it stands still, is late, or goes as it should. */
const urgencyOf = (trip: Pick<Trip, 'status' | 'delay_s' | 'group'>) =>
  trip.status === 'interrupted' ? 0 : describeDelay(trip)?.tone === 'danger' ? 1 : 2

/** The most urgent trips first, and otherwise in their order. */
export const sortByUrgency = <Row extends Pick<Trip, 'status' | 'delay_s' | 'group'>>(trips: readonly Row[]): Row[] =>
  trips.toSorted((one, other) => urgencyOf(one) - urgencyOf(other))
