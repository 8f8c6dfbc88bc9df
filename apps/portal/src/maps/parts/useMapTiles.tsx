import type { RouteMapAdapter, RouteMapProps } from '@vehicle-partner/ui'
import { lazy, Suspense, useState } from 'react'
import { withTimeout } from '../../loading/withTimeout.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { usePageSettings } from '../../session/usePageSettings.ts'

const renderMap = (adapter: RouteMapAdapter) => <LoadedTileMap adapter={adapter} />

/** Draws maps on the operator's tiles. Undefined where the operator has set none, and where the user wants little data: maps are drawings then. */
export function useMapTiles(): RouteMapProps['renderMap'] {
  const { network } = usePortal().dependencies
  const { mapTilesUrl } = usePageSettings()
  return mapTilesUrl === undefined || network.savesData?.() === true ? undefined : renderMap
}

/** Loads with its first render, so that a map that is tried again also loads again. Where it cannot load it throws, and the drawing stays. */
function LoadedTileMap(props: { adapter: RouteMapAdapter }) {
  const [TileMap] = useState(() => lazy(async () => ({ default: (await withTimeout(import('./TileMap.tsx'))).TileMap })))
  return (
    <Suspense>
      <TileMap {...props} />
    </Suspense>
  )
}
