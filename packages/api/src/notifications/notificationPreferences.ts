import * as z from 'zod/mini'
import { notificationTypes, type Channel, type NotificationType } from './notification.ts'

/** One line of the grid: where a person wants news of one type. */
export const Preference = z.object({
  type: z.enum(notificationTypes),
  in_app: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
})
export type Preference = z.output<typeof Preference>

/** News about where the money goes reaches everybody by every way that they had; nobody can switch it off. */
const lockedTypes: ReadonlySet<NotificationType> = new Set(['account.added', 'account.changed'])

/** Whether a type can be switched off at all. */
export const isLocked = (type: NotificationType): boolean => lockedTypes.has(type)

const emailedByDefault =
  /^(document\.(expiring|expired|rejected)|kyc|vehicle\.(rejected|suspended)|driver\.(rejected|suspended)|payslip|payout|account|dispute|rate_card|member\.joined)/
const textedByDefault = /^(document\.expired|vehicle\.suspended|payout\.failed|account|trip\.(no_driver|no_documents))/

/** What a person gets who has not said anything about the type. */
export const defaultPreference = (type: NotificationType): Preference => ({
  type,
  in_app: true,
  email: emailedByDefault.test(type),
  sms: textedByDefault.test(type),
})

/** The whole grid: what the person has said, and the usual for the rest. */
export const fillPreferences = (said: readonly Preference[]): Preference[] =>
  notificationTypes.map((type) =>
    isLocked(type) ? defaultPreference(type) : (said.find((each) => each.type === type) ?? defaultPreference(type)),
  )

/** From 21:00 to 06:00 in Lagos text messages wait for nobody but the critical ones. */
export const isQuietHour = (lagosHour: number): boolean => lagosHour >= 21 || lagosHour < 6

/** By which ways one notification goes to a person. */
export function chooseChannels(preference: Preference, severity: string, lagosHour: number): Channel[] {
  const sms = preference.sms && (severity === 'critical' || !isQuietHour(lagosHour))
  return [
    ...(preference.in_app ? (['in_app'] as const) : []),
    ...(preference.email ? (['email'] as const) : []),
    ...(sms ? (['sms'] as const) : []),
  ]
}
