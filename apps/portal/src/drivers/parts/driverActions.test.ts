import { canTransition, driverStatuses, driverTransitions, type DriverStatus } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { driverQuestionOf, driverStatusAfter, listDriverActions, type DriverQuestion } from './driverActions.ts'

const vehicle = { id: 'veh_1', registration_number: 'LND-482XA', brand: 'Toyota', name: 'Hiace', year: 2014 }

test.each<[status: DriverStatus, actions: DriverQuestion[]]>([
  ['pending_review', ['assign', 'remove']],
  ['active', ['assign', 'pause', 'remove']],
  ['inactive', ['assign', 'resume', 'remove']],
  ['suspended', ['remove']],
  ['rejected', ['submit', 'remove']],
  ['archived', ['restore']],
])('a driver who is %s offers %j', (status, actions) => {
  expect(listDriverActions({ status, vehicle: null })).toEqual(actions)
})

test('with a vehicle it can be taken away', () => {
  expect(listDriverActions({ status: 'active', vehicle })).toEqual(['assign', 'unassign', 'pause', 'remove'])
})

test.each(driverStatuses)('every status that a %s driver offers is one that the server allows', (status) => {
  const offered = new Set<string>(listDriverActions({ status, vehicle }))
  const targets = Object.entries(driverStatusAfter).flatMap(([question, target]) => (offered.has(question) ? [target] : []))
  expect(targets.filter((target) => !canTransition(driverTransitions, status, target, 'partner'))).toEqual([])
})

test.each([
  ['paused', 'resume'],
  ['removed', 'restore'],
  ['no_vehicle', 'assign'],
  ['document_expired', undefined],
])('the reason %s leads to %s', (code, question) => expect(driverQuestionOf(code)).toBe(question))
