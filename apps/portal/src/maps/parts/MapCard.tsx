import { Card } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import { MapPlace } from './MapPlace.tsx'

/** A card with a map. */
export const MapCard = ({ children }: { children: ReactNode }) => (
  <Card title="Map" divided padding="none">
    <MapPlace>{children}</MapPlace>
  </Card>
)
