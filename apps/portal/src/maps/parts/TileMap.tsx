import { RouteTileMap, type RouteMapAdapter } from '@vehicle-partner/ui'
import { usePageSettings } from '../../session/usePageSettings.ts'

/** A map on the operator's tiles. */
export function TileMap({ adapter }: { adapter: RouteMapAdapter }) {
  const { mapTilesUrl, mapTilesAttribution = '', mapTilesAttributionUrl } = usePageSettings()
  if (mapTilesUrl === undefined) return null
  return (
    <RouteTileMap
      adapter={adapter}
      tiles={{ url: mapTilesUrl, attribution: mapTilesAttribution, attributionHref: mapTilesAttributionUrl }}
    />
  )
}
