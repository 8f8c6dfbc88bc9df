import { effectiveCosts, type CostItems, type CostScope, type Day } from '@vehicle-partner/domain'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { costConfigurations } from '../db/schema/costs.ts'

export type CostRow = Omit<typeof costConfigurations.$inferSelect, 'items'> & { items: CostItems | null }

/** Where costs are set. */
export interface Place {
  scope: CostScope
  vehicle_type?: string | undefined
  vehicle_id?: string | undefined
}

/** Every version of an organisation's costs, the newest first. */
export async function costRows(db: Db, partnerId: string): Promise<CostRow[]> {
  const rows = await db
    .select()
    .from(costConfigurations)
    .where(eq(costConfigurations.partner_id, partnerId))
    .orderBy(desc(costConfigurations.created_at), desc(costConfigurations.version), desc(costConfigurations.id))
  return rows.map((row) => ({ ...row, items: row.items as CostItems | null })) // written from the contract's own schema
}

/** The versions of one place, the newest first. */
export const versionsAt = (rows: readonly CostRow[], { scope, vehicle_type, vehicle_id }: Place): CostRow[] =>
  rows
    .filter((row) => row.scope === scope && row.vehicle_type === (vehicle_type ?? null) && row.vehicle_id === (vehicle_id ?? null))
    .toSorted((a, b) => b.version - a.version)

/** What a place sets on a day: the newest of the versions that have begun by then. */
const itemsOn = (rows: readonly CostRow[], place: Place, day: Day): CostItems | null =>
  versionsAt(rows, place).find(({ effective_from }) => effective_from <= day)?.items ?? null

/** What counts for a vehicle on a day, item by item, and where each is set. */
export const costsOn = (rows: readonly CostRow[], vehicle: { id: string; type: string }, day: Day) =>
  effectiveCosts({
    vehicle: itemsOn(rows, { scope: 'vehicle', vehicle_id: vehicle.id }, day),
    vehicle_type: itemsOn(rows, { scope: 'vehicle_type', vehicle_type: vehicle.type }, day),
    default: itemsOn(rows, { scope: 'default' }, day),
  })

/** What a place sets as it was last edited, begun or not: what a form shows. */
export function lastAt(rows: readonly CostRow[], place: Place) {
  const last = versionsAt(rows, place)[0]
  return { items: last?.items ?? null, version: last?.version ?? 0, effective_from: last?.effective_from ?? null }
}
