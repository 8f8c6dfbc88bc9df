import type { Channel, NotificationType, Severity } from '@vehicle-partner/api'
import { notificationAudience, channels, defaultPreference, chooseChannels } from '@vehicle-partner/api/server'
import { formatTimeOfDay, type Area } from '@vehicle-partner/domain'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { notifications } from '../db/schema/operationTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { toNotificationResponse } from './notificationResponse.ts'
import { listRecipients } from './notificationRecipients.ts'

/** Something that people of an organisation should know. */
export interface NewNotification {
  partner_id: string
  type: NotificationType
  severity: Severity
  /** At most 80 letters; what is longer is cut. */
  title: string
  /** At most 240 letters; what is longer is cut. */
  body: string
  /** `type` is the word of the thing: `vehicle`, `driver`, `partner`, `trip`, `payout`. */
  entity?: { type: string; id: string } | undefined
  /** A link made from `paths`, or a function of the reader's roles where each role has a page of its own. */
  link?: string | ((roles: readonly string[]) => string) | undefined
  /** Words for the button; a notification with one waits for somebody to act. */
  action_label?: string | undefined
  /** An unread notification of the same key is replaced by this one. */
  group_key?: string | undefined
  /** Who is told: one member, or members with one of these areas and the owners. By default the type and the entity say it. */
  to?: { user_id: string } | { areas: readonly Area[] } | undefined
  /** The ways it may go at most; leave out `email` where a template of its own is sent. @default all, as each person prefers */
  channels?: readonly Channel[] | undefined
}

/** Puts a notification behind the bell of every member who may see it, and tells their sockets; e-mail and text message by preference. */
export async function notify(tx: Tx, context: OperationContext, notification: NewNotification): Promise<void> {
  const { partner_id, type, severity, entity, action_label, group_key, channels: allowed = channels } = notification
  const { now } = context
  const [title, body] = [truncate(notification.title, 80), truncate(notification.body, 240)]
  const hour = Number(formatTimeOfDay(now).slice(0, 2))
  const people = await listRecipients(tx, { partner_id, type, to: notification.to ?? { areas: notificationAudience(type, entity?.type) } })
  const told = people.map((person) => ({
    ...person,
    link: typeof notification.link === 'function' ? notification.link(person.roles) : notification.link,
    ways: chooseChannels({ ...defaultPreference(type), ...person.preferences, type }, severity, hour).filter((way) =>
      allowed.includes(way),
    ),
  }))
  const rows = told
    .filter(({ ways }) => ways.includes('in_app'))
    .map(({ id: user_id, link, ways }) => ({
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
      channels: ways as string[],
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
  for (const { ways, email, phone, link } of told) {
    if (ways.includes('email')) await sendMessage(tx, context, { channel: 'email', to: email, subject: title, text: body, link })
    if (ways.includes('sms')) await sendMessage(tx, context, { channel: 'sms', to: phone, subject: title, text: `${title}: ${body}`, link })
  }
}

const truncate = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)

const deleteUnread = (tx: Tx, groupKey: string, userIds: string[]) =>
  tx
    .delete(notifications)
    .where(and(eq(notifications.group_key, groupKey), inArray(notifications.user_id, userIds), isNull(notifications.read_at)))
