import type { TripDetails } from '@vehicle-partner/api'
import { Button, Card, Skeleton } from '@vehicle-partner/ui'
import { Suspense, useState } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { useHasBeenInView } from '../../loading/useHasBeenInView.ts'
import { usePortal } from '../../session/PortalContext.ts'

const TripMap = createLazyPart(async () => (await import('./TripMap.tsx')).TripMap)

/** The map of a trip. It loads when it comes into view; where little data is wanted, when it is asked for. */
export function TripMapCard({ trip }: { trip: TripDetails }) {
  const { network } = usePortal().dependencies
  const [isAsked, setAsked] = useState(false)
  const [placeRef, hasBeenInView] = useHasBeenInView()
  if (trip.stops.every(({ lat }) => lat === null)) return null
  const isOffered = isAsked || network.savesData?.() !== true
  return (
    <Card title="Map" divided ref={placeRef}>
      {isOffered ? (
        <Suspense fallback={<Skeleton shape="map" />}>{hasBeenInView ? <TripMap trip={trip} /> : <Skeleton shape="map" />}</Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Show the map
        </Button>
      )}
    </Card>
  )
}
