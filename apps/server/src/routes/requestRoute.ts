import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { checkInterest, RequestError } from '@vehicle-partner/api/server'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { partnerCities } from '../db/schema/partnerTables.ts'
import { routeInterests, routes, schedules } from '../db/schema/routeTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'

type RouteRequest = Parsed<(typeof contract)['routes']['interest']>

/** Requests an open schedule for one of the partner's vehicles. */
export async function requestRoute(context: Context, { params, body }: RouteRequest) {
  try {
    return await writeRequest(context, { params, body })
  } catch (error) {
    if (violatedUniqueConstraint(error) === 'route_interests_open')
      throw new RequestError('ItemAlreadyExist', 'You have already requested this departure')
    throw error
  }
}

const writeRequest = (context: Context, { params, body }: RouteRequest) =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    const [target] = await tx
      .select({ schedule: schedules, route: routes })
      .from(schedules)
      .innerJoin(routes, eq(routes.id, schedules.route_id))
      .where(and(eq(schedules.id, body.schedule_id), eq(schedules.route_id, params.id)))
    const [vehicle] = await tx
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.id, body.vehicle_id), eq(vehicles.partner_id, partner.id)))
    // A schedule of another organisation does not exist for this one.
    if (!target || !vehicle || (target.schedule.partner_id !== null && target.schedule.partner_id !== partner.id))
      throw new RequestError('NotFound')
    const [city] = await tx
      .select({ id: partnerCities.city_id })
      .from(partnerCities)
      .where(and(eq(partnerCities.partner_id, partner.id), eq(partnerCities.city_id, target.route.city_id)))
    checkInterest({ schedule: { ...target.schedule, open: target.schedule.partner_id === null }, vehicle, inCity: city !== undefined })
    const interest = {
      id: newId('rin', context.now),
      partner_id: partner.id,
      schedule_id: target.schedule.id,
      vehicle_id: vehicle.id,
      note: body.note ?? null,
      status: 'pending' as const,
      created_by: requireCaller(context).user.id,
      created_at: context.now,
      decided_at: null,
    }
    await tx.insert(routeInterests).values(interest)
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'route.requested',
      entity: { type: 'route', id: target.route.id, label: target.route.code },
      changes: [{ field: 'vehicle', from: null, to: vehicle.registration_number }],
    })
    const { id, schedule_id, vehicle_id, status, created_at } = interest
    return { id, schedule_id, vehicle_id, status, created_at: created_at.toISOString() }
  })
