/** A place and a time, in degrees and milliseconds since 1970. */
export interface Fix {
  lat: number
  lng: number
  at: number
}

const earthRadiusM = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two places along the ground. */
export function metresBetween(a: Pick<Fix, 'lat' | 'lng'>, b: Pick<Fix, 'lat' | 'lng'>): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)]
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A device whose clock is further ahead than this is not believed. */
const mostAheadMs = 5 * 60_000
const worstAccuracyM = 200
const fastestKmh = 180

/** Whether a position can be true: not from the future, not too vague, and not further from the one before than a vehicle can drive. */
export function isPlausible(fix: Fix & { accuracy_m: number }, before: Fix | undefined, now: number): boolean {
  if (fix.at > now + mostAheadMs || fix.accuracy_m > worstAccuracyM) return false
  if (!before) return true
  if (fix.at < before.at) return false
  const hours = Math.max(fix.at - before.at, 1000) / 3_600_000
  return metresBetween(before, fix) / 1000 / hours <= fastestKmh
}

/** How far a position can be trusted to be where the vehicle is. */
export type Freshness = 'live' | 'recent' | 'stale' | 'hidden'

/** Up to 30 seconds old it is live, up to 2 minutes recent; after 30 minutes it is no longer on the map. */
export function freshness(at: number, now: number): Freshness {
  const seconds = (now - at) / 1000
  if (seconds <= 30) return 'live'
  if (seconds <= 120) return 'recent'
  return seconds <= 1800 ? 'stale' : 'hidden'
}

/** Where a vehicle is may be seen from an hour before it departs until it has arrived: the rest of the day is the driver's. */
export const visibleBeforeMs = 60 * 60_000
