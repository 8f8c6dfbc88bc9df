import { activeContext, isOnboarded, nextStep } from '@vehicle-partner/domain'
import { demoOrganizations, type DemoOrganization } from '../demo/demoOrganizations.ts'
import { demoPeople, type DemoPerson, type PersonKey } from '../demo/demoPeople.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { emailConfirmationConformance } from './emailConfirmation.conformance.ts'
import { contactChangesConformance } from './contactChanges.conformance.ts'
import { profileConformance } from './profile.conformance.ts'

const recordsOf = async (server: TestServer, person: PersonKey) => {
  const { api, id } = await server.as(person)
  return (await api.users.partnerMembers({ params: { id } })).data
}

/** Demo accounts and the next step of each. */
const accounts = [
  ['owner', 'one business partner, fully onboarded', undefined, 1],
  ['individual', 'individual partner, fully onboarded', undefined, 1],
  ['new', 'registered, no partner yet', 'welcome', 0],
  ['kyc-identity', 'neither identity nor address submitted', 'identity', 1],
  ['kyc-address', 'identity completed, address not submitted', 'address', 1],
  ['cities', 'identity and address submitted, no supported cities', 'cities', 1],
  ['empty', 'onboarded business owner', undefined, 1],
  ['declined', 'a declined identity counts as submitted', undefined, 1],
] as const satisfies readonly (readonly [PersonKey, string, ReturnType<typeof nextStep>, number])[]

const signedInPeople = (Object.keys(demoPeople) as PersonKey[]).filter((key) => key !== 'revoked')

export const usersConformance: readonly Case[] = [
  ...profileConformance,
  ...contactChangesConformance,
  ...emailConfirmationConformance,
  wire('users.profile', 'GET v1/users/profile answers the user with id, bare and without a token (spec section 7)', async (server) => {
    const { send } = await server.as('owner')
    const { status, body } = await send({ method: 'GET', path: '/v1/users/profile' })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: demoPeople.owner.id,
      fname: 'Adaeze',
      lname: 'Okafor',
      email: 'owner@demo.test',
      phone: '+2348030000001',
      country_code: 'NG',
      avatar: null,
      role: 'owner',
      email_verified: true,
      low_data: false,
    })
  }),
  wire('users.profile', 'a missing or unknown token is 401', async (server) => {
    for (const token of [undefined, 'not-a-token', '']) {
      const response = await server.with(token).send({ method: 'GET', path: '/v1/users/profile' })
      expect(response).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
    }
  }),
  ...signedInPeople.map((key) =>
    wire(
      'users.partnerMembers',
      `GET v1/users/{id}/partner-members for ${key}: data[] of roles and partner, with set-up and cities (spec section 7)`,
      async (server) => {
        const person: DemoPerson = demoPeople[key]
        const records = await recordsOf(server, key)
        expect(records).toHaveLength(person.memberships.length)
        for (const membership of person.memberships) {
          const organization: DemoOrganization | null = membership.organization && demoOrganizations[membership.organization]
          const record = records.find(({ id }) => id === membership.id)
          expect(record).toMatchObject({
            role: membership.role,
            disabled: membership.disabled,
            partner: organization && {
              id: organization.id,
              account_sid: organization.account_sid,
              company_name: organization.company_name,
              mode: organization.mode,
            },
            onboardingState: organization && {
              identity: organization.identity,
              address: { status: organization.address, partner_type: organization.mode },
            },
          })
          expect(record?.roles.map(({ name }) => name).toSorted()).toEqual(membership.roles.toSorted())
          expect(record?.supportedCities.map(({ code }) => code).toSorted()).toEqual((organization?.cities ?? []).toSorted())
        }
      },
    ),
  ),
  ...accounts.map(([key, description, step, count]) =>
    wire('users.partnerMembers', `${key}: ${description}`, async (server) => {
      const records = await recordsOf(server, key)
      const context = activeContext(records)
      expect(nextStep(context)).toBe(step)
      expect(isOnboarded(context)).toBe(step === undefined)
      expect(records.filter(({ partner }) => partner !== null)).toHaveLength(count)
      expect(records[0]?.roles).toEqual([{ name: 'partner_owner' }])
    }),
  ),
  wire('users.partnerMembers', 'multi: owner of one, staff of another, and one whose set-up is incomplete', async (server) => {
    const records = await recordsOf(server, 'multi')
    expect(records.map(({ role }) => role).toSorted()).toEqual(['admin', 'owner', 'staff'])
    expect(activeContext(records)).toBeUndefined()
    expect(records.filter(({ supportedCities }) => supportedCities.length === 0).map(({ partner }) => partner?.company_name)).toEqual([
      'Unfinished Transport',
    ])
  }),
  wire('users.partnerMembers', 'tells the number of the last event, from which a replay continues', async (server) => {
    const { api, id } = await server.as('owner')
    const { data, metadata } = await api.users.partnerMembers({ params: { id } })
    const [partnerId] = data.flatMap(({ partner }) => partner?.id ?? [])
    const seq = metadata?.event_seqs[partnerId ?? '']
    const replayed = await api.events.replay({ params: { id: partnerId ?? '' }, query: { after_seq: seq ?? -1 } })
    expect(replayed).toMatchObject({ data: [], metadata: { seq } })
  }),
  wire('users.partnerMembers', "another user's memberships are not found", async (server) => {
    const { send } = await server.as('staff')
    const foreign = await send({ method: 'GET', path: `/v1/users/${demoPeople.owner.id}/partner-members` })
    expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    expect((await send({ method: 'GET', path: '/v1/users/usr_unknown/partner-members' })).body).toEqual(foreign.body)
  }),
  wire('users.partnerMembers', 'requires a session', async (server) => {
    const path = `/v1/users/${demoPeople.owner.id}/partner-members`
    expect((await server.with(undefined).send({ method: 'GET', path })).status).toBe(401)
  }),
  wire('users.endSession', '`current` ends only the own session', async (server) => {
    const [leaving, staying] = [await server.as('owner'), await server.as('owner')]
    await expect(leaving.api.users.endSession({ params: { id: leaving.id, sid: 'current' } })).resolves.toEqual({ data: { ended: true } })
    await expect(leaving.api.users.profile()).rejects.toMatchObject({ status: 401 })
    await expect(staying.api.users.profile()).resolves.toMatchObject({ id: staying.id })
  }),
  wire('users.endSession', 'an unknown session is not found', async (server) => {
    const { api, id } = await server.as('owner')
    await expect(api.users.endSession({ params: { id, sid: 'ses_unknown' } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  }),
  wire('users.endSession', "another user's session is not found", async (server) => {
    const [{ api }, victim] = [await server.as('staff'), await server.as('owner')]
    await expect(api.users.endSession({ params: { id: victim.id, sid: 'current' } })).rejects.toMatchObject({ status: 404 })
    await expect(victim.api.users.profile()).resolves.toMatchObject({ id: victim.id })
  }),
]
