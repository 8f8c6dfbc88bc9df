import { RequestError } from '@vehicle-partner/api/server'
import {
  addDays,
  checkAttempts,
  checkedMessage,
  isStatusMendable,
  isSubmitted,
  lagosDate,
  lagosDayStart,
  type IdentityCheckOutcome,
} from '@vehicle-partner/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import { kycSteps } from '../db/schema/partnerTables.ts'
import { publish } from '../events/publish.ts'
import { removeDrafts } from '../drafts/removeDrafts.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { reviewAccounts } from '../settlementAccounts/reviewAccounts.ts'

type Step = 'identity' | 'address'

/**
 * Uses one of the day's attempts at a step, in a transaction of its own, so that rejected attempts count.
 * Throws RequestError `InvalidTransition` if the step is checked, `TooManyRequests` after five attempts until the next day in Lagos.
 */
export async function consumeAttempt(context: Context, step: Step): Promise<void> {
  const { partner } = requireMembership(context)
  const { db, now } = context
  const today = lagosDate(now)
  const left = sql`case when ${kycSteps.attempts_on} = ${today} then ${kycSteps.attempts_left} else ${checkAttempts} end`
  const [state] = await db
    .insert(kycSteps)
    .values({ partner_id: partner.id, step, status: 'not-submitted', attempts_left: checkAttempts })
    .onConflictDoUpdate({ target: [kycSteps.partner_id, kycSteps.step], set: { step } })
    .returning({ status: kycSteps.status })
  if (isSubmitted(state?.status) && !isStatusMendable(state?.status)) throw new RequestError('InvalidTransition', checkedMessage(step))
  const updated = await db
    .update(kycSteps)
    .set({ attempts_left: sql`${left} - 1`, attempts_on: today })
    .where(and(eq(kycSteps.partner_id, partner.id), eq(kycSteps.step, step), sql`${left} > 0`))
    .returning({ left: kycSteps.attempts_left })
  if (updated.length > 0) return
  const retryAfter = Math.ceil((lagosDayStart(addDays(today, 1)).getTime() - now.getTime()) / 1000)
  throw new RequestError('TooManyRequests', 'You can try again tomorrow', { retryAfter })
}

/** Keeps why a submission was declined at once, for the next visit. What is under review stays as it is. */
export async function keepDecline(context: Context, step: Step, { code, text }: { code: string; text: string }): Promise<void> {
  const { partner } = requireMembership(context)
  await context.db
    .update(kycSteps)
    .set({ reason_code: code, reason_text: text })
    .where(and(eq(kycSteps.partner_id, partner.id), eq(kycSteps.step, step), inArray(kycSteps.status, ['not-submitted', 'declined'])))
}

/** Stores a submitted step, and when and how its review ends; what was sent before is replaced. Throws RequestError `InvalidTransition` if it is checked. */
export async function submitKycStep(
  context: Context,
  step: Step,
  outcome: Exclude<IdentityCheckOutcome, { status: 'refused' }>,
  more: Partial<typeof kycSteps.$inferInsert>,
  work: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { partner } = requireMembership(context)
  const { now } = context
  const scheduled = outcome.status === 'submitted' && outcome.ends ? outcome : undefined
  await inTransaction(context, async (tx) => {
    const ofStep = and(eq(kycSteps.partner_id, partner.id), eq(kycSteps.step, step))
    const [before] = await tx.select({ status: kycSteps.status }).from(kycSteps).where(ofStep).for('update')
    // The operator may have checked it since.
    if (isSubmitted(before?.status) && !isStatusMendable(before?.status)) throw new RequestError('InvalidTransition', checkedMessage(step))
    await tx
      .update(kycSteps)
      .set({
        ...more,
        status: outcome.status,
        submitted_at: now,
        submitted_by: requireCaller(context).user.id,
        reviewed_at: outcome.status === 'completed' ? now : null,
        reason_code: null,
        reason_text: null,
        review_due_at: scheduled ? new Date(now.getTime() + (scheduled.afterSeconds ?? 0) * 1000) : null,
        review_outcome: scheduled?.ends ?? null,
      })
      .where(ofStep)
    await work(tx)
    await removeDrafts(tx, requireCaller(context).user.id, [step])
    if (outcome.status === 'completed') await reviewAccounts(tx, context, partner.id)
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: `kyc.${step}_submitted`,
      entity: { type: 'kyc', id: partner.id, label: step },
      changes: [{ field: 'status', from: before?.status ?? 'not-submitted', to: outcome.status }],
    })
    publish(tx, context, { type: 'kyc.updated', partner_id: partner.id, data: { step, status: outcome.status } })
  })
}
