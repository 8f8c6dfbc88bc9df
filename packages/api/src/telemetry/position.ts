import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** A vehicle position: degrees with six decimals, km/h, metres. */
export const Position = z.object({
  vehicle_id: id,
  trip_id: z.nullable(id),
  driver_id: z.nullable(id),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  speed_kmh: z.number().check(z.minimum(0)),
  /** Degrees clockwise from north, 0 to 359. */
  heading_deg: z.int().check(z.minimum(0), z.maximum(359)),
  accuracy_m: z.number().check(z.minimum(0)),
  /** Device time. */
  at: instant,
  received_at: instant,
  source: openEnum(['app', 'tracker']),
})
export type Position = z.output<typeof Position>
