import { lockedFields, logoMessage, RequestError } from '@vehicle-partner/api/server'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { listFieldChanges } from '../audit/fieldChanges.ts'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import { partnerChangeRequests, partners } from '../db/schema/partnerTables.ts'
import { violatedUniqueConstraint } from '../db/uniqueViolation.ts'
import { publish } from '../events/publish.ts'
import { inTransaction } from '../events/transaction.ts'
import { attachUploads } from '../files/storeUploads.ts'
import { newId } from '../newId.ts'
import { isLocked } from './organizationResponse.ts'
import { normalizeCompany } from './createPartner.ts'

interface PartnerChange {
  version: number
  company_name?: string | undefined
  rc_number?: string | undefined
  business_type?: string | undefined
  company_address?: string | undefined
  company_email?: string | undefined
  company_phone?: string | undefined
  country?: string | undefined
  experience_start_date?: string | undefined
  logo?: string | null | undefined
}

/** Updates company details; changes of locked fields become a change request, one at a time. Throws RequestError `VersionConflict` or `InvalidTransition`. */
export async function updatePartner(context: Context, { version, logo, ...fields }: PartnerChange): Promise<void> {
  const { partner } = requireMembership(context)
  await inTransaction(context, async (tx) => {
    const [before] = await tx.select().from(partners).where(eq(partners.id, partner.id)).for('update')
    if (!before || before.version !== version) throw new RequestError('VersionConflict')
    // A number without a prefix gets that of the type, whichever of the two changes.
    const business_type = fields.business_type ?? before.business_type ?? undefined
    const next = {
      ...fields,
      ...normalizeCompany(context, {
        ...fields,
        country: fields.country ?? before.country,
        ...(fields.rc_number === undefined ? {} : { business_type }),
      }),
    }
    const locked = await isLocked({ db: tx }, partner)
    const requested = locked ? lockedFields.filter((field) => next[field] !== undefined && next[field] !== before[field]) : []
    const unlocked = Object.fromEntries(Object.entries(next).filter(([name]) => !requested.some((field) => field === name)))
    const [picture] =
      typeof logo === 'string'
        ? await attachUploads(tx, context, [logo], { partner_id: partner.id, kinds: ['company'], field: 'logo' })
        : []
    if (picture && !picture.mime.startsWith('image/'))
      throw new RequestError('ValidationError', undefined, { errors: { logo: logoMessage } })
    const set = { ...unlocked, ...(logo === undefined ? {} : { logo: picture?.Location ?? null }) }
    await tx
      .update(partners)
      .set({ ...set, version: sql`${partners.version} + 1` })
      .where(and(eq(partners.id, partner.id), eq(partners.version, version)))
    const entity = { type: 'partner', id: partner.id, label: before.company_name }
    const changes = listFieldChanges(before, set)
    if (changes.length > 0) await recordAudit(tx, context, { partner_id: partner.id, action: 'partner.updated', entity, changes })
    publish(tx, context, { type: 'partner.updated', partner_id: partner.id, data: { changed: changes.map(({ field }) => field) } })
    if (requested.length === 0) return
    const request = Object.fromEntries(requested.map((field) => [field, next[field]]))
    await tx
      .insert(partnerChangeRequests)
      .values({
        id: newId('pcr', context.now),
        partner_id: partner.id,
        changes: request,
        status: 'under_review',
        requested_by: requireCaller(context).user.id,
        created_at: context.now,
      })
      .catch((error: unknown) => {
        throw violatedUniqueConstraint(error) === undefined
          ? error
          : new RequestError('InvalidTransition', 'A change is already under review')
      })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'partner.change_requested',
      entity,
      changes: listFieldChanges(before, request),
    })
  })
}
