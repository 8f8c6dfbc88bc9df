import * as z from 'zod/mini'
import { id, instant, openEnum } from '../kernel/commonSchemas.ts'

/** Every kind of notification, in the order in which the preferences list them. */
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

/** One entry behind the bell of one person. */
export const Notification = z.object({
  id,
  /** Null: about the person alone. */
  partner_id: z.nullable(id),
  type: openEnum(notificationTypes),
  severity: openEnum(severities),
  /** At most 80 letters. */
  title: z.string(),
  /** At most 240 letters. */
  body: z.string(),
  entity: z.nullable(z.object({ type: z.string(), id: z.string() })),
  /** Path inside the portal. */
  link: z.nullable(z.string()),
  action_label: z.nullable(z.string()),
  /** Whether it waits for somebody to do something. */
  needs_action: z.boolean(),
  channels: z.array(openEnum(channels)),
  /** Repeats of one key stand for each other: the newest replaces those before it that nobody has read. */
  group_key: z.nullable(z.string()),
  created_at: instant,
  read_at: z.nullable(instant),
})
export type Notification = z.output<typeof Notification>
