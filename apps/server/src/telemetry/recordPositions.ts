import type { Position } from '@vehicle-partner/api'
import { isPlausible } from '@vehicle-partner/domain'
import { desc, inArray } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { positions } from '../db/schema/positionTables.ts'
import { newId } from '../newId.ts'

/** A point is kept at most this often; the sockets hear of each. */
const storeIntervalMs = 30_000
/** More vehicles than this are told of together. */
const batchSize = 20

export type NewPosition = Omit<Position, 'received_at' | 'at' | 'source'> & { at: Date; source: 'app' | 'tracker' }

/** Takes positions of an organisation's vehicles: drops those that cannot be true, keeps one in thirty seconds, and tells the sockets. */
export async function recordPositions(dependencies: Dependencies, partnerId: string, arriving: readonly NewPosition[]): Promise<void> {
  const { db, now, broadcast } = dependencies
  const ids = [...new Set(arriving.map(({ vehicle_id }) => vehicle_id))]
  if (ids.length === 0) return
  const before = await db
    .selectDistinctOn([positions.vehicle_id])
    .from(positions)
    .where(inArray(positions.vehicle_id, ids))
    .orderBy(positions.vehicle_id, desc(positions.at))
  const last = new Map(before.map((row) => [row.vehicle_id, row]))
  const believed = arriving.filter((each) => {
    const known = last.get(each.vehicle_id)
    return isPlausible({ ...each, at: each.at.getTime() }, known && { ...known, at: known.at.getTime() }, now.getTime())
  })
  const due = believed.filter(({ vehicle_id, at }) => at.getTime() - (last.get(vehicle_id)?.at.getTime() ?? -Infinity) >= storeIntervalMs)
  const rounded = (value: number) => Math.round(value)
  if (due.length > 0)
    await db.insert(positions).values(
      due.map((each) => ({
        ...each,
        id: newId('pos', now),
        partner_id: partnerId,
        speed_kmh: rounded(each.speed_kmh),
        accuracy_m: rounded(each.accuracy_m),
        received_at: now,
      })),
    )
  const told = believed.map((each) => ({ ...each, at: each.at.toISOString(), received_at: now.toISOString() }))
  if (ids.length > batchSize)
    for (let at = 0; at < told.length; at += batchSize)
      broadcast({ type: 'telemetry.batch', partner_id: partnerId, data: told.slice(at, at + batchSize) })
  else for (const data of told) broadcast({ type: 'telemetry.position', partner_id: partnerId, data })
}
