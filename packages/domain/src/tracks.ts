import type { GeoPoint } from './polyline.ts'
import { metresBetween } from './positions.ts'

/** A recorded position of a vehicle; `at` is an ISO 8601 instant. */
export interface TrackPoint extends GeoPoint {
  vehicle_id: string
  at: string
}

/** Positions further apart than this leave a gap: the way between them is not known. One is stored each 30 seconds. */
export const maxTrackGapMs = 5 * 60_000

const isContinued = (last: TrackPoint | undefined, { vehicle_id, at }: TrackPoint): boolean =>
  last !== undefined && last.vehicle_id === vehicle_id && Date.parse(at) - Date.parse(last.at) <= maxTrackGapMs

/** Splits recorded positions, oldest first, into pieces without gaps. A replacement vehicle begins a piece of its own. */
export function splitTrack<Point extends TrackPoint>(points: readonly Point[]): Point[][] {
  const pieces: Point[][] = []
  for (const point of points) {
    const piece = pieces.at(-1)
    if (piece && isContinued(piece.at(-1), point)) piece.push(point)
    else pieces.push([point])
  }
  return pieces
}

/** The pieces of a track with a later position. The pieces that it does not continue stay the same arrays. */
export function extendTrack<Point extends TrackPoint>(pieces: readonly (readonly Point[])[], point: Point): (readonly Point[])[] {
  const piece = pieces.at(-1) ?? []
  return isContinued(piece.at(-1), point) ? [...pieces.slice(0, -1), [...piece, point]] : [...pieces, [point]]
}

/** The length of a track without its gaps, in metres. */
export const trackLengthM = (pieces: readonly (readonly GeoPoint[])[]): number =>
  pieces.reduce((sum, piece) => sum + piece.reduce((metres, point, at) => metres + metresBetween(piece[at - 1] ?? point, point), 0), 0)

/** The distance of a position from the nearest part of a path, in metres; exact enough within a city. Infinity for a path without points. */
export function metresFromPath(point: GeoPoint, path: readonly GeoPoint[]): number {
  const squeeze = Math.cos(point.lat * (Math.PI / 180))
  return path.reduce((least, from, index) => {
    const to = path[index + 1] ?? from
    const [dx, dy] = [(to.lng - from.lng) * squeeze, to.lat - from.lat]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : ((point.lng - from.lng) * squeeze * dx + (point.lat - from.lat) * dy) / length
    const part = Math.min(1, Math.max(0, share))
    const nearest = { lat: from.lat + (to.lat - from.lat) * part, lng: from.lng + (to.lng - from.lng) * part }
    return Math.min(least, metresBetween(point, nearest))
  }, Infinity)
}

/** Nearer to the path than this is on it: a position is accepted with an error of up to 200 metres. */
const detourFromM = 300

/** The recorded position that is farthest from the planned path; undefined where all are on it, or no path is known. */
export function findDetour<Point extends TrackPoint>(
  pieces: readonly (readonly Point[])[],
  path: readonly GeoPoint[],
): { point: Point; metres: number } | undefined {
  if (path.length === 0) return undefined
  let farthest: { point: Point; metres: number } | undefined
  for (const point of pieces.flat()) {
    const metres = metresFromPath(point, path)
    if (metres > (farthest?.metres ?? detourFromM)) farthest = { point, metres }
  }
  return farthest
}
