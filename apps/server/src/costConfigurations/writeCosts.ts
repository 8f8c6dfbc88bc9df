import { RequestError } from '@vehicle-partner/api/contract'
import { lagosDate, monthRange, type CostItems } from '@vehicle-partner/domain'
import { audit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { costConfigurations } from '../db/schema/costs.ts'
import { brokenUnique } from '../db/violations.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { costRows, lastAt, type Place } from './costVersions.ts'

interface Change {
  version: number
  items: CostItems | null
  effective_from?: string | undefined
}

const conflict = () => new RequestError('VersionConflict')

/** Writes the next version of what a place sets. Throws RequestError `VersionConflict` when another one has come since. */
export function writeCosts(context: Context, place: Place, change: Change): Promise<void> {
  return inTransaction(context, (tx) => write(tx, context, place, change))
}

async function write(tx: Tx, context: Context, place: Place, { version, items, effective_from }: Change): Promise<void> {
  const { now } = context
  const partner_id = requireMembership(context).partner.id
  const month = monthRange(lagosDate(now)).from
  if (effective_from !== undefined && effective_from < month)
    throw new RequestError('ValidationError', undefined, {
      errors: { effective_from: 'The past stays as it was: choose a day of this month or later' },
    })
  const before = lastAt(await costRows(tx, partner_id), place)
  if (before.version !== version) throw conflict()
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
      throw brokenUnique(error) === 'cost_configurations_version' ? conflict() : error
    })
  await audit(tx, context, {
    partner_id,
    action: items === null ? 'cost_configuration.reset' : 'cost_configuration.set',
    entity: { type: place.scope, id: place.vehicle_id ?? place.vehicle_type ?? partner_id, label: place.vehicle_type ?? place.scope },
    changes: [{ field: 'items', from: before.items, to: items }],
  })
}

/** Takes back what a place sets; when it sets nothing, there is nothing to take back. */
export function resetCosts(context: Context, place: Place): Promise<void> {
  return inTransaction(context, async (tx) => {
    const { items, version } = lastAt(await costRows(tx, requireMembership(context).partner.id), place)
    if (items !== null) await write(tx, context, place, { version, items: null })
  })
}
