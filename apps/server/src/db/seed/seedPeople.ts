import {
  demoAccounts,
  demoCities,
  demoPassword,
  demoOrganizations,
  demoPeople,
  type DemoOrganization,
  type DemoPerson,
} from '@vehicle-partner/api/mock'
import type { Day } from '@vehicle-partner/domain'
import { encryptAnswers, legalNameColumns } from '../../kyc/kycAnswers.ts'
import { createPasswordHasher } from '../../auth/passwordHash.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { accountNumberColumns } from '../../settlementAccounts/accountNumbers.ts'
import type { Db } from '../database.ts'
import { settlementAccounts } from '../schema/payoutTables.ts'
import { kycSteps, memberRoles, members, partnerCities, partners, type stepStates } from '../schema/partnerTables.ts'
import { users } from '../schema/userTables.ts'
import { seedCities } from './seedCities.ts'
import { addMinutes } from './lagosTime.ts'
import { createCompanyDocuments, insertDocuments } from './demoDocuments.ts'
import { seedInvitations } from './seedInvitations.ts'
import { demoStart } from './demoRoutes.ts'
import { createRandom } from './seededRandom.ts'
import { insertMissing } from './bulkWrite.ts'

const organizationEntries = Object.entries<DemoOrganization>(demoOrganizations)

/** Writes the users, their organisations and the state of their onboarding. */
export async function seedPeople(db: Db, secrets: Secrets, now: Date, firstDay: Day): Promise<void> {
  const salt = Buffer.from(Array.from({ length: 16 }, createByteSource('salt')))
  const password_hash = await createPasswordHasher().hash(demoPassword, salt)
  const allPeople = Object.values(demoPeople)
  await seedCities(db)
  await insertMissing(
    db,
    users,
    allPeople.map(({ id, email, fname, lname, phone, country_code }) => ({
      id,
      email,
      fname,
      lname,
      phone,
      country_code,
      password_hash,
      avatar: null,
      email_verified_at: demoStart,
      created_at: demoStart,
    })),
  )
  await seedOrganizations(db, secrets, firstDay)
  const memberships = allPeople.flatMap((person) => person.memberships.map((membership, at) => ({ person, membership, at })))
  await insertMissing(
    db,
    members,
    memberships.map(({ person, membership, at }) => ({
      id: membership.id,
      user_id: person.id,
      partner_id: membership.organization && demoOrganizations[membership.organization].id,
      role: membership.role,
      disabled: membership.disabled === 1,
      created_at: addMinutes(demoStart, at),
    })),
  )
  await insertMissing(
    db,
    memberRoles,
    memberships.flatMap(({ membership }) => membership.roles.map((role) => ({ member_id: membership.id, role }))),
  )
  await seedInvitations(db, secrets, now)
}

async function seedOrganizations(db: Db, secrets: Secrets, firstDay: Day): Promise<void> {
  await insertMissing(
    db,
    partners,
    organizationEntries.map(([, { id, account_sid, company_name, mode, company }]) => ({
      ...(company ?? {
        rc_number: null,
        business_type: null,
        company_address: null,
        company_email: null,
        company_phone: null,
        experience_start_date: null,
      }),
      id,
      account_sid,
      company_name,
      mode,
      created_at: demoStart,
    })),
  )
  const cityIds = new Map<string, string>(demoCities.map((city) => [city.code, city.id]))
  await insertMissing(
    db,
    partnerCities,
    organizationEntries.flatMap(([, { id, cities: codes }]) => codes.map((code) => ({ partner_id: id, city_id: cityIds.get(code) ?? '' }))),
  )
  await insertMissing(
    db,
    kycSteps,
    organizationEntries.flatMap(([key, organization]) => [
      createKycStep(secrets, key, organization, 'identity'),
      createKycStep(secrets, key, organization, 'address'),
    ]),
  )
  await insertDocuments(
    db,
    secrets,
    organizationEntries.flatMap(([name, { id, companyDocs }]) => {
      if (companyDocs === undefined || companyDocs === 'pending') return []
      return createCompanyDocuments(id, name, firstDay, companyDocs === 'completed' ? 'approved' : 'under_review')
    }),
  )
  await insertMissing(
    db,
    settlementAccounts,
    demoAccounts.map(({ organization, account_number, ...account }, at) => ({
      ...account,
      ...accountNumberColumns(secrets, account_number),
      partner_id: demoOrganizations[organization].id,
      usable_from: addMinutes(demoStart, 60 + at + 1440),
      created_by: findOwner(organization)?.id ?? null,
      created_at: addMinutes(demoStart, 60 + at),
    })),
  )
}

/** The owner of an organisation of the demo, who submitted its checks. */
const findOwner = (organization: string): DemoPerson | undefined =>
  Object.values<DemoPerson>(demoPeople).find(({ memberships }) =>
    memberships.some((each) => each.organization === organization && each.role === 'owner'),
  )

/** What the user entered for a declined check, with only the end of the number. */
function declinedEntry(
  secrets: Secrets,
  declined: DemoOrganization['declined'],
): Pick<typeof kycSteps.$inferInsert, 'entered' | 'document_last3'> {
  if (!declined) return {}
  const { document_last3, ...entered } = declined.entered
  return { entered: encryptAnswers(secrets, entered), document_last3 }
}

function createKycStep(
  secrets: Secrets,
  key: string,
  organization: DemoOrganization,
  which: 'identity' | 'address',
): typeof kycSteps.$inferInsert {
  const owner = findOwner(key)
  const status: (typeof stepStates)[number] = organization[which]
  const declined = status === 'declined' ? organization.declined : undefined
  const reviewed = status === 'completed' || status === 'declined'
  return {
    partner_id: organization.id,
    step: which,
    status,
    document_type: which === 'identity' && status !== 'not-submitted' ? 'nin' : null,
    submitted_at: status === 'not-submitted' ? null : addMinutes(demoStart, 30),
    reviewed_at: reviewed ? addMinutes(demoStart, 24 * 60) : null,
    reason_code: declined?.code ?? null,
    reason_text: declined?.text ?? null,
    ...declinedEntry(secrets, declined),
    submitted_by: status === 'not-submitted' ? null : (owner?.id ?? null),
    ...(which === 'identity' && status === 'completed' && owner ? legalNameColumns(secrets, owner) : {}),
    attempts_left: declined ? 4 : 5,
  }
}

/** Bytes that are the same on every machine. */
function createByteSource(name: string): () => number {
  const random = createRandom(`bytes:${name}`)
  return () => random.int(0, 255)
}
