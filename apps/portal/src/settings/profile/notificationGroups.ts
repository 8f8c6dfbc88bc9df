import type { Api } from '@vehicle-partner/api'

/** The channels of one notification type, and whether they are fixed. */
export type PreferenceState = Awaited<ReturnType<Api['notifications']['preferences']>>['data'][number]
type NotificationType = PreferenceState['type']

export const channels = [
  { value: 'in_app', label: 'In the portal' },
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'SMS' },
] as const

interface Group {
  id: string
  title: string
  labels: Partial<Record<NotificationType, string>>
}

const groups: readonly Group[] = [
  {
    id: 'money',
    title: 'Money',
    labels: {
      'payslip.issued': 'A payslip is ready',
      'payout.scheduled': 'A payout is scheduled',
      'payout.paid': 'A payout is paid',
      'payout.failed': 'A payout failed',
      'payout.on_hold': 'A payout is on hold',
      'rate_card.changing': 'Rates change',
      'dispute.decided': 'A query about a line is answered',
      'account.added': 'A settlement account is added',
      'account.changed': 'The settlement account changes',
    },
  },
  {
    id: 'trips',
    title: 'Trips',
    labels: {
      'trip.assigned': 'A trip is assigned',
      'trip.changed': 'A trip changes',
      'trip.cancelled': 'A trip is cancelled',
      'trip.missed': 'A trip is missed',
      'trip.no_driver': 'A trip has no driver',
      'trip.no_documents': 'Documents for a trip are not valid',
      'trip.late': 'A trip is late',
      'trip.issue': 'An issue is reported on a trip',
    },
  },
  {
    id: 'fleet',
    title: 'Vehicles, drivers and documents',
    labels: {
      'vehicle.approved': 'A vehicle is approved',
      'vehicle.rejected': 'A vehicle is rejected',
      'vehicle.suspended': 'A vehicle is suspended',
      'driver.approved': 'A driver is approved',
      'driver.rejected': 'A driver is rejected',
      'driver.suspended': 'A driver is suspended',
      'document.expiring': 'A document expires soon',
      'document.expired': 'A document has expired',
      'document.approved': 'A document is approved',
      'document.rejected': 'A document is rejected',
    },
  },
  {
    id: 'organisation',
    title: 'Organisation and reports',
    labels: {
      'kyc.completed': 'The verification is completed',
      'kyc.declined': 'The verification is declined',
      'member.invited': 'A member is invited',
      'member.joined': 'A member joins',
      'member.revoked': 'A member is revoked',
      'report.ready': 'A report is ready',
      'system.notice': 'News about Vehicle Partner',
    },
  },
]

/** The preferences by group, each with its label, in the order of the groups. */
export const groupPreferences = (preferences: readonly PreferenceState[]) =>
  groups.map(({ id, title, labels }) => ({
    id,
    title,
    rows: preferences.flatMap((preference) => {
      const label = labels[preference.type]
      return label === undefined ? [] : [{ preference, label }]
    }),
  }))

/** The preference of a type in which these channels are chosen. */
export const preferenceOf = (type: NotificationType, chosen: readonly string[]) => ({
  type,
  in_app: chosen.includes('in_app'),
  email: chosen.includes('email'),
  sms: chosen.includes('sms'),
})
