import { RequestError, throwFieldErrors } from '@vehicle-partner/api/server'
import { lagosDate, monthRange, type CostItems } from '@vehicle-partner/domain'
import { costItemErrors, effectiveFromErrors, prefixKeys } from '@vehicle-partner/domain/entities'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { costConfigurations } from '../db/schema/costTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { findInherited, findLastVersion, listCostRows, type CostTarget } from './costVersions.ts'

interface CostChange {
  version: number
  items: CostItems | null
  effective_from?: string | undefined
}

const createConflict = () => new RequestError('VersionConflict')

/** Writes the next version of a target's costs. Throws RequestError `VersionConflict` if `version` is not the last one. */
export function writeCosts(context: Context, place: CostTarget, change: CostChange): Promise<void> {
  return inTransaction(context, (tx) => insertVersion(tx, context, place, change))
}

async function readVehicleType(tx: Tx, partnerId: string, id: string): Promise<string | undefined> {
  const where = and(eq(vehicles.id, id), eq(vehicles.partner_id, partnerId))
  return (await tx.select({ type: vehicles.type }).from(vehicles).where(where))[0]?.type
}

async function insertVersion(tx: Tx, context: Context, place: CostTarget, { version, items, effective_from }: CostChange): Promise<void> {
  const { now } = context
  const partner_id = requireMembership(context).partner.id
  const month = monthRange(lagosDate(now)).from
  const today = lagosDate(now)
  const rows = await listCostRows(tx, partner_id)
  const type = place.vehicle_id === undefined ? undefined : await readVehicleType(tx, partner_id, place.vehicle_id)
  const inherited = findInherited(rows, place.scope, type, effective_from && effective_from > today ? effective_from : today)
  const before = findLastVersion(rows, place)
  throwFieldErrors({
    ...effectiveFromErrors(effective_from, today),
    ...(items && prefixKeys('items', costItemErrors(items, inherited, before.items ?? {}))),
  })
  if (before.version !== version) throw createConflict()
  await tx
    .insert(costConfigurations)
    .values({
      id: newId('cst', now),
      partner_id,
      scope: place.scope,
      vehicle_type: place.vehicle_type ?? null,
      vehicle_id: place.vehicle_id ?? null,
      version: version + 1,
      effective_from: effective_from ?? month,
      items,
      created_by: requireCaller(context).user.id,
      created_at: now,
    })
    .catch((error: unknown) => {
      throw violatedUniqueConstraint(error) === 'cost_configurations_version' ? createConflict() : error
    })
  await recordAudit(tx, context, {
    partner_id,
    action: items === null ? 'cost_configuration.reset' : 'cost_configuration.set',
    entity: { type: place.scope, id: place.vehicle_id ?? place.vehicle_type ?? partner_id, label: place.vehicle_type ?? place.scope },
    changes: [{ field: 'items', from: before.items, to: items }],
  })
}

/** Clears a target's costs, if it has any. */
export function resetCosts(context: Context, place: CostTarget): Promise<void> {
  return inTransaction(context, async (tx) => {
    const { items, version } = findLastVersion(await listCostRows(tx, requireMembership(context).partner.id), place)
    if (items !== null) await insertVersion(tx, context, place, { version, items: null })
  })
}
