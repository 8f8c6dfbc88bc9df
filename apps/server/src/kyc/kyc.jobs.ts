import { nameMismatchMessage, paths } from '@vehicle-partner/domain'
import { and, eq, isNull, lte } from 'drizzle-orm'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import type { Job } from '../jobs/job.ts'
import { runItems } from '../jobs/runItems.ts'
import { notify } from '../notifications/notify.ts'
import type { Dependencies } from '../context.ts'
import { reviewAccounts } from '../settlementAccounts/reviewAccounts.ts'
import { legalNameColumns, readIdentityAnswers } from './kycAnswers.ts'

type Step = typeof kycSteps.$inferSelect

/** Completes a submitted check; returns false if it is already completed or was sent again. */
export async function completeReview(dependencies: Dependencies, reviewed: Step, status: 'completed' | 'declined'): Promise<boolean> {
  const { now, secrets } = dependencies
  const { partner_id, step, document_type, submitted_at } = reviewed
  const answers = step === 'identity' && status === 'completed' ? readIdentityAnswers(secrets, reviewed) : undefined
  const declineReason =
    step === 'identity'
      ? { reason_code: 'name_mismatch', reason_text: nameMismatchMessage(document_type ?? 'nin') }
      : { reason_code: 'not_verified', reason_text: 'We could not verify this address' }
  const reason = status === 'declined' ? declineReason : undefined
  return inTransaction(dependencies, async (tx) => {
    const completed = await tx
      .update(kycSteps)
      .set({
        status,
        reviewed_at: now,
        review_due_at: null,
        review_outcome: null,
        ...reason,
        ...(answers ? legalNameColumns(secrets, answers) : {}),
      })
      .where(
        and(
          eq(kycSteps.partner_id, partner_id),
          eq(kycSteps.step, step),
          eq(kycSteps.status, 'submitted'),
          // What was sent again in the meantime is not what was checked.
          submitted_at === null ? isNull(kycSteps.submitted_at) : eq(kycSteps.submitted_at, submitted_at),
        ),
      )
      .returning({ step: kycSteps.step })
    if (completed.length === 0) return false
    if (status === 'completed') await reviewAccounts(tx, dependencies, partner_id)
    publish(tx, dependencies, { type: 'kyc.updated', partner_id, data: { step, status, reason_text: reason?.reason_text ?? null } })
    const subject = step === 'identity' ? 'identity' : 'address'
    await notify(tx, dependencies, {
      partner_id,
      type: status === 'completed' ? 'kyc.completed' : 'kyc.declined',
      severity: status === 'completed' ? 'success' : 'warning',
      title: status === 'completed' ? `Your ${subject} is verified` : `We could not verify your ${subject}`,
      body: reason?.reason_text ?? `The check of your ${subject} is complete. You do not need to do anything.`,
      entity: { type: 'partner', id: partner_id },
      link: status === 'completed' ? paths.dashboard() : paths.verification({ id: partner_id, state: step }),
      ...(status === 'declined' ? { action_label: 'Try again' } : {}),
      group_key: `kyc ${step} ${partner_id}`,
    })
    return true
  })
}

/** Reviews of onboarding checks. */
export const kycJobs: readonly Job[] = [
  {
    name: 'kyc-review',
    summary: 'Completes identity and address checks that are due.',
    every: { seconds: 5 },
    sandboxOnly: true,
    async run(dependencies, now) {
      const due = await dependencies.db.select().from(kycSteps).where(lte(kycSteps.review_due_at, now))
      await runItems(dependencies, {
        job: 'kyc-review',
        items: due,
        keyOf: ({ partner_id, step }) => `${partner_id}:${step}`,
        async work(tx, step) {
          await completeReview({ ...dependencies, db: tx }, step, step.review_outcome === 'declined' ? 'declined' : 'completed')
        },
      })
    },
  },
]
