import { Button, Card, Skeleton } from '@vehicle-partner/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useHasBeenInView } from '../../loading/useHasBeenInView.ts'
import { usePortal } from '../../session/PortalContext.ts'

/** The place of a map. It loads when it comes into view; where little data is wanted, when it is asked for. */
export function MapCard({ children }: { children: ReactNode }) {
  const { network } = usePortal().dependencies
  const [isAsked, setAsked] = useState(false)
  const [placeRef, hasBeenInView] = useHasBeenInView()
  const isOffered = isAsked || network.savesData?.() !== true
  return (
    <Card title="Map" divided ref={placeRef}>
      {isOffered ? (
        <Suspense fallback={<Skeleton shape="map" />}>{hasBeenInView ? children : <Skeleton shape="map" />}</Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setAsked(true)}>
          Show the map
        </Button>
      )}
    </Card>
  )
}
