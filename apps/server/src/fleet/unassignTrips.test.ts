import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testServer } from '../../test/testServer.ts'
import { tripEvents, trips } from '../db/schema/tripTables.ts'

const server = await testServer({})
afterAll(() => server.close())

const upcomingOf = (driver: string) =>
  server.db
    .select({ id: trips.id })
    .from(trips)
    .where(and(eq(trips.driver_id, driver), eq(trips.status, 'assigned'), gt(trips.departure_at, server.now())))
    .orderBy(asc(trips.departure_at))

test('a suspension frees assigned and scheduled trips, and the timeline says what each was before', async () => {
  const [busiest] = await server.db
    .select({ driver_id: trips.driver_id })
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, demoOrganizations.okafor.id),
        eq(trips.status, 'assigned'),
        gt(trips.departure_at, server.now()),
        isNotNull(trips.driver_id),
      ),
    )
    .limit(1)
  const driver = busiest?.driver_id ?? ''
  const upcoming = (await upcomingOf(driver)).map(({ id }) => id)
  expect(upcoming.length).toBeGreaterThan(1)
  const [unconfirmed = ''] = upcoming
  await server.db.update(trips).set({ status: 'scheduled', vehicle_id: null }).where(eq(trips.id, unconfirmed))

  const { status } = await server.call('POST', '/sandbox/simulate', { body: { kind: 'driver.suspend', id: driver } })
  expect(status).toBe(200)

  const rows = await server.db.select().from(trips).where(inArray(trips.id, upcoming))
  expect(rows.map((trip) => [trip.status, trip.driver_id])).toEqual(rows.map(() => ['scheduled', null]))
  const events = await server.db
    .select({ trip_id: tripEvents.trip_id, from: tripEvents.from, to: tripEvents.to })
    .from(tripEvents)
    .where(and(inArray(tripEvents.trip_id, upcoming), eq(tripEvents.at, server.now())))
  expect(new Map(events.map(({ trip_id, from, to }) => [trip_id, [from, to]]))).toEqual(
    new Map(upcoming.map((id) => [id, [id === unconfirmed ? 'scheduled' : 'assigned', 'scheduled']])),
  )
})

test('a trip that is late and has not begun loses its suspended driver too', async () => {
  const [next] = await server.db
    .select({ id: trips.id, driver_id: trips.driver_id, departure_at: trips.departure_at })
    .from(trips)
    .where(and(eq(trips.status, 'assigned'), gt(trips.departure_at, server.now()), isNotNull(trips.driver_id)))
    .orderBy(asc(trips.departure_at))
    .limit(1)
  server.advanceClock({ seconds: Math.ceil(((next?.departure_at.getTime() ?? 0) - server.now().getTime()) / 1000) + 60 })
  const { status } = await server.call('POST', '/sandbox/simulate', { body: { kind: 'driver.suspend', id: next?.driver_id } })
  expect(status).toBe(200)
  const [late] = await server.db
    .select({ status: trips.status, driver_id: trips.driver_id })
    .from(trips)
    .where(eq(trips.id, next?.id ?? ''))
  expect(late).toEqual({ status: 'scheduled', driver_id: null })
})
