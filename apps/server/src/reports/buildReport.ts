import type { ReportFormat, ReportType } from '@vehicle-partner/api'
import { byteOrderMark, formatCell, selectColumns, formatCsvLine, type ReportColumn, type ReportRow } from '@vehicle-partner/api/server'
import { eq } from 'drizzle-orm'
import type { OperationContext } from '../context.ts'
import { reports } from '../db/schema/operationTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { storeGeneratedFile } from '../files/storeUploads.ts'
import { readCompanyName } from '../payouts/companyName.ts'
import { createReportPdf } from './reportPdf.ts'
import { readReportRows, type Filters, type Rows } from './reportRows.ts'
import { createXlsx } from './xlsxFile.ts'

export type StoredReport = typeof reports.$inferSelect

/** Media types by format. */
export const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

/** The titles of reports. */
export const reportTitles: Readonly<Record<ReportType, string>> = {
  earnings_lines: 'Earnings',
  earnings_by_vehicle: 'Earnings by vehicle',
  trips: 'Trips',
  trip_stats: 'Trips per day',
  vehicles: 'Vehicles',
  drivers: 'Drivers',
  documents_expiry: 'Expiry of documents',
  payouts: 'Payouts',
  payslips: 'Payslips',
  audit: 'Audit trail',
}

const retentionDays = 7
const pageSize = 1000

async function* readPages({ total, read }: Rows): AsyncIterable<ReportRow[]> {
  for (let offset = 0; offset < total; offset += pageSize) yield read(offset, pageSize)
}

async function* streamCsv(columns: readonly ReportColumn[], pages: AsyncIterable<readonly ReportRow[]>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + formatCsvLine(columns.map(({ label }) => label)))
  for await (const page of pages)
    yield encoder.encode(page.map((row) => formatCsvLine(columns.map((column) => formatCell(column, row)))).join(''))
}

async function collectBytes(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

/** Creates and stores the file of a report. Returns undefined if another server was faster. */
export async function buildReport(context: OperationContext, report: StoredReport, rows: Rows): Promise<StoredReport | undefined> {
  const { now } = context
  const type = report.type as ReportType // written by `create`, which accepts no other
  const columns = selectColumns(type, report.columns) ?? []
  const pages = readPages(rows)
  const title = reportTitles[type]
  const content =
    report.format === 'pdf'
      ? await createReportPdf({ title, company: await readCompanyName(context.db, report.partner_id), at: now }, columns, pages)
      : await collectBytes(report.format === 'csv' ? streamCsv(columns, pages) : createXlsx(columns, pages))
  return inTransaction(context, async (tx) => {
    const [waiting] = await tx.select({ status: reports.status }).from(reports).where(eq(reports.id, report.id)).for('update')
    if (waiting?.status !== 'queued' && waiting?.status !== 'processing') return undefined
    const stored = await storeGeneratedFile(tx, context, {
      kind: 'report',
      name: formatFileName(report),
      partner_id: report.partner_id,
      content,
      mime: mediaTypes[report.format],
      uploaded_by: report.requested_by,
    })
    const [ready] = await tx
      .update(reports)
      .set({
        status: 'ready',
        rows: rows.total,
        size: content.byteLength,
        upload_id: stored.id,
        ready_at: now,
        expires_at: new Date(now.getTime() + retentionDays * 86_400_000),
      })
      .where(eq(reports.id, report.id))
      .returning()
    return ready
  })
}

/** The rows of a report. */
export const readRows = (context: OperationContext, report: Pick<StoredReport, 'partner_id' | 'type' | 'filters'>): Promise<Rows> =>
  readReportRows(context.db, {
    partnerId: report.partner_id,
    type: report.type as ReportType,
    filters: report.filters as Filters, // parsed by the contract before they were written
    now: context.now,
  })

/** The file name of a report. */
export const formatFileName = ({ type, format, created_at }: Pick<StoredReport, 'type' | 'format' | 'created_at'>): string =>
  `${type.replaceAll('_', '-')}-${created_at.toISOString().slice(0, 10)}.${format}`
