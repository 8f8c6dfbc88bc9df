import type { Position } from '@vehicle-partner/api/contract'
import type { positions } from '../db/schema/positions.ts'

export type PositionRow = typeof positions.$inferSelect

/** A position as the wire shows it. */
export function positionReply({ id: _, partner_id: __, at, received_at, ...row }: PositionRow): Position {
  return { ...row, at: at.toISOString(), received_at: received_at.toISOString() }
}
