import type { VehicleCosts } from '@vehicle-partner/api/contract'
import { daysBetween, lagosDate, monthRange, calculateProfit } from '@vehicle-partner/domain'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earnings.ts'
import { vehicles } from '../db/schema/fleet.ts'
import { routes } from '../db/schema/routes.ts'
import { trips } from '../db/schema/trips.ts'
import { distance, tripOfLine } from '../earnings/earningsByVehicle.ts'
import { linesWithin } from '../earnings/earningFilters.ts'
import { sumColumns } from '../earnings/earningTotals.ts'
import { costsOn, lastAt, type CostRow } from './costVersions.ts'

/** What counts for the vehicles of an organisation today, and their last month at these costs. */
export async function vehicleCosts(db: Db, partnerId: string, costs: readonly CostRow[], now: Date): Promise<VehicleCosts[]> {
  const month = monthRange(lagosDate(now), -1)
  const [all, sums] = await Promise.all([
    db.select().from(vehicles).where(eq(vehicles.partner_id, partnerId)).orderBy(asc(vehicles.registration_number)),
    db
      .select({
        vehicle_id: e.vehicle_id,
        days: sql<number>`count(distinct ${e.service_date})::int`,
        distance_m: distance,
        ...sumColumns,
      })
      .from(e)
      .leftJoin(trips, tripOfLine)
      .leftJoin(routes, eq(routes.id, trips.route_id))
      .where(linesWithin(partnerId, month))
      .groupBy(e.vehicle_id),
  ])
  return all.flatMap((vehicle) => {
    const { id, registration_number, name, type } = vehicle
    const did = sums.find(({ vehicle_id }) => vehicle_id === id)
    if (!did && vehicle.status === 'archived') return []
    const own = lastAt(costs, { scope: 'vehicle', vehicle_id: id })
    const { items: effective, from } = costsOn(costs, vehicle, lagosDate(now))
    const [gross_kobo, net_kobo, trips] = [did?.gross_kobo ?? 0, did?.net_kobo ?? 0, did?.trips ?? 0]
    const daysOfMonth = daysBetween(month.from, month.to) + 1
    const since = lagosDate(vehicle.created_at)
    const daysInService = Math.max(0, daysBetween(since > month.from ? since : month.from, month.to) + 1)
    const activity = { gross_kobo, trips, distance_m: did?.distance_m ?? 0, days: did?.days ?? 0, daysInService, daysOfMonth }
    return {
      vehicle: { id, registration_number, name, type },
      ...own,
      effective,
      from,
      last_month: { gross_kobo, net_kobo, trips, ...calculateProfit(net_kobo, effective, activity) },
    }
  })
}
