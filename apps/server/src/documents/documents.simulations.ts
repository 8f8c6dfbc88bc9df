import { RequestError } from '@vehicle-partner/api/server'
import { addDays, documentRejectionMessages, finalReviewOutcome, formatDate, lagosDate } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { documents } from '../db/schema/documentTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { applyToDriver, completeDocumentReview } from './documentReview.ts'
import type { DocumentRow } from './documentRows.ts'
import { recordExpiry } from './documentExpiry.ts'

/** Runs an action on a document in the given status. Throws RequestError with `otherwise` as its message in any other status. */
async function withDocument(
  dependencies: Dependencies,
  id: string,
  status: DocumentRow['status'],
  otherwise: string,
  action: (tx: Tx, row: DocumentRow) => Promise<void>,
): Promise<void> {
  const [document] = await dependencies.db.select().from(documents).where(eq(documents.id, id))
  if (!document) throw new RequestError('NotFound')
  await inTransaction(dependencies, async (tx) => {
    await lockFleet(tx, document.partner_id)
    const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
    if (row?.status !== status) throw new RequestError('InvalidTransition', otherwise)
    await action(tx, row)
  })
}

/** Expiry and the operator's decisions, as simulations of the sandbox. */
export const documentSimulations: readonly Simulation[] = [
  {
    kind: 'document.expire',
    summary: 'Sets the expiry of a valid document to yesterday.',
    run: (dependencies, id) =>
      withDocument(dependencies, id, 'approved', 'Only an approved document can expire', async (tx, row) => {
        const expiry_date = addDays(lagosDate(dependencies.now), -1)
        const issue_date = row.issue_date !== null && row.issue_date >= expiry_date ? addDays(expiry_date, -365) : row.issue_date
        const columns = { expiry_date, issue_date, version: row.version + 1 }
        await tx.update(documents).set(columns).where(eq(documents.id, id))
        if (row.driver_id !== null) await applyToDriver(tx, dependencies, row.driver_id, { ...row, ...columns })
        await recordExpiry(tx, dependencies, { ...row, ...columns })
      }),
  },
  {
    kind: 'document.approve',
    summary: 'The operator approves a document under review.',
    run: (dependencies, id) =>
      withDocument(dependencies, id, 'under_review', 'Only a document under review can be approved', async (tx, row) => {
        const outcome = finalReviewOutcome('approved', row.expiry_date, lagosDate(dependencies.now))
        if (row.expiry_date !== null && outcome !== 'approved')
          throw new RequestError('InvalidTransition', `This document expired on ${formatDate(row.expiry_date)}. It can only be rejected.`)
        await completeDocumentReview(tx, dependencies, { ...row, review_outcome: 'approved' })
      }),
  },
  {
    kind: 'document.reject',
    summary: `The operator rejects a document under review; the reason is one of ${Object.keys(documentRejectionMessages).join(', ')}.`,
    run: (dependencies, id, { reason = 'other', text }) => {
      if (!Object.hasOwn(documentRejectionMessages, reason))
        throw new RequestError('ValidationError', undefined, {
          errors: { reason: `One of ${Object.keys(documentRejectionMessages).join(', ')}` },
        })
      return withDocument(dependencies, id, 'under_review', 'Only a document under review can be rejected', (tx, row) =>
        completeDocumentReview(tx, dependencies, { ...row, review_outcome: reason }, text),
      )
    },
  },
]
