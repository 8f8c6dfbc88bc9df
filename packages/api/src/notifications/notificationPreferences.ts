import * as z from 'zod/mini'
import { notificationTypes, type Channel, type NotificationType } from './notification.ts'

/** The channels of one notification type. */
export const Preference = z.object({
  type: z.enum(notificationTypes),
  in_app: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
})
export type Preference = z.output<typeof Preference>

/** Changes of the settlement account are always sent by all channels. */
const lockedTypes: ReadonlySet<NotificationType> = new Set(['account.added', 'account.changed'])

/** Whether the channels of a type are fixed. */
export const isLocked = (type: NotificationType): boolean => lockedTypes.has(type)

const emailedByDefault =
  /^(document\.(expiring|expired|rejected)|kyc|vehicle\.(rejected|suspended)|driver\.(rejected|suspended)|payslip|payout|account|dispute|rate_card|member\.joined)/
const textedByDefault = /^(document\.expired|vehicle\.suspended|payout\.failed|account|trip\.(no_driver|no_documents))/

/** The default channels of a type. */
export const defaultPreference = (type: NotificationType): Preference => ({
  type,
  in_app: true,
  email: emailedByDefault.test(type),
  sms: textedByDefault.test(type),
})

/** The channels of all types: the user's, or the defaults. */
export const fillPreferences = (preferences: readonly Preference[]): Preference[] =>
  notificationTypes.map((type) =>
    isLocked(type) ? defaultPreference(type) : (preferences.find((each) => each.type === type) ?? defaultPreference(type)),
  )

/** From 21:00 to 06:00 in Lagos only text messages that are critical or about the settlement account are sent. */
export const isQuietHour = (lagosHour: number): boolean => lagosHour >= 21 || lagosHour < 6

/** The channels by which a notification is sent to a user. */
export function chooseChannels(preference: Preference, severity: string, lagosHour: number): Channel[] {
  // Money is redirected at night.
  const sms = preference.sms && (severity === 'critical' || isLocked(preference.type) || !isQuietHour(lagosHour))
  return [
    ...(preference.in_app ? (['in_app'] as const) : []),
    ...(preference.email ? (['email'] as const) : []),
    ...(sms ? (['sms'] as const) : []),
  ]
}
