import { randomBytes } from 'node:crypto'
import { RequestError, throwFieldErrors, isUnknownCompany } from '@vehicle-partner/api/server'
import { canCreateOrganization, lagosDate, parseCac } from '@vehicle-partner/domain'
import { companyErrors, type CompanyInput } from '@vehicle-partner/domain/entities'
import { isPhone, parsePhone } from '@vehicle-partner/domain/phone'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, type Context } from '../context.ts'
import { kycSteps, memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { removeDrafts } from '../drafts/removeDrafts.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'

/**
 * Normalizes company number and phone. Throws RequestError if fields contradict each other, or `CompanyNotFound` for the sandbox's unknown
 * company number.
 */
export function normalizeCompany(
  { sandbox, now }: Pick<Context, 'sandbox' | 'now'>,
  company: { [Field in keyof CompanyInput]?: string | undefined },
): { rc_number?: string; company_phone?: string; country?: string } {
  const { rc_number, business_type, company_phone, country = 'NG' } = company
  if (rc_number !== undefined && sandbox && isUnknownCompany(rc_number)) {
    const message = 'We could not find this company'
    throw new RequestError('CompanyNotFound', message, { errors: { rc_number: message } })
  }
  throwFieldErrors(companyErrors(company, { today: lagosDate(now), isPhone }))
  const cac = rc_number === undefined ? undefined : parseCac(rc_number, business_type)
  const phone = company_phone === undefined ? undefined : parsePhone(company_phone, country)
  return {
    ...(cac && { rc_number: cac.number }),
    ...(phone && { company_phone: phone.e164, country: phone.country }),
  }
}

type PartnerForm =
  | { mode: 'individual' }
  | {
      mode: 'business'
      experience_start_date: string
      company_name: string
      rc_number: string
      company_address: string
      business_type: string
      company_email: string
      company_phone: string
      country: string
    }

/**
 * Creates the caller's organisation, which uses up their right to one, and returns the id. Throws RequestError `ItemAlreadyExist` without that
 * right if they own an organisation.
 */
export async function createPartner(context: Context, form: PartnerForm): Promise<string> {
  const { user } = requireCaller(context)
  const { now } = context
  const company =
    form.mode === 'business'
      ? { ...form, ...normalizeCompany(context, form) }
      : { mode: form.mode, company_name: `${user.fname} ${user.lname}` }
  return inTransaction(context, async (tx) => {
    // A concurrent request waits here and then finds the organisation.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`partner ${user.id}`}))`)
    const owned = await tx
      .select({ partner: members.partner_id, role: memberRoles.role })
      .from(members)
      .innerJoin(memberRoles, and(eq(memberRoles.member_id, members.id), eq(memberRoles.role, 'partner_owner')))
      .where(eq(members.user_id, user.id))
    if (!canCreateOrganization(owned.map(({ partner, role }) => ({ partner, roles: [role] }))))
      throw new RequestError('ItemAlreadyExist', 'You already have an organisation')
    const id = newId('prt', now)
    await tx.insert(partners).values({ ...company, id, account_sid: `acs_${randomBytes(16).toString('hex')}`, created_at: now })
    for (const step of ['identity', 'address'] as const)
      await tx.insert(kycSteps).values({ partner_id: id, step, status: 'not-submitted', attempts_left: 5 })
    const [right] = await tx
      .delete(members)
      .where(and(eq(members.user_id, user.id), isNull(members.partner_id)))
      .returning({ id: members.id })
    // The id stays, because clients know the record by it.
    const member = right?.id ?? newId('mbr', now)
    await tx.insert(members).values({ id: member, user_id: user.id, partner_id: id, role: 'owner', disabled: false, created_at: now })
    await tx.insert(memberRoles).values({ member_id: member, role: 'partner_owner' })
    await removeDrafts(tx, user.id, ['partner-type', 'company'])
    await recordAudit(tx, context, {
      partner_id: id,
      action: 'partner.created',
      entity: { type: 'partner', id, label: company.company_name },
    })
    return id
  })
}
