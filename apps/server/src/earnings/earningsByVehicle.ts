import { daysBetween, lagosDate, monthRange, calculateProfit, type Day, type DayRange } from '@vehicle-partner/domain'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { costRows, costsOn } from '../costConfigurations/costVersions.ts'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earnings.ts'
import { vehicles } from '../db/schema/fleet.ts'
import { routes } from '../db/schema/routes.ts'
import { trips } from '../db/schema/trips.ts'
import { linesWithin } from './earningFilters.ts'
import { sumColumns, type Sums } from './earningTotals.ts'

/** What one vehicle brought in a span, what it cost, and what is left. */
export interface VehicleSums extends Sums {
  vehicle: { id: string; registration_number: string; name: string; type: string }
  costs_kobo: number
  profit_kobo: number
  /** Basis points of the gross. */
  margin_bps: number | null
  /** Metres of trips. */
  distance_m: number
  net_per_km_kobo: number | null
}

const month = sql<Day>`date_trunc('month', ${e.service_date})::date::text`
/** What lines are joined with to know how far their trips went. */
export const tripOfLine = sql`${e.trip_id} = ${trips.id} and ${e.partner_id} = ${trips.partner_id} and ${e.type} = 'trip_earning'`
/** The length of the routes that the trips of some lines ran, in metres. */
export const distance = sql<number>`coalesce(sum(${routes.distance_m}), 0)::float8`

/** What each vehicle brought in a span, the most gross first. Own costs are those that counted in each month; monthly ones by the days in service. */
export async function vehicleSums(db: Db, partnerId: string, range: DayRange, now: Date): Promise<VehicleSums[]> {
  // One after the other: a report reads inside a transaction, which has one connection.
  const months = await db
    .select({
      vehicle_id: e.vehicle_id,
      month,
      days: sql<number>`count(distinct ${e.service_date})::int`,
      distance_m: distance,
      ...sumColumns,
    })
    .from(e)
    .leftJoin(trips, tripOfLine)
    .leftJoin(routes, eq(routes.id, trips.route_id))
    .where(and(linesWithin(partnerId, range), sql`${e.vehicle_id} is not null`))
    .groupBy(e.vehicle_id, month)
  const all = await db.select().from(vehicles).where(eq(vehicles.partner_id, partnerId)).orderBy(asc(vehicles.registration_number))
  const costs = await costRows(db, partnerId)
  const byVehicle = Map.groupBy(months, ({ vehicle_id }) => vehicle_id)
  return all
    .flatMap((vehicle) => {
      const own = byVehicle.get(vehicle.id) ?? []
      if (own.length === 0 && vehicle.status === 'archived') return []
      const add = (of: (row: (typeof own)[number]) => number) => own.reduce((total, row) => total + of(row), 0)
      const costs_kobo = add((row) => {
        const did = { ...row, ...inService(row.month, range, lagosDate(vehicle.created_at), lagosDate(now)) }
        return calculateProfit(0, costsOn(costs, vehicle, monthRange(row.month).to).items, did).costs_kobo
      })
      const [gross_kobo, net_kobo, distance_m] = [add((row) => row.gross_kobo), add((row) => row.net_kobo), add((row) => row.distance_m)]
      const profit_kobo = net_kobo - costs_kobo
      const { id, registration_number, name, type } = vehicle
      return {
        vehicle: { id, registration_number, name, type },
        gross_kobo,
        deductions_kobo: add((row) => row.deductions_kobo),
        net_kobo,
        trips: add((row) => row.trips),
        costs_kobo,
        profit_kobo,
        margin_bps: gross_kobo === 0 ? null : Math.round((profit_kobo * 10_000) / gross_kobo),
        distance_m,
        net_per_km_kobo: distance_m === 0 ? null : Math.round((net_kobo * 1000) / distance_m),
      }
    })
    .toSorted((a, b) => b.gross_kobo - a.gross_kobo)
}

/** The days of a month, within a span, on which a vehicle that came on `since` was there by today. */
function inService(day: Day, range: DayRange, since: Day, today: Day) {
  const { from, to } = monthRange(day)
  const first = [from, range.from ?? from, since].toSorted().at(-1) ?? from
  const last = [to, range.to ?? to, today].toSorted()[0] ?? to
  return { daysInService: Math.max(0, daysBetween(first, last) + 1), daysOfMonth: daysBetween(from, to) + 1 }
}

/** The sums of lines that belong to no vehicle. */
export async function unallocatedSums(db: Db, partnerId: string, range: DayRange): Promise<Sums> {
  const [sums] = await db
    .select(sumColumns)
    .from(e)
    .where(and(linesWithin(partnerId, range), isNull(e.vehicle_id)))
  return sums ?? { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }
}
