/** Statuses of a vehicle. */
export const vehicleStatuses = ['draft', 'pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export type VehicleStatus = (typeof vehicleStatuses)[number]
/** Statuses of a driver. */
export const driverStatuses = ['pending_review', 'active', 'inactive', 'suspended', 'rejected', 'archived'] as const
export type DriverStatus = (typeof driverStatuses)[number]
/** The statuses of a driver who may be given a vehicle; one under review may have one already. */
export const statusesAwaitingVehicle = ['active', 'pending_review'] as const satisfies readonly DriverStatus[]
/** Statuses of an uploaded document. `missing`, `expiring` and `expired` are derived from the calendar. */
export const documentStatuses = ['under_review', 'approved', 'rejected', 'superseded'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** Who makes a transition. */
export type TransitionActor = 'partner' | 'operator' | 'system'
type Transitions<State extends string> = Readonly<Record<State, Readonly<Partial<Record<State, readonly TransitionActor[]>>>>>

const partner = ['partner'] as const
const operator = ['operator'] as const
const review = ['operator', 'system'] as const

/** Allowed transitions of a vehicle; all others are rejected. */
export const vehicleTransitions: Transitions<VehicleStatus> = {
  draft: { pending_review: partner, archived: partner },
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, pending_review: ['system'], suspended: operator, archived: partner },
  inactive: { active: partner, pending_review: ['system'], suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner, draft: ['system'], pending_review: ['system'], suspended: ['system'], rejected: ['system'] },
}

/** Allowed transitions of a driver. */
export const driverTransitions: Transitions<DriverStatus> = {
  pending_review: { active: review, rejected: review, archived: partner },
  active: { inactive: partner, pending_review: ['system'], suspended: operator, archived: partner },
  inactive: { active: partner, pending_review: ['system'], suspended: operator, archived: partner },
  suspended: { active: operator, archived: partner },
  rejected: { pending_review: partner, archived: partner },
  archived: { inactive: partner, pending_review: ['system'], suspended: ['system'], rejected: ['system'] },
}

/** Allowed transitions of a document. */
export const documentTransitions: Transitions<DocumentStatus> = {
  under_review: { approved: review, rejected: review },
  approved: { superseded: ['system'] },
  rejected: {},
  superseded: {},
}

/** Whether the actor may make this transition. */
export function canTransition<State extends string>(graph: Transitions<State>, from: State, to: State, mover: TransitionActor): boolean {
  return graph[from][to]?.includes(mover) ?? false
}

/** Days in which a removed vehicle or driver can be restored. */
export const restoreDays = 90

/**
 * The status to which a removed vehicle or driver is restored: paused if it was approved before. What was not approved, or was suspended, stays
 * so, because a removal is no decision of the operator. `before` is null where it is not known.
 */
export const restoredStatus = (before: VehicleStatus | null): Exclude<VehicleStatus, 'active' | 'archived'> =>
  before === null || before === 'active' || before === 'archived' ? 'inactive' : before
