import type { OperationContext } from '../context.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { maskSecrets, type FieldChange } from './maskSecrets.ts'

/** An entry of the audit log, which only owners may read. */
export interface NewAuditEvent {
  /** The organisation whose log it belongs to. */
  partner_id: string
  /** Entity and past participle: `vehicle.archived`. */
  action: `${string}.${string}`
  /** `label` is the name that people know it by: a plate, a name, a reference. */
  entity: { type: string; id: string; label: string }
  changes?: readonly FieldChange[]
}

/** Writes an entry of the audit log in the same transaction as the change. Secrets in the changes are masked. */
export async function recordAudit(
  tx: Tx,
  context: OperationContext,
  { partner_id, action, entity, changes = [] }: NewAuditEvent,
): Promise<void> {
  const { now, caller, member, client, requestId } = context
  await tx.insert(auditEvents).values({
    id: newId('aud', now),
    partner_id,
    at: now,
    actor_id: caller?.user.id ?? null,
    actor_name: caller ? `${caller.user.fname} ${caller.user.lname}` : 'Vehicle Partner',
    actor_role: caller ? (member?.roles.join(', ') ?? 'user') : 'system',
    address: client?.address ?? null,
    device: client?.userAgent?.slice(0, 200) ?? null,
    action,
    entity_type: entity.type,
    entity_id: entity.id,
    entity_label: entity.label,
    changes: maskSecrets(changes),
    request_id: requestId,
  })
}
