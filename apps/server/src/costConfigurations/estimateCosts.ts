import type { VehicleCosts } from '@vehicle-partner/api'
import { describeActivity, toVehicleBrief } from '@vehicle-partner/api/server'
import { lagosDate, monthRange, calculateProfit, shareByGross } from '@vehicle-partner/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { routes } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { tripDistance, isTripOfLine } from '../earnings/earningsByVehicle.ts'
import { isInRange } from '../earnings/earningFilters.ts'
import { totalColumns, tripDays } from '../earnings/earningTotals.ts'
import { countServiceDays } from '../earnings/serviceDays.ts'
import { resolveCostsOn, findLastVersion, type CostRow } from './costVersions.ts'

/** Whether `estimateVehicleCosts` has this vehicle. */
export async function showsVehicleCosts(db: Db, partnerId: string, id: string, now: Date): Promise<boolean> {
  const [vehicle] = await db
    .select({ status: vehicles.status })
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.partner_id, partnerId)))
  if (vehicle?.status !== 'archived') return vehicle !== undefined
  const lines = and(isInRange(partnerId, monthRange(lagosDate(now), -1)), eq(e.vehicle_id, id))
  return (await db.select({ id: e.id }).from(e).where(lines).limit(1)).length > 0
}

/** Today's costs of each vehicle, and its last month calculated with them. */
export async function estimateVehicleCosts(db: Db, partnerId: string, costs: readonly CostRow[], now: Date): Promise<VehicleCosts[]> {
  const month = monthRange(lagosDate(now), -1)
  const [allVehicles, vehicleTotals] = await Promise.all([
    db.select().from(vehicles).where(eq(vehicles.partner_id, partnerId)).orderBy(asc(vehicles.registration_number)),
    db
      .select({
        vehicle_id: e.vehicle_id,
        days: tripDays,
        distance_m: tripDistance,
        ...totalColumns,
      })
      .from(e)
      .leftJoin(trips, isTripOfLine)
      .leftJoin(routes, eq(routes.id, trips.route_id))
      .where(isInRange(partnerId, month))
      .groupBy(e.vehicle_id),
  ])
  const unallocated = vehicleTotals.find(({ vehicle_id }) => vehicle_id === null)?.net_kobo ?? 0
  const shares = shareByGross(
    unallocated,
    allVehicles.map(({ id }) => vehicleTotals.find(({ vehicle_id }) => vehicle_id === id)?.gross_kobo ?? 0),
  )
  return allVehicles.flatMap((vehicle, index) => {
    const { id } = vehicle
    const totals = vehicleTotals.find(({ vehicle_id }) => vehicle_id === id)
    if (!totals && vehicle.status === 'archived') return []
    const own = findLastVersion(costs, { scope: 'vehicle', vehicle_id: id })
    const { items: effective, inherited, from } = resolveCostsOn(costs, vehicle, lagosDate(now))
    const [gross_kobo, net_kobo, trips] = [totals?.gross_kobo ?? 0, totals?.net_kobo ?? 0, totals?.trips ?? 0]
    const shared_kobo = shares[index] ?? 0
    const activity = {
      gross_kobo,
      trips,
      distance_m: totals?.distance_m ?? 0,
      days: totals?.days ?? 0,
      ...countServiceDays(month.from, month, vehicle, now),
    }
    return {
      vehicle: { ...toVehicleBrief(vehicle), type: vehicle.type },
      ...own,
      effective,
      inherited,
      from,
      last_month: {
        net_kobo,
        shared_kobo,
        ...describeActivity(activity),
        ...calculateProfit(net_kobo + shared_kobo, effective, activity),
      },
    }
  })
}
