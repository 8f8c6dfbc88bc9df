import { formatNaira, monthRange, formatDateRange, paths, type Day } from '@vehicle-partner/domain'
import { and, eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { partners } from '../db/schema/partnerTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { newId } from '../newId.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
import { checkLedger, groupByPartner, LedgerInconsistent } from '../ledger/ledgerChecks.ts'
import { notify } from '../notifications/notify.ts'
import { closeMonth, type PayslipRow } from './closeMonth.ts'
import { findOpenMonth, payslipIssue } from './openMonth.ts'
import { monthEnd } from './monthTotals.ts'
import { findFreeReferenceNumber, readReferenceNumber } from './payoutReference.ts'

/** Monthly payslips. */
export const payslipJobs: readonly Job[] = [
  {
    name: payslipIssue,
    summary: 'Closes the previous month for every organisation with earnings whose ledger is consistent.',
    every: { monthly: { day: 1, at: '02:00' } },
    async run(dependencies, now) {
      const month = monthRange(findOpenMonth(now), -1).from
      const inconsistent = groupByPartner(await checkLedger(dependencies.db))
      await runItems(dependencies, {
        job: payslipIssue,
        items: await listUnclosedPartners(dependencies, month),
        keyOf: (partnerId) => partnerId,
        work: async (tx, partnerId) => {
          const checks = inconsistent.get(partnerId)
          if (checks) throw new LedgerInconsistent(checks)
          await issuePayslip(tx, dependencies, partnerId, month)
        },
      })
    },
  },
]

const partnerIdRow = defineRow({ id: partners.id })

/** Organisations with lines, payouts that came back, or payouts that were created ahead, of a month that is not closed. */
async function listUnclosedPartners({ db }: Dependencies, month: Day): Promise<string[]> {
  const found = await selectRows(
    db,
    partnerIdRow,
    sql`select p.id from partners p
      where not exists (select 1 from payslips s where s.partner_id = p.id and s.month = ${month})
        and not exists (select 1 from payouts c where c.partner_id = p.id and c.month = ${month} and c.amount_kobo is not null)
        and (exists (select 1 from earning_lines e where e.partner_id = p.id and e.state in ('pending', 'unsettled') and e.service_date <= ${monthRange(month).to})
          or exists (select 1 from returned_payouts r where r.partner_id = p.id and r.payslip_id is null and r.returned_at < ${monthEnd(month).toISOString()})
          or exists (select 1 from payouts o where o.partner_id = p.id and o.month <= ${month} and o.amount_kobo is null and o.status in ('scheduled', 'on_hold')))
      order by p.id`,
  )
  return found.map(({ id }) => id)
}

async function issuePayslip(tx: Tx, dependencies: Dependencies, partnerId: string, month: Day): Promise<void> {
  const { now } = dependencies
  const [payout] = await tx
    .select({ reference: payouts.reference })
    .from(payouts)
    .where(and(eq(payouts.partner_id, partnerId), eq(payouts.month, month)))
  const number = (payout && readReferenceNumber(payout.reference)) ?? (await findFreeReferenceNumber(tx, month))
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
    title: `Your payslip of ${formatDateRange(monthRange(month))} is ready`,
    body: createPayslipMessage(slip),
    entity: { type: 'payslip', id: slip.id },
    link: paths.payslip({ id: slip.id }),
    group_key: `payslip ${month} ${partnerId}`,
  })
}

const createPayslipMessage = ({ number, payable_kobo, carried_forward_kobo }: PayslipRow): string => {
  if (payable_kobo > 0) return `${number}: ${formatNaira(payable_kobo)} will be paid.`
  if (carried_forward_kobo < 0) return `${number}: ${formatNaira(-carried_forward_kobo)} is carried forward to the next month.`
  return `${number}: nothing is payable. The payslip says why.`
}
