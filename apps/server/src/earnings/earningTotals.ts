import { stepOf, stepsOf, stepStart } from '@vehicle-partner/api/contract'
import { earningDirection, type Day, type DayRange, type EarningType } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { earningLines as e } from '../db/schema/earnings.ts'
import { linesWithin } from './earningFilters.ts'

/** Sums of some lines. */
export interface Sums {
  gross_kobo: number
  deductions_kobo: number
  net_kobo: number
  /** Lines of trips. */
  trips: number
}

/** Whose lines: an organisation's, or those of one vehicle of it. */
export interface Whose {
  partnerId: string
  vehicleId?: string | undefined
}

const gross = sql<number>`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = 'credit'), 0)::float8`
const deductions = sql<number>`coalesce(sum(${e.amount_kobo}) filter (where ${e.direction} = 'debit'), 0)::float8`
/** What sums of lines are made of, for any grouping. */
export const sumColumns = {
  gross_kobo: gross,
  deductions_kobo: deductions,
  net_kobo: sql<number>`(${gross} - ${deductions})`,
  trips: sql<number>`(count(*) filter (where ${e.type} = 'trip_earning' and ${e.trip_id} is not null))::int`,
}

const of = ({ partnerId, vehicleId }: Whose, range: DayRange) =>
  and(linesWithin(partnerId, range), vehicleId === undefined ? undefined : eq(e.vehicle_id, vehicleId))

const nothing: Sums = { gross_kobo: 0, deductions_kobo: 0, net_kobo: 0, trips: 0 }

/** The sums of a span. */
export async function sumsOf(db: Db, whose: Whose, range: DayRange): Promise<Sums> {
  const [sums] = await db.select(sumColumns).from(e).where(of(whose, range))
  return sums ?? nothing
}

/** The lines of a span by type, credits first, the largest first. */
export async function byType(db: Db, whose: Whose, range: DayRange) {
  const found = await db
    .select({ type: e.type, amount_kobo: sql<number>`sum(${e.amount_kobo})::float8`, count: sql<number>`count(*)::int` })
    .from(e)
    .where(of(whose, range))
    .groupBy(e.type)
  return found
    .map((row) => ({ ...row, direction: earningDirection(row.type satisfies EarningType) }))
    .toSorted((a, b) => a.direction.localeCompare(b.direction) || b.amount_kobo - a.amount_kobo || a.type.localeCompare(b.type))
}

/** The sums of a span over time, every step once; an open end begins or ends with the lines themselves. */
export async function seriesOf(db: Db, whose: Whose, range: DayRange) {
  const days = await db
    .select({ date: e.service_date, ...sumColumns })
    .from(e)
    .where(of(whose, range))
    .groupBy(e.service_date)
    .orderBy(e.service_date)
  const from: Day | undefined = range.from ?? days[0]?.date
  const to: Day | undefined = range.to ?? days.at(-1)?.date
  if (from === undefined || to === undefined) return { step: 'day' as const, series: [] }
  const step = stepOf(from, to)
  const byStart = Map.groupBy(days, ({ date }) => stepStart(date, step))
  const series = stepsOf(from, to, step).map((date) => {
    const own = byStart.get(date) ?? []
    const add = (key: 'gross_kobo' | 'deductions_kobo' | 'net_kobo') => own.reduce((sum, each) => sum + each[key], 0)
    return { date, gross_kobo: add('gross_kobo'), deductions_kobo: add('deductions_kobo'), net_kobo: add('net_kobo') }
  })
  return { step, series }
}
