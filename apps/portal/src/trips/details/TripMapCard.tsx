import type { TripDetails } from '@vehicle-partner/api'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { MapCard } from '../../maps/parts/MapCard.tsx'

const TripMap = createLazyPart(async () => (await import('./TripMap.tsx')).TripMap)

/** The map of a trip. */
export function TripMapCard({ trip }: { trip: TripDetails }) {
  if (trip.stops.every(({ lat }) => lat === null)) return null
  return (
    <MapCard>
      <TripMap trip={trip} />
    </MapCard>
  )
}
