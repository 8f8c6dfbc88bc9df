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
import { simulateBreakdown, cancelTrip, driveTrip, openTrip } from './simulateTrip.ts'
import { loadPassengers, writeTripProgress } from './writeTripProgress.ts'

/** Runs an action on a locked trip that may change to this status, and writes the progress. */
const withTrip = (
  dependencies: Dependencies,
  id: string,
  to: TripStatus,
  action: (progress: TripProgress, tx: Tx) => Promise<void> | void,
): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const [owner] = await tx.select({ partner_id: trips.partner_id }).from(trips).where(eq(trips.id, id))
    if (!owner) throw new RequestError('NotFound')
    const trip = await lockTrip(tx, owner.partner_id, id)
    if (!(['operator', 'system'] as const).some((mover) => canTransition(tripTransitions, trip.status, to, mover)))
      throw new RequestError('InvalidTransition')
    const progress = startProgress(trip, (await loadPassengers(tx, [id])).get(id))
    await action(progress, tx)
    await writeTripProgress(tx, dependencies, [progress]).catch((error: unknown) => {
      // A unique index allows one active trip for each vehicle and driver.
      const violated = violatedUniqueConstraint(error)
      if (violated === 'trips_one_active_per_vehicle') throw new RequestError('VehicleHasActiveTrip')
      if (violated === 'trips_one_active_per_driver') throw new RequestError('DriverHasActiveTrip')
      throw error
    })
  })

/** Actions of drivers and dispatchers, as simulations of the sandbox. */
export const tripSimulations: readonly Simulation[] = [
  {
    kind: 'trip.start',
    summary: 'The driver opens an assigned trip and departs at once.',
    run: (dependencies, id) =>
      withTrip(dependencies, id, 'boarding', (progress) => {
        openTrip(progress, dependencies)
        changeTripRow(progress, { status: 'in_progress', actual_departure_at: dependencies.now })
        addProgressEvent(progress, dependencies, {
          kind: 'status',
          from: 'boarding',
          to: 'in_progress',
          text: 'The trip departed',
          by: 'driver',
        })
      }),
  },
  {
    kind: 'trip.breakdown',
    summary: 'The vehicle of an active trip breaks down.',
    run: (dependencies, id) =>
      withTrip(dependencies, id, 'interrupted', (progress) => simulateBreakdown(progress, dependencies, 'the roadside')),
  },
  {
    kind: 'trip.complete',
    summary: 'The driver of an active trip calls at the remaining stops and arrives.',
    run: (dependencies, id) =>
      withTrip(dependencies, id, 'completed', async (progress, tx) => {
        const { trip } = progress
        const [route] = await tx.select().from(routes).where(eq(routes.id, trip.route_id))
        const stops = await tx.select().from(routeStops).where(eq(routeStops.route_id, trip.route_id)).orderBy(asc(routeStops.sequence))
        if (!route) throw new RequestError('NotFound')
        if (trip.status === 'interrupted') {
          progress.resolved = true
          changeTripRow(progress, { status: 'in_progress', actual_departure_at: trip.actual_departure_at ?? dependencies.now })
        }
        const calls = planStopCalls(trip, { ...route, stops }, 0).map((call) => ({ ...call, at: dependencies.now }))
        driveTrip(progress, dependencies, calls, true)
      }),
  },
  {
    kind: 'trip.cancel',
    summary: 'The operator cancels a trip, with a reason and a text; an assigned vehicle is compensated.',
    run: (dependencies, id, { reason, text }) =>
      withTrip(dependencies, id, 'cancelled', (progress) =>
        cancelTrip(progress, dependencies, 'operator', reason ?? 'low_demand', text ?? 'Too few seats were booked'),
      ),
  },
]
