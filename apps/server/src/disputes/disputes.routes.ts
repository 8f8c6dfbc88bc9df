import type { Dispute } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { correctedLineMessage, countByValue, pageMetadata, RequestError } from '@vehicle-partner/api/server'
import { disputeStates, isDisputable } from '@vehicle-partner/domain'
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { escapeLikePattern } from '../db/likePattern.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { users } from '../db/schema/userTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { nullable, text } from '../db/sqlValueTypes.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { attachUploads, signLinks } from '../files/storeUploads.ts'
import { newId } from '../newId.ts'

/** Disputes with their earning lines. */
async function readDisputes(
  db: Db,
  context: Context,
  where: SQL | undefined,
  page: { limit: number; offset: number; descending: boolean },
): Promise<Dispute[]> {
  const order = page.descending ? [desc(disputes.created_at), desc(disputes.id)] : [asc(disputes.created_at), asc(disputes.id)]
  const rows = await db
    .select({
      dispute: disputes,
      line: {
        id: earningLines.id,
        reference: earningLines.reference,
        amount_kobo: earningLines.amount_kobo,
        direction: earningLines.direction,
        description: earningLines.description,
      },
      by: sql`(select ${users.fname} || ' ' || ${users.lname} from ${users} where ${users.id} = ${disputes.created_by})`.mapWith(
        nullable(text),
      ),
    })
    .from(disputes)
    .innerJoin(earningLines, eq(earningLines.id, disputes.earning_line_id))
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset)
  return rows.map(({ dispute: { id, reason, text, files, state, decision_text, adjustment_id, created_at, decided_at }, line, by }) => ({
    id,
    line,
    reason,
    text,
    files: signLinks(context, files),
    state,
    decision_text,
    adjustment_id,
    created_by: by ?? '',
    created_at: created_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }))
}

async function readDispute(db: Db, context: Context, id: string): Promise<Dispute> {
  const where = and(eq(disputes.id, id), eq(disputes.partner_id, requireMembership(context).partner.id))
  const [dispute] = await readDisputes(db, context, where, { limit: 1, offset: 0, descending: true })
  if (!dispute) throw new RequestError('NotFound')
  return dispute
}

const alreadyOpenError = () => new RequestError('ItemAlreadyExist', 'A query about this line is open')

/** Disputes about earning lines. */
export const disputesRoutes: Handlers<typeof contract, Context>['disputes'] = {
  open(context, { params, body }) {
    const { partner } = requireMembership(context)
    const { now } = context
    return inTransaction(context, async (tx) => {
      const [row] = await tx
        .select({ line: earningLines, issued_at: payslips.issued_at })
        .from(earningLines)
        .leftJoin(payslips, eq(payslips.id, earningLines.payslip_id))
        .where(and(eq(earningLines.id, params.lineId), eq(earningLines.partner_id, partner.id)))
      if (!row) throw new RequestError('NotFound')
      const { line } = row
      if (line.state === 'void' || !isDisputable(row.issued_at, now))
        throw new RequestError('InvalidTransition', 'A line can be queried within 30 days of its payslip')
      const [correction] = await tx
        .select({ reference: earningLines.reference })
        .from(earningLines)
        .where(eq(earningLines.reverses_id, line.id))
      // A line is corrected once, so another query about it could only be declined.
      if (correction) throw new RequestError('InvalidTransition', correctedLineMessage(correction.reference))
      const files = await attachUploads(tx, context, body.files, { partner_id: partner.id, kinds: ['dispute', 'company'] })
      const id = newId('dsp', now)
      await tx
        .insert(disputes)
        .values({
          id,
          partner_id: partner.id,
          earning_line_id: line.id,
          reason: body.reason,
          text: body.text,
          files: files.map(({ Location }) => Location),
          state: 'open',
          created_by: requireCaller(context).user.id,
          created_at: now,
        })
        .catch((error: unknown) => {
          throw violatedUniqueConstraint(error) === 'disputes_one_open' ? alreadyOpenError() : error
        })
      publish(tx, context, { type: 'dispute.updated', partner_id: partner.id, data: { id, line_id: line.id, state: 'open' } })
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'dispute.opened',
        entity: { type: 'earning_line', id: line.id, label: line.reference },
      })
      return { data: await readDispute(tx, context, id) }
    })
  },
  async list(context, { query }) {
    const { db, now } = context
    const base = and(
      eq(disputes.partner_id, requireMembership(context).partner.id),
      query.line_id.length === 0 ? undefined : inArray(disputes.earning_line_id, query.line_id),
      query.search === undefined
        ? undefined
        : sql`(select l.reference from earning_lines l where l.id = ${disputes.earning_line_id}) ilike ${`%${escapeLikePattern(query.search)}%`}`,
    )
    const stateCounts = await db.select({ state: disputes.state, count: count() }).from(disputes).where(base).groupBy(disputes.state)
    const shown = stateCounts.filter(({ state }) => query.state.length === 0 || query.state.includes(state))
    const total = shown.reduce((sum, { count }) => sum + count, 0)
    const where = and(base, query.state.length === 0 ? undefined : inArray(disputes.state, query.state))
    const page = { limit: query.perPage, offset: (query.page - 1) * query.perPage, descending: query.sort.descending }
    const counts = { ...countByValue(disputeStates, []), ...Object.fromEntries(stateCounts.map(({ state, count }) => [state, count])) }
    return { data: await readDisputes(db, context, where, page), metadata: { ...pageMetadata(total, query, now), counts } }
  },
  async get(context, { params }) {
    return { data: await readDispute(context.db, context, params.id) }
  },
}
