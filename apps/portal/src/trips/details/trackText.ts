import {
  findDetour,
  formatDistance,
  formatTimeOfDay,
  maxTrackGapMs,
  trackLengthM,
  type GeoPoint,
  type TrackPoint,
} from '@vehicle-partner/domain'

interface DescribedTrip {
  /** Of the whole way as it is planned, in metres. */
  distance_m: number
  /** When it left, ISO 8601. */
  actual_departure_at: string | null
  path: readonly GeoPoint[]
}

/** What the drawing of a recorded way shows, in words. `pieces` have no gaps within. */
export function describeTrack(
  pieces: readonly (readonly TrackPoint[])[],
  { distance_m, actual_departure_at, path }: DescribedTrip,
): string {
  if (pieces.flat().length < 2) return 'The way that was driven is not recorded.'
  const beginsLate = Date.parse(pieces[0]?.[0]?.at ?? '') - Date.parse(actual_departure_at ?? '') > maxTrackGapMs
  const gaps = pieces.length - (beginsLate ? 0 : 1)
  const driven = `Recorded ${formatDistance(trackLengthM(pieces))} of ${formatDistance(distance_m)} planned`
  const detour = findDetour(pieces, path)
  const where = detour
    ? `up to ${formatDistance(detour.metres)} off the planned way, at ${formatTimeOfDay(new Date(detour.point.at))}`
    : 'on the planned way'
  return `${driven}, ${where}.${gaps === 0 ? '' : gaps === 1 ? ' One part is missing.' : ` ${gaps} parts are missing.`}`
}
