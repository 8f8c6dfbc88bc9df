import type { ReportFormat, ReportType } from '@vehicle-partner/api'
import { findColumns, reportColumns } from '@vehicle-partner/api/server'
import { lagosDate, reportTitles } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { reports } from '../db/schema/operationTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { storeGeneratedFile } from '../files/storeUploads.ts'
import { readCompanyName } from '../payouts/companyName.ts'
import { readReportRows, type Filters, type Rows } from './reportRows.ts'
import type { ReportClaim } from './claimReport.ts'

export type StoredReport = typeof reports.$inferSelect

/** Media types by format. */
export const mediaTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

const retentionDays = 7

/**
 * Creates and stores the file of a claimed report; `onReady` runs in the transaction that makes it ready. Rows, file and store pass pages on,
 * so that a report of any length needs the memory of one. Returns undefined if the claim was lost.
 */
export async function buildReport(
  dependencies: Dependencies,
  { report, claimedBy, claimedAt }: ReportClaim,
  { signal, onReady }: { signal: AbortSignal; onReady?: (tx: Tx, ready: StoredReport) => Promise<void> },
): Promise<StoredReport | undefined> {
  const { now, files, fileThreads, db } = dependencies
  const { format } = report
  const type = report.type as ReportType // written by `create`, which accepts no other
  let count = 0
  const countRows = async function* (pages: ReturnType<Rows['readPages']>) {
    for await (const page of pages) {
      count += page.length
      yield page
    }
  }
  const chunks = fileThreads.create(
    claimedBy,
    {
      kind: 'report',
      format,
      title: reportTitles[type],
      company: await readCompanyName(db, report.partner_id),
      at: now,
      columns: findColumns(reportColumns[type], report.columns),
    },
    { pages: countRows((await readRows(dependencies, report)).readPages()), signal },
  )
  const content = await files.receive(chunks)
  try {
    return await inTransaction(dependencies, async (tx) => {
      const isOwn = and(eq(reports.id, report.id), eq(reports.claimed_by, claimedBy), eq(reports.claimed_at, claimedAt))
      const [waiting] = await tx.select({ status: reports.status }).from(reports).where(isOwn).for('update')
      if (waiting?.status !== 'processing') return undefined
      const stored = await storeGeneratedFile(tx, dependencies, {
        kind: 'report',
        name: formatFileName(report),
        partner_id: report.partner_id,
        content,
        mime: mediaTypes[format],
        uploaded_by: report.requested_by,
      })
      const expires_at = new Date(now.getTime() + retentionDays * 86_400_000)
      const [ready] = await tx
        .update(reports)
        .set({
          status: 'ready',
          rows: count,
          size: content.size,
          upload_id: stored.id,
          ready_at: now,
          expires_at,
          claimed_by: null,
          claimed_at: null,
        })
        .where(eq(reports.id, report.id))
        .returning()
      if (ready) await onReady?.(tx, ready)
      return ready
    })
  } finally {
    await content.discard()
  }
}

/** The rows of a report. */
export const readRows = (
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  report: Pick<StoredReport, 'partner_id' | 'type' | 'filters'>,
): Promise<Rows> =>
  readReportRows(db, {
    partnerId: report.partner_id,
    type: report.type as ReportType,
    filters: report.filters as Filters, // parsed by the contract before they were written
    now,
  })

/** The file name of a report. */
export const formatFileName = ({ type, format, created_at }: Pick<StoredReport, 'type' | 'format' | 'created_at'>): string =>
  `${type.replaceAll('_', '-')}-${lagosDate(created_at)}.${format}`
