import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, primaryId, isOneOf } from './columnTypes.ts'
import { partners } from './partnerTables.ts'
import { users } from './userTables.ts'

export const severities = ['info', 'success', 'warning', 'critical'] as const

/** Notifications, one row for each recipient. */
export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    partner_id: text('partner_id').references(() => partners.id),
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    severity: text('severity', { enum: severities }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    entity_type: text('entity_type'),
    entity_id: text('entity_id'),
    /** Path in the portal. */
    link: text('link'),
    action_label: text('action_label'),
    needs_action: boolean('needs_action').notNull().default(false),
    channels: text('channels').array().notNull(),
    /** Notifications about the same thing share it; only the newest is shown. */
    group_key: text('group_key'),
    created_at: instant('created_at').notNull(),
    read_at: instant('read_at'),
  },
  (t) => [
    index('notifications_newest').on(t.user_id, t.partner_id, t.created_at, t.id),
    // Notifications about the user alone are listed together with those of the organisation.
    index('notifications_of_user').on(t.user_id, t.created_at, t.id),
    index('notifications_unread')
      .on(t.user_id, t.partner_id)
      .where(sql`${t.read_at} is null`),
    index('notifications_group').on(t.user_id, t.group_key),
    check('notifications_severity', isOneOf(t.severity, severities)),
    check('notifications_lengths', sql`length(${t.title}) <= 80 and length(${t.body}) <= 240`),
  ],
)

/** Notification channels by type and user; types without a row have the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    user_id: text('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    in_app: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
    sms: boolean('sms').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.type] })],
)
