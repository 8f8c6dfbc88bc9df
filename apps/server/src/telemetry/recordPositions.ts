import type { Position } from '@vehicle-partner/api'
import { isPlausible } from '@vehicle-partner/domain'
import { desc, inArray } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { positions } from '../db/schema/positionTables.ts'
import { newId } from '../newId.ts'

/** How often a position is stored at most; every position is broadcast. */
const storeIntervalMs = 30_000
/** Positions of more vehicles than this are broadcast in batches. */
const batchSize = 20

export type NewPosition = Omit<Position, 'received_at' | 'at' | 'source'> & { at: Date; source: 'app' | 'tracker' }

/** Broadcasts the plausible positions of an organisation's vehicles and stores one in 30 seconds of each. */
export async function recordPositions(dependencies: Dependencies, partnerId: string, newPositions: readonly NewPosition[]): Promise<void> {
  const { db, now, broadcast } = dependencies
  const ids = [...new Set(newPositions.map(({ vehicle_id }) => vehicle_id))]
  if (ids.length === 0) return
  const lastRows = await db
    .selectDistinctOn([positions.vehicle_id])
    .from(positions)
    .where(inArray(positions.vehicle_id, ids))
    .orderBy(positions.vehicle_id, desc(positions.at))
  const last = new Map(lastRows.map((row) => [row.vehicle_id, row]))
  const plausible = newPositions.filter((each) => {
    const previous = last.get(each.vehicle_id)
    return isPlausible({ ...each, at: each.at.getTime() }, previous && { ...previous, at: previous.at.getTime() }, now.getTime())
  })
  const due = plausible.filter(({ vehicle_id, at }) => at.getTime() - (last.get(vehicle_id)?.at.getTime() ?? -Infinity) >= storeIntervalMs)
  if (due.length > 0)
    await db.insert(positions).values(
      due.map((each) => ({
        ...each,
        id: newId('pos', now),
        partner_id: partnerId,
        speed_kmh: Math.round(each.speed_kmh),
        accuracy_m: Math.round(each.accuracy_m),
        received_at: now,
      })),
    )
  const broadcastData = plausible.map((each) => ({ ...each, at: each.at.toISOString(), received_at: now.toISOString() }))
  if (ids.length > batchSize)
    for (let at = 0; at < broadcastData.length; at += batchSize)
      broadcast({ type: 'telemetry.batch', partner_id: partnerId, data: broadcastData.slice(at, at + batchSize) })
  else for (const data of broadcastData) broadcast({ type: 'telemetry.position', partner_id: partnerId, data })
}
