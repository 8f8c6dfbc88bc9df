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

/** The jobs about documents. */
export const documentJobs: readonly Job[] = [
  {
    name: 'document-review',
    summary: 'Ends the reviews of documents that are due.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const due = await dependencies.db
        .select()
        .from(documents)
        .where(and(lte(documents.review_due_at, now), eq(documents.status, 'under_review')))
        .orderBy(asc(documents.review_due_at))
      for (const document of due)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, document.partner_id)
          const row = await lockDocument(tx, documentOwnerKey(document), document.id).catch(() => undefined)
          // It may have been deleted or corrected since the query.
          if (row?.status === 'under_review' && row.review_due_at !== null && row.review_due_at <= now)
            await completeDocumentReview(tx, dependencies, row)
        })
    },
  },
  {
    name: 'document-expiry',
    summary: 'Records expired documents and sends reminders of those that expire soon.',
    every: { daily: '06:00' },
    async run(dependencies, now) {
      const today = lagosDate(now)
      const affectedPartners = await dependencies.db
        .selectDistinct({ id: documents.partner_id })
        .from(documents)
        .where(and(eq(documents.status, 'approved'), between(documents.expiry_date, addDays(today, -15), addDays(today, 30))))
        .orderBy(documents.partner_id)
      for (const { id } of affectedPartners)
        await inTransaction(dependencies, async (tx) => {
          await lockFleet(tx, id)
          for (const row of await findNewlyExpired(tx, id, today)) await recordExpiry(tx, dependencies, row)
          await sendReminders(tx, dependencies, id)
        })
    },
  },
]
