import { paths } from '@vehicle-partner/domain'
import type { uploadTypes } from '@vehicle-partner/domain'
import type { Notification } from '../notifications/notification.ts'
import type { Preference } from '../notifications/notificationPreferences.ts'
import type { Position } from '../telemetry/position.ts'
import type { EmittedEvent } from './emitEvent.ts'
import { demoId } from './demoId.ts'
import { organizations } from './demoOrganizations.ts'
import { people } from './demoPeople.ts'
import type { DemoData } from './demoData.ts'

/** What reaches people in a world: notifications, events, files and where vehicles are. */
export interface Inbox {
  notifications: (Notification & { user_id: string })[]
  /** What people have said, by user. */
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

/** The inbox with which every world begins. */
export function inboxOf(now: Date): Inbox {
  return {
    notifications: demoNotifications.map((each, index) => ({
      ...base,
      ...each,
      id: demoId('ntf', index + 1),
      created_at: before(now, each.minutes),
      read_at: each.read ? before(now, each.minutes - 1) : null,
    })),
    preferences: {},
    uploads: [],
    emittedEvents: [],
    listeners: new Set(),
    positions: [],
  }
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const base = {
  partner_id: organizations.okafor.id,
  entity: null,
  action_label: null,
  needs_action: false,
  channels: ['in_app'],
  group_key: null,
}

type Words = Pick<Notification, 'type' | 'severity' | 'title' | 'body' | 'link'> &
  Partial<Pick<Notification, 'action_label' | 'needs_action' | 'entity'>> & { user_id: string; minutes: number; read?: true }

const words = {
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
} as const satisfies Record<string, Omit<Words, 'user_id'>>

const demoNotifications: readonly Words[] = [
  { ...words.expired, user_id: people.owner.id },
  { ...words.late, user_id: people.owner.id },
  { ...words.paid, user_id: people.owner.id },
  { ...words.expired, user_id: people.vehicles.id },
  { ...words.late, user_id: people.trips.id },
  { ...words.paid, user_id: people.earnings.id },
]

/** Keeps an upload of a person; answers it as the wire does. */
export function keepUpload(demoData: DemoData, upload: Omit<Inbox['uploads'][number], 'id' | 'partner_id'>) {
  const id = `upl_demo${demoData.uploads.length + 1}`
  demoData.uploads.push({ ...upload, id, partner_id: null })
  const { name, size, mime } = upload
  return { Location: `/files/${id}`, name, size, mime }
}

/** The uploads of these addresses; undefined when one is not there or somebody else's. */
export function uploadsAt(demoData: DemoData, userId: string, locations: readonly string[]): Inbox['uploads'] | undefined {
  const found = locations.flatMap((location) =>
    demoData.uploads.filter(({ id, user_id }) => user_id === userId && location.split('?')[0] === `/files/${id}`),
  )
  return found.length === locations.length ? found : undefined
}
