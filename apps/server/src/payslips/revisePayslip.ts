import { RequestError } from '@vehicle-partner/api/server'
import { formatNaira, lagosDate, monthRange, payslipEntries, payslipTotals, formatDateRange, paths } from '@vehicle-partner/domain'
import { aliasedTable, and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { OperationContext } from '../context.ts'
import { earningLines as e } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips, returnedPayouts } from '../db/schema/payslipTables.ts'
import { publish } from '../events/publish.ts'
import type { Tx } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { notify } from '../notifications/notify.ts'
import { loadMonthTerms } from '../rateCards/rateCardTerms.ts'
import { isSettleableUntil } from './carriedLines.ts'
import { writePayslipLines, type PayslipRow } from './closeMonth.ts'
import { explainLinesByType } from './monthTotals.ts'

const correctedLines = aliasedTable(e, 'corrected')
const createRevisionError = (message: string) => new RequestError('InvalidTransition', message)

/**
 * Issues a new version of an organisation's last payslip with the corrections of its lines since then. The previous version stays
 * unchanged. Changes the payout as well, unless it has been sent.
 * Throws RequestError `InvalidTransition`.
 */
export async function revisePayslip(tx: Tx, context: OperationContext, before: PayslipRow): Promise<PayslipRow> {
  const { partner_id, month, payout_id } = before
  if (before.status !== 'issued') throw createRevisionError('Only an unpaid payslip can be corrected')
  const [later] = await tx
    .select({ id: payslips.id })
    .from(payslips)
    .where(and(eq(payslips.partner_id, partner_id), gt(payslips.month, month), ne(payslips.status, 'revised')))
    .limit(1)
  if (later) throw createRevisionError('Only the last payslip can be corrected, because later ones include its balance')
  const found = await tx
    .select({ id: e.id })
    .from(e)
    .innerJoin(correctedLines, eq(correctedLines.id, e.reverses_id))
    .where(and(isSettleableUntil(partner_id, lagosDate(context.now)), eq(correctedLines.payslip_id, before.id)))
  if (found.length === 0) throw createRevisionError('None of its lines was corrected')
  const ids = found.map(({ id }) => id)
  const slip = await insertVersion(tx, context, before, ids)
  if (slip.payable_kobo !== before.payable_kobo) await replacePayout(tx, payout_id, slip.payable_kobo)
  await recordAudit(tx, context, {
    partner_id,
    action: 'payslip.revised',
    entity: { type: 'payslip', id: slip.id, label: `${slip.number} (version ${slip.version_no})` },
    changes: [{ field: 'payable_kobo', from: before.payable_kobo, to: slip.payable_kobo }],
  })
  publish(tx, context, { type: 'payslip.issued', partner_id, data: { id: slip.id, status: slip.status, amount_kobo: slip.payable_kobo } })
  await notify(tx, context, {
    partner_id,
    type: 'payslip.issued',
    severity: 'info',
    title: `Your payslip of ${formatDateRange(monthRange(month))} was corrected`,
    body: `${slip.number}, version ${slip.version_no}: ${formatNaira(slip.payable_kobo)} instead of ${formatNaira(before.payable_kobo)}.`,
    entity: { type: 'payslip', id: slip.id },
    link: paths.payslip({ id: slip.id }),
    group_key: `payslip ${month} ${partner_id}`,
  })
  return slip
}

async function insertVersion(tx: Tx, { now }: OperationContext, before: PayslipRow, corrections: readonly string[]): Promise<PayslipRow> {
  const { partner_id, month } = before
  const isIncluded = sql`(${e.payslip_id} = ${before.id} or ${inArray(e.id, [...corrections])})`
  const { sums } = await explainLinesByType(tx, and(eq(e.partner_id, partner_id), isIncluded), month)
  const terms = {
    ...(await loadMonthTerms(tx, partner_id, monthRange(month).to)),
    whtRateBps: before.wht_rate_bps,
    whtBaseKobo: before.wht_base_kobo,
  }
  const entries = payslipEntries(sums, terms)
  // Corrections are not taxed again: base and tax stay the same.
  const totals = payslipTotals(entries, before.opening_balance_kobo, before.returned_kobo)
  const [slip] = await tx
    .insert(payslips)
    .values({
      ...before,
      ...totals,
      id: newId('psl', now),
      version_no: before.version_no + 1,
      issued_at: now,
      acknowledged_at: null,
      acknowledged_by: null,
    })
    .returning()
  if (!slip) throw new Error('The insert returned no row')
  await writePayslipLines(
    tx,
    slip.id,
    entries.map((entry) => ({ ...entry, id: newId('psln', now) })),
  )
  await tx.update(payslips).set({ status: 'revised', payout_id: null }).where(eq(payslips.id, before.id))
  await tx
    .update(e)
    .set({ state: 'settled', payslip_id: slip.id })
    .where(and(eq(e.partner_id, partner_id), isIncluded))
  await tx.update(returnedPayouts).set({ payslip_id: slip.id }).where(eq(returnedPayouts.payslip_id, before.id))
  return slip
}

/** Sets the new amount of a payout that has not been sent. A month has one payout, which ends where nothing is payable. */
async function replacePayout(tx: Tx, payoutId: string | null, amount_kobo: number): Promise<void> {
  if (payoutId === null)
    throw createRevisionError('It paid nothing, so there is no payout to change. The next payslip will include the correction.')
  const changed = await tx
    .update(payouts)
    .set({ amount_kobo, version: sql`${payouts.version} + 1` })
    .where(and(eq(payouts.id, payoutId), inArray(payouts.status, ['scheduled', 'on_hold'])))
    .returning({ id: payouts.id })
  if (changed.length === 0) throw createRevisionError('Its payout was already sent. The next payslip will include the correction.')
}
