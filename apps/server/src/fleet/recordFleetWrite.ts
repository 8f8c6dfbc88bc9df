import { listFieldChanges } from '../audit/fieldChanges.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import type { Tx } from '../events/transaction.ts'
import type { FleetKind, FleetRow } from './fleetKind.ts'
import { publishFleetUpdate } from './publishFleetUpdate.ts'

/** Records a new row with its fields in the audit log and publishes it. */
export async function recordCreation<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  row: Row,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordAudit(tx, context, {
    partner_id: row.partner_id,
    action: `${kind.type}.created`,
    entity: { type: kind.type, id: row.id, label: kind.label(row) },
    changes: listFieldChanges({}, fields),
  })
  await publishFleetUpdate(tx, context, kind.type, row, ['created'])
}

/** Records the fields in which `after` differs from `before` in the audit log and publishes them; `fields` are the written ones. */
export async function recordFieldChanges<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  { before, after, fields }: { before: Row; after: Row; fields: Readonly<Record<string, unknown>> },
): Promise<void> {
  const changes = listFieldChanges(before, fields)
  await recordAudit(tx, context, {
    partner_id: after.partner_id,
    action: `${kind.type}.updated`,
    entity: { type: kind.type, id: after.id, label: kind.label(after) },
    changes,
  })
  await publishFleetUpdate(
    tx,
    context,
    kind.type,
    after,
    changes.map(({ field }) => field),
  )
}
