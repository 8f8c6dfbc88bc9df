/** A geographic position, in degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

/** A position in the drawing, in px from the top left corner. */
export interface ScreenPoint {
  x: number
  y: number
}

export interface DrawingFrame {
  width: number
  height: number
  /** Free space inside each edge. */
  padding: { top: number; right: number; bottom: number; left: number }
}

/** The frame of a route: its labels and the badge have room around it. */
export function createRouteFrame({ width, height }: { width: number; height: number }): DrawingFrame {
  const inlinePadding = Math.min(48, width / 8)
  return { width, height, padding: { top: 56, right: inlinePadding, bottom: 48, left: inlinePadding } }
}

export const isValidPoint = ({ lat, lng }: GeoPoint) =>
  Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 360

/**
 * Creates a projection for the size of a city: north up, undistorted, as large as the frame allows, centered. Degrees of
 * longitude are scaled by the middle latitude, which is exact enough for a day's drive. Invalid positions give undefined.
 */
export function createProjection(
  points: readonly GeoPoint[],
  { width, height, padding }: DrawingFrame,
): (point: GeoPoint) => ScreenPoint | undefined {
  const validPoints = points.filter(isValidPoint)
  const [south, north] = [Math.min(...validPoints.map(({ lat }) => lat)), Math.max(...validPoints.map(({ lat }) => lat))]
  const [west, east] = [Math.min(...validPoints.map(({ lng }) => lng)), Math.max(...validPoints.map(({ lng }) => lng))]
  const squeeze = Math.cos(((south + north) / 2) * (Math.PI / 180))
  const [across, down] = [(east - west) * squeeze, north - south]
  const room = { x: Math.max(width - padding.left - padding.right, 1), y: Math.max(height - padding.top - padding.bottom, 1) }
  const scales = [across > 0 ? room.x / across : Infinity, down > 0 ? room.y / down : Infinity]
  const scale = Math.min(...scales)
  // All points are the same: center them at any scale.
  const k = Number.isFinite(scale) ? scale : 0
  const middle = { x: padding.left + room.x / 2, y: padding.top + room.y / 2 }
  return (point) =>
    validPoints.length > 0 && isValidPoint(point)
      ? {
          x: middle.x + (point.lng - (west + east) / 2) * squeeze * k,
          y: middle.y - (point.lat - (south + north) / 2) * k,
        }
      : undefined
}

/** A smooth curve through all points, as short line segments: the road if its course is unknown. */
export function smoothLine(points: readonly ScreenPoint[], pieces = 8): ScreenPoint[] {
  if (points.length < 3) return [...points]
  return points.flatMap((b, index) => {
    const c = points[index + 1]
    if (!c) return [b]
    const a = points[index - 1] ?? b
    const d = points[index + 2] ?? c
    return Array.from({ length: pieces }, (_, piece) => {
      const t = piece / pieces
      const along = (p: number, q: number, r: number, s: number) =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
      return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) }
    })
  })
}

export interface PointOnLine extends ScreenPoint {
  /** Index of the segment. */
  segment: number
  /** Degrees clockwise from the positive x axis. */
  angle: number
  /** The distance of the point from the line, in px. */
  distance: number
}

/** The point of a line that is nearest to another point. */
export function findNearestPoint(line: readonly ScreenPoint[], point: ScreenPoint): PointOnLine | undefined {
  let best: PointOnLine | undefined
  for (const [piece, from] of line.entries()) {
    const to = line[piece + 1]
    if (!to) break
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    const length = dx * dx + dy * dy
    const t = length === 0 ? 0 : Math.min(Math.max(((point.x - from.x) * dx + (point.y - from.y) * dy) / length, 0), 1)
    const [x, y] = [from.x + t * dx, from.y + t * dy]
    const away = Math.hypot(point.x - x, point.y - y)
    if (!best || away < best.distance) best = { x, y, segment: piece, distance: away, angle: (Math.atan2(dy, dx) * 180) / Math.PI }
  }
  return best
}

/** Splits a line at one of its points. */
export function splitLine(line: readonly ScreenPoint[], at: PointOnLine): [before: ScreenPoint[], behind: ScreenPoint[]] {
  const splitPoint = { x: at.x, y: at.y }
  return [
    [...line.slice(0, at.segment + 1), splitPoint],
    [splitPoint, ...line.slice(at.segment + 1)],
  ]
}

/** SVG path data of a line. */
export const toPathData = (line: readonly ScreenPoint[]): string =>
  line.length < 2 ? '' : `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
