/** A position, in degrees. */
export interface GeoPoint {
  lat: number
  lng: number
}

const factor = 1e5

function encodeNumber(value: number): string {
  // Zigzag encoding: the sign is the last bit.
  let rest = value < 0 ? ~(value << 1) : value << 1
  let out = ''
  while (rest >= 0x20) {
    out += String.fromCharCode((0x20 | (rest & 0x1f)) + 63)
    rest >>= 5
  }
  return out + String.fromCharCode(rest + 63)
}

/** Encodes a line in the Encoded Polyline Algorithm Format with five decimals. */
export function encodePolyline(places: readonly GeoPoint[]): string {
  let [lat, lng] = [0, 0]
  return places
    .map((place) => {
      const [nextLat, nextLng] = [Math.round(place.lat * factor), Math.round(place.lng * factor)]
      const part = encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng)
      ;[lat, lng] = [nextLat, nextLng]
      return part
    })
    .join('')
}

/** Decodes a line; a truncated last point is dropped. */
export function decodePolyline(text: string): GeoPoint[] {
  const places: GeoPoint[] = []
  let at = 0
  let [lat, lng] = [0, 0]
  const next = (): number | undefined => {
    let [value, shift] = [0, 0]
    while (at < text.length) {
      const bits = text.charCodeAt(at) - 63
      at += 1
      value |= (bits & 0x1f) << shift
      shift += 5
      if (bits < 0x20) return value & 1 ? ~(value >> 1) : value >> 1
    }
    return undefined
  }
  while (at < text.length) {
    const [dLat, dLng] = [next(), next()]
    if (dLat === undefined || dLng === undefined) break
    lat += dLat
    lng += dLng
    places.push({ lat: lat / factor, lng: lng / factor })
  }
  return places
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Compass direction from one position to another, in whole degrees clockwise from north, 0 to 359. */
export function compassHeading(from: GeoPoint, to: GeoPoint): number {
  const dLng = radians(to.lng - from.lng)
  const y = Math.sin(dLng) * Math.cos(radians(to.lat))
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) - Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLng)
  return (Math.round((Math.atan2(y, x) * 180) / Math.PI) + 360) % 360
}
