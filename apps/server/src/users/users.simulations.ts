import { RequestError } from '@vehicle-partner/api/server'
import { paths } from '@vehicle-partner/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import { kycSteps, nameChangeRequests } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { legalNameColumns } from '../kyc/kycAnswers.ts'
import { notify } from '../notifications/notify.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { reviewAccounts } from '../settlementAccounts/reviewAccounts.ts'
import type { Simulation } from '../sandbox/simulations.ts'
import { listNameChanges, listPartnersUnderName } from './nameChanges.ts'

/** Approves or rejects the request of a user to change their verified name. */
const decideNameChange = (dependencies: Dependencies, userId: string, isApproved: boolean, text?: string): Promise<void> =>
  inTransaction(dependencies, async (tx) => {
    const { now, secrets } = dependencies
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
    if (!user) throw new RequestError('NotFound')
    const [request] = await tx
      .update(nameChangeRequests)
      .set({ status: isApproved ? 'approved' : 'rejected', reviewed_at: now })
      .where(and(eq(nameChangeRequests.user_id, userId), eq(nameChangeRequests.status, 'under_review')))
      .returning()
    if (!request) throw new RequestError('InvalidTransition', 'No change is under review')
    const { fname, lname } = request
    const partnerIds = await listPartnersUnderName(tx, userId)
    if (isApproved) {
      await tx
        .update(users)
        .set({ fname, lname, version: sql`${users.version} + 1` })
        .where(eq(users.id, userId))
      await tx
        .update(kycSteps)
        .set(legalNameColumns(secrets, { fname, lname }))
        .where(
          and(
            inArray(kycSteps.partner_id, partnerIds),
            eq(kycSteps.submitted_by, userId),
            eq(kycSteps.step, 'identity'),
            eq(kycSteps.status, 'completed'),
          ),
        )
      // An account in the new name waited for it. Active ones stay: the operator has confirmed that they belong to the same person.
      for (const partnerId of partnerIds) await reviewAccounts(tx, dependencies, partnerId)
    }
    const title = isApproved ? 'Your name was changed' : 'Your name was not changed'
    const body = text ?? (isApproved ? `Your name is now ${fname} ${lname}.` : 'We could not confirm your new name.')
    let recipients = 0
    for (const partner_id of partnerIds) {
      await recordAudit(tx, dependencies, {
        partner_id,
        action: isApproved ? 'user.name_change_approved' : 'user.name_change_rejected',
        entity: { type: 'user', id: userId, label: `${user.fname} ${user.lname}` },
        changes: listNameChanges(user, { fname, lname }),
      })
      recipients += await notify(tx, dependencies, {
        partner_id,
        type: 'system.notice',
        severity: isApproved ? 'success' : 'warning',
        title,
        body,
        link: paths.profile(),
        to: { user_id: userId },
        group_key: `user.name:${userId}`,
        isAlwaysInApp: true,
      })
    }
    // Notifications are read in an organisation, and the user has left all of these or is deactivated there.
    if (recipients === 0)
      await sendMessage(tx, dependencies, { channel: 'email', to: user.email, subject: title, text: body, link: paths.profile() })
  })

/** The operator's decisions on names of users. */
export const userSimulations: readonly Simulation[] = [
  {
    kind: 'name.accept',
    summary: 'Approves a user’s request to change their verified name.',
    run: (dependencies, id, { text }) => decideNameChange(dependencies, id, true, text),
  },
  {
    kind: 'name.decline',
    summary: 'Declines a user’s request to change their verified name.',
    run: (dependencies, id, { text }) => decideNameChange(dependencies, id, false, text),
  },
]
