import { Refusal } from '@vehicle-partner/api/contract'
import { mayMove, tripGraph, type TripStatus } from '@vehicle-partner/domain'
import { asc, eq } from 'drizzle-orm'
import type { Ports } from '../context.ts'
import { routes, routeStops } from '../db/schema/routes.ts'
import { trips } from '../db/schema/trips.ts'
import { brokenUnique } from '../db/violations.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { heldTrip } from './changeTrip.ts'
import { change, courseOf, note, type Course } from './course.ts'
import { callsOf } from './onTheWay.ts'
import { breakDown, cancel, drive, open } from './simulateTrip.ts'
import { passengersOfTrips, writeCourses } from './writeCourses.ts'

/** Lets something happen to a trip that may go to a state, and writes it. */
const withTrip = (ports: Ports, id: string, to: TripStatus, work: (course: Course, tx: Tx) => Promise<void> | void): Promise<void> =>
  inTransaction(ports, async (tx) => {
    const [found] = await tx.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id))
    if (!found) throw new Refusal('NotFound')
    const trip = await heldTrip(tx, found.partner_id, id)
    if (!(['operator', 'system'] as const).some((mover) => mayMove(tripGraph, trip.status, to, mover)))
      throw new Refusal('InvalidTransition')
    const course = courseOf(trip, (await passengersOfTrips(tx, [id])).get(id))
    await work(course, tx)
    await writeCourses(tx, ports, [course]).catch((error: unknown) => {
      // Two active trips of one vehicle or driver are refused by the database.
      const taken = brokenUnique(error)
      if (taken === 'trips_one_active_per_vehicle') throw new Refusal('VehicleHasActiveTrip')
      if (taken === 'trips_one_active_per_driver') throw new Refusal('DriverHasActiveTrip')
      throw error
    })
  })

/** What drivers and dispatchers do. */
export const tripSimulations: readonly Simulation[] = [
  {
    kind: 'trip.start',
    summary: 'The driver opens a trip that is assigned and leaves at once.',
    run: (ports, id) =>
      withTrip(ports, id, 'boarding', (course) => {
        open(course, ports)
        change(course, { status: 'in_progress', actual_departure_at: ports.now })
        note(course, ports, { kind: 'status', from: 'boarding', to: 'in_progress', text: 'The trip left', by: 'driver' })
      }),
  },
  {
    kind: 'trip.breakdown',
    summary: 'The vehicle of a trip that is under way breaks down.',
    run: (ports, id) => withTrip(ports, id, 'interrupted', (course) => breakDown(course, ports, 'the roadside')),
  },
  {
    kind: 'trip.complete',
    summary: 'The driver of a trip that is under way calls at the stops that are left, and arrives.',
    run: (ports, id) =>
      withTrip(ports, id, 'completed', async (course, tx) => {
        const { trip } = course
        const [route] = await tx.select().from(routes).where(eq(routes.id, trip.route_id))
        const stops = await tx.select().from(routeStops).where(eq(routeStops.route_id, trip.route_id)).orderBy(asc(routeStops.sequence))
        if (!route) throw new Refusal('NotFound')
        if (trip.status === 'interrupted') {
          course.resolved = true
          change(course, { status: 'in_progress', actual_departure_at: trip.actual_departure_at ?? ports.now })
        }
        const calls = callsOf(trip, { ...route, stops }, 0).map((call) => ({ ...call, at: ports.now }))
        drive(course, ports, calls, true)
      }),
  },
  {
    kind: 'trip.cancel',
    summary: 'The operator takes a trip off the road, with a reason and a text; a vehicle that was given to it is compensated.',
    run: (ports, id, { reason, text }) =>
      withTrip(ports, id, 'cancelled', (course) =>
        cancel(course, ports, 'operator', reason ?? 'low_demand', text ?? 'Too few seats were booked'),
      ),
  },
]
