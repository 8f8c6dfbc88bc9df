import { RequestError } from '@vehicle-partner/api/contract'
import { matchNames, type NameMatch } from '@vehicle-partner/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partners.ts'
import { users } from '../db/schema/people.ts'

/** In whose name an organisation's account may be. */
export interface Holder {
  /** As banks write it. */
  name: string
  /** Another name that is as good: the owner's, where the business is registered under a name alone. */
  other?: string | undefined
}

/** The names under which an organisation may have its account. */
export async function holderOf(db: Db, partnerId: string): Promise<Holder> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId))
  if (!partner) throw new RequestError('NotFound')
  const [owner] = await db
    .select({ fname: users.fname, lname: users.lname })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .innerJoin(memberRoles, eq(memberRoles.member_id, members.id))
    .where(and(eq(members.partner_id, partnerId), eq(memberRoles.role, 'partner_owner'), eq(members.disabled, false)))
    .orderBy(asc(members.created_at), asc(members.id))
    .limit(1)
  const person = owner && `${owner.lname} ${owner.fname}`
  if (partner.mode === 'individual') return { name: person ?? partner.company_name }
  return { name: partner.company_name, other: partner.business_type === 'Business Name' ? person : undefined }
}

/** How well the name at the bank fits; the better one of the two counts. */
export function fits({ name, other }: Holder, atBank: string): NameMatch {
  const [first, second] = [matchNames(name, atBank), other === undefined ? 'mismatch' : matchNames(other, atBank)]
  const order: readonly NameMatch[] = ['exact', 'close', 'mismatch']
  return order.find((each) => each === first || each === second) ?? 'mismatch'
}
