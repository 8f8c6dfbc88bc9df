import { demoOrganizations } from '@vehicle-partner/api/mock'
import { canTransition, tripTransitions, tripGroup, tripStatuses, type TripStatus } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, type TestServer } from '../../test/testServer.ts'
import { rows } from '../db/database.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'

type TripRow = typeof trips.$inferSelect

/** What somebody tries, the state that it leads to, and from where that is possible. */
const moves = {
  assign: { to: 'assigned', from: ['scheduled', 'assigned'] },
  decline: { to: 'scheduled', from: ['assigned'] },
  stop: { to: 'interrupted', from: ['boarding', 'in_progress'] },
  start: { to: 'in_progress', from: ['assigned'] },
  breakdown: { to: 'interrupted', from: ['boarding', 'in_progress'] },
} as const satisfies Record<string, { to: TripStatus; from: readonly TripStatus[] }>
type Move = keyof typeof moves

/** What is answered, and where the trip stands afterwards. */
function expectedOf(move: Move, state: TripStatus): { status: number; code: string | undefined; state: TripStatus; changed: boolean } {
  const { to, from } = moves[move]
  const done = move === 'stop' ? 201 : 200
  if ((from as readonly TripStatus[]).includes(state)) return { status: done, code: undefined, state: to, changed: true }
  // Something can be reported on every trip that is not over, also where there is nothing to stop: the timeline has it.
  if (move === 'stop' && tripGroup(state) !== 'history') return { status: 201, code: undefined, state, changed: true }
  return { status: 409, code: 'InvalidTransition', state, changed: false }
}

test('what can be tried stands in the graph', () => {
  // A driver opens a trip before it leaves; to be given to somebody else is no move.
  const steps = Object.values(moves).flatMap(({ to, from }) =>
    from.flatMap((state): [TripStatus, TripStatus][] => {
      if (to === 'in_progress') return [...pair(state, 'boarding'), ...pair('boarding', to)]
      return state === to ? [] : pair(state, to)
    }),
  )
  for (const [state, to] of steps)
    expect((['partner', 'system'] as const).some((mover) => canTransition(tripTransitions, state, to, mover))).toBe(true)
})

const pair = (from: TripStatus, to: TripStatus): [TripStatus, TripStatus][] => [[from, to]]

describe.each(lanes())('moves of a trip, on %s', (lane) => {
  let server: TestServer
  let token: string
  let trip: TripRow
  beforeAll(async () => {
    server = await testServer({ lane })
    token = await server.tokenOf('owner')
    // Far ahead, of a vehicle and a driver that are nowhere on the road and may both take trips.
    const list = await server.call(
      'GET',
      `/v1/partners/${demoOrganizations.okafor.id}/trips?status=assigned&perPage=100&sort=-departure_at`,
      {
        token,
      },
    )
    const { data } = list.body as { data: { id: string; needs: string[] }[] }
    const busy = await rows<{ id: string }>(
      server.db,
      sql`select a.id from trips a join trips b on (b.vehicle_id = a.vehicle_id or b.driver_id = a.driver_id) and b.status in ('boarding', 'in_progress', 'interrupted')`,
    )
    const id = data.find((each) => each.needs.length === 0 && !busy.some((other) => other.id === each.id))?.id ?? ''
    const [found] = await server.db.select().from(trips).where(eq(trips.id, id))
    if (!found) throw new Error('No trip is free')
    trip = found
  })
  afterAll(() => server.close())

  /** Puts the trip into a state, as if it had come there. */
  async function standAt(status: TripStatus): Promise<void> {
    const left = ['boarding', 'in_progress', 'interrupted', 'completed'].includes(status)
    const over = status === 'completed'
    await server.db
      .update(trips)
      .set({
        ...trip,
        status,
        actual_departure_at: left ? trip.departure_at : null,
        actual_arrival_at: over ? trip.arrival_eta : null,
        seats_boarded: over ? trip.seats_booked : 0,
        seats_no_show: 0,
        cancelled_by: status === 'cancelled' ? 'operator' : null,
      })
      .where(eq(trips.id, trip.id))
  }

  const now = async () => (await server.db.select().from(trips).where(eq(trips.id, trip.id)))[0]
  const marks = async () => (await server.db.select().from(tripEvents).where(eq(tripEvents.trip_id, trip.id))).length
  const body = { severity: 'stopped', category: 'breakdown', description: 'It does not go on' }
  const make: Record<Move, () => Promise<{ status: number; body: unknown }>> = {
    assign: async () =>
      server.call('PATCH', `/v1/trips/${trip.id}/assignment`, {
        token,
        body: { vehicle_id: trip.vehicle_id, driver_id: trip.driver_id, version: (await now())?.version },
      }),
    decline: () => server.call('POST', `/v1/trips/${trip.id}/decline`, { token, body: { reason_code: 'other' } }),
    stop: () => server.call('POST', `/v1/trips/${trip.id}/issues`, { token, body }),
    start: () => server.call('POST', '/sandbox/simulate', { body: { kind: 'trip.start', id: trip.id } }),
    breakdown: () => server.call('POST', '/sandbox/simulate', { body: { kind: 'trip.breakdown', id: trip.id } }),
  }

  test(
    'whatever is tried in whatever order: what is listed happens, the rest is 409 and changes nothing (check 4)',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...tripStatuses),
          fc.array(fc.constantFrom(...(Object.keys(moves) as Move[])), { minLength: 1, maxLength: 4 }),
          async (from, tried) => {
            await standAt(from)
            let state: TripStatus = from
            for (const move of tried) {
              const [before, marked] = [await now(), await marks()]
              const answer = await make[move]()
              const after = await now()
              const expected = expectedOf(move, state)
              const changed = JSON.stringify(after) !== JSON.stringify(before) || (await marks()) !== marked
              const { code } = answer.body as { code?: string }
              expect({ move, from: state, status: answer.status, code, state: after?.status, changed }).toEqual({
                move,
                from: state,
                ...expected,
              })
              state = expected.state
            }
          },
        ),
        { numRuns: lane === 'embedded' ? 60 : 30, seed: 42 },
      )
    },
  )

  test('within the hour before it departs neither is it given to somebody nor declined', async () => {
    await standAt('assigned')
    const ahead = trip.departure_at.getTime() - server.now().getTime() - 3_600_000
    server.advanceClock({ seconds: ahead / 1000 })
    token = await server.tokenOf('owner')
    const before = await now()
    for (const move of ['assign', 'decline'] as const)
      expect(await make[move](), move).toMatchObject({
        status: 409,
        body: { code: 'AssignmentCutoffPassed', message: 'Call dispatch to change this trip' },
      })
    expect(await now()).toEqual(before)
  })
})
