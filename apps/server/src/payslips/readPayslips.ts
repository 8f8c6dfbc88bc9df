import type { Payee } from '@vehicle-partner/api'
import type { contract, HandlerResult } from '@vehicle-partner/api/contract'
import { draftPayslipId } from '@vehicle-partner/api/server'
import { disputableUntil, lagosDate, monthRange, type PayslipEntry } from '@vehicle-partner/domain'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { disputes, earningLines as e } from '../db/schema/earningTables.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslipLines, payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import { totalColumns } from '../earnings/earningTotals.ts'
import { readPaidCompany } from '../payouts/companyName.ts'
import { toPayee, findPrimaryAccount } from '../payouts/payee.ts'
import type { PayslipRow } from './closeMonth.ts'
import { countCarriedLines, isOpenUntil, sumByReason, sumLeftLines, sumQueriedLines } from './carriedLines.ts'
import { expectedContent, readMonthTotals } from './monthTotals.ts'
import { findOpenMonthOf } from './openMonth.ts'
import { readReturnedPayouts } from './returnedPayouts.ts'
import { integer } from '../db/sqlValueTypes.ts'

type PayslipCalls = (typeof contract)['payslips']
/** A payslip with every field of the contract. */
export type StrictPayslip = HandlerResult<PayslipCalls['get']>['data']
export type StrictPayslipHead = HandlerResult<PayslipCalls['list']>['data'][number]

/** A payslip with values of other tables. */
export interface PayslipRecord {
  slip: PayslipRow
  paid_at: Date | null
  disputes_open: number
  payout: Pick<typeof payouts.$inferSelect, 'id' | 'status' | 'account_snapshot'> | null
}

const openDisputes = sql`(select count(*)::int from ${disputes} q join ${e} l on l.id = q.earning_line_id
  where l.payslip_id = ${payslips.id} and q.state in ('open', 'in_review'))`.mapWith(integer)

/** Payslips, newest month first, then newest version first. */
export const readPayslips = (db: Db, where: SQL | undefined): Promise<PayslipRecord[]> =>
  db
    .select({
      slip: payslips,
      paid_at: sql`case when ${payouts.status} = 'paid' then ${payouts.paid_at} end`.mapWith(payouts.paid_at),
      disputes_open: openDisputes,
      payout: { id: payouts.id, status: payouts.status, account_snapshot: payouts.account_snapshot },
    })
    .from(payslips)
    .leftJoin(payouts, eq(payouts.id, payslips.payout_id))
    .where(where)
    .orderBy(desc(payslips.month), desc(payslips.version_no))

/** A payslip in a list. */
export function toPayslipSummary({ slip, paid_at, disputes_open, payout }: PayslipRecord): StrictPayslipHead {
  const { id, number, month, status, version_no, issued_at, payout_id, returned_kobo } = slip
  const { gross_kobo, deductions_kobo, net_kobo, carried_forward_kobo, payable_kobo } = slip
  return {
    id,
    number,
    period: monthRange(month),
    status,
    version_no,
    issued_at: issued_at.toISOString(),
    totals: { gross_kobo, deductions_kobo, net_kobo, carried_forward_kobo, payable_kobo },
    currency: 'NGN',
    paid_at: paid_at?.toISOString() ?? null,
    payout_id,
    payout_status: payout?.status ?? null,
    disputes_open,
    returned_kobo,
  }
}

/** The totals of lines by vehicle, and of lines without one. */
async function sumLinesByVehicle(db: Db, where: SQL | undefined) {
  const found = await db
    .select({ vehicle_id: e.vehicle_id, registration_number: vehicles.registration_number, ...totalColumns })
    .from(e)
    .leftJoin(vehicles, eq(vehicles.id, e.vehicle_id))
    .where(where)
    .groupBy(e.vehicle_id, vehicles.registration_number)
    .orderBy(asc(vehicles.registration_number))
  const without = found.find(({ vehicle_id }) => vehicle_id === null)
  return {
    vehicles: found.flatMap(({ vehicle_id, registration_number, ...sums }) =>
      vehicle_id === null || registration_number === null ? [] : [{ vehicle_id, registration_number, ...sums }],
    ),
    unallocated: {
      gross_kobo: without?.gross_kobo ?? 0,
      deductions_kobo: without?.deductions_kobo ?? 0,
      net_kobo: without?.net_kobo ?? 0,
    },
  }
}

/** The account that a payslip's payout was sent to, or before that the one that it goes to now. A payslip without a payout keeps its own. */
async function readAccount(db: Db, { slip, payout }: PayslipRecord): Promise<Payee | null> {
  if (!payout) return slip.account_snapshot as Payee | null // written by toPayee
  if (payout.account_snapshot !== null) return payout.account_snapshot as Payee // written by toPayee
  const primary = await findPrimaryAccount(db, slip.partner_id)
  return primary ? toPayee(primary) : null
}

/** A payslip with its lines. */
export async function toPayslip(db: Db, record: PayslipRecord): Promise<StrictPayslip> {
  const { slip } = record
  const own = and(eq(e.payslip_id, slip.id), eq(e.partner_id, slip.partner_id))
  // The versions of a month share its payouts that came back.
  const versions = db
    .select({ id: payslips.id })
    .from(payslips)
    .where(and(eq(payslips.partner_id, slip.partner_id), eq(payslips.month, slip.month)))
  const [company, account, lines, allocated, carried, left_over, returned_payouts, [came_back = null]] = await Promise.all([
    readPaidCompany(db, slip.partner_id),
    readAccount(db, record),
    db.select().from(payslipLines).where(eq(payslipLines.payslip_id, slip.id)).orderBy(asc(payslipLines.position)),
    sumLinesByVehicle(db, own),
    countCarriedLines(db, own, slip.month),
    sumLeftLines(db, slip.partner_id, slip.month),
    readReturnedPayouts(db, inArray(returnedPayouts.payslip_id, versions)),
    readReturnedPayouts(db, eq(returnedPayouts.payout_id, slip.payout_id ?? '')),
  ])
  return {
    ...toPayslipSummary(record),
    company,
    opening_balance_kobo: slip.opening_balance_kobo,
    lines: lines.map(({ id, type, direction, label, amount_kobo, explain, earning_ids_count, quantity, unit_kobo }) => ({
      id,
      type,
      direction,
      label,
      amount_kobo,
      explain,
      earning_ids_count,
      ...(quantity === null ? {} : { quantity }),
      ...(unit_kobo === null ? {} : { unit_kobo }),
    })),
    returned_payouts,
    carried_over: sumByReason(carried),
    left_over,
    came_back,
    ...allocated,
    tax: {
      wht_base_kobo: slip.wht_base_kobo,
      wht_rate_bps: slip.wht_rate_bps,
      wht_kobo: slip.wht_kobo,
      credit_note: { status: slip.credit_note_status },
    },
    account,
    acknowledged_at: slip.acknowledged_at?.toISOString() ?? null,
    disputable_until: disputableUntil(slip.issued_at),
  }
}

/** The month that is closed next, so far; undefined if there are no lines since the last payslip. */
export async function createDraft(db: Db, partnerId: string, now: Date): Promise<StrictPayslip | undefined> {
  const month = monthRange(await findOpenMonthOf(db, partnerId, now))
  const content = expectedContent(partnerId, month.from)
  const [company, sums, account, left_over, returned_payouts, open] = await Promise.all([
    readPaidCompany(db, partnerId),
    readMonthTotals(db, partnerId, content),
    findPrimaryAccount(db, partnerId),
    sumQueriedLines(db, partnerId, month.to),
    readReturnedPayouts(db, content.returned),
    db
      .select({ count: sql`count(*)::int`.mapWith(integer) })
      .from(disputes)
      .innerJoin(e, eq(e.id, disputes.earning_line_id))
      .where(and(isOpenUntil(partnerId, month.to), inArray(disputes.state, ['open', 'in_review']))),
  ])
  if (sums.sums.length === 0 && returned_payouts.length === 0) return undefined
  const allocated = await sumLinesByVehicle(db, content.lines)
  const { unallocated } = allocated
  const { whtBaseKobo, whtKobo, terms, totals, openingKobo } = sums
  return {
    id: draftPayslipId,
    company,
    number: month.to < lagosDate(now) ? 'Not issued yet' : 'So far this month',
    period: month,
    status: 'draft',
    version_no: 1,
    issued_at: null,
    totals,
    currency: 'NGN',
    paid_at: null,
    payout_id: null,
    payout_status: null,
    disputes_open: open[0]?.count ?? 0,
    returned_kobo: sums.returnedKobo,
    returned_payouts,
    carried_over: sums.carriedOver,
    left_over,
    came_back: null,
    opening_balance_kobo: openingKobo,
    lines: sums.entries.map((entry: PayslipEntry) => ({ id: `${draftPayslipId}_${entry.type}`, ...entry })),
    vehicles: allocated.vehicles,
    // The tax belongs to no vehicle.
    unallocated: {
      ...unallocated,
      deductions_kobo: unallocated.deductions_kobo + whtKobo,
      net_kobo: unallocated.net_kobo - whtKobo,
    },
    tax: { wht_base_kobo: whtBaseKobo, wht_rate_bps: terms.whtRateBps, wht_kobo: whtKobo, credit_note: { status: 'pending' } },
    account: account ? toPayee(account) : null,
    acknowledged_at: null,
    disputable_until: null,
  }
}
