import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { selectDayFees } from '../earnings/dayFees.ts'

/** A rule of the ledger that some rows break. */
export interface LedgerDifference {
  /** The rule in words. */
  check: string
  count: number
  /** Some of the rows that break it. */
  ids: string[]
  /** The organisations of all rows that break it. */
  partnerIds: string[]
}

/** Stops work with the money of an organisation whose ledger has differences. */
export class LedgerInconsistent extends Error {
  override name = 'LedgerInconsistent'
  constructor(checks: readonly string[]) {
    super(`The ledger is inconsistent: ${checks.join('; ')}`)
  }
}

const signedAmount = sql`case e.direction when 'credit' then e.amount_kobo else -e.amount_kobo end`

/** Rules for all money, each as a query of the rows that break it, with their organisation. */
const checks: Readonly<Record<string, SQL>> = {
  'a payslip adds up to its earning lines': sql`
    select s.id, s.partner_id from payslips s left join (
      select payslip_id, sum(amount_kobo) filter (where direction = 'credit') as gross, sum(amount_kobo) filter (where direction = 'debit') as taken
      from earning_lines where payslip_id is not null group by payslip_id
    ) e on e.payslip_id = s.id
    where s.status <> 'revised' and (s.gross_kobo <> coalesce(e.gross, 0) or s.deductions_kobo <> coalesce(e.taken, 0))`,
  'the lines of a payslip add up to its sums': sql`
    select s.id, s.partner_id from payslips s left join (
      select payslip_id, sum(amount_kobo) filter (where direction = 'credit') as gross, sum(amount_kobo) filter (where direction = 'debit') as taken
      from payslip_lines group by payslip_id
    ) l on l.payslip_id = s.id where s.gross_kobo <> coalesce(l.gross, 0) or s.deductions_kobo <> coalesce(l.taken, 0)`,
  'a line of a payslip is the sum of the earning lines of its type': sql`
    select l.id, s.partner_id from payslip_lines l join payslips s on s.id = l.payslip_id and s.status <> 'revised' left join (
      select payslip_id, type, sum(amount_kobo) as kobo, count(*) as lines from earning_lines where payslip_id is not null group by payslip_id, type
    ) e on e.payslip_id = l.payslip_id and e.type = l.type
    where l.amount_kobo <> coalesce(e.kobo, 0) or l.earning_ids_count <> coalesce(e.lines, 0)`,
  'net, carried and payable amounts follow from gross, deductions, opening balance and returned payouts': sql`
    select id, partner_id from payslips where net_kobo <> gross_kobo - deductions_kobo + opening_balance_kobo
      or payable_kobo <> greatest(0, net_kobo + returned_kobo) or carried_forward_kobo <> least(0, net_kobo + returned_kobo) or opening_balance_kobo > 0`,
  'a payslip opens with the balance that the previous one carried forward': sql`
    select id, partner_id from (
      select id, partner_id, opening_balance_kobo, coalesce(lag(carried_forward_kobo) over (partition by partner_id order by month), 0) as carried
      from payslips where status <> 'revised'
    ) s where opening_balance_kobo <> carried`,
  'withholding tax is the rate of its base, rounded half up': sql`
    select id, partner_id from payslips where wht_kobo <> floor((wht_base_kobo::numeric * wht_rate_bps + 5000) / 10000)`,
  'withholding tax is a line of the payslip': sql`
    select s.id, s.partner_id from payslips s where s.wht_kobo <> coalesce((select sum(amount_kobo) from payslip_lines l where l.payslip_id = s.id and l.type = 'withholding_tax'), 0)`,
  'an organisation has one valid payslip for a month': sql`
    select min(id) as id, partner_id from payslips where status <> 'revised' group by partner_id, month having count(*) > 1`,
  'a settled line is on an issued payslip of its own organisation, and no other line is': sql`
    select e.id, e.partner_id from earning_lines e left join payslips s on s.id = e.payslip_id and s.partner_id = e.partner_id and s.status <> 'revised'
    where (e.state = 'settled') <> (s.id is not null)`,
  'a payout is the sum of the payable amounts of its payslips': sql`
    select p.id, p.partner_id from payouts p left join (
      select payout_id, sum(payable_kobo) as kobo from payslips where status <> 'revised' and payout_id is not null group by payout_id
    ) s on s.payout_id = p.id where p.amount_kobo is not null and p.amount_kobo <> coalesce(s.kobo, 0)`,
  'a payable amount has a payout': sql`select id, partner_id from payslips where status <> 'revised' and payable_kobo > 0 and payout_id is null`,
  'a payslip is paid if its payout is': sql`
    select s.id, s.partner_id from payslips s join payouts p on p.id = s.payout_id
    where s.status <> 'revised' and (s.status = 'paid') <> (p.status = 'paid')`,
  'a paid payout has one successful attempt': sql`
    select p.id, p.partner_id from payouts p where (p.status in ('paid', 'reversed')) <> ((select count(*) from payout_attempts a where a.payout_id = p.id and a.status = 'paid') = 1)`,
  // Before returned payouts had their own table, they were lines of payslips.
  'a payout that came back is given back once, and no other is': sql`
    select p.id, p.partner_id from payouts p left join returned_payouts r on r.payout_id = p.id and r.amount_kobo = p.amount_kobo
    where (p.status = 'reversed') <> (r.payout_id is not null or exists (
      select 1 from earning_lines e where e.partner_id = p.partner_id and e.reference = 'ERN-' || p.reference || '-RETURNED' and e.state = 'settled'))`,
  'a payslip pays the payouts again that came back': sql`
    select s.id, s.partner_id from payslips s left join (
      select payslip_id, sum(amount_kobo) as kobo from returned_payouts where payslip_id is not null group by payslip_id
    ) r on r.payslip_id = s.id where s.status <> 'revised' and s.returned_kobo <> coalesce(r.kobo, 0)`,
  'a line that the closing of a month has left is not on the payslip of that month': sql`
    select e.id, e.partner_id from carried_lines c join earning_lines e on e.id = c.earning_line_id join payslips s on s.id = e.payslip_id
    where s.month <= c.month`,
  'a payout on its way has an open transfer, and no other payout has': sql`
    select p.id, p.partner_id from payouts p
    where (p.status = 'processing') <> exists (select 1 from bank_transfers t where t.payout_id = p.id and t.status in ('pending', 'sent', 'unknown'))`,
  'a transfer that moved money has the amount and the status of its payout': sql`
    select t.id, t.partner_id from bank_transfers t join payouts p on p.id = t.payout_id
    where (t.status <> 'failed' and t.amount_kobo <> p.amount_kobo) or (t.status = 'paid' and p.status <> 'paid') or (t.status = 'returned' and p.status <> 'reversed')`,
  'a correction belongs to the same organisation and is not larger than the corrected line': sql`
    select e.id, e.partner_id from earning_lines e join earning_lines o on o.id = e.reverses_id where o.partner_id <> e.partner_id or e.amount_kobo > o.amount_kobo`,
  'an earning line of a trip belongs to the organisation of the trip': sql`
    select e.id, e.partner_id from earning_lines e join trips t on t.id = e.trip_id where t.partner_id <> e.partner_id`,
  'a trip earning is of a completed trip': sql`
    select e.id, e.partner_id from earning_lines e join trips t on t.id = e.trip_id
    where e.type = 'trip_earning' and e.state <> 'void' and t.status <> 'completed'`,
  // Fees are charged before lines are confirmed; late trips add to the fee of their day.
  'a day with confirmed trip earnings has its platform fee': sql`
    select id, partner_id from (${selectDayFees(sql`e.state in ('unsettled', 'settled')`)}) fees where due_kobo > charged_kobo`,
  'no total exceeds a safe integer': sql`
    select e.partner_id as id, e.partner_id from earning_lines e group by e.partner_id having abs(sum(${signedAmount})) > 9007199254740991`,
}

const brokenRow = defineRow({ id: text, partner_id: text })

/** The rules that are broken; empty if the ledger is correct. */
export async function checkLedger(db: Db): Promise<LedgerDifference[]> {
  const out: LedgerDifference[] = []
  for (const [check, query] of Object.entries(checks)) {
    const found = await selectRows(db, brokenRow, query)
    if (found.length === 0) continue
    const partnerIds = [...new Set(found.map(({ partner_id }) => partner_id))]
    out.push({ check, count: found.length, ids: found.slice(0, 5).map(({ id }) => id), partnerIds })
  }
  return out
}

/** The broken rules of each organisation. */
export function groupByPartner(differences: readonly LedgerDifference[]): Map<string, string[]> {
  const byPartner = new Map<string, string[]>()
  for (const { check, partnerIds } of differences) for (const id of partnerIds) byPartner.set(id, [...(byPartner.get(id) ?? []), check])
  return byPartner
}
