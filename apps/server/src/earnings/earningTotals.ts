import { chooseGranularity, listBuckets, bucketStart } from '@vehicle-partner/api/server'
import { earningDirection, type Day, type DayRange, type EarningType } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { isInRange } from './earningFilters.ts'
import { integer } from '../db/sqlValueTypes.ts'

/** Totals of earning lines. */
export interface EarningTotals {
  gross_kobo: number
  deductions_kobo: number
  net_kobo: number
  /** Number of trip earnings. */
  trips: number
}

/** The lines of an organisation, or of one of its vehicles. */
export interface EarningScope {
  partnerId: string
  vehicleId?: string | undefined
}

const gross = sql`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = 'credit'), 0)::float8`.mapWith(integer)
const deductions = sql`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = 'debit'), 0)::float8`.mapWith(integer)
const isTripEarning = sql`${e.type} = 'trip_earning' and ${e.trip_id} is not null`
/** The days with trips; lines of other days, such as penalties and corrections, do not count. */
export const tripDays = sql`(count(distinct ${e.service_date}) filter (where ${isTripEarning}))::int`.mapWith(integer)
/** The columns that sum lines, for any grouping. */
export const totalColumns = {
  gross_kobo: gross,
  deductions_kobo: deductions,
  net_kobo: sql`(${gross} - ${deductions})`.mapWith(integer),
  trips: sql`(count(*) filter (where ${isTripEarning}))::int`.mapWith(integer),
}

const isInScope = ({ partnerId, vehicleId }: EarningScope, range: DayRange) =>
  and(isInRange(partnerId, range), vehicleId === undefined ? undefined : eq(e.vehicle_id, vehicleId))

const noEarnings: EarningTotals = { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }

/** The totals of a range. */
export async function sumEarnings(db: Db, whose: EarningScope, range: DayRange): Promise<EarningTotals> {
  const [sums] = await db.select(totalColumns).from(e).where(isInScope(whose, range))
  return sums ?? noEarnings
}

/** The totals of a range by type: credits first, then by amount. */
export async function sumByType(db: Db, whose: EarningScope, range: DayRange) {
  const found = await db
    .select({ type: e.type, amount_kobo: sql`sum(${e.amount_kobo})::float8`.mapWith(integer), count: sql`count(*)::int`.mapWith(integer) })
    .from(e)
    .where(isInScope(whose, range))
    .groupBy(e.type)
  return found
    .map((row) => ({ ...row, direction: earningDirection(row.type satisfies EarningType) }))
    .toSorted((a, b) => a.direction.localeCompare(b.direction) || b.amount_kobo - a.amount_kobo || a.type.localeCompare(b.type))
}

/** The totals of a range per step, without gaps; an open end starts or ends at the first or last line. */
export async function sumByStep(db: Db, whose: EarningScope, range: DayRange) {
  const days = await db
    .select({ date: e.service_date, ...totalColumns })
    .from(e)
    .where(isInScope(whose, range))
    .groupBy(e.service_date)
    .orderBy(e.service_date)
  const from: Day | undefined = range.from ?? days[0]?.date
  const to: Day | undefined = range.to ?? days.at(-1)?.date
  if (from === undefined || to === undefined) return { step: 'day' as const, series: [] }
  const step = chooseGranularity(from, to)
  const byStart = Map.groupBy(days, ({ date }) => bucketStart(date, step))
  const series = listBuckets(from, to, step).map((date) => {
    const own = byStart.get(date) ?? []
    const add = (key: 'gross_kobo' | 'deductions_kobo' | 'net_kobo') => own.reduce((sum, each) => sum + each[key], 0)
    return { date, gross_kobo: add('gross_kobo'), deductions_kobo: add('deductions_kobo'), net_kobo: add('net_kobo') }
  })
  return { step, series }
}
