import { checkInterest, RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { routeInterests, routes, schedules } from '../db/schema/routeTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { findCurrentDriver } from '../fleet/assignments.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { generateTrips } from '../trips/generateTrips.ts'
import { operatesInCity } from '../vehicles/vehicleChecks.ts'

type RouteInterest = typeof routeInterests.$inferSelect

/** The request of an id, or the oldest undecided one of a route: the portal shows the id of a route alone. */
async function lockPendingInterest(tx: Tx, id: string) {
  const ofRoute = tx.select({ id: schedules.id }).from(schedules).where(eq(schedules.route_id, id))
  const [interest] = await tx
    .select()
    .from(routeInterests)
    .where(or(eq(routeInterests.id, id), and(inArray(routeInterests.schedule_id, ofRoute), eq(routeInterests.status, 'pending'))))
    .orderBy(asc(routeInterests.created_at), asc(routeInterests.id))
    .limit(1)
    .for('update')
  if (!interest) throw new RequestError('NotFound')
  if (interest.status !== 'pending') throw new RequestError('InvalidTransition', 'This request is already decided')
  const [target] = await tx
    .select({ schedule: schedules, route: routes })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .where(eq(schedules.id, interest.schedule_id))
    .for('update', { of: schedules })
  if (!target) throw new RequestError('NotFound')
  return { interest, ...target }
}

async function decideInterest(
  tx: Tx,
  dependencies: Dependencies,
  { id, partner_id }: RouteInterest,
  route: typeof routes.$inferSelect,
  isAccepted: boolean,
): Promise<void> {
  await tx
    .update(routeInterests)
    .set({ status: isAccepted ? 'accepted' : 'declined', decided_at: dependencies.now })
    .where(eq(routeInterests.id, id))
  await recordAudit(tx, dependencies, {
    partner_id,
    action: isAccepted ? 'route.accepted' : 'route.declined',
    entity: { type: 'route', id: route.id, label: route.code },
  })
  await notify(tx, dependencies, {
    partner_id,
    type: 'trip.assigned',
    severity: isAccepted ? 'success' : 'info',
    title: isAccepted ? `You run ${route.name} now` : `${route.name} went to another partner`,
    body: isAccepted ? 'Its trips of the next two weeks are in your list.' : 'Other routes are open: see Open routes.',
    entity: { type: 'route', id: route.id },
    link: paths.route({ routeId: route.id }),
    group_key: `route:${id}`,
  })
}

/** The operator's decisions about requests for open schedules, as simulations of the sandbox. */
export const routeSimulations: readonly Simulation[] = [
  {
    kind: 'route.accept',
    summary: 'The operator accepts a request for an open departure and plans its trips; the id is that of the request or of its route.',
    async run(dependencies, id) {
      await inTransaction(dependencies, async (tx) => {
        const { interest, schedule, route } = await lockPendingInterest(tx, id)
        if (schedule.partner_id !== null) throw new RequestError('InvalidTransition', 'A partner already runs this departure')
        const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, interest.vehicle_id))
        if (vehicle?.status !== 'active') throw new RequestError('InvalidTransition', 'Its vehicle is no longer active')
        // The partner may have left the city, or changed the vehicle, since the request.
        checkInterest({
          schedule: { ...schedule, open: true },
          vehicle,
          inCity: await operatesInCity(tx, interest.partner_id, route.city_id),
        })
        const driver = await findCurrentDriver(tx, vehicle.id)
        await tx
          .update(schedules)
          .set({ partner_id: interest.partner_id, vehicle_id: vehicle.id, driver_id: driver?.id ?? null })
          .where(eq(schedules.id, schedule.id))
        await decideInterest(tx, dependencies, interest, route, true)
        const others = await tx
          .select()
          .from(routeInterests)
          .where(and(eq(routeInterests.schedule_id, schedule.id), eq(routeInterests.status, 'pending'), ne(routeInterests.id, interest.id)))
        for (const other of others) await decideInterest(tx, dependencies, other, route, false)
      })
      await generateTrips(dependencies)
    },
  },
  {
    kind: 'route.decline',
    summary: 'The operator declines a request for an open departure; the id is that of the request or of its route.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const { interest, route } = await lockPendingInterest(tx, id)
        await decideInterest(tx, dependencies, interest, route, false)
      }),
  },
]
