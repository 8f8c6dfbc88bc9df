import type { Driver } from '@vehicle-partner/api'
import type { ActionMenuItem } from '../../loading/OpenedActionMenu.tsx'

/** An action on a driver that asks before it happens. */
export type DriverQuestion = 'assign' | 'unassign' | 'pause' | 'resume' | 'submit' | 'remove' | 'restore'

/** The status that a question sets; an assignment sets none. */
export const driverStatusAfter = {
  pause: 'inactive',
  resume: 'active',
  submit: 'pending_review',
  remove: 'archived',
  restore: 'inactive',
} as const satisfies Partial<Record<DriverQuestion, string>>

/** What the action does in a menu. */
export const driverMenuActions = {
  assign: 'assignVehicle',
  unassign: 'unassignVehicle',
  pause: 'pause',
  resume: 'resume',
  submit: 'submit',
  remove: 'remove',
  restore: 'restore',
} as const satisfies Record<DriverQuestion, ActionMenuItem['action']>

/** What a menu calls the action. */
export const driverActionLabels: Readonly<Record<DriverQuestion, string>> = {
  assign: 'Assign a vehicle',
  unassign: 'Unassign the vehicle',
  pause: 'Pause',
  resume: 'Resume',
  submit: 'Send for review',
  remove: 'Remove',
  restore: 'Restore',
}

/** The statuses in which a driver may be given a vehicle. */
const assignable = new Set(['pending_review', 'active', 'inactive'])

/** The actions that a partner may take now, in the order of a menu (product.md 3.3). The server checks them again. */
export function listDriverActions({ status, vehicle }: Pick<Driver, 'status' | 'vehicle'>): DriverQuestion[] {
  if (status === 'archived') return ['restore']
  const byStatus: Readonly<Record<string, readonly DriverQuestion[]>> = { active: ['pause'], inactive: ['resume'], rejected: ['submit'] }
  return [
    ...(assignable.has(status) ? (['assign'] as const) : []),
    ...(vehicle ? (['unassign'] as const) : []),
    ...(byStatus[status] ?? []),
    'remove',
  ]
}

/** The question that resolves a reason for getting no trips; undefined where the reason has another way out. */
export const driverQuestionOf = (blocker: string): DriverQuestion | undefined =>
  blocker === 'no_vehicle' ? 'assign' : blocker === 'paused' ? 'resume' : blocker === 'removed' ? 'restore' : undefined
