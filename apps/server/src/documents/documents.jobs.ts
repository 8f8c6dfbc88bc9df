import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, asc, between, eq, lte } from 'drizzle-orm'
import { documents } from '../db/schema/documentTables.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
import { completeDocumentReview } from './documentReview.ts'
import { findNewlyExpired, recordExpiry } from './documentExpiry.ts'
import { documentOwnerKey } from './documentOwners.ts'
import type { DocumentRow } from './documentRows.ts'
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
      await runItems(dependencies, {
        job: 'document-review',
        items: due,
        keyOf: ({ id }) => id,
        async work(tx, document) {
          await lockFleet(tx, document.partner_id)
          const row = await lockDocument(tx, documentOwnerKey(document), document.id).catch(() => undefined)
          // It may have been deleted or corrected since the query.
          if (row?.status === 'under_review' && row.review_due_at !== null && row.review_due_at <= now)
            await completeDocumentReview(tx, dependencies, row)
        },
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
      const expired: DocumentRow[] = []
      for (const { id } of affectedPartners) expired.push(...(await findNewlyExpired(dependencies.db, id, today)))
      await runItems(dependencies, {
        job: 'document-expiry',
        task: 'expire',
        items: expired,
        keyOf: ({ id }) => id,
        async work(tx, { id, partner_id }) {
          await lockFleet(tx, partner_id)
          // It may have been renewed since the query.
          const row = (await findNewlyExpired(tx, partner_id, today)).find((each) => each.id === id)
          if (row) await recordExpiry(tx, dependencies, row)
        },
      })
      await runItems(dependencies, {
        job: 'document-expiry',
        task: 'remind',
        items: affectedPartners,
        keyOf: ({ id }) => id,
        async work(tx, { id }) {
          await lockFleet(tx, id)
          await sendReminders(tx, dependencies, id)
        },
      })
    },
  },
]
