import { RequestError } from '@vehicle-partner/api/server'
import { matchNames, type NameMatch } from '@vehicle-partner/domain'
import { and, asc, eq } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import type { Db } from '../db/database.ts'
import { kycSteps, memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { readLegalNames } from '../kyc/kycAnswers.ts'

/** The names that an organisation's bank account may be held in. */
export interface AccountHolder {
  /** As banks write it: last name first. */
  name: string
  /** An equally valid name: the owner's, if the business is registered under a business name only. */
  other?: string | undefined
  /** Whether both checks of the organisation are completed. Before, the names are what the users claim, and no account becomes active. */
  isVerified: boolean
}

/**
 * Reads the names that an organisation's bank account may be held in: a person's name is the one that the identity check has verified, never
 * that of a profile, which its user changes. Throws RequestError `NotFound`.
 */
export async function readAccountHolder({ db, secrets }: Pick<Dependencies, 'db' | 'secrets'>, partnerId: string): Promise<AccountHolder> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, partnerId))
  if (!partner) throw new RequestError('NotFound')
  const steps = await db.select().from(kycSteps).where(eq(kycSteps.partner_id, partnerId))
  const identity = steps.find(({ step }) => step === 'identity')
  const legal = identity && readLegalNames(secrets, identity)
  const person = legal ?? (await findClaimedName(db, partnerId))
  const personName = person && `${person.lname} ${person.fname}`
  const isVerified = legal !== undefined && steps.length === 2 && steps.every(({ status }) => status === 'completed')
  if (partner.mode === 'individual') return { name: personName ?? partner.company_name, isVerified }
  return { name: partner.company_name, other: partner.business_type === 'Business Name' ? personName : undefined, isVerified }
}

/** The first owner's name in their profile, for banks that want to be told an expected name before the identity check. */
async function findClaimedName(db: Db, partnerId: string) {
  const [owner] = await db
    .select({ fname: users.fname, lname: users.lname })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .innerJoin(memberRoles, eq(memberRoles.member_id, members.id))
    .where(and(eq(members.partner_id, partnerId), eq(memberRoles.role, 'partner_owner'), eq(members.disabled, false)))
    .orderBy(asc(members.created_at), asc(members.id))
    .limit(1)
  return owner
}

/** How well the name at the bank matches; the better match of both names counts. */
export function matchAccountName({ name, other }: Pick<AccountHolder, 'name' | 'other'>, accountName: string): NameMatch {
  const [first, second] = [matchNames(name, accountName), other === undefined ? 'mismatch' : matchNames(other, accountName)]
  const order: readonly NameMatch[] = ['exact', 'close', 'mismatch']
  return order.find((each) => each === first || each === second) ?? 'mismatch'
}
