import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { checkCityNotInUse, pickCityFields, RequestError, type CityUse } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { and, asc, count, eq, gte, isNull, ne, or } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities, partnerCities } from '../db/schema/partnerTables.ts'
import { routes, schedules } from '../db/schema/routeTables.ts'
import { removeDrafts } from '../drafts/removeDrafts.ts'
import { inTransaction } from '../events/transaction.ts'
import { inFleetTransaction } from '../fleet/inFleetTransaction.ts'

const loadPartnerCities = (db: Db, partnerId: string) =>
  db
    .select({ id: cities.id, name: cities.name, code: cities.code, country_id: cities.country_id })
    .from(partnerCities)
    .innerJoin(cities, eq(cities.id, partnerCities.city_id))
    .where(eq(partnerCities.partner_id, partnerId))
    .orderBy(asc(cities.name))

/** What the organisation has in the city on this day, an ISO 8601 date. */
async function countUse(db: Db, partner_id: string, city_id: string, today: string): Promise<CityUse> {
  const [vehicle] = await db
    .select({ n: count() })
    .from(vehicles)
    .where(and(eq(vehicles.partner_id, partner_id), eq(vehicles.city_id, city_id), ne(vehicles.status, 'archived')))
  const [driver] = await db
    .select({ n: count() })
    .from(drivers)
    .where(and(eq(drivers.partner_id, partner_id), eq(drivers.city_id, city_id), ne(drivers.status, 'archived')))
  const [departure] = await db
    .select({ n: count() })
    .from(schedules)
    .innerJoin(routes, eq(routes.id, schedules.route_id))
    .where(
      and(
        eq(schedules.partner_id, partner_id),
        eq(routes.city_id, city_id),
        or(isNull(schedules.valid_to), gte(schedules.valid_to, today)),
      ),
    )
  return { vehicles: vehicle?.n ?? 0, drivers: driver?.n ?? 0, departures: departure?.n ?? 0 }
}

/** The operator's cities, and those in which an organisation operates. */
export const citiesRoutes: Handlers<typeof contract, Context>['cities'] = {
  async all({ db }, { query }) {
    const rows = await db
      .select()
      .from(cities)
      .orderBy(asc(cities.name))
      .limit(query.limit ?? 1000)
    return { data: pickCityFields(rows, query.fields) }
  },

  async ofPartner(context) {
    return { data: await loadPartnerCities(context.db, requireMembership(context).partner.id) }
  },

  async add(context, { body }) {
    const { partner } = requireMembership(context)
    const [city] = await context.db.select().from(cities).where(eq(cities.id, body.city_id))
    if (!city) throw new RequestError('ValidationError', undefined, { errors: { city_id: 'This city does not exist' } })
    await inTransaction(context, async (tx) => {
      await removeDrafts(tx, requireCaller(context).user.id, ['cities'])
      const added = await tx
        .insert(partnerCities)
        .values({ partner_id: partner.id, city_id: city.id })
        .onConflictDoNothing()
        .returning({ id: partnerCities.city_id })
      if (added.length === 0) return
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'city.added',
        entity: { type: 'city', id: city.id, label: city.name },
      })
    })
    return { data: city }
  },

  async remove(context, { params }) {
    const { partner } = requireMembership(context)
    // Nothing may move into the city meanwhile.
    return inFleetTransaction(context, async (tx) => {
      // Locked, so that two concurrent requests cannot remove the last two cities.
      const locked = await tx.select().from(partnerCities).where(eq(partnerCities.partner_id, partner.id)).for('update')
      if (!locked.some(({ city_id }) => city_id === params.city_id)) throw new RequestError('NotFound')
      if (locked.length === 1) throw new RequestError('InUse', 'An organisation operates in at least one city')
      checkCityNotInUse(await countUse(tx, partner.id, params.city_id, lagosDate(context.now)))
      await tx.delete(partnerCities).where(and(eq(partnerCities.partner_id, partner.id), eq(partnerCities.city_id, params.city_id)))
      const [city] = await tx.select({ name: cities.name }).from(cities).where(eq(cities.id, params.city_id))
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'city.removed',
        entity: { type: 'city', id: params.city_id, label: city?.name ?? params.city_id },
      })
      return { data: await loadPartnerCities(tx, partner.id) }
    })
  },
}
