import type { TransitionActor } from './fleetStatuses.ts'

/** Statuses of a trip. */
export const tripStatuses = ['scheduled', 'assigned', 'boarding', 'in_progress', 'completed', 'cancelled', 'interrupted', 'missed'] as const
export type TripStatus = (typeof tripStatuses)[number]

/** Groups of trips: not started, under way, finished. */
export const tripGroups = ['upcoming', 'active', 'history'] as const
export type TripGroup = (typeof tripGroups)[number]

/** The statuses of each group. */
export const tripGroupStatuses: Readonly<Record<TripGroup, readonly TripStatus[]>> = {
  upcoming: ['scheduled', 'assigned'],
  active: ['boarding', 'in_progress', 'interrupted'],
  history: ['completed', 'cancelled', 'missed'],
}

/** The group of a status; an unknown status counts as history. */
export const tripGroup = (status: string): TripGroup =>
  tripGroups.find((group) => (tripGroupStatuses[group] as readonly string[]).includes(status)) ?? 'history'

/** Allowed transitions of a trip and who may make them; the driver's app acts as the system. All others are rejected. */
export const tripTransitions: Readonly<Record<TripStatus, Readonly<Partial<Record<TripStatus, readonly TransitionActor[]>>>>> = {
  scheduled: { assigned: ['partner', 'operator'], cancelled: ['operator', 'system'], missed: ['system'] },
  assigned: {
    scheduled: ['partner', 'operator', 'system'],
    boarding: ['system'],
    cancelled: ['operator', 'system'],
    missed: ['system'],
  },
  boarding: { in_progress: ['system'], interrupted: ['partner', 'system'], cancelled: ['operator', 'system'] },
  in_progress: { completed: ['operator', 'system'], interrupted: ['partner', 'system'] },
  interrupted: { in_progress: ['operator', 'system'], completed: ['operator', 'system'], cancelled: ['operator', 'system'] },
  completed: {},
  cancelled: {},
  missed: {},
}

/** Minutes before departure from which a partner can no longer change or decline a trip. */
export const tripLockMinutes = 60

/** Minutes after departure from which a trip that has not started counts as missed. */
export const tripMissedMinutes = 30

/** Delay in seconds from which a trip counts as late and a notification is sent. */
export const tripLateSeconds = 15 * 60

/** How far from plan: '9 min late', '2 min early'. Takes seconds, negative if early. Undefined within half a minute of the plan. */
export function formatDelay(seconds: number): string | undefined {
  const minutes = Math.round(seconds / 60)
  if (minutes === 0) return undefined
  return `${Math.abs(minutes)} min ${minutes > 0 ? 'late' : 'early'}`
}

const minuteMs = 60_000

/** When a trip locks, and whether the partner can still change or decline it. */
export function tripLock(departureAt: Date, status: string, now: Date): { locked_at: string; can_change: boolean } {
  const locked = new Date(departureAt.getTime() - tripLockMinutes * minuteMs)
  return { locked_at: locked.toISOString(), can_change: tripGroup(status) === 'upcoming' && now < locked }
}

/** Whether a trip that has not started counts as missed. */
export const isMissed = (departureAt: Date, now: Date): boolean => now.getTime() - departureAt.getTime() >= tripMissedMinutes * minuteMs

/** Hours before departure from which a trip can be shared by a live link. */
export const tripShareHours = 24

/** When a trip can be shared from. */
export const tripShareOpens = (departureAt: Date): Date => new Date(departureAt.getTime() - tripShareHours * 60 * minuteMs)

/** Whether a trip can be shared: from a day before departure until it is over. */
export const canShareTrip = (departureAt: Date, status: string, now: Date): boolean =>
  tripGroup(status) === 'active' || (tripGroup(status) === 'upcoming' && now >= tripShareOpens(departureAt))

interface Span {
  from: Date
  to: Date
}

/** Whether two trips of one vehicle or driver overlap; one may start at the moment the other ends. */
export const tripsOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** Reasons for declining a trip. */
export const declineReasons = ['vehicle_fault', 'driver_unavailable', 'documents', 'safety', 'other'] as const
/** Labels of the reasons. */
export const declineLabels: Readonly<Record<(typeof declineReasons)[number], string>> = {
  vehicle_fault: 'The vehicle is out of order',
  driver_unavailable: 'The driver is not available',
  documents: 'Documents are not in order',
  safety: 'It is not safe',
  other: 'Another reason',
}

/** Categories of trip issues. */
export const issueCategories = ['breakdown', 'accident', 'delay', 'security', 'passenger', 'driver', 'other'] as const
/** Severities of trip issues; `stopped`: the vehicle cannot continue. */
export const issueSeverities = ['low', 'medium', 'high', 'stopped'] as const
/** Progress of the operator on an issue. */
export const issueStates = ['open', 'acknowledged', 'replacement_sent', 'resolved'] as const
/** Whether an issue is still open. */
export const isIssueOpen = (state: string): boolean => state !== 'resolved'

/** Reasons why a trip needs action by the partner. */
export const tripNeeds = ['no_driver', 'documents', 'not_active', 'issue_open'] as const
export type TripNeed = (typeof tripNeeds)[number]

/** The facts that decide what a trip needs. */
export interface TripNeedFacts {
  status: string
  vehicle_id: string | null
  driver_id: string | null
  /** Documents of the vehicle or the driver, or the driver's licence, are not in force. */
  documents: boolean
  /** The vehicle or the driver is not active. */
  notActive: boolean
  openIssues: number
}

/** What the partner has to do for a trip; empty once it is finished. */
export function listTripNeeds(trip: TripNeedFacts): TripNeed[] {
  const group = tripGroup(trip.status)
  const needs: TripNeed[] = []
  if (group === 'upcoming') {
    if (trip.vehicle_id === null || trip.driver_id === null) needs.push('no_driver')
    if (trip.documents) needs.push('documents')
    if (trip.notActive) needs.push('not_active')
  }
  if (group !== 'history' && trip.openIssues > 0) needs.push('issue_open')
  return needs
}
