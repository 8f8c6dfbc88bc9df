import type { contract, Handlers } from '@vehicle-partner/api/contract'
import {
  pageMetadata,
  paginate,
  payslipStatuses,
  formatPayslipCsv,
  formatTaxYearCsv,
  countByValue,
  RequestError,
} from '@vehicle-partner/api/server'
import { creditNoteFilename, creditNotePendingMessage, earningLabels, hasCreditNote } from '@vehicle-partner/domain'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payslipLines, payslips } from '../db/schema/payslipTables.ts'
import { orderEarningLines, readEarningLines } from '../earnings/earningLineRows.ts'
import { matchesSearch } from '../earnings/earningFilters.ts'
import { inTransaction } from '../events/transaction.ts'
import { collectBytes } from '../generatedFiles/collectBytes.ts'
import { readTaxYear } from './readTaxYear.ts'
import { createDraft, toPayslipSummary, toPayslip, readPayslips, type PayslipRecord, type StrictPayslipHead } from './readPayslips.ts'
import { integer } from '../db/sqlValueTypes.ts'

/** A payslip. Throws RequestError `NotFound`. */
async function requirePayslip(context: Context, id: string): Promise<PayslipRecord> {
  const [record] = await readPayslips(context.db, and(eq(payslips.id, id), eq(payslips.partner_id, requireMembership(context).partner.id)))
  if (!record) throw new RequestError('NotFound')
  return record
}

/** Monthly payslips. */
export const payslipsRoutes: Handlers<typeof contract, Context>['payslips'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { id } = requireMembership(context).partner
    // One per month: few enough to sort and paginate in memory.
    const [issued, draft] = await Promise.all([
      readPayslips(db, and(eq(payslips.partner_id, id), query.status.includes('revised') ? undefined : ne(payslips.status, 'revised'))),
      createDraft(db, id, now),
    ])
    const ofYears = [...(draft ? [draft] : []), ...issued.map(toPayslipSummary)].filter(
      ({ period }) => query.year.length === 0 || query.year.includes(period.from.slice(0, 4)),
    )
    const matching = ofYears.filter(({ status }) => query.status.length === 0 || query.status.some((each) => each === status))
    const list = paginate<StrictPayslipHead, 'period' | 'net' | 'number'>(matching, query, {
      now,
      by: { period: ({ period }) => period.from, net: ({ totals }) => totals.net_kobo, number: ({ number }) => number },
      text: ({ number }) => [number],
    })
    const counts = countByValue(
      payslipStatuses,
      ofYears.map(({ status }) => status),
    )
    return { data: list.data, metadata: { ...list.metadata, counts } }
  },
  async current(context) {
    const draft = await createDraft(context.db, requireMembership(context).partner.id, context.now)
    if (!draft) throw new RequestError('NotFound')
    return { data: draft, metadata: { as_of: context.now.toISOString() } }
  },
  async taxYear(context, { query }) {
    const data = await readTaxYear(context.db, requireMembership(context).partner.id, query.year)
    return { data, metadata: { as_of: context.now.toISOString() } }
  },
  async taxYearDownload(context, { query }) {
    const taxYear = await readTaxYear(context.db, requireMembership(context).partner.id, query.year)
    const filename = `Tax-${query.year}.${query.format}`
    if (query.format === 'csv') return { type: 'text/csv', filename, content: formatTaxYearCsv(taxYear) }
    const content = context.fileThreads.create('request', { kind: 'tax_year', taxYear, at: context.now })
    return { type: 'application/pdf', filename, content: await collectBytes(content) }
  },
  async get(context, { params }) {
    return { data: await toPayslip(context.db, await requirePayslip(context, params.id)) }
  },
  async versions(context, { params }) {
    const { db } = context
    const { slip } = await requirePayslip(context, params.id)
    const all = await readPayslips(db, and(eq(payslips.partner_id, slip.partner_id), eq(payslips.month, slip.month)))
    const lines = await db
      .select()
      .from(payslipLines)
      .where(
        inArray(
          payslipLines.payslip_id,
          all.map((each) => each.slip.id),
        ),
      )
    const amounts = (id: string | undefined) =>
      new Map(lines.flatMap(({ payslip_id, type, amount_kobo }) => (payslip_id === id ? [[type, amount_kobo] as const] : [])))
    return {
      data: all.map((record, index) => {
        const [after, before] = [amounts(record.slip.id), amounts(all[index + 1]?.slip.id)]
        const types = before.size === 0 ? [] : [...new Set([...before.keys(), ...after.keys()])]
        const changes = types.flatMap((type) => {
          const [from_kobo, to_kobo] = [before.get(type) ?? 0, after.get(type) ?? 0]
          return from_kobo === to_kobo ? [] : [{ type, label: earningLabels[type], from_kobo, to_kobo }]
        })
        return { ...toPayslipSummary(record), changes }
      }),
    }
  },
  async sources(context, { params, query }) {
    const { db, now } = context
    const { slip } = await requirePayslip(context, params.id)
    const [line] = await db
      .select()
      .from(payslipLines)
      .where(and(eq(payslipLines.id, params.lineId), eq(payslipLines.payslip_id, slip.id)))
    if (!line) throw new RequestError('NotFound')
    const where = and(
      eq(earningLines.partner_id, slip.partner_id),
      eq(earningLines.payslip_id, slip.id),
      eq(earningLines.type, line.type),
      query.search === undefined ? undefined : matchesSearch(slip.partner_id, query.search),
    )
    const [counted] = await db
      .select({ total: sql`count(*)::int`.mapWith(integer) })
      .from(earningLines)
      .where(where)
    const offset = (query.page - 1) * query.perPage
    const data = await readEarningLines(db, { where, orderBy: orderEarningLines(query.sort), limit: query.perPage, offset })
    return { data, metadata: pageMetadata(counted?.total ?? 0, query, now) }
  },
  acknowledge(context, { params }) {
    return inTransaction(context, async (tx) => {
      // Locked: a correction, or someone else's acknowledgement, may be on its way.
      await tx.select({ id: payslips.id }).from(payslips).where(eq(payslips.id, params.id)).for('no key update')
      const { slip } = await requirePayslip({ ...context, db: tx }, params.id)
      if (slip.status === 'revised') throw new RequestError('InvalidTransition', 'A newer version has replaced this payslip')
      if (slip.acknowledged_at) return { data: { id: slip.id, acknowledged_at: slip.acknowledged_at.toISOString() } }
      const by = requireCaller(context).user.id
      await tx.update(payslips).set({ acknowledged_at: context.now, acknowledged_by: by }).where(eq(payslips.id, slip.id))
      const entity = { type: 'payslip', id: slip.id, label: slip.number }
      await recordAudit(tx, context, { partner_id: slip.partner_id, action: 'payslip.acknowledged', entity })
      return { data: { id: slip.id, acknowledged_at: context.now.toISOString() } }
    })
  },
  async download(context, { params, query }) {
    const payslip = await toPayslip(context.db, await requirePayslip(context, params.id))
    if (query.format === 'csv') return { type: 'text/csv', filename: `${payslip.number}.csv`, content: formatPayslipCsv(payslip) }
    const content = context.fileThreads.create('request', { kind: 'payslip', payslip })
    return { type: 'application/pdf', filename: `${payslip.number}.pdf`, content: await collectBytes(content) }
  },
  async creditNote(context, { params }) {
    const payslip = await toPayslip(context.db, await requirePayslip(context, params.id))
    if (!hasCreditNote(payslip.tax)) throw new RequestError('InvalidTransition', creditNotePendingMessage)
    const content = context.fileThreads.create('request', { kind: 'credit_note', payslip })
    return { type: 'application/pdf', filename: creditNoteFilename(payslip.number), content: await collectBytes(content) }
  },
}
