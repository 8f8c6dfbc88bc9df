import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** All notification types, in the order of the preferences. */
export const notificationTypes = [
  'document.expiring',
  'document.expired',
  'document.approved',
  'document.rejected',
  'kyc.completed',
  'kyc.declined',
  'vehicle.approved',
  'vehicle.rejected',
  'vehicle.suspended',
  'driver.approved',
  'driver.rejected',
  'driver.suspended',
  'trip.assigned',
  'trip.changed',
  'trip.cancelled',
  'trip.missed',
  'trip.no_driver',
  'trip.no_documents',
  'trip.late',
  'trip.issue',
  'payslip.issued',
  'payout.scheduled',
  'payout.paid',
  'payout.failed',
  'payout.on_hold',
  'rate_card.changing',
  'dispute.decided',
  'account.added',
  'account.changed',
  'member.invited',
  'member.joined',
  'member.revoked',
  'report.ready',
  'system.notice',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const severities = ['info', 'success', 'warning', 'critical'] as const
export type Severity = (typeof severities)[number]

export const channels = ['in_app', 'email', 'sms'] as const
export type Channel = (typeof channels)[number]

/** A notification of one user. */
export const Notification = z.object({
  id,
  /** Null if it concerns only the user. */
  partner_id: z.nullable(id),
  type: openEnum(notificationTypes),
  severity: openEnum(severities),
  /** At most 80 characters. */
  title: z.string(),
  /** At most 240 characters. */
  body: z.string(),
  entity: z.nullable(z.object({ type: z.string(), id: z.string() })),
  /** Path inside the portal. */
  link: z.nullable(z.string()),
  action_label: z.nullable(z.string()),
  /** Whether it requires action. */
  needs_action: z.boolean(),
  channels: z.array(openEnum(channels)),
  /** A new notification replaces unread ones with the same key. */
  group_key: z.nullable(z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
})
export type Notification = z.output<typeof Notification>
