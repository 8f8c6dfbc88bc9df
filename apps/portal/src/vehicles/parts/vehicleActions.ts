import type { Vehicle } from '@vehicle-partner/api'
import type { ActionMenuItem } from '../../loading/OpenedActionMenu.tsx'

/** An action on a vehicle that asks before it happens. */
export type VehicleQuestion = 'assign' | 'unassign' | 'pause' | 'resume' | 'submit' | 'remove' | 'restore'

/** The status that a question sets; an assignment sets none. */
export const vehicleStatusAfter = {
  pause: 'inactive',
  resume: 'active',
  submit: 'pending_review',
  remove: 'archived',
  restore: 'inactive',
} as const satisfies Partial<Record<VehicleQuestion, string>>

/** What the action does in a menu. */
export const vehicleMenuActions = {
  assign: 'assignDriver',
  unassign: 'unassignDriver',
  pause: 'pause',
  resume: 'resume',
  submit: 'submit',
  remove: 'remove',
  restore: 'restore',
} as const satisfies Record<VehicleQuestion, ActionMenuItem['action']>

/** What a menu calls the action. */
export const vehicleActionLabels: Readonly<Record<VehicleQuestion, string>> = {
  assign: 'Assign a driver',
  unassign: 'Unassign the driver',
  pause: 'Pause',
  resume: 'Resume',
  submit: 'Send for review',
  remove: 'Remove',
  restore: 'Restore',
}

type ActionFacts = Pick<Vehicle, 'status' | 'driver'>

/** The actions that a partner may take now, in the order of a menu (product.md 3.1). The server checks them again. */
export function listVehicleActions({ status, driver }: ActionFacts): VehicleQuestion[] {
  if (status === 'archived') return ['restore']
  const byStatus: Readonly<Record<string, readonly VehicleQuestion[]>> = {
    active: ['pause'],
    inactive: ['resume'],
    draft: ['submit'],
    rejected: ['submit'],
  }
  return ['assign', ...(driver ? (['unassign'] as const) : []), ...(byStatus[status] ?? []), 'remove']
}

/** The question that resolves a reason for getting no trips. */
export const vehicleQuestionOf = (blocker: string): VehicleQuestion =>
  blocker === 'paused' ? 'resume' : blocker === 'removed' ? 'restore' : 'assign'
