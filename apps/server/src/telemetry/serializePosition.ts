import type { Position } from '@vehicle-partner/api'
import type { positions } from '../db/schema/positionTables.ts'

export type PositionRow = typeof positions.$inferSelect

/** A position as responses and events carry it. */
export function serializePosition(row: PositionRow): Position {
  const { vehicle_id, trip_id, driver_id, lat, lng, speed_kmh, heading_deg, accuracy_m, source } = row
  const fields = { vehicle_id, trip_id, driver_id, lat, lng, speed_kmh, heading_deg, accuracy_m, source }
  return { ...fields, at: row.at.toISOString(), received_at: row.received_at.toISOString() }
}
