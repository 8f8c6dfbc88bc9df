import type { TripDetails } from '@vehicle-partner/api'
import { DateText, StatCard, StatGroup } from '@vehicle-partner/ui'
import { MapPlace } from '../../maps/parts/MapPlace.tsx'
import { arrives, findArrival } from '../tripProgress.ts'
import { hasMap, LazyTripMap } from './LazyTripMap.tsx'
import { describeDifference } from './tripStops.ts'

/** When it left and arrives, where it is, on the road also on a map, and how many have boarded. A trip that is interrupted or was cancelled has no arrival. */
export function TripProgress({ trip }: { trip: TripDetails }) {
  const { group, departure_at, actual_departure_at, actual_arrival_at, arrival_eta, next_stop, seats, rating } = trip
  const map = (
    <MapPlace>
      <LazyTripMap trip={trip} />
    </MapPlace>
  )
  return (
    <StatGroup aria-label="Progress" media={group === 'active' && hasMap(trip) ? map : undefined}>
      <StatCard
        label={actual_departure_at === null && group === 'active' ? 'Leaves' : 'Left'}
        value={<DateText value={actual_departure_at ?? departure_at} format="time" />}
        hint={describeDifference(departure_at, actual_departure_at)}
      />
      {next_stop === null ? null : (
        <StatCard
          label="Next stop"
          {...(next_stop.eta === null
            ? { value: next_stop.name }
            : { value: <DateText value={next_stop.eta} format="time" />, hint: next_stop.name })}
        />
      )}
      {arrives(trip) ? (
        <StatCard
          label={actual_arrival_at === null ? 'Arrives about' : 'Arrived'}
          value={<DateText value={findArrival(trip)} format="time" />}
          hint={
            <>
              planned <DateText value={arrival_eta} format="time" />
            </>
          }
        />
      ) : null}
      <StatCard
        label="Boarded"
        value={seats.boarded}
        hint={`of ${seats.booked} booked${seats.no_show === 0 ? '' : `, ${seats.no_show} did not come`}`}
      />
      {rating === null ? null : <StatCard label="Rating" value={rating.rating.toFixed(1)} hint="out of 10" />}
    </StatGroup>
  )
}
