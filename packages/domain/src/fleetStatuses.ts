/** Where a vehicle stands. */
export const vehicleStatuses = ['draft', 'pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]
/** Where a driver stands. */
export const driverStatuses = ['pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export type DriverStatus = (typeof driverStatuses)[number]
/** Where an uploaded paper stands; that it is missing, expiring or expired is told by the calendar. */
export const documentStatuses = ['under_review', 'approved', 'rejected', 'superseded'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** Who may move something from one state to another. */
export type TransitionActor = 'partner' | 'operator' | 'system'
type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly TransitionActor[]>>>>>

const partner = ['partner'] as const
const operator = ['operator'] as const
const review = ['operator', 'system'] as const

/** Every move of a vehicle; what is not here is not possible. */
export const vehicleTransitions: Transitions<VehicleStatus> = {
  draft: { pending_review: partner, archived: partner },
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, pending_review: ['system'], suspended: operator, archived: partner },
  inactive: { active: partner, pending_review: ['system'], suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner },
}

/** Every move of a driver. */
export const driverTransitions: Transitions<DriverStatus> = {
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, suspended: operator, archived: partner },
  inactive: { active: partner, suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner },
}

/** Every move of a paper. */
export const documentTransitions: Transitions<DocumentStatus> = {
  under_review: { approved: review, rejected: review },
  approved: { superseded: ['system'] },
  rejected: {},
  superseded: {},
}

/** Whether somebody may move something from one state to another. */
export function canTransition<State extends string>(graph: Transitions<State>, from: State, to: State, mover: TransitionActor): boolean {
  return graph[from][to]?.includes(mover) ?? false
}

/** Days for which what was removed can be brought back. */
export const restoreDays = 90
