import { describe, expect, test } from 'vitest'
import { canTransition } from './fleetStatuses.ts'
import {
  canShareTrip,
  formatDelay,
  isMissed,
  listTripNeeds,
  tripTransitions,
  tripGroup,
  tripLock,
  tripsOverlap,
  tripStatuses,
} from './trips.ts'

const transitionsBy = (mover: 'partner' | 'operator' | 'system') =>
  tripStatuses.flatMap((from) => tripStatuses.flatMap((to) => (canTransition(tripTransitions, from, to, mover) ? [`${from} → ${to}`] : [])))

describe('transitions of a trip', () => {
  test('by the partner', () =>
    expect(transitionsBy('partner')).toEqual([
      'scheduled → assigned',
      'assigned → scheduled',
      'boarding → interrupted',
      'in_progress → interrupted',
    ]))
  test('by the operator', () =>
    expect(transitionsBy('operator')).toEqual([
      'scheduled → assigned',
      'scheduled → cancelled',
      'assigned → scheduled',
      'assigned → cancelled',
      'boarding → cancelled',
      'in_progress → completed',
      'interrupted → in_progress',
      'interrupted → completed',
      'interrupted → cancelled',
    ]))
  test('a finished trip has no transitions', () => {
    for (const from of ['completed', 'cancelled', 'missed'] as const) expect(tripTransitions[from]).toEqual({})
  })
  test('only the system marks a trip that has not started as missed', () => {
    expect(transitionsBy('system').filter((transition) => transition.endsWith('missed'))).toEqual([
      'scheduled → missed',
      'assigned → missed',
    ])
  })
})

test.each([
  ['scheduled', 'upcoming'],
  ['assigned', 'upcoming'],
  ['boarding', 'active'],
  ['in_progress', 'active'],
  ['interrupted', 'active'],
  ['completed', 'history'],
  ['cancelled', 'history'],
  ['missed', 'history'],
  ['from_the_future', 'history'],
])('a trip that is %s is %s', (status, group) => expect(tripGroup(status)).toBe(group))

test.each([
  ['assigned', '2026-11-21T05:14:59.999Z', false],
  ['assigned', '2026-11-21T05:15:00.000Z', true],
  ['scheduled', '2026-11-22T05:15:00.000Z', true],
  // Brought forward by the operator.
  ['in_progress', '2026-11-20T05:15:00.000Z', true],
  ['interrupted', '2026-11-22T06:00:00.000Z', true],
  ['completed', '2026-11-22T06:00:00.000Z', false],
  ['cancelled', '2026-11-21T06:00:00.000Z', false],
])('a trip of 05:15 that is %s at %s: can be shared %s', (status, now, can) =>
  expect(canShareTrip(new Date('2026-11-22T05:15:00Z'), status, new Date(now))).toBe(can),
)

describe('the lock', () => {
  const departure = new Date('2026-11-22T05:15:00Z')
  test.each([
    ['assigned', '2026-11-22T04:14:59.999Z', true],
    ['scheduled', '2026-11-22T04:14:59.999Z', true],
    ['assigned', '2026-11-22T04:15:00.000Z', false],
    ['boarding', '2026-11-22T01:00:00.000Z', false],
    ['completed', '2026-11-22T01:00:00.000Z', false],
  ])('%s at %s: can change %s', (status, now, can_change) =>
    expect(tripLock(departure, status, new Date(now))).toEqual({ locked_at: '2026-11-22T04:15:00.000Z', can_change }),
  )
})

test.each([
  ['2026-11-22T05:44:59.999Z', false],
  ['2026-11-22T05:45:00.000Z', true],
])('not begun at %s: missed %s', (now, missed) => expect(isMissed(new Date('2026-11-22T05:15:00Z'), new Date(now))).toBe(missed))

describe('overlapping trips', () => {
  const span = (from: string, to: string) => ({ from: new Date(`2026-11-22T${from}:00Z`), to: new Date(`2026-11-22T${to}:00Z`) })
  test.each([
    ['05:00', '06:00', '06:00', '07:00', false],
    ['05:00', '06:01', '06:00', '07:00', true],
    ['05:00', '09:00', '06:00', '07:00', true],
    ['06:00', '07:00', '05:00', '09:00', true],
    ['08:00', '09:00', '05:00', '07:00', false],
  ])('%s–%s and %s–%s: overlap %s', (a, b, c, d, overlap) => {
    expect(tripsOverlap(span(a, b), span(c, d))).toBe(overlap)
    expect(tripsOverlap(span(c, d), span(a, b))).toBe(overlap)
  })
})

describe('needs of a trip', () => {
  const good = { status: 'assigned', vehicle_id: 'v', driver_id: 'd', documents: false, notActive: false, openIssues: 0 }
  test.each([
    ['nothing', {}, []],
    ['a driver', { status: 'scheduled', vehicle_id: null, driver_id: null }, ['no_driver']],
    ['documents', { documents: true }, ['documents']],
    ['a vehicle at work', { notActive: true }, ['not_active']],
    ['help', { status: 'in_progress', openIssues: 1, documents: true }, ['issue_open']],
    ['nothing any more', { status: 'completed', openIssues: 2, documents: true }, []],
  ])('%s', (_, change, needs) => expect(listTripNeeds({ ...good, ...change })).toEqual(needs))
})

test.each([
  [-60, '1 min early'],
  [-29, undefined],
  [0, undefined],
  [29, undefined],
  [30, '1 min late'],
  [3660, '61 min late'],
])('%i seconds from plan are %s', (seconds, text) => expect(formatDelay(seconds)).toBe(text))
