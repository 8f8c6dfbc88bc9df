import { Button, Skeleton } from '@vehicle-partner/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useHasBeenInView } from '../../loading/useHasBeenInView.ts'
import { usePortal } from '../../session/PortalContext.ts'

/** The place of a map that reaches its edges. It loads shortly before it comes into view; where little data is wanted, when it is asked for. */
export function MapPlace({ children }: { children: ReactNode }) {
  const { network } = usePortal().dependencies
  const [isAsked, setAsked] = useState(false)
  const [placeRef, hasBeenInView] = useHasBeenInView('100px')
  const isOffered = isAsked || network.savesData?.() !== true
  return (
    <div ref={placeRef}>
      {isOffered ? (
        <Suspense fallback={<Skeleton shape="map" />}>{hasBeenInView ? children : <Skeleton shape="map" />}</Suspense>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Show the map
        </Button>
      )}
    </div>
  )
}
