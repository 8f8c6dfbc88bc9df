/** A position in degrees and its time in milliseconds since 1970. */
export interface PositionFix {
  lat: number
  lng: number
  at: number
}

const earthRadiusM = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance between two positions, in metres. */
export function metresBetween(a: Pick<PositionFix, 'lat' | 'lng'>, b: Pick<PositionFix, 'lat' | 'lng'>): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Positions further in the future than this are rejected. */
const maxClockSkewMs = 5 * 60_000
const maxAccuracyM = 200
const maxSpeedKmh = 180

/** Whether a position is plausible: not in the future, accurate enough, and reachable from the previous one. */
export function isPlausible(fix: PositionFix & { accuracy_m: number }, before: PositionFix | undefined, now: number): boolean {
  if (fix.at > now + maxClockSkewMs || fix.accuracy_m > maxAccuracyM) return false
  if (!before) return true
  if (fix.at < before.at) return false
  const hours = Math.max(fix.at - before.at, 1000) / 3_600_000
  return metresBetween(before, fix) / 1000 / hours <= maxSpeedKmh
}

/** Freshness of a position. */
export type Freshness = 'live' | 'recent' | 'stale' | 'hidden'

/** Up to 30 seconds old is live, up to 2 minutes recent, up to 30 minutes stale; older positions are hidden. */
export function positionFreshness(at: number, now: number): Freshness {
  const seconds = (now - at) / 1000
  if (seconds <= 30) return 'live'
  if (seconds <= 120) return 'recent'
  return seconds <= 1800 ? 'stale' : 'hidden'
}

/** A vehicle's position is visible from this long before departure until arrival, to protect the driver's privacy. */
export const positionVisibleBeforeMs = 60 * 60_000
