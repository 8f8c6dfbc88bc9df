import type { Report } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import {
  selectColumns,
  countByValue,
  canReport,
  limitReportFilters,
  listReportTypes,
  moneyColumns,
  pageMetadata,
  RequestError,
  reportStatuses,
} from '@vehicle-partner/api/server'
import { canSeeMoney, documentOwnerTypes, isOwner, isTooLongForPdf, listDocumentOwners, pdfRowsMessage } from '@vehicle-partner/domain'
import { and, arrayContains, asc, desc, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { reports, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { countUse } from '../limits/countUse.ts'
import { requireRoomForReport } from '../limits/reportsAtOnce.ts'
import { newId } from '../newId.ts'
import { formatFileName, mediaTypes, readRows, type StoredReport } from './buildReport.ts'
import { maxImmediateRows } from './claimReport.ts'
import { createForRequest } from './createForRequest.ts'
import { integer } from '../db/sqlValueTypes.ts'

/** Matches the reports that the caller may see: their own of data that their present roles may read; owners see all. */
const isVisible = (context: Context): SQL | undefined => {
  const { partner, roles } = requireMembership(context)
  const ofPartner = eq(reports.partner_id, partner.id)
  if (isOwner(roles)) return ofPartner
  const hasMoney = canSeeMoney(roles)
    ? []
    : moneyColumns.map(({ type, key }) => and(eq(reports.type, type), arrayContains(reports.columns, [key])))
  // Without the filter a report has the documents of all owners.
  const owners = sql`nullif(${reports.filters}->'owner_type', '[]')`
  const visible = listDocumentOwners(roles)
  const isHidden = documentOwnerTypes
    .filter((owner) => !visible.includes(owner))
    .map((owner) => sql`(${reports.type} = 'documents_expiry' and (${owners} @> ${JSON.stringify(owner)}::jsonb) is not false)`)
  return and(
    ofPartner,
    eq(reports.requested_by, requireCaller(context).user.id),
    inArray(reports.type, listReportTypes(roles)),
    ...[...hasMoney, ...isHidden].flatMap((condition) => (condition ? not(condition) : [])),
  )
}

async function toReportList(db: Db, found: readonly StoredReport[]): Promise<Report[]> {
  const ids = [...new Set(found.map(({ requested_by }) => requested_by))]
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  return found.map((report) => {
    const by = people.find(({ id }) => id === report.requested_by)
    return toReportResponse(report, by ? `${by.fname} ${by.lname}` : '')
  })
}

function toReportResponse(report: StoredReport, name: string): Report {
  const { id, type, format, columns, status, rows, size, failure, requested_by, created_at, expires_at } = report
  const file = status === 'ready' && expires_at ? { Location: `/v1/reports/${id}/download`, expires_at: expires_at.toISOString() } : null
  const filters = report.filters as Report['filters'] // parsed by the contract before they were inserted
  return {
    id,
    type,
    filters,
    format,
    columns,
    status,
    rows: status === 'queued' || status === 'processing' ? null : rows,
    size,
    file,
    failure,
    requested_by: { id: requested_by, name },
    created_at: created_at.toISOString(),
  }
}

/** A report that the caller may see. Throws RequestError `NotFound`. */
async function requireReport(context: Context, id: string): Promise<StoredReport> {
  const [report] = await context.db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isVisible(context)))
  if (!report) throw new RequestError('NotFound')
  return report
}

const toReportData = async (context: Context, report: StoredReport): Promise<{ data: Report }> => {
  const [data] = await toReportList(context.db, [report])
  if (!data) throw new Error('The report has no response')
  return { data }
}

/** Why a report has no file. */
function describeMissingFile({ status }: Pick<StoredReport, 'status'>): string {
  if (status === 'queued' || status === 'processing') return 'This report is not ready yet'
  return status === 'failed' ? 'This report could not be made' : 'This report has expired'
}

/** Lists as files. */
export const reportsRoutes: Handlers<typeof contract, Context>['reports'] = {
  async create(context, { body: { type, format, filters: asked, columns: columnKeys } }) {
    const { now } = context
    const { partner, roles } = requireMembership(context)
    if (!canReport(type, roles)) throw new RequestError('Forbidden')
    const filters = limitReportFilters(type, asked, roles)
    if (!filters) throw new RequestError('Forbidden')
    const columns = selectColumns(type, columnKeys, roles)
    if (!columns) throw new RequestError('ValidationError', undefined, { errors: { columns: 'This report has no such column' } })
    await countUse(context, 'report')
    const { total } = await readRows(context, { partner_id: partner.id, type, filters })
    if (format === 'pdf' && isTooLongForPdf(total))
      throw new RequestError('ValidationError', undefined, { errors: { format: pdfRowsMessage } })
    const report = await inTransaction(context, async (tx) => {
      await requireRoomForReport(tx, context)
      const [inserted] = await tx
        .insert(reports)
        .values({
          id: newId('rpt', now),
          partner_id: partner.id,
          type,
          filters,
          format,
          columns: columns.map(({ key }) => key),
          status: 'queued',
          rows: total,
          requested_by: requireCaller(context).user.id,
          created_at: now,
        })
        .returning()
      if (!inserted) throw new Error('The insert returned no row')
      await recordAudit(tx, context, {
        partner_id: partner.id,
        action: 'report.requested',
        entity: { type: 'report', id: inserted.id, label: `${type}.${format}` },
      })
      return inserted
    })
    return toReportData(context, total <= maxImmediateRows ? await createForRequest(context, report) : report)
  },
  async list(context, { query }) {
    const { db, now } = context
    const base = and(isVisible(context), query.type.length === 0 ? undefined : inArray(reports.type, query.type))
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
    return { data: await toReportList(db, found), metadata: { ...pageMetadata(total, query, now), counts } }
  },
  get: async (context, { params }) => toReportData(context, await requireReport(context, params.id)),
  async download(context, { params }) {
    const report = await requireReport(context, params.id)
    if (report.status !== 'ready' || (report.expires_at && report.expires_at <= context.now))
      throw new RequestError('InvalidTransition', describeMissingFile(report))
    const [stored] = await context.db
      .select({ hash: storedFiles.hash })
      .from(uploads)
      .innerJoin(storedFiles, eq(storedFiles.hash, uploads.hash))
      .where(eq(uploads.id, report.upload_id ?? ''))
    const content = stored && (await context.files.read(stored.hash))
    if (!content) throw new RequestError('NotFound')
    return { type: mediaTypes[report.format], filename: formatFileName(report), content }
  },
}
