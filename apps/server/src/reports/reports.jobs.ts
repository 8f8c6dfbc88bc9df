import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { reports, uploads } from '../db/schema/operationTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import type { Job } from '../jobs/job.ts'
import { runItemsWithoutTransaction } from '../jobs/runItems.ts'
import { notify } from '../notifications/notify.ts'
import { reportPath } from './reportPageLink.ts'
import { buildReport, reportTitles, readRows, type StoredReport } from './buildReport.ts'
import type { ReportType } from '@vehicle-partner/api'

/** Reports that are too long for one response. */
export const reportJobs: readonly Job[] = [
  {
    name: 'report-builder',
    summary: 'Creates the files of long reports and notifies their users.',
    every: { seconds: 5 },
    async run(dependencies) {
      const waiting = await dependencies.db
        .select()
        .from(reports)
        .where(inArray(reports.status, ['queued', 'processing']))
        .orderBy(asc(reports.created_at), asc(reports.id))
      await runItemsWithoutTransaction(dependencies, {
        job: 'report-builder',
        items: waiting,
        keyOf: ({ id }) => id,
        work: (report, failedTries) => build(dependencies, report, failedTries),
      })
    },
  },
  {
    name: 'report-expiry',
    summary: 'Deletes the files of reports after seven days.',
    every: { daily: '03:15' },
    async run(dependencies, now) {
      await inTransaction(dependencies, async (tx) => {
        const gone = await tx
          .update(reports)
          .set({ status: 'expired' })
          .where(and(eq(reports.status, 'ready'), lt(reports.expires_at, now)))
          .returning({ upload_id: reports.upload_id })
        const ids = gone.flatMap(({ upload_id }) => upload_id ?? [])
        await tx.update(reports).set({ upload_id: null }).where(inArray(reports.upload_id, ids))
        await tx.update(uploads).set({ attached_at: null }).where(inArray(uploads.id, ids))
      })
    },
  },
]

/** How often a report is tried before its user is told that it failed. */
const maxTries = 3

async function build(dependencies: Dependencies, report: StoredReport, failedTries: number): Promise<void> {
  const { db, now } = dependencies
  try {
    const ready = await buildReport(dependencies, report, await readRows(dependencies, report))
    if (!ready) return
    await inTransaction(dependencies, async (tx) => {
      const { partner_id, requested_by: user_id } = report
      publish(tx, dependencies, { type: 'report.ready', partner_id, user_id, data: { report_id: report.id } })
      await notify(tx, dependencies, {
        partner_id,
        type: 'report.ready',
        severity: 'success',
        title: 'Your export is ready',
        body: `${reportTitles[report.type as ReportType]}, ${ready.rows ?? 0} rows. It can be fetched for seven days.`,
        entity: { type: 'report', id: report.id },
        link: (roles) => reportPath(report.type as ReportType, report.id, roles),
        to: { user_id },
      })
    })
  } catch (error) {
    if (failedTries + 1 >= maxTries)
      await db
        .update(reports)
        .set({ status: 'failed', failure: 'The report could not be made. Ask for it again.', ready_at: now })
        .where(eq(reports.id, report.id))
    throw error
  }
}
