import { RequestError } from '@vehicle-partner/api/server'
import { canTransition, tripTransitions, type TripStatus } from '@vehicle-partner/domain'
import { asc, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { routes, routeStops } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { lockTrip } from './updateTrip.ts'
import { changeTripRow, startProgress, addProgressEvent, type TripProgress } from './tripProgress.ts'
import { planStopCalls } from './tripPosition.ts'
import { breakDown, cancelTrip, driveTrip, openTrip } from './simulateTrip.ts'
import { loadPassengers, writeTripProgress } from './writeTripProgress.ts'

/** Lets something happen to a trip that may go to a state, and writes it. */
const withTrip = (
  dependencies: Dependencies,
  id: string,
  to: TripStatus,
  work: (course: TripProgress, tx: Tx) => Promise<void> | void,
): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const [found] = await tx.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id))
    if (!found) throw new RequestError('NotFound')
    const trip = await lockTrip(tx, found.partner_id, id)
    if (!(['operator', 'system'] as const).some((mover) => canTransition(tripTransitions, trip.status, to, mover)))
      throw new RequestError('InvalidTransition')
    const course = startProgress(trip, (await loadPassengers(tx, [id])).get(id))
    await work(course, tx)
    await writeTripProgress(tx, dependencies, [course]).catch((error: unknown) => {
      // Two active trips of one vehicle or driver are refused by the database.
      const taken = violatedUniqueConstraint(error)
      if (taken === 'trips_one_active_per_vehicle') throw new RequestError('VehicleHasActiveTrip')
      if (taken === 'trips_one_active_per_driver') throw new RequestError('DriverHasActiveTrip')
      throw error
    })
  })

/** What drivers and dispatchers do. */
export const tripSimulations: readonly Simulation[] = [
  {
    kind: 'trip.start',
    summary: 'The driver opens a trip that is assigned and leaves at once.',
    run: (dependencies, id) =>
      withTrip(dependencies, id, 'boarding', (course) => {
        openTrip(course, dependencies)
        changeTripRow(course, { status: 'in_progress', actual_departure_at: dependencies.now })
        addProgressEvent(course, dependencies, { kind: 'status', from: 'boarding', to: 'in_progress', text: 'The trip left', by: 'driver' })
      }),
  },
  {
    kind: 'trip.breakdown',
    summary: 'The vehicle of a trip that is under way breaks down.',
    run: (dependencies, id) => withTrip(dependencies, id, 'interrupted', (course) => breakDown(course, dependencies, 'the roadside')),
  },
  {
    kind: 'trip.complete',
    summary: 'The driver of a trip that is under way calls at the stops that are left, and arrives.',
    run: (dependencies, id) =>
      withTrip(dependencies, id, 'completed', async (course, tx) => {
        const { trip } = course
        const [route] = await tx.select().from(routes).where(eq(routes.id, trip.route_id))
        const stops = await tx.select().from(routeStops).where(eq(routeStops.route_id, trip.route_id)).orderBy(asc(routeStops.sequence))
        if (!route) throw new RequestError('NotFound')
        if (trip.status === 'interrupted') {
          course.resolved = true
          changeTripRow(course, { status: 'in_progress', actual_departure_at: trip.actual_departure_at ?? dependencies.now })
        }
        const calls = planStopCalls(trip, { ...route, stops }, 0).map((call) => ({ ...call, at: dependencies.now }))
        driveTrip(course, dependencies, calls, true)
      }),
  },
  {
    kind: 'trip.cancel',
    summary: 'The operator takes a trip off the road, with a reason and a text; a vehicle that was given to it is compensated.',
    run: (dependencies, id, { reason, text }) =>
      withTrip(dependencies, id, 'cancelled', (course) =>
        cancelTrip(course, dependencies, 'operator', reason ?? 'low_demand', text ?? 'Too few seats were booked'),
      ),
  },
]
