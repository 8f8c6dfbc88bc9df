import { RequestError } from '@vehicle-partner/api/server'
import { matchNames, type NameMatch } from '@vehicle-partner/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'

/** The names that an organisation's bank account may be held in. */
export interface AccountHolder {
  /** As banks write it: last name first. */
  name: string
  /** An equally valid name: the owner's, if the business is registered under a business name only. */
  other?: string | undefined
}

/** Reads the names that an organisation's bank account may be held in. Throws RequestError `NotFound`. */
export async function readAccountHolder(db: Db, partnerId: string): Promise<AccountHolder> {
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

/** How well the name at the bank matches; the better match of both names counts. */
export function matchAccountName({ name, other }: AccountHolder, accountName: string): NameMatch {
  const [first, second] = [matchNames(name, accountName), other === undefined ? 'mismatch' : matchNames(other, accountName)]
  const order: readonly NameMatch[] = ['exact', 'close', 'mismatch']
  return order.find((each) => each === first || each === second) ?? 'mismatch'
}
