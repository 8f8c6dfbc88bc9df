import type { Channel, NotificationType, Severity } from '@vehicle-partner/api'
import { notificationAudience, channels, defaultPreference, chooseChannels } from '@vehicle-partner/api/server'
import { formatTimeOfDay, type Area } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { toNotificationResponse } from './notificationResponse.ts'
import { listRecipients } from './notificationRecipients.ts'

/** A notification for members of an organisation. */
export interface NewNotification {
  partner_id: string
  type: NotificationType
  severity: Severity
  /** Truncated to 80 characters. */
  title: string
  /** Truncated to 240 characters. */
  body: string
  /** `type` is the entity's word: `vehicle`, `driver`, `partner`, `trip`, `payout`. */
  entity?: { type: string; id: string } | undefined
  /** A link made from `paths`, or a function of the reader's roles where each role has a page of its own. */
  link?: string | ((roles: readonly string[]) => string) | undefined
  /** The label of the button; a notification with one needs action. */
  action_label?: string | undefined
  /** Replaces an unread notification with the same key. */
  group_key?: string | undefined
  /** The recipients: one member, or owners and the members with access to one of these areas. @default by type and entity */
  to?: { user_id: string } | { areas: readonly Area[] } | undefined
  /** Shown in the portal whatever the recipient prefers, such as the answer to a request of theirs. @default false */
  isAlwaysInApp?: boolean
  /** The allowed channels; leave out `email` if another mail is sent. @default all, by the recipient's preferences */
  channels?: readonly Channel[] | undefined
}

/**
 * Stores a notification for each recipient, publishes it to their sockets, and sends emails and text messages by preference. Returns the number of
 * recipients.
 */
export async function notify(tx: Tx, context: OperationContext, notification: NewNotification): Promise<number> {
  const { partner_id, type, severity, entity, action_label, group_key, channels: allowed = channels } = notification
  const { now } = context
  const [title, body] = [truncate(notification.title, 80), truncate(notification.body, 240)]
  const hour = Number(formatTimeOfDay(now).slice(0, 2))
  const people = await listRecipients(tx, { partner_id, type, to: notification.to ?? { areas: notificationAudience(type, entity?.type) } })
  const required = notification.isAlwaysInApp === true ? { in_app: true } : {}
  const deliveries = people.map((person) => ({
    ...person,
    link: typeof notification.link === 'function' ? notification.link(person.roles) : notification.link,
    selectedChannels: chooseChannels({ ...defaultPreference(type), ...person.preferences, ...required, type }, severity, hour).filter(
      (channel) => allowed.includes(channel),
    ),
  }))
  const rows = deliveries
    .filter(({ selectedChannels }) => selectedChannels.includes('in_app'))
    .map(({ id: user_id, link, selectedChannels }) => ({
      id: newId('ntf', now),
      partner_id,
      user_id,
      type,
      severity,
      title,
      body,
      entity_type: entity?.type ?? null,
      entity_id: entity?.id ?? null,
      link: link ?? null,
      action_label: action_label ?? null,
      needs_action: action_label !== undefined,
      channels: selectedChannels as string[],
      group_key: group_key ?? null,
      created_at: now,
      read_at: null,
    }))
  if (rows.length > 0) {
    if (group_key !== undefined)
      await deleteUnread(
        tx,
        group_key,
        rows.map(({ user_id }) => user_id),
      )
    await tx.insert(notifications).values(rows)
  }
  for (const row of rows)
    publish(tx, context, { type: 'notification.created', partner_id, user_id: row.user_id, data: toNotificationResponse(row) })
  for (const { selectedChannels, email, phone, link } of deliveries) {
    if (selectedChannels.includes('email'))
      await sendMessage(tx, context, { channel: 'email', to: email, subject: title, text: body, link })
    if (selectedChannels.includes('sms'))
      await sendMessage(tx, context, { channel: 'sms', to: phone, subject: title, text: `${title}: ${body}`, link })
  }
  return people.length
}

const truncate = (text: string, maxLength: number) => (text.length <= maxLength ? text : `${text.slice(0, maxLength - 1)}…`)

const deleteUnread = (tx: Tx, groupKey: string, userIds: string[]) =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.group_key, groupKey), inArray(notifications.user_id, userIds), isNull(notifications.read_at)))
