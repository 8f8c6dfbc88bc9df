import { RequestError, type Bank, type contract, type Handlers } from '@vehicle-partner/api/contract'
import { hasValidCheckDigit } from '@vehicle-partner/domain'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { membershipOf } from '../auth/authorization.ts'
import { limit } from '../auth/loginAttempts.ts'
import { requireCaller, type Context } from '../context.ts'
import { members } from '../db/schema/partners.ts'
import { banks } from './bankList.ts'
import { bankLink } from './bankConnection.ts'
import { fits, holderOf } from './accountHolder.ts'

/** The bank of that code. Throws RequestError on the field when there is none. */
export function bankOf(code: string): Bank {
  const bank = banks.find((each) => each.code === code)
  if (!bank) throw new RequestError('ValidationError', undefined, { errors: { bank_code: 'Please select your bank' } })
  return bank
}

/** So often may somebody ask for the name of an account: numbers are not to be tried out. */
const tenAMinute = { most: 10, windowMs: 60_000 }

export const banksRoutes: Handlers<typeof contract, Context>['banks'] = {
  list: () => ({ data: [...banks] }),
  async resolve(context, { query }) {
    const { db, now } = context
    const { id } = requireCaller(context).user
    const partnerId =
      query.partnerId === undefined ? await firstOf(context) : (await membershipOf(db, id, 'account_sid', query.partnerId)).partner.id
    bankOf(query.bank_code)
    await limit(db, now, `resolve ${id}`, tenAMinute)
    const holder = await holderOf(db, partnerId)
    const { name } = bankLink(context).resolve(query.account_number, holder.name)
    return {
      data: {
        account_name: name,
        name_match: fits(holder, name),
        fits_bank: hasValidCheckDigit(query.bank_code, query.account_number) ?? null,
      },
    }
  },
}

/** The organisation that the caller joined first. */
async function firstOf(context: Context): Promise<string> {
  const [first] = await context.db
    .select({ id: members.partner_id })
    .from(members)
    .where(and(eq(members.user_id, requireCaller(context).user.id), eq(members.disabled, false), isNotNull(members.partner_id)))
    .orderBy(asc(members.created_at), asc(members.id))
    .limit(1)
  if (!first?.id) throw new RequestError('NotFound')
  return first.id
}
