import { randomBytes } from 'node:crypto'
import { RequestError, unknownCompany } from '@vehicle-partner/api/contract'
import { parseCac } from '@vehicle-partner/domain'
import { parsePhone } from '@vehicle-partner/domain/phone'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/recordAudit.ts'
import { requireCaller, type Context } from '../context.ts'
import { kycSteps, memberRoles, members, partners } from '../db/schema/partners.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'

/** The parts of the company form that have a form of their own in the database. */
interface Given {
  rc_number?: string | undefined
  business_type?: string | undefined
  company_phone?: string | undefined
  country?: string | undefined
}

/** Company number and phone as they are kept. Throws RequestError with the field; the sandbox knows a company that is not found. */
export function registered({ sandbox }: Pick<Context, 'sandbox'>, { rc_number, business_type, company_phone, country = 'NG' }: Given) {
  const refuse = (field: string, message: string) => new RequestError('ValidationError', undefined, { errors: { [field]: message } })
  const out: { rc_number?: string; company_phone?: string; country?: string } = {}
  if (rc_number !== undefined) {
    const message = 'We could not find this company'
    if (sandbox && unknownCompany(rc_number)) throw new RequestError('CompanyNotFound', message, { errors: { rc_number: message } })
    const cac = parseCac(rc_number, business_type)
    if (!cac) throw refuse('rc_number', 'This does not look like RC1234567')
    out.rc_number = cac.number
  }
  if (company_phone !== undefined) {
    const phone = parsePhone(company_phone, country)
    if (!phone) throw refuse('company_phone', 'Please provide a valid phone number')
    out.company_phone = phone.e164
    out.country = phone.country
  }
  return out
}

type Form =
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
 * Makes the caller's organisation: their record without one gets it, or a new record as its owner is made. Answers its id.
 * Throws RequestError `ItemAlreadyExist` when they own one already.
 */
export async function createPartner(context: Context, form: Form): Promise<string> {
  const { user } = requireCaller(context)
  const { now } = context
  const known =
    form.mode === 'business' ? { ...form, ...registered(context, form) } : { mode: form.mode, company_name: `${user.fname} ${user.lname}` }
  return inTransaction(context, async (tx) => {
    // Two at once: the second sees what the first has made.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`partner ${user.id}`}))`)
    const owned = await tx
      .select({ id: members.id })
      .from(members)
      .innerJoin(memberRoles, and(eq(memberRoles.member_id, members.id), eq(memberRoles.role, 'partner_owner')))
      .where(and(eq(members.user_id, user.id), sql`${members.partner_id} is not null`))
    if (owned.length > 0) throw new RequestError('ItemAlreadyExist', 'You already have an organisation')
    const id = newId('prt', now)
    await tx.insert(partners).values({ ...known, id, account_sid: `acs_${randomBytes(16).toString('hex')}`, created_at: now })
    for (const step of ['identity', 'address'] as const)
      await tx.insert(kycSteps).values({ partner_id: id, step, status: 'not-submitted', attempts_left: 5 })
    const adopted = await tx
      .update(members)
      .set({ partner_id: id })
      .where(and(eq(members.user_id, user.id), isNull(members.partner_id)))
      .returning({ id: members.id })
    if (adopted.length === 0) {
      const member = newId('mbr', now)
      await tx.insert(members).values({ id: member, user_id: user.id, partner_id: id, role: 'owner', disabled: false, created_at: now })
      await tx.insert(memberRoles).values({ member_id: member, role: 'partner_owner' })
    }
    await recordAudit(tx, context, { partner_id: id, action: 'partner.created', entity: { type: 'partner', id, label: known.company_name } })
    return id
  })
}
