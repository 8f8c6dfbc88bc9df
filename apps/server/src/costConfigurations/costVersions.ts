import { effectiveCosts, type CostItems, type CostScope, type Day } from '@vehicle-partner/domain'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { costConfigurations } from '../db/schema/costTables.ts'

export type CostRow = Omit<typeof costConfigurations.$inferSelect, 'items'> & { items: CostItems | null }

/** What a cost configuration applies to: the organisation, a vehicle type or a vehicle. */
export interface CostTarget {
  scope: CostScope
  vehicle_type?: string | undefined
  vehicle_id?: string | undefined
}

/** All versions of an organisation's costs, newest first. */
export async function listCostRows(db: Db, partnerId: string): Promise<CostRow[]> {
  const rows = await db
    .select()
    .from(costConfigurations)
    .where(eq(costConfigurations.partner_id, partnerId))
    .orderBy(desc(costConfigurations.created_at), desc(costConfigurations.version), desc(costConfigurations.id))
  return rows.map((row) => ({ ...row, items: row.items as CostItems | null })) // parsed by the contract's schema when it was written
}

/** The versions of one target, newest first. */
export const filterVersions = (rows: readonly CostRow[], { scope, vehicle_type, vehicle_id }: CostTarget): CostRow[] =>
  rows
    .filter((row) => row.scope === scope && row.vehicle_type === (vehicle_type ?? null) && row.vehicle_id === (vehicle_id ?? null))
    .toSorted((a, b) => b.version - a.version)

/** The items of a target on a day: of the newest version that is effective by then. */
const findItemsOn = (rows: readonly CostRow[], place: CostTarget, day: Day): CostItems | null =>
  filterVersions(rows, place).find(({ effective_from }) => effective_from <= day)?.items ?? null

/** What applies on a day to a vehicle of a type without costs of its own; without a type, to any vehicle. */
const findWiderOn = (rows: readonly CostRow[], type: string | undefined, day: Day) => ({
  vehicle_type: type === undefined ? null : findItemsOn(rows, { scope: 'vehicle_type', vehicle_type: type }, day),
  default: findItemsOn(rows, { scope: 'default' }, day),
})

/** The costs of a vehicle on a day, item by item, and which target each comes from. */
export function resolveCostsOn(rows: readonly CostRow[], vehicle: { id: string; type: string }, day: Day) {
  const wider = findWiderOn(rows, vehicle.type, day)
  const own = findItemsOn(rows, { scope: 'vehicle', vehicle_id: vehicle.id }, day)
  return { ...effectiveCosts({ ...wider, vehicle: own }), inherited: effectiveCosts(wider).items }
}

/** What a scope inherits on a day. `vehicleType` is that of a vehicle. */
export const findInherited = (rows: readonly CostRow[], scope: CostScope, vehicleType: string | undefined, day: Day): CostItems =>
  scope === 'default' ? {} : effectiveCosts(findWiderOn(rows, vehicleType, day)).items

/** The last version of a target, effective or not, as the form shows it. */
export function findLastVersion(rows: readonly CostRow[], place: CostTarget) {
  const last = filterVersions(rows, place)[0]
  return { items: last?.items ?? null, version: last?.version ?? 0, effective_from: last?.effective_from ?? null }
}
