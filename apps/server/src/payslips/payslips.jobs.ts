import { formatNaira, lagosDate, monthRange, formatDateRange, paths, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { rows } from '../db/database.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { newId } from '../newId.ts'
import type { Job } from '../jobs/job.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { notify } from '../notifications/notify.ts'
import { closeMonth, calculateCloseTime, type PayslipRow } from './closeMonth.ts'
import { findFreeReferenceNumber } from './payoutReference.ts'

/** The accounts of the months. */
export const payslipJobs: readonly Job[] = [
  {
    name: 'payslip-issue',
    summary: 'On the first of the month at 02:00: closes the month before for everybody who earns, after the books were found right.',
    every: { monthly: { day: 1, at: '02:00' } },
    async run(dependencies, now) {
      const today = monthRange(lagosDate(now)).from
      const month = calculateCloseTime(monthRange(today, -1).from) <= now ? monthRange(today, -1).from : monthRange(today, -2).from
      const wrong = await checkLedger(dependencies.db)
      if (wrong.length > 0) throw new Error(`The books do not agree, no payslip was issued: ${wrong.map(({ check }) => check).join(', ')}`)
      for (const partnerId of await listUnclosedPartners(dependencies, month)) await issuePayslip(dependencies, partnerId, month)
    },
  },
]

/** Who has lines of a month that is not closed. */
async function listUnclosedPartners({ db }: Dependencies, month: Day): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`select p.id from partners p
      where not exists (select 1 from payslips s where s.partner_id = p.id and s.month = ${month})
        and exists (select 1 from earning_lines e where e.partner_id = p.id and e.state in ('pending', 'unsettled') and e.service_date <= ${monthRange(month).to})
      order by p.id`,
  )
  return found.map(({ id }) => id)
}

async function issuePayslip(dependencies: Dependencies, partnerId: string, month: Day): Promise<void> {
  const { now } = dependencies
  await inTransaction(dependencies, async (tx) => {
    const [ahead] = await rows<{ reference: string }>(
      tx,
      sql`select reference from payouts where partner_id = ${partnerId} and month = ${month}`,
    )
    const number = ahead?.reference.slice(-4) ?? (await findFreeReferenceNumber(tx, month))
    const slip = await closeMonth(tx, { partnerId, month, at: now, number, id: (prefix) => newId(prefix, now) })
    if (!slip) return
    publish(tx, dependencies, {
      type: 'payslip.issued',
      partner_id: partnerId,
      data: { id: slip.id, status: slip.status, amount_kobo: slip.payable_kobo },
    })
    await recordAudit(tx, dependencies, {
      partner_id: partnerId,
      action: 'payslip.issued',
      entity: { type: 'payslip', id: slip.id, label: slip.number },
    })
    await notify(tx, dependencies, {
      partner_id: partnerId,
      type: 'payslip.issued',
      severity: 'info',
      title: `Your payslip of ${formatDateRange(monthRange(month))} is here`,
      body: createPayslipMessage(slip),
      entity: { type: 'payslip', id: slip.id },
      link: paths.payslip({ id: slip.id }),
      group_key: `payslip ${month} ${partnerId}`,
    })
  })
}

const createPayslipMessage = ({ number, payable_kobo, carried_forward_kobo }: PayslipRow): string =>
  payable_kobo > 0
    ? `${number}: ${formatNaira(payable_kobo)} will be paid.`
    : `${number}: ${formatNaira(-carried_forward_kobo)} is carried into the next month.`
