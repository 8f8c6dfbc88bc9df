import type { Organization } from '@vehicle-partner/api'
import { RequestError } from '@vehicle-partner/api/server'
import { isSubmitted } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { kycSteps, partnerChangeRequests, partners } from '../db/schema/partnerTables.ts'

/** An organisation in a response. Throws RequestError `NotFound`. */
export async function toOrganizationResponse(
  { db, files, now }: Pick<Dependencies, 'db' | 'files' | 'now'>,
  id: string,
): Promise<Organization> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, id))
  if (!partner) throw new RequestError('NotFound')
  const [request] = await db
    .select()
    .from(partnerChangeRequests)
    .where(and(eq(partnerChangeRequests.partner_id, id), eq(partnerChangeRequests.status, 'under_review')))
  const { created_at, logo, ...fields } = partner
  return {
    ...fields,
    logo: logo && files.link(logo, now),
    locked: await isLocked({ db }, partner),
    change_request: request
      ? { changes: request.changes as Record<string, string>, created_at: request.created_at.toISOString() } // written by updatePartner
      : null,
    created_at: created_at.toISOString(),
  }
}

/** Whether name, number and type are fixed: a business that has submitted both checks (spec section 4). */
export async function isLocked({ db }: Pick<Dependencies, 'db'>, { id, mode }: { id: string; mode: string }): Promise<boolean> {
  if (mode !== 'business') return false
  const steps = await db.select({ status: kycSteps.status }).from(kycSteps).where(eq(kycSteps.partner_id, id))
  return steps.length === 2 && steps.every(({ status }) => isSubmitted(status))
}
