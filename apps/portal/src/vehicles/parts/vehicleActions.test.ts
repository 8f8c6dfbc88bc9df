import { canTransition, vehicleStatuses, vehicleTransitions, type VehicleStatus } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { listVehicleActions, vehicleQuestionOf, vehicleStatusAfter, type VehicleQuestion } from './vehicleActions.ts'

const driver = { id: 'drv_1', fname: 'Musa', lname: 'Bello', avatar: null, phone: '+2348030001007' }

test.each<[status: VehicleStatus, actions: VehicleQuestion[]]>([
  ['draft', ['assign', 'submit', 'remove']],
  ['pending_review', ['assign', 'remove']],
  ['active', ['assign', 'pause', 'remove']],
  ['inactive', ['assign', 'resume', 'remove']],
  ['suspended', ['assign', 'remove']],
  ['rejected', ['assign', 'submit', 'remove']],
  ['archived', ['restore']],
])('a vehicle that is %s offers %j', (status, actions) => {
  expect(listVehicleActions({ status, driver: null })).toEqual(actions)
})

test('with a driver it can be unassigned', () => {
  expect(listVehicleActions({ status: 'active', driver })).toEqual(['assign', 'unassign', 'pause', 'remove'])
})

test.each(vehicleStatuses)('every status that a %s vehicle offers is one that the server allows', (status) => {
  const offered = new Set<string>(listVehicleActions({ status, driver }))
  const targets = Object.entries(vehicleStatusAfter).flatMap(([question, target]) => (offered.has(question) ? [target] : []))
  expect(targets.filter((target) => !canTransition(vehicleTransitions, status, target, 'partner'))).toEqual([])
})

test.each([
  ['paused', 'resume'],
  ['removed', 'restore'],
  ['no_driver', 'assign'],
])('the reason %s leads to %s', (code, question) => expect(vehicleQuestionOf(code)).toBe(question))
