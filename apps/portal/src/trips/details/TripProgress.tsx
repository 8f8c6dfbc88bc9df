import type { TripDetails } from '@vehicle-partner/api'
import { Card, DateText } from '@vehicle-partner/ui'
import { FactList } from '../../fleet/parts/FactList.tsx'
import { findArrival } from '../tripProgress.ts'
import { describeNextStop } from './tripStops.ts'

/** When it left and arrives, where it is, and how many are on board. An interrupted trip has no time of arrival. */
export function TripProgress({ trip }: { trip: TripDetails }) {
  const { departure_at, actual_departure_at, actual_arrival_at, next_stop, seats, rating, status } = trip
  const arrives = actual_arrival_at === null ? 'Arrives about' : 'Arrived'
  return (
    <Card as="section" aria-label="Progress">
      <FactList
        facts={[
          ['Left', <DateText key="left" value={actual_departure_at ?? departure_at} format="time" />],
          ...(next_stop === null ? [] : [['Next stop', describeNextStop(next_stop)] as const]),
          ...(status === 'interrupted' ? [] : [[arrives, <DateText key="arrives" value={findArrival(trip)} format="time" />] as const]),
          ['Boarded', `${seats.boarded} of ${seats.booked} booked`],
          ...(seats.no_show === 0 ? [] : [['Did not come', String(seats.no_show)] as const]),
          ...(rating === null ? [] : [['Rating', `${rating.rating.toFixed(1)} out of 10`] as const]),
        ]}
      />
    </Card>
  )
}
