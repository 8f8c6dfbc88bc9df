import { findDetour, formatDistance, formatTimeOfDay, trackLengthM, type GeoPoint, type TrackPoint } from '@vehicle-partner/domain'

interface DescribedTrip {
  /** Of the whole way as it is planned, in metres. */
  distance_m: number
  path: readonly GeoPoint[]
}

/** What the drawing of a recorded way shows, in words. `pieces` have no gaps within. */
export function describeTrack(pieces: readonly (readonly TrackPoint[])[], { distance_m, path }: DescribedTrip): string {
  if (pieces.flat().length < 2) return 'The way that was driven is not recorded.'
  const gaps = pieces.length - 1
  const driven = `Recorded ${formatDistance(trackLengthM(pieces))} of ${formatDistance(distance_m)} planned`
  const detour = findDetour(pieces, path)
  const where = detour
    ? `up to ${formatDistance(detour.metres)} off the planned way, at ${formatTimeOfDay(new Date(detour.point.at))}`
    : 'on the planned way'
  return `${driven}, ${where}.${gaps === 0 ? '' : gaps === 1 ? ' One part is missing.' : ` ${gaps} parts are missing.`}`
}
