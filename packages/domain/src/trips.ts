import type { TransitionActor } from './fleetStatuses.ts'

/** Where a trip stands. */
export const tripStatuses = ['scheduled', 'assigned', 'boarding', 'in_progress', 'completed', 'cancelled', 'interrupted', 'missed'] as const
export type TripStatus = (typeof tripStatuses)[number]

/** Trips that nobody has begun, that are under way, and that are over. */
export const tripGroups = ['upcoming', 'active', 'history'] as const
export type TripGroup = (typeof tripGroups)[number]

/** The states of each group. */
export const tripGroupStatuses: Readonly<Record<TripGroup, readonly TripStatus[]>> = {
  upcoming: ['scheduled', 'assigned'],
  active: ['boarding', 'in_progress', 'interrupted'],
  history: ['completed', 'cancelled', 'missed'],
}

/** The group of a state; a word that this version does not know counts as over. */
export const tripGroup = (status: string): TripGroup =>
  tripGroups.find((group) => (tripGroupStatuses[group] as readonly string[]).includes(status)) ?? 'history'

/** Every move of a trip and who may make it; the driver's app moves as the system. What is not here is not possible. */
export const tripTransitions: Readonly<Record<TripStatus, Readonly<Partial<Record<TripStatus, readonly TransitionActor[]>>>>> = {
  scheduled: { assigned: ['partner', 'operator'], cancelled: ['operator', 'system'] },
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

/** A partner changes who drives a trip, or declines it, until so many minutes before it departs. */
export const tripLockMinutes = 60

/** A trip that nobody has begun so many minutes after its departure is missed. */
export const tripMissedMinutes = 30

/** A trip that is so many seconds behind its plan is late: somebody is told. */
export const tripLateSeconds = 15 * 60

const minuteMs = 60_000

/** Until when a partner may change or decline a trip, and whether that is still possible. */
export function tripLock(departureAt: Date, status: string, now: Date): { locked_at: string; can_change: boolean } {
  const locked = new Date(departureAt.getTime() - tripLockMinutes * minuteMs)
  return { locked_at: locked.toISOString(), can_change: tripGroup(status) === 'upcoming' && now < locked }
}

/** Whether a trip that waits for its driver is missed by now. */
export const isMissed = (departureAt: Date, now: Date): boolean => now.getTime() - departureAt.getTime() >= tripMissedMinutes * minuteMs

interface Span {
  from: Date
  to: Date
}

/** Whether two trips of one vehicle or driver get in each other's way; one may begin in the moment in which the other ends. */
export const tripsOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** Why a partner declines a trip. */
export const declineReasons = ['vehicle_fault', 'driver_unavailable', 'documents', 'safety', 'other'] as const
/** The reasons in words for people. */
export const declineLabels: Readonly<Record<(typeof declineReasons)[number], string>> = {
  vehicle_fault: 'The vehicle is out of order',
  driver_unavailable: 'The driver is not available',
  documents: 'Documents are not in order',
  safety: 'It is not safe',
  other: 'Another reason',
}

/** What can be wrong on a trip. */
export const issueCategories = ['breakdown', 'accident', 'delay', 'security', 'passenger', 'driver', 'other'] as const
/** How bad it is; `stopped`: the vehicle cannot go on. */
export const issueSeverities = ['low', 'medium', 'high', 'stopped'] as const
/** How far the operator has come with it. */
export const issueStates = ['open', 'acknowledged', 'replacement_sent', 'resolved'] as const
/** Whether somebody still has to do something about an issue. */
export const isIssueOpen = (state: string): boolean => state !== 'resolved'

/** Why a trip needs somebody of the organisation. */
export const tripNeeds = ['no_driver', 'documents', 'not_active', 'issue_open'] as const
export type TripNeed = (typeof tripNeeds)[number]

/** What a trip depends on, beside itself. */
export interface TripNeedFacts {
  status: string
  vehicle_id: string | null
  driver_id: string | null
  /** Documents of the vehicle or the driver are expired, rejected or missing. */
  documents: boolean
  /** The vehicle or the driver does not work at the moment. */
  notActive: boolean
  openIssues: number
}

/** What somebody of the organisation has to do for a trip; nothing once it is over. */
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
