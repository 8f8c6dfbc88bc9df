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
export type Mover = 'partner' | 'operator' | 'system'
type Graph<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly Mover[]>>>>>

const partner = ['partner'] as const
const operator = ['operator'] as const
const review = ['operator', 'system'] as const

/** Every move of a vehicle; what is not here is not possible. */
export const vehicleGraph: Graph<VehicleStatus> = {
  draft: { pending_review: partner, archived: partner },
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, pending_review: ['system'], suspended: operator, archived: partner },
  inactive: { active: partner, pending_review: ['system'], suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner },
}

/** Every move of a driver. */
export const driverGraph: Graph<DriverStatus> = {
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, suspended: operator, archived: partner },
  inactive: { active: partner, suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner },
}

/** Every move of a paper. */
export const documentGraph: Graph<DocumentStatus> = {
  under_review: { approved: review, rejected: review },
  approved: { superseded: ['system'] },
  rejected: {},
  superseded: {},
}

/** Whether somebody may move something from one state to another. */
export function mayMove<State extends string>(graph: Graph<State>, from: State, to: State, mover: Mover): boolean {
  return graph[from][to]?.includes(mover) ?? false
}

/** Days for which what was removed can be brought back. */
export const restoreDays = 90
