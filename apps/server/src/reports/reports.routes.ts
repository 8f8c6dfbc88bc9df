import type { Report, ReportType } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { selectColumns, countByValue, canReport, pageMetadata, RequestError, reportStatuses } from '@vehicle-partner/api/server'
import { isOwner } from '@vehicle-partner/domain'
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { reports, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { buildReport, fileName, mediaTypes, rowsFor, type ReportRow } from './buildReport.ts'
import { integer } from '../db/valueTypes.ts'

/** Reports up to this size are created with the response. */
const atOnce = 5000

/** Matches the reports that the caller may see: their own; owners see all. */
const visible = (context: Context): SQL | undefined => {
  const { partner, roles } = requireMembership(context)
  return and(eq(reports.partner_id, partner.id), isOwner(roles) ? undefined : eq(reports.requested_by, requireCaller(context).user.id))
}

async function named(db: Db, found: readonly ReportRow[]): Promise<Report[]> {
  const ids = [...new Set(found.map(({ requested_by }) => requested_by))]
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  return found.map((report) => {
    const by = people.find(({ id }) => id === report.requested_by)
    return reportReply(report, by ? `${by.fname} ${by.lname}` : '')
  })
}

function reportReply(report: ReportRow, name: string): Report {
  const { id, type, format, columns, status, rows, size, failure, requested_by, created_at, expires_at } = report
  const file = status === 'ready' && expires_at ? { Location: `/v1/reports/${id}/download`, expires_at: expires_at.toISOString() } : null
  const filters = report.filters as Report['filters'] // parsed by the contract before they were written
  return {
    id,
    type,
    filters,
    format,
    columns,
    status,
    rows,
    size,
    file,
    failure,
    requested_by: { id: requested_by, name },
    created_at: created_at.toISOString(),
  }
}

/** A report that the caller may see and whose data they may read. Throws RequestError `NotFound`. */
async function one(context: Context, id: string): Promise<ReportRow> {
  const [report] = await context.db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), visible(context)))
  if (!report) throw new RequestError('NotFound')
  // A report is not found if the caller's role does not allow its data.
  if (!canReport(report.type as ReportType, requireMembership(context).roles)) throw new RequestError('NotFound')
  return report
}

const shown = async (context: Context, report: ReportRow): Promise<{ data: Report }> => {
  const [data] = await named(context.db, [report])
  if (!data) throw new Error('A report in, a report out')
  return { data }
}

/** Lists as files. */
export const reportsRoutes: Handlers<typeof contract, Context>['reports'] = {
  async create(context, { body: { type, format, filters, columns: asked } }) {
    const { now } = context
    const { partner, roles } = requireMembership(context)
    if (!canReport(type, roles)) throw new RequestError('Forbidden')
    const columns = selectColumns(type, asked)
    if (!columns) throw new RequestError('ValidationError', undefined, { errors: { columns: 'This report has no such column' } })
    const report = await inTransaction(context, async (tx) => {
      // All on the connection of the transaction.
      const inside = { ...context, db: tx }
      const rows = await rowsFor(inside, { partner_id: partner.id, type, filters })
      const [written] = await tx
        .insert(reports)
        .values({
          id: newId('rpt', now),
          partner_id: partner.id,
          type,
          filters,
          format,
          columns: columns.map(({ key }) => key),
          status: 'queued',
          requested_by: requireCaller(context).user.id,
          created_at: now,
        })
        .returning()
      if (!written) throw new Error('An insert answers its row')
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'report.requested',
        entity: { type: 'report', id: written.id, label: `${type}.${format}` },
      })
      // Created in the same transaction, so that no job creates it as well.
      return rows.total <= atOnce ? ((await buildReport(inside, written, rows)) ?? written) : written
    })
    return shown(context, report)
  },
  async list(context, { query }) {
    const { db, now } = context
    const base = and(visible(context), query.type.length === 0 ? undefined : inArray(reports.type, query.type))
    const counted = await db
      .select({ status: reports.status, count: sql`count(*)::int`.mapWith(integer) })
      .from(reports)
      .where(base)
      .groupBy(reports.status)
    const total = counted.reduce(
      (sum, { status, count }) => sum + (query.status.length === 0 || query.status.includes(status) ? count : 0),
      0,
    )
    const found = await db
      .select()
      .from(reports)
      .where(and(base, query.status.length === 0 ? undefined : inArray(reports.status, query.status)))
      .orderBy(...(query.sort.descending ? [desc(reports.created_at), desc(reports.id)] : [asc(reports.created_at), asc(reports.id)]))
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
    const counts = { ...countByValue(reportStatuses, []), ...Object.fromEntries(counted.map(({ status, count }) => [status, count])) }
    return { data: await named(db, found), metadata: { ...pageMetadata(total, query, now), counts } }
  },
  get: async (context, { params }) => shown(context, await one(context, params.id)),
  async download(context, { params }) {
    const report = await one(context, params.id)
    if (report.status !== 'ready' || (report.expires_at && report.expires_at <= context.now))
      throw new RequestError(
        'InvalidTransition',
        report.status === 'queued' ? 'This report is still being made' : 'This report has expired',
      )
    const [kept] = await context.db
      .select({ hash: storedFiles.hash })
      .from(uploads)
      .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
      .where(eq(uploads.id, report.upload_id ?? ''))
    const content = kept && (await context.files.read(kept.hash))
    if (!content) throw new RequestError('NotFound')
    return { type: mediaTypes[report.format], filename: fileName(report), content }
  },
}
