import { describe, expect, test } from 'vitest'
import {
  documentTransitions,
  documentStatuses,
  driverTransitions,
  driverStatuses,
  canTransition,
  restoredStatus,
  vehicleTransitions,
  vehicleStatuses,
} from './fleetStatuses.ts'

const transitionsBy = <State extends string>(
  graph: Parameters<typeof canTransition<State>>[0],
  states: readonly State[],
  actor: 'partner' | 'operator',
) => states.flatMap((from) => states.flatMap((to) => (canTransition(graph, from, to, actor) ? [`${from} → ${to}`] : [])))

describe('transitions a partner may make', () => {
  test('of a vehicle', () =>
    expect(transitionsBy(vehicleTransitions, vehicleStatuses, 'partner')).toEqual([
      'draft → pending_review',
      'draft → archived',
      'pending_review → archived',
      'active → inactive',
      'active → archived',
      'inactive → active',
      'inactive → archived',
      'suspended → archived',
      'rejected → pending_review',
      'rejected → archived',
      'archived → inactive',
    ]))
  test('of a driver', () =>
    expect(transitionsBy(driverTransitions, driverStatuses, 'partner')).toEqual([
      'pending_review → archived',
      'active → inactive',
      'active → archived',
      'inactive → active',
      'inactive → archived',
      'suspended → archived',
      'rejected → pending_review',
      'rejected → archived',
      'archived → inactive',
    ]))
  test('of a document: none', () => expect(transitionsBy(documentTransitions, documentStatuses, 'partner')).toEqual([]))
})

test('only the operator suspends and lifts a suspension', () => {
  expect(transitionsBy(vehicleTransitions, vehicleStatuses, 'operator').filter((transition) => transition.includes('suspended'))).toEqual([
    'active → suspended',
    'inactive → suspended',
    'suspended → active',
  ])
})

describe('a restore', () => {
  test.each([
    ['active', 'inactive'],
    ['inactive', 'inactive'],
    ['draft', 'draft'],
    ['pending_review', 'pending_review'],
    ['rejected', 'rejected'],
    ['suspended', 'suspended'],
    [null, 'inactive'],
  ] as const)('of what was %s is %s, and a transition of the graph', (before, after) => {
    expect(restoredStatus(before)).toBe(after)
    expect(Object.keys(vehicleTransitions.archived)).toContain(after)
  })
})

test('no status changes to itself', () => {
  for (const state of vehicleStatuses)
    for (const actor of ['partner', 'operator', 'system'] as const)
      expect(canTransition(vehicleTransitions, state, state, actor)).toBe(false)
})
