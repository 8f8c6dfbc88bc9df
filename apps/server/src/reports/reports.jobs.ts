import { and, eq, inArray, lt } from 'drizzle-orm'
import type { ReportType } from '@vehicle-partner/api'
import { canReadReport, type ReportFilters } from '@vehicle-partner/api/server'
import { formatCount, reportTitles } from '@vehicle-partner/domain'
import type { Dependencies } from '../context.ts'
import { reports, uploads } from '../db/schema/operationTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import type { Job } from '../jobs/job.ts'
import { forgetItemFailures, readItemFailures, recordItemFailure } from '../jobs/jobFailures.ts'
import { listRecipients } from '../notifications/notificationRecipients.ts'
import { notify } from '../notifications/notify.ts'
import { toLogError } from '../toLogError.ts'
import { buildReport, type StoredReport } from './buildReport.ts'
import { claimReport, listQueuedReports, releaseReport } from './claimReport.ts'
import { reportPath } from './reportPageLink.ts'

/** Reports that are too long for one response. */
export const reportJobs: readonly Job[] = [
  {
    name: 'report-builder',
    summary: 'Creates the files of long reports and notifies their users.',
    every: { seconds: 5 },
    lane: 'reports',
    run: createQueuedReports,
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

const task = { job: 'report-builder', task: '' }
const failureText = 'The export could not be made. Try again.'
/** How often a report is tried before its user is told that it failed. */
const maxTries = 3

/** Creates the queued reports one after the other. Users take turns, so that many reports of one do not delay those of others. */
async function createQueuedReports(dependencies: Dependencies): Promise<void> {
  const { db, now, signal } = dependencies
  const tried = new Set<string>()
  /** When the user's last report was created in this run: a count. */
  const turns = new Map<string, number>()
  while (!signal.aborted) {
    const failures = await readItemFailures(db, task)
    const queued = await listQueuedReports(db, now)
    const [next] = queued
      .filter(({ id }) => !tried.has(id) && (failures.get(id)?.nextTryAt ?? now) <= now)
      .toSorted((a, b) => (turns.get(a.user) ?? 0) - (turns.get(b.user) ?? 0))
    if (!next) {
      const known = new Set(queued.map(({ id }) => id))
      await forgetItemFailures(
        db,
        task,
        [...failures.keys()].filter((id) => !known.has(id)),
      )
      return
    }
    tried.add(next.id)
    turns.set(next.user, tried.size)
    await createReport(dependencies, next.id)
  }
}

async function createReport(dependencies: Dependencies, id: string): Promise<void> {
  const { db, now, signal, log } = dependencies
  const claim = await claimReport(db, now, id, 'job')
  if (!claim) return
  try {
    await buildReport(dependencies, claim, { signal, onReady: (tx, ready) => announce(tx, dependencies, ready) })
  } catch (error) {
    await releaseReport(db, claim)
    // The server stops: the next one continues.
    if (signal.aborted) return
    const tries = await recordItemFailure(dependencies, task, id, error)
    log.error({ err: toLogError(error), ...task, item: id, tries }, 'job item')
    if (tries >= maxTries) await giveUp(dependencies, id)
  }
}

const giveUp = (dependencies: Dependencies, id: string): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const [report] = await tx
      .update(reports)
      .set({ status: 'failed', failure: failureText, ready_at: dependencies.now })
      .where(and(eq(reports.id, id), eq(reports.status, 'queued')))
      .returning()
    if (report) await announce(tx, dependencies, report)
  })

/** Tells the user who waits for a report that it is ready, or that it has failed. */
async function announce(tx: Tx, dependencies: Dependencies, report: StoredReport): Promise<void> {
  const { id, partner_id, requested_by: user_id, rows } = report
  const type = report.type as ReportType // written by `create`, which accepts no other
  // A type that an older version has accepted has no page.
  if (!Object.hasOwn(reportTitles, type)) return
  // The access may have ended while the report was made.
  const [requester] = await listRecipients(tx, { partner_id, type: 'report.ready', to: { user_id } })
  if (!requester || !canReadReport({ ...report, filters: report.filters as ReportFilters }, requester.roles)) return
  const hasFailed = report.status === 'failed'
  if (!hasFailed) publish(tx, dependencies, { type: 'report.ready', partner_id, user_id, data: { report_id: id } })
  await notify(tx, dependencies, {
    partner_id,
    type: 'report.ready',
    severity: hasFailed ? 'warning' : 'success',
    title: hasFailed ? 'Your export could not be made' : 'Your export is ready',
    body: hasFailed
      ? `${reportTitles[type]}: ${failureText}`
      : `${reportTitles[type]}, ${rows === 1 ? '1 row' : `${formatCount(rows ?? 0)} rows`}. It can be fetched for seven days.`,
    entity: { type: 'report', id },
    link: (roles) => reportPath(type, id, roles),
    to: { user_id },
  })
}
