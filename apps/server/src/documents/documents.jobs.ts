import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, asc, between, eq, lte } from 'drizzle-orm'
import { documents } from '../db/schema/documentTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Job } from '../jobs/job.ts'
import { completeDocumentReview } from './documentReview.ts'
import { findNewlyExpired, recordExpiry } from './documentExpiry.ts'
import { documentOwnerKey } from './documentOwners.ts'
import { sendReminders } from './documentReminders.ts'
import { lockDocument } from './writeDocuments.ts'

/** What the server does with papers by itself. */
export const documentJobs: readonly Job[] = [
  {
    name: 'document-review',
    summary: 'Ends the reviews of papers that are due.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const due = await dependencies.db
        .select()
        .from(documents)
        .where(and(lte(documents.review_due_at, now), eq(documents.status, 'under_review')))
        .orderBy(asc(documents.review_due_at))
      for (const paper of due)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, paper.partner_id)
          const row = await lockDocument(tx, documentOwnerKey(paper), paper.id).catch(() => undefined)
          // Somebody may have deleted or corrected it meanwhile.
          if (row?.status === 'under_review' && row.review_due_at !== null && row.review_due_at <= now)
            await completeDocumentReview(tx, dependencies, row)
        })
    },
  },
  {
    name: 'document-expiry',
    summary: 'Tells which papers have run out, and reminds of those that will.',
    every: { daily: '06:00' },
    async run(dependencies, now) {
      const today = lagosDate(now)
      const concerned = await dependencies.db
        .selectDistinct({ id: documents.partner_id })
        .from(documents)
        .where(and(eq(documents.status, 'approved'), between(documents.expiry_date, addDays(today, -15), addDays(today, 30))))
        .orderBy(documents.partner_id)
      for (const { id } of concerned)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, id)
          for (const row of await findNewlyExpired(tx, id, today)) await recordExpiry(tx, dependencies, row)
          await sendReminders(tx, dependencies, id)
        })
    },
  },
]
