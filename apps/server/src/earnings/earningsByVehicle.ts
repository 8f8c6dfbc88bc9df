import type { VehicleBrief } from '@vehicle-partner/api'
import { toVehicleBrief } from '@vehicle-partner/api/server'
import { monthRange, calculateProfit, shareByGross, type DayRange } from '@vehicle-partner/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { listCostRows, resolveCostsOn } from '../costConfigurations/costVersions.ts'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { routes } from '../db/schema/routeTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { isInRange } from './earningFilters.ts'
import { totalColumns, tripDays, type EarningTotals } from './earningTotals.ts'
import { countServiceDays, listServiceMonths } from './serviceDays.ts'
import { day, integer } from '../db/sqlValueTypes.ts'

/** Earnings, costs and profit of one vehicle in a range. */
export interface VehicleTotals extends EarningTotals {
  vehicle: VehicleBrief & { type: string }
  /** Its share of the lines of no vehicle. */
  shared_kobo: number
  costs_kobo: number
  profit_kobo: number
  /** Basis points of the gross amount. */
  margin_bps: number | null
  /** Distance of its trips in metres. */
  distance_m: number
  net_per_km_kobo: number | null
}

const noActivity = { gross_kobo: 0, trips: 0, distance_m: 0, days: 0 }

const lineMonth = sql`date_trunc('month', ${e.service_date})::date::text`.mapWith(day)
/** Joins lines with the trips whose distance counts. */
export const isTripOfLine = sql`${e.trip_id} = ${trips.id} and ${e.partner_id} = ${trips.partner_id} and ${e.type} = 'trip_earning'`
/** The total route length of the lines' trips, in metres. */
export const tripDistance = sql`coalesce(sum(${routes.distance_m}), 0)::float8`.mapWith(integer)

/**
 * The totals of each vehicle, highest gross first, and those of no vehicle, which the vehicles share. Costs are those effective in each month;
 * monthly costs count by days in service, also without a line. A removed vehicle without lines is left out, unless `include` is its id.
 */
export async function sumByVehicle(
  db: Db,
  partnerId: string,
  range: DayRange,
  now: Date,
  include?: string,
): Promise<{ vehicleTotals: VehicleTotals[]; unallocated: EarningTotals }> {
  // Run the queries one after another: a report reads inside a transaction, which has one connection.
  const months = await db
    .select({
      vehicle_id: e.vehicle_id,
      month: lineMonth,
      days: tripDays,
      distance_m: tripDistance,
      ...totalColumns,
    })
    .from(e)
    .leftJoin(trips, isTripOfLine)
    .leftJoin(routes, eq(routes.id, trips.route_id))
    .where(and(isInRange(partnerId, range), sql`${e.vehicle_id} is not null`))
    .groupBy(e.vehicle_id, lineMonth)
  const all = await db.select().from(vehicles).where(eq(vehicles.partner_id, partnerId)).orderBy(asc(vehicles.registration_number))
  const costs = await listCostRows(db, partnerId)
  const byVehicle = Map.groupBy(months, ({ vehicle_id }) => vehicle_id)
  const unallocated = await sumUnallocated(db, partnerId, range)
  const shares = shareByGross(
    unallocated.net_kobo,
    all.map(({ id }) => (byVehicle.get(id) ?? []).reduce((sum, { gross_kobo }) => sum + gross_kobo, 0)),
  )
  const vehicleTotals = all
    .flatMap((vehicle, index) => {
      const own = byVehicle.get(vehicle.id) ?? []
      if (own.length === 0 && vehicle.status === 'archived' && vehicle.id !== include) return []
      const add = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
      const costMonths = new Set([...listServiceMonths(range, vehicle, now), ...own.map(({ month }) => month)])
      const costs_kobo = [...costMonths].reduce((total, month) => {
        const activity = {
          ...(own.find((row) => row.month === month) ?? noActivity),
          ...countServiceDays(month, range, vehicle, now),
        }
        return total + calculateProfit(0, resolveCostsOn(costs, vehicle, monthRange(month).to).items, activity).costs_kobo
      }, 0)
      const [gross_kobo, net_kobo, distance_m] = [add((row) => row.gross_kobo), add((row) => row.net_kobo), add((row) => row.distance_m)]
      const shared_kobo = shares[index] ?? 0
      const profit_kobo = net_kobo + shared_kobo - costs_kobo
      return {
        vehicle: { ...toVehicleBrief(vehicle), type: vehicle.type },
        gross_kobo,
        deductions_kobo: add((row) => row.deductions_kobo),
        net_kobo,
        trips: add((row) => row.trips),
        shared_kobo,
        costs_kobo,
        profit_kobo,
        margin_bps: gross_kobo === 0 ? null : Math.round((profit_kobo * 10_000) / gross_kobo),
        distance_m,
        net_per_km_kobo: distance_m === 0 ? null : Math.round((net_kobo * 1000) / distance_m),
      }
    })
    .toSorted((a, b) => b.gross_kobo - a.gross_kobo)
  return { vehicleTotals, unallocated }
}

/** The totals of lines without a vehicle. */
async function sumUnallocated(db: Db, partnerId: string, range: DayRange): Promise<EarningTotals> {
  const [sums] = await db
    .select(totalColumns)
    .from(e)
    .where(and(isInRange(partnerId, range), isNull(e.vehicle_id)))
  return sums ?? { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }
}
