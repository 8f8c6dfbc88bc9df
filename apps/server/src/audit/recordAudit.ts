import type { OperationContext } from '../context.ts'
import { auditEvents } from '../db/schema/operations.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { maskSecrets, type Change } from './maskSecrets.ts'

/** What was done, for the trail that only the owner reads. */
export interface NewAuditEvent {
  /** Whose trail it belongs to. */
  partner_id: string
  /** Thing and past participle: `vehicle.archived`. */
  action: `${string}.${string}`
  /** `label` is what people call it: a plate, a name, a reference. */
  entity: { type: string; id: string; label: string }
  changes?: readonly Change[]
}

/** Writes down who did what, together with the change itself. Secrets among the changes are masked. */
export async function audit(tx: Tx, context: OperationContext, { partner_id, action, entity, changes = [] }: NewAuditEvent): Promise<void> {
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
