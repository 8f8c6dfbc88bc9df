import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import type { Tx } from '../events/transaction.ts'
import type { FleetKind, FleetRow, StatusColumns } from './fleetKind.ts'
import { publishFleetUpdate } from './publishFleetUpdate.ts'

interface StatusWrite {
  columns: StatusColumns
  /** Past participle for the audit log: `suspended`. */
  action: string
  /** The partner's reason, for the audit log. */
  reason?: string | undefined
  /** What the realtime event names as changed. @default ['status'] */
  changed?: readonly string[]
}

/** Writes a new status of a locked row, with its audit event and realtime event. */
export async function writeStatus<Row extends FleetRow>(
  tx: Tx,
  context: OperationContext,
  kind: FleetKind<Row>,
  row: Row,
  { columns, action, reason, changed = ['status'] }: StatusWrite,
): Promise<void> {
  const { id, partner_id } = row
  await kind.updateStatus(tx, id, { ...columns, version: row.version + 1, updated_at: context.now })
  await recordAudit(tx, context, {
    partner_id,
    action: `${kind.type}.${action}`,
    entity: { type: kind.type, id, label: kind.label(row) },
    changes: [{ field: 'status', from: row.status, to: columns.status }, ...(reason ? [{ field: 'reason', from: null, to: reason }] : [])],
  })
  await publishFleetUpdate(tx, context, kind.type, { ...row, status: columns.status }, changed)
}
