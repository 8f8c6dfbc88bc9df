import { arrangeMemberships } from '@vehicle-partner/domain'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { cities, kycSteps, memberRoles, members, partnerCities, partners } from '../db/schema/partnerTables.ts'
import { arrayOf, text } from '../db/sqlValueTypes.ts'

const roleNames =
  sql`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id} order by 1)`.mapWith(
    arrayOf(text),
  )
const byAge = [asc(members.created_at), asc(members.id)]

/** The label and roles of each of a user's memberships, in the order of the list. */
export async function listRoles(db: Db, userId: string): Promise<{ label: string; roles: { name: string }[] }[]> {
  const found = await db
    .select({ label: members.role, partner: members.partner_id, roles: roleNames })
    .from(members)
    .where(eq(members.user_id, userId))
    .orderBy(...byAge)
  return arrangeMemberships(found).map(({ label, roles }) => ({ label, roles: roles.map((name) => ({ name })) }))
}

/** A user's memberships with their organisations. */
export async function listMemberships(db: Db, userId: string) {
  const found = await db
    .select({
      id: members.id,
      role: members.role,
      disabled: members.disabled,
      roles: roleNames,
      partner: { id: partners.id, account_sid: partners.account_sid, company_name: partners.company_name, mode: partners.mode },
    })
    .from(members)
    .leftJoin(partners, eq(partners.id, members.partner_id))
    .where(eq(members.user_id, userId))
    .orderBy(...byAge)
  const ids = found.flatMap(({ partner }) => partner?.id ?? [])
  const [steps, supportedCities] = ids.length === 0 ? [[], []] : await Promise.all([listSteps(db, ids), listCities(db, ids)])
  return arrangeMemberships(found).map(({ roles, disabled, partner, ...member }) => ({
    ...member,
    disabled: disabled ? (1 as const) : (0 as const),
    roles: roles.map((name) => ({ name })),
    partner,
    onboardingState: partner && {
      identity: findStepStatus(steps, partner.id, 'identity'),
      address: { status: findStepStatus(steps, partner.id, 'address'), partner_type: partner.mode },
    },
    supportedCities: supportedCities.filter((each) => each.partner_id === partner?.id).map(({ city }) => city),
  }))
}

type Step = { partner_id: string; step: 'identity' | 'address'; status: string }

const findStepStatus = (steps: readonly Step[], partnerId: string, step: Step['step']) =>
  steps.find((each) => each.partner_id === partnerId && each.step === step)?.status ?? 'not-submitted'

const listSteps = (db: Db, partnerIds: string[]): Promise<Step[]> =>
  db
    .select({ partner_id: kycSteps.partner_id, step: kycSteps.step, status: kycSteps.status })
    .from(kycSteps)
    .where(inArray(kycSteps.partner_id, partnerIds))

const listCities = (db: Db, partnerIds: string[]) =>
  db
    .select({ partner_id: partnerCities.partner_id, city: cities })
    .from(partnerCities)
    .innerJoin(cities, eq(cities.id, partnerCities.city_id))
    .where(inArray(partnerCities.partner_id, partnerIds))
    .orderBy(asc(cities.name))
