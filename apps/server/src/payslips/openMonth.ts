import { calculateCloseTime, lagosDate, monthRange, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'

/** The job that closes months. */
export const payslipIssue = 'payslip-issue'

/** The month that is closed next: in the first two hours of a month, the one before. */
export function findOpenMonth(now: Date): Day {
  const today = lagosDate(now)
  const before = monthRange(today, -1).from
  return calculateCloseTime(before) > now ? before : monthRange(today).from
}

const partnerRow = defineRow({ id: text })

/** The month of an organisation that is closed next: still the one before if its closing has failed. */
export async function findOpenMonthOf(db: Db, partnerId: string, now: Date): Promise<Day> {
  const month = findOpenMonth(now)
  const before = monthRange(month, -1).from
  // The closing of a month sets the amount of its payout, or ends it. Not every month has one before it is closed.
  const unclosed = await selectRows(
    db,
    partnerRow,
    sql`select p.id from partners p
      where p.id = ${partnerId} and not exists (select 1 from payslips s where s.partner_id = p.id and s.month = ${before})
        and (exists (select 1 from payouts o where o.partner_id = p.id and o.month = ${before} and o.amount_kobo is null and o.status in ('scheduled', 'on_hold'))
          or exists (select 1 from job_failures f where f.job = ${payslipIssue} and f.item = p.id))`,
  )
  return unclosed.length > 0 ? before : month
}
