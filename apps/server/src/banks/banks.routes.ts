import type { Bank } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { RequestError } from '@vehicle-partner/api/server'
import { hasValidCheckDigit } from '@vehicle-partner/domain'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import { requireCaller, type Context } from '../context.ts'
import { members } from '../db/schema/partnerTables.ts'
import { countUse } from '../limits/countUse.ts'
import { banks } from './bankList.ts'
import { resolveAccount } from './bankConnection.ts'
import { matchAccountName, readAccountHolder } from './accountNameMatch.ts'

/** The bank of a code. Throws RequestError `ValidationError` on `bank_code` if there is none. */
export function requireBank(code: string): Bank {
  const bank = banks.find((each) => each.code === code)
  if (!bank) throw new RequestError('ValidationError', undefined, { errors: { bank_code: 'Please select your bank' } })
  return bank
}

export const banksRoutes: Handlers<typeof contract, Context>['banks'] = {
  list: () => ({ data: [...banks] }),
  async resolve(context, { query }) {
    const { db } = context
    const { id } = requireCaller(context).user
    const partnerId =
      query.partnerId === undefined
        ? await findFirstPartner(context)
        : (await findMembership(db, id, 'account_sid', query.partnerId)).partner.id
    requireBank(query.bank_code)
    await countUse(context, 'bankLookup')
    const holder = await readAccountHolder(context, partnerId)
    const { bank_code, account_number } = query
    const { name } = await resolveAccount(context, { bank_code, account_number, holder: holder.name })
    return {
      data: {
        account_name: name,
        name_match: matchAccountName(holder, name),
        fits_bank: hasValidCheckDigit(query.bank_code, query.account_number) ?? null,
      },
    }
  },
}

/** The organisation that the caller joined first. Throws RequestError `NotFound`. */
async function findFirstPartner(context: Context): Promise<string> {
  const [first] = await context.db
    .select({ id: members.partner_id })
    .from(members)
    .where(and(eq(members.user_id, requireCaller(context).user.id), eq(members.disabled, false), isNotNull(members.partner_id)))
    .orderBy(asc(members.created_at), asc(members.id))
    .limit(1)
  if (!first?.id) throw new RequestError('NotFound')
  return first.id
}
