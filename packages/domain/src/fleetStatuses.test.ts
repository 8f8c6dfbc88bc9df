import { describe, expect, test } from 'vitest'
import {
  documentTransitions,
  documentStatuses,
  driverTransitions,
  driverStatuses,
  canTransition,
  vehicleTransitions,
  vehicleStatuses,
} from './fleetStatuses.ts'

const movesOf = <State extends string>(
  graph: Parameters<typeof canTransition<State>>[0],
  states: readonly State[],
  mover: 'partner' | 'operator',
) => states.flatMap((from) => states.flatMap((to) => (canTransition(graph, from, to, mover) ? [`${from} → ${to}`] : [])))

describe('what a partner may do, and nothing else', () => {
  test('with a vehicle', () =>
    expect(movesOf(vehicleTransitions, vehicleStatuses, 'partner')).toEqual([
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
  test('with a driver', () =>
    expect(movesOf(driverTransitions, driverStatuses, 'partner')).toEqual([
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
  test('with a document: nothing', () => expect(movesOf(documentTransitions, documentStatuses, 'partner')).toEqual([]))
})

test('only the operator suspends, and lifts it again', () => {
  expect(movesOf(vehicleTransitions, vehicleStatuses, 'operator').filter((move) => move.includes('suspended'))).toEqual([
    'active → suspended',
    'inactive → suspended',
    'suspended → active',
  ])
})

test('nothing moves to where it is', () => {
  for (const state of vehicleStatuses)
    for (const mover of ['partner', 'operator', 'system'] as const)
      expect(canTransition(vehicleTransitions, state, state, mover)).toBe(false)
})
