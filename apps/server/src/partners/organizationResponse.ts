import { RequestError, type CompleteOrganization } from '@vehicle-partner/api/server'
import { isSubmitted } from '@vehicle-partner/domain'
import { desc, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { kycSteps, partnerChangeRequests, partners } from '../db/schema/partnerTables.ts'

/** Days for which a declined change is part of the details. */
const declinedChangeDays = 30

/** An organisation in a response. Throws RequestError `NotFound`. */
export async function toOrganizationResponse(
  { db, files, now }: Pick<Dependencies, 'db' | 'files' | 'now'>,
  id: string,
): Promise<CompleteOrganization> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, id))
  if (!partner) throw new RequestError('NotFound')
  // A request can be sent only after the one before it was decided or withdrawn.
  const [request] = await db
    .select()
    .from(partnerChangeRequests)
    .where(eq(partnerChangeRequests.partner_id, id))
    .orderBy(desc(partnerChangeRequests.created_at), desc(partnerChangeRequests.id))
    .limit(1)
  const { created_at, logo, ...fields } = partner
  return {
    ...fields,
    logo: logo && files.link(logo, now),
    locked: await isLocked({ db }, partner),
    change_request: request?.status === 'under_review' ? { id: request.id, ...toRequestedChange(request) } : null,
    declined_change:
      request?.status === 'rejected' && request.reviewed_at && isRecent(request.reviewed_at, now)
        ? { ...toRequestedChange(request), declined_at: request.reviewed_at.toISOString(), reason_text: request.reason_text }
        : null,
    created_at: created_at.toISOString(),
  }
}

const toRequestedChange = ({ changes, created_at }: typeof partnerChangeRequests.$inferSelect) => ({
  changes: changes as Record<string, string>, // written by updatePartner
  created_at: created_at.toISOString(),
})

const isRecent = (declinedAt: Date, now: Date) => now.getTime() - declinedAt.getTime() < declinedChangeDays * 86_400_000

/** Whether name, number and type are fixed: a business that has submitted both checks (spec section 4). */
export async function isLocked({ db }: Pick<Dependencies, 'db'>, { id, mode }: { id: string; mode: string }): Promise<boolean> {
  if (mode !== 'business') return false
  const steps = await db.select({ status: kycSteps.status }).from(kycSteps).where(eq(kycSteps.partner_id, id))
  return steps.length === 2 && steps.every(({ status }) => isSubmitted(status))
}
