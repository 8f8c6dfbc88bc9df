import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { routeInterests, routes, schedules } from '../db/schema/routeTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { currentDriver } from '../fleet/assignments.ts'
import { notify } from '../notifications/notify.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { generateTrips } from '../trips/generateTrips.ts'

type RouteInterest = typeof routeInterests.$inferSelect

async function lockPendingInterest(tx: Tx, id: string) {
  const [wish] = await tx.select().from(routeInterests).where(eq(routeInterests.id, id)).for('update')
  if (!wish) throw new RequestError('NotFound')
  if (wish.status !== 'pending') throw new RequestError('InvalidTransition', 'This was decided')
  const [found] = await tx
    .select({ schedule: schedules, route: routes })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .where(eq(schedules.id, wish.schedule_id))
    .for('update', { of: schedules })
  if (!found) throw new RequestError('NotFound')
  return { wish, ...found }
}

async function decideInterest(
  tx: Tx,
  dependencies: Dependencies,
  { id, partner_id }: RouteInterest,
  route: typeof routes.$inferSelect,
  good: boolean,
): Promise<void> {
  await tx
    .update(routeInterests)
    .set({ status: good ? 'accepted' : 'declined', decided_at: dependencies.now })
    .where(eq(routeInterests.id, id))
  await recordAudit(tx, dependencies, {
    partner_id,
    action: good ? 'route.granted' : 'route.refused',
    entity: { type: 'route', id: route.id, label: route.code },
  })
  await notify(tx, dependencies, {
    partner_id,
    type: 'trip.assigned',
    severity: good ? 'success' : 'info',
    title: good ? `You run ${route.name} now` : `${route.name} was given to somebody else`,
    body: good ? 'Its trips of the next two weeks are in your list.' : 'Other lines are open: look under Open routes.',
    entity: { type: 'route', id: route.id },
    link: paths.route({ routeId: route.id }),
    group_key: `route:${id}`,
  })
}

/** What the operator decides about open departures. */
export const routeSimulations: readonly Simulation[] = [
  {
    kind: 'route.accept',
    summary: 'The operator gives an open departure to an organisation that asked for it, and plans its trips; the id is that of the wish.',
    async run(dependencies, id) {
      await inTransaction(dependencies, async (tx) => {
        const { wish, schedule, route } = await lockPendingInterest(tx, id)
        if (schedule.partner_id !== null) throw new RequestError('InvalidTransition', 'Somebody already runs this departure')
        const [vehicle] = await tx.select().from(vehicles).where(eq(vehicles.id, wish.vehicle_id))
        if (vehicle?.status !== 'active') throw new RequestError('InvalidTransition', 'Its vehicle is not active any more')
        const driver = await currentDriver(tx, vehicle.id)
        await tx
          .update(schedules)
          .set({ partner_id: wish.partner_id, vehicle_id: vehicle.id, driver_id: driver?.id ?? null })
          .where(eq(schedules.id, schedule.id))
        await decideInterest(tx, dependencies, wish, route, true)
        const others = await tx
          .select()
          .from(routeInterests)
          .where(and(eq(routeInterests.schedule_id, schedule.id), eq(routeInterests.status, 'pending'), ne(routeInterests.id, id)))
        for (const other of others) await decideInterest(tx, dependencies, other, route, false)
      })
      await generateTrips(dependencies)
    },
  },
  {
    kind: 'route.decline',
    summary: 'The operator gives an open departure to somebody else; the id is that of the wish.',
    run: (dependencies, id) =>
      inTransaction(dependencies, async (tx) => {
        const { wish, route } = await lockPendingInterest(tx, id)
        await decideInterest(tx, dependencies, wish, route, false)
      }),
  },
]
