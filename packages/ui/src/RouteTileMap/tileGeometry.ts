import { createRouteFrame, isValidPoint, type GeoPoint, type ScreenPoint } from '../RouteMap/routeGeometry.ts'

/** The width of a tile at its own zoom, in px. */
const tilePx = 256
/** Web Mercator ends before the poles. */
const mostLatitude = 85.05
/** The zoom of a route that is one place. */
const placeZoom = 15

/** A part of the world in Web Mercator: `scale` is the width of the whole world in px, `left` and `top` are where the frame begins in it. */
export interface MapView {
  scale: number
  left: number
  top: number
}

export interface PlacedTile {
  url: string
  left: number
  top: number
  width: number
  height: number
}

interface FrameSize {
  width: number
  height: number
}

/** A position as a part of the world: 0 to 1 from west to east and from north to south. */
function toWorld({ lat, lng }: GeoPoint): ScreenPoint {
  const latitude = Math.max(-mostLatitude, Math.min(mostLatitude, lat)) * (Math.PI / 180)
  return { x: (lng + 180) / 360, y: (1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2 }
}

/**
 * The view that shows all points, or with `steps` above 0 one that is twice as large for each of them, with `focus` in its middle. Undefined
 * without a valid point. `canZoomIn` is whether a further step shows more.
 */
export function createMapView(
  points: readonly GeoPoint[],
  size: FrameSize,
  { steps, focus, maxZoom }: { steps: number; focus: GeoPoint | undefined; maxZoom: number },
): (MapView & { canZoomIn: boolean }) | undefined {
  const places = points.filter(isValidPoint).map(toWorld)
  if (places.length === 0) return undefined
  const [west, east] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))]
  const [north, south] = [Math.min(...places.map(({ y }) => y)), Math.max(...places.map(({ y }) => y))]
  const { padding } = createRouteFrame(size)
  const room = {
    x: Math.max(size.width - padding.left - padding.right, 1),
    y: Math.max(size.height - padding.top - padding.bottom, 1),
  }
  const most = tilePx * 2 ** maxZoom
  const fitted = Math.min(
    east > west ? room.x / (east - west) : Infinity,
    south > north ? room.y / (south - north) : Infinity,
    tilePx * 2 ** Math.min(placeZoom, maxZoom),
  )
  const scale = Math.min(fitted * 2 ** steps, most)
  const middle = steps > 0 && focus && isValidPoint(focus) ? toWorld(focus) : { x: (west + east) / 2, y: (north + south) / 2 }
  return {
    scale,
    left: middle.x * scale - (padding.left + room.x / 2),
    top: middle.y * scale - (padding.top + room.y / 2),
    canZoomIn: scale < most,
  }
}

/** Where a position stands in the frame; undefined where it is none. */
export const createMercatorProjection =
  ({ scale, left, top }: MapView) =>
  (point: GeoPoint): ScreenPoint | undefined => {
    if (!isValidPoint(point)) return undefined
    const { x, y } = toWorld(point)
    return { x: x * scale - left, y: y * scale - top }
  }

/** The tiles that cover the frame, without gaps between them. `url` has `{z}`, `{x}` and `{y}`. */
export function listTiles(url: string, { scale, left, top }: MapView, { width, height }: FrameSize, maxZoom: number): PlacedTile[] {
  const zoom = Math.max(0, Math.min(maxZoom, Math.round(Math.log2(scale / tilePx))))
  const across = 2 ** zoom
  const drawnPx = scale / across
  const columns = range(Math.floor(left / drawnPx), Math.ceil((left + width) / drawnPx))
  const rows = range(Math.floor(top / drawnPx), Math.ceil((top + height) / drawnPx))
  const edge = (index: number, start: number) => Math.round(index * drawnPx - start)
  return rows
    .filter((row) => row >= 0 && row < across)
    .flatMap((row) =>
      columns.map((column) => ({
        url: fillTileUrl(url, { z: zoom, x: ((column % across) + across) % across, y: row }),
        left: edge(column, left),
        top: edge(row, top),
        width: edge(column + 1, left) - edge(column, left),
        height: edge(row + 1, top) - edge(row, top),
      })),
    )
}

const range = (from: number, end: number) => Array.from({ length: Math.max(0, end - from) }, (_, index) => from + index)

const fillTileUrl = (url: string, place: Readonly<Record<'z' | 'x' | 'y', number>>) =>
  url.replaceAll(/\{([zxy])\}/g, (_, name: 'z' | 'x' | 'y') => String(place[name]))
