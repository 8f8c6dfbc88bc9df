import { paths } from '@vehicle-partner/domain'
import type { uploadTypes } from '@vehicle-partner/domain'
import type { Notification } from '../notifications/notification.ts'
import type { Preference } from '../notifications/notificationPreferences.ts'
import type { Position } from '../telemetry/position.ts'
import type { EmittedEvent } from './emitEvent.ts'
import { demoId } from './demoId.ts'
import { demoOrganizations } from './demoOrganizations.ts'
import { demoPeople } from './demoPeople.ts'
import type { DemoData } from './demoData.ts'

/** Notifications, preferences, uploads, realtime events and positions of the mock. */
export interface MockInbox {
  notifications: (Notification & { user_id: string })[]
  /** Preferences that differ from the defaults, by user. */
  preferences: Record<string, Preference[]>
  uploads: {
    id: string
    kind: string
    name: string
    size: number
    mime: (typeof uploadTypes)[number]
    user_id: string
    partner_id: string | null
  }[]
  emittedEvents: EmittedEvent[]
  listeners: Set<(emittedEvents: EmittedEvent) => void>
  positions: (Position & { partner_id: string })[]
}

/** The initial inbox. */
export function createMockInbox(now: Date): MockInbox {
  return {
    notifications: demoNotifications.map((each, index) => ({
      ...notificationDefaults,
      ...each,
      id: demoId('ntf', index + 1),
      created_at: minutesAgo(now, each.minutes),
      read_at: each.read ? minutesAgo(now, each.minutes - 1) : null,
    })),
    preferences: {},
    uploads: [],
    emittedEvents: [],
    listeners: new Set(),
    positions: [],
  }
}

const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const notificationDefaults = {
  partner_id: demoOrganizations.okafor.id,
  entity: null,
  action_label: null,
  needs_action: false,
  channels: ['in_app'],
  group_key: null,
}

type DemoNotification = Pick<Notification, 'type' | 'severity' | 'title' | 'body' | 'link'> &
  Partial<Pick<Notification, 'action_label' | 'needs_action' | 'entity'>> & { user_id: string; minutes: number; read?: true }

const notificationTexts = {
  expired: {
    type: 'document.expired',
    severity: 'critical',
    title: '2 documents have expired',
    body: 'Vehicles with expired documents get no trips.',
    link: paths.vehicles({ compliance: 'expired' }),
    action_label: 'Renew documents',
    needs_action: true,
    minutes: 42,
  },
  late: {
    type: 'trip.late',
    severity: 'warning',
    title: 'Ajah – CMS is 18 minutes late',
    body: 'The trip of 14:00 has not reached Jakande yet.',
    link: paths.trips({ group: 'active' }),
    minutes: 95,
  },
  paid: {
    type: 'payout.paid',
    severity: 'success',
    title: 'Your payout is on its way',
    body: 'The bank has taken the payout for October.',
    link: paths.payouts(),
    minutes: 3 * 1440,
    read: true,
  },
} as const satisfies Record<string, Omit<DemoNotification, 'user_id'>>

const demoNotifications: readonly DemoNotification[] = [
  { ...notificationTexts.expired, user_id: demoPeople.owner.id },
  { ...notificationTexts.late, user_id: demoPeople.owner.id },
  { ...notificationTexts.paid, user_id: demoPeople.owner.id },
  { ...notificationTexts.expired, user_id: demoPeople.vehicles.id },
  { ...notificationTexts.late, user_id: demoPeople.trips.id },
  { ...notificationTexts.paid, user_id: demoPeople.earnings.id },
]

/** Stores an upload and returns it as the API does. */
export function storeUpload(demoData: DemoData, upload: Omit<MockInbox['uploads'][number], 'id' | 'partner_id'>) {
  const id = `upl_demo${demoData.uploads.length + 1}`
  demoData.uploads.push({ ...upload, id, partner_id: null })
  const { name, size, mime } = upload
  return { Location: `/files/${id}`, name, size, mime }
}

/** Finds the user's uploads by location. Undefined if one is missing or belongs to another user. */
export function findUploads(demoData: DemoData, userId: string, locations: readonly string[]): MockInbox['uploads'] | undefined {
  const found = locations.flatMap((location) =>
    demoData.uploads.filter(({ id, user_id }) => user_id === userId && location.split('?')[0] === `/files/${id}`),
  )
  return found.length === locations.length ? found : undefined
}
