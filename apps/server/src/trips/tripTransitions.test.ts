import { demoOrganizations } from '@vehicle-partner/api/mock'
import { canTransition, tripTransitions, tripGroup, tripStatuses, type TripStatus } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'

type TripRow = typeof trips.$inferSelect
const busyTrip = rowOf({ id: trips.id })

/** The actions on a trip, with the status that they lead to and the statuses that allow them. */
const actions = {
  assign: { to: 'assigned', from: ['scheduled', 'assigned'] },
  decline: { to: 'scheduled', from: ['assigned'] },
  stop: { to: 'interrupted', from: ['boarding', 'in_progress'] },
  start: { to: 'in_progress', from: ['assigned'] },
  breakdown: { to: 'interrupted', from: ['boarding', 'in_progress'] },
} as const satisfies Record<string, { to: TripStatus; from: readonly TripStatus[] }>
type Action = keyof typeof actions

/** The expected response and the status afterwards. */
function expectedResult(
  action: Action,
  state: TripStatus,
): { status: number; code: string | undefined; state: TripStatus; changed: boolean } {
  const { to, from } = actions[action]
  const done = action === 'stop' ? 201 : 200
  if ((from as readonly TripStatus[]).includes(state)) return { status: done, code: undefined, state: to, changed: true }
  // An issue can be reported on every trip that has not ended; the timeline shows it.
  if (action === 'stop' && tripGroup(state) !== 'history') return { status: 201, code: undefined, state, changed: true }
  return { status: 409, code: 'InvalidTransition', state, changed: false }
}

test('every action is a transition of the graph', () => {
  // A start includes the boarding; a reassignment is no transition.
  const steps = Object.values(actions).flatMap(({ to, from }) =>
    from.flatMap((state): [TripStatus, TripStatus][] => {
      if (to === 'in_progress') return [...pair(state, 'boarding'), ...pair('boarding', to)]
      return state === to ? [] : pair(state, to)
    }),
  )
  for (const [state, to] of steps)
    expect((['partner', 'system'] as const).some((mover) => canTransition(tripTransitions, state, to, mover))).toBe(true)
})

const pair = (from: TripStatus, to: TripStatus): [TripStatus, TripStatus][] => [[from, to]]

describe.each(databaseKinds())('transitions of a trip, on %s', (lane) => {
  let server: TestServer
  let token: string
  let trip: TripRow
  /** Who may drive it as well: an assignment that is there already changes nothing. */
  let otherDriver: string
  beforeAll(async () => {
    server = await testServer({ lane })
    token = await server.tokenOf('owner')
    // A trip far ahead whose vehicle and driver are free and may take trips.
    const list = await server.call(
      'GET',
      `/v1/partners/${demoOrganizations.okafor.id}/trips?status=assigned&perPage=100&sort=-departure_at`,
      {
        token,
      },
    )
    const { data } = list.body as { data: { id: string; needs: string[] }[] }
    const busy = await selectRows(
      server.db,
      busyTrip,
      sql`select a.id from trips a join trips b on (b.vehicle_id = a.vehicle_id or b.driver_id = a.driver_id) and b.status in ('boarding', 'in_progress', 'interrupted')`,
    )
    const id = data.find((each) => each.needs.length === 0 && !busy.some((other) => other.id === each.id))?.id ?? ''
    const [row] = await server.db.select().from(trips).where(eq(trips.id, id))
    if (!row) throw new Error('The demo data has no such trip')
    trip = row
    const candidates = await server.call('GET', `/v1/trips/${id}/candidates/drivers?vehicle_id=${row.vehicle_id}`, { token })
    const { data: drivers } = candidates.body as { data: { id: string; obstacles: string[] }[] }
    otherDriver = drivers.find((each) => each.id !== row.driver_id && each.obstacles.length === 0)?.id ?? ''
  })
  afterAll(() => server.close())

  /** Sets the status of the trip with the columns that belong to it. */
  async function setStatus(status: TripStatus): Promise<void> {
    const hasDeparted = ['boarding', 'in_progress', 'interrupted', 'completed'].includes(status)
    const isCompleted = status === 'completed'
    await server.db
      .update(trips)
      .set({
        ...trip,
        status,
        actual_departure_at: hasDeparted ? trip.departure_at : null,
        actual_arrival_at: isCompleted ? trip.arrival_eta : null,
        seats_boarded: isCompleted ? trip.seats_booked : 0,
        seats_no_show: 0,
        cancelled_by: status === 'cancelled' ? 'operator' : null,
      })
      .where(eq(trips.id, trip.id))
  }

  const readTrip = async () => (await server.db.select().from(trips).where(eq(trips.id, trip.id)))[0]
  const countEvents = async () => (await server.db.select().from(tripEvents).where(eq(tripEvents.trip_id, trip.id))).length
  const body = { severity: 'stopped', category: 'breakdown', description: 'The engine has stopped' }
  const perform: Record<Action, () => Promise<{ status: number; body: unknown }>> = {
    assign: async () =>
      server.call('PATCH', `/v1/trips/${trip.id}/assignment`, {
        token,
        body: { vehicle_id: trip.vehicle_id, driver_id: otherDriver, version: (await readTrip())?.version },
      }),
    decline: () => server.call('POST', `/v1/trips/${trip.id}/decline`, { token, body: { reason_code: 'other' } }),
    stop: () => server.call('POST', `/v1/trips/${trip.id}/issues`, { token, body }),
    start: () => server.call('POST', '/sandbox/simulate', { body: { kind: 'trip.start', id: trip.id } }),
    breakdown: () => server.call('POST', '/sandbox/simulate', { body: { kind: 'trip.breakdown', id: trip.id } }),
  }

  test('in every status, allowed actions succeed, and all others answer 409 and change nothing (check 4)', async () => {
    const names = ['assign', 'decline', 'stop', 'start', 'breakdown'] as const satisfies readonly Action[]
    for (const from of tripStatuses)
      for (const action of names) {
        await setStatus(from)
        const [before, eventsBefore] = [await readTrip(), await countEvents()]
        const response = await perform[action]()
        const after = await readTrip()
        const changed = JSON.stringify(after) !== JSON.stringify(before) || (await countEvents()) !== eventsBefore
        const { code } = response.body as { code?: string }
        expect({ action, from, status: response.status, code, state: after?.status, changed }).toEqual({
          action,
          from,
          ...expectedResult(action, from),
        })
      }
  })

  test('in the hour before departure a trip cannot be assigned or declined', async () => {
    await setStatus('assigned')
    const msAhead = trip.departure_at.getTime() - server.now().getTime() - 3_600_000
    server.advanceClock({ seconds: msAhead / 1000 })
    token = await server.tokenOf('owner')
    const before = await readTrip()
    for (const action of ['assign', 'decline'] as const)
      expect(await perform[action](), action).toMatchObject({
        status: 409,
        body: { code: 'AssignmentCutoffPassed', message: 'Call dispatch to change this trip' },
      })
    expect(await readTrip()).toEqual(before)
  })
})
