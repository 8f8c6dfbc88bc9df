import { addDays, formatBasisPoints, formatNaira, lagosDate, lagosDayStart, type Day } from '@vehicle-partner/domain'
import { inArray, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { openTripStatuses } from '../db/schema/tripTables.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { day, instant, integer } from '../db/sqlValueTypes.ts'
import type { Tx } from '../events/transaction.ts'
import { runItems } from '../jobs/runItems.ts'
import { loadMonthTerms } from '../rateCards/rateCardTerms.ts'
import { selectDayFees } from './dayFees.ts'
import { earningPosting, insertEarningLines } from './postEarnings.ts'
import type { NewEarningLine } from './tripEarning.ts'

const tripDayRow = defineRow({ partner_id: earningLines.partner_id, day })
type TripDay = RowOf<typeof tripDayRow>

const feeRow = defineRow({
  kobo: integer,
  count: integer,
  due_kobo: integer,
  charged_kobo: integer,
  charged_count: integer,
  newest_at: instant,
})

/** Days of the last month, and older ones with a new trip earning. */
const isLookedAt = (today: Day) => sql`e.service_date < ${today}::date and (e.service_date >= ${addDays(today, -31)}::date
  or (e.partner_id, e.service_date) in (select n.partner_id, n.service_date from earning_lines n where n.state = 'pending' and n.type = 'trip_earning'))`

/** Identifies a day of an organisation. */
const keyOf = ({ partner_id, day: serviceDate }: TripDay) => `${partner_id}:${serviceDate}`

/**
 * Charges the platform fee on the trip earnings of each finished day: when all trips of the day have ended, or a day later without those that
 * have not. Trips that end after that add a fee of their own. Resolves to the keys of the days that could not be charged.
 */
export async function chargeDailyFees(dependencies: Dependencies): Promise<readonly string[]> {
  const today = lagosDate(dependencies.now)
  const days = await selectRows(
    dependencies.db,
    tripDayRow,
    sql`select fees.partner_id, fees.service_date::text as day from (${selectDayFees(isLookedAt(today))}) fees
      where fees.due_kobo > fees.charged_kobo and (fees.charged_count > 0 or fees.service_date < ${addDays(today, -1)}::date
        or not exists (select 1 from trips t where t.partner_id = fees.partner_id and t.service_date = fees.service_date
          and ${inArray(sql`t.status`, [...openTripStatuses])}))
      order by fees.service_date, fees.partner_id`,
  )
  const { unfinished } = await runItems(dependencies, {
    job: earningPosting,
    task: 'fees',
    items: days,
    keyOf,
    work: (tx, item) => chargeDay(tx, dependencies, item),
  })
  return unfinished
}

async function chargeDay(tx: Tx, dependencies: Dependencies, { partner_id, day: serviceDate }: TripDay): Promise<void> {
  const { platformFeeBps, rateCardVersion } = await loadMonthTerms(tx, partner_id, serviceDate)
  const [fee] = await selectRows(
    tx,
    feeRow,
    sql`select kobo, count, due_kobo, charged_kobo, charged_count, newest_at
      from (${selectDayFees(sql`e.partner_id = ${partner_id} and e.service_date = ${serviceDate}::date`)}) fees`,
  )
  if (!fee || fee.due_kobo <= fee.charged_kobo) return
  const isFirst = fee.charged_count === 0
  const endOfDay = new Date(lagosDayStart(addDays(serviceDate, 1)).getTime() - 60_000)
  const trips = `${formatBasisPoints(platformFeeBps)} of ${fee.count} ${fee.count === 1 ? 'trip' : 'trips'} worth ${formatNaira(fee.kobo)}`
  const line: NewEarningLine = {
    // Two servers that charge the same fee make the same reference, which is unique.
    reference: `ERN-FEE-${serviceDate.replaceAll('-', '')}-${partner_id.slice(-10)}${isFirst ? '' : `-${fee.charged_count + 1}`}`,
    partner_id,
    occurred_at: isFirst || fee.newest_at < endOfDay ? endOfDay : fee.newest_at,
    service_date: serviceDate,
    type: 'platform_fee',
    direction: 'debit',
    amount_kobo: fee.due_kobo - fee.charged_kobo,
    description: isFirst ? trips : `${trips}, less ${formatNaira(fee.charged_kobo)} charged before`,
    rate_card_version: rateCardVersion,
    state: 'pending',
    created_at: dependencies.now,
  }
  await insertEarningLines(tx, dependencies, partner_id, [line])
}
