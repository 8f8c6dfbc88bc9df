import { memberStatuses, roles } from '@vehicle-partner/domain'
import { createSignUpBody } from '../auth/signUpFixtures.ts'
import { demoPeople, type DemoPerson } from '../demo/demoPeople.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'
import { memberChangesConformance } from './memberChanges.conformance.ts'
import { ownerStepUpConformance } from './ownerStepUp.conformance.ts'
import { viewAsConformance } from './viewAs.conformance.ts'
import { readInvitationCode, findListEntry, inviteMember } from './invitationFixtures.ts'

const ownedBy = (id: string) => ({ owner_id: id, owner_type: 'partner' }) as const
const okafor = ownedBy(organizationKeys('okafor').id)
const allMembers = Object.values<DemoPerson>(demoPeople).flatMap((person) =>
  person.memberships.filter(({ organization }) => organization === 'okafor').map((membership) => ({ person, membership })),
)

export const membersConformance: readonly Case[] = [
  ...accessCases('members.list', ['members'], ({ id }) => ({ method: 'GET', path: '/v1/account_members', query: ownedBy(id) })),
  wire(
    'members.list',
    'GET /v1/account_members?owner_id&owner_type=partner&page&perPage=10 answers data[] and metadata.total (spec section 7)',
    async (server) => {
      const { send } = await server.as('owner')
      const query = { ...okafor, page: '1', perPage: '10' }
      const { status, body } = await send({ method: 'GET', path: '/v1/account_members', query })
      expect(status).toBe(200)
      expect(body).toMatchObject({ data: expect.any(Array), metadata: { total: expect.any(Number), page: 1, perPage: 10 } })
      const { data, metadata } = body as { data: Record<string, unknown>[]; metadata: { total: number } }
      expect(data).toHaveLength(10)
      expect(metadata.total).toBeGreaterThanOrEqual(allMembers.length)
      for (const key of ['id', 'owner_id', 'owner_type', 'member_email', 'member_roles', 'disabled', 'member_info'])
        expect(data[0]).toHaveProperty(key)
    },
  ),
  wire('members.list', 'has ten rows per page by default (spec section 9)', async (server) => {
    const { api } = await server.as('owner')
    expect((await api.members.list({ query: okafor })).metadata.perPage).toBe(10)
  }),
  wire('members.list', 'lists all members with roles and status', async (server) => {
    const { api } = await server.as('staff')
    const { data } = await api.members.list({ query: { ...okafor, perPage: 50 } })
    for (const { person, membership } of allMembers) {
      const { fname, lname } = person
      const entry = data.find(({ id }) => id === membership.id)
      expect(entry).toMatchObject({
        member_email: person.email,
        disabled: membership.disabled,
        member_info: { fname, lname },
        role: membership.role,
      })
      expect(entry?.member_roles.toSorted()).toEqual(membership.roles.toSorted())
    }
  }),
  wire('members.list', 'lists open invitations: pending, expired and bounced', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.members.list({ query: { ...okafor, perPage: 50, status: ['pending', 'expired', 'bounced'] } })
    const status = (email: string) => data.find(({ member_email }) => member_email === email)?.status
    expect([status('late@demo.test'), status('bounce@demo.test'), status('invited@demo.test')]).toEqual(['expired', 'bounced', 'pending'])
    expect(data.every(({ member_info, invitation }) => member_info === null && invitation !== null)).toBe(true)
  }),
  wire('members.list', 'filters by status and role, with counts that ignore the status', async (server) => {
    const { api } = await server.as('owner')
    const all = await api.members.list({ query: okafor })
    expect(Object.keys(all.metadata.counts)).toEqual(memberStatuses)
    for (const status of memberStatuses) {
      const { data, metadata } = await api.members.list({ query: { ...okafor, perPage: 100, status } })
      expect(metadata.total).toBe(all.metadata.counts[status])
      expect(metadata.counts).toEqual(all.metadata.counts)
      expect(data.every((entry) => entry.status === status)).toBe(true)
    }
    for (const role of roles) {
      const { data } = await api.members.list({ query: { ...okafor, perPage: 100, role } })
      expect(data.every(({ member_roles }) => member_roles.includes(role))).toBe(true)
    }
  }),
  wire('members.list', 'counts the active members with each role, whatever the filters', async (server) => {
    const { api } = await server.as('owner')
    const { role_counts } = (await api.members.list({ query: { ...okafor, status: 'revoked', search: 'sunday' } })).metadata
    for (const role of roles) {
      const { metadata } = await api.members.list({ query: { ...okafor, role, status: 'active' } })
      expect(role_counts[role], role).toBe(metadata.total)
    }
    expect(role_counts['partner_owner']).toBeGreaterThan(0)
  }),
  wire('members.list', 'searches names and addresses without diacritics and letter case', async (server) => {
    const { api } = await server.as('owner')
    const found = async (search: string) =>
      (await api.members.list({ query: { ...okafor, search } })).data.map(({ member_email }) => member_email)
    expect(await found('adesola')).toEqual(['two-roles@demo.test'])
    expect(await found('AFOLABI')).toEqual(['two-roles@demo.test'])
    expect(await found('two-orgs@')).toEqual(['two-orgs@demo.test'])
    expect(await found("o'%_")).toEqual([])
  }),
  wire('members.list', 'sorts by name in both directions, rows without a name last; rejects an unknown field', async (server) => {
    const { api, send } = await server.as('owner')
    const names = async (sort: 'name' | '-name') =>
      (await api.members.list({ query: { ...okafor, perPage: 50, sort } })).data.flatMap(({ member_info }) => member_info?.fname ?? [])
    const sorted = await names('name')
    expect(sorted.indexOf('Adaeze')).toBeLessThan(sorted.indexOf('Victor'))
    const back = await names('-name')
    expect(back.indexOf('Victor')).toBeLessThan(back.indexOf('Adaeze'))
    const invalid = await send({ method: 'GET', path: '/v1/account_members', query: { ...okafor, sort: 'password' } })
    expect(invalid).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { sort: expect.any(String) } } })
  }),
  wire('members.list', 'an owner_type other than partner is rejected', async (server) => {
    const { send } = await server.as('owner')
    const response = await send({ method: 'GET', path: '/v1/account_members', query: { ...okafor, owner_type: 'user' } })
    expect(response).toMatchObject({ status: 422, body: { errors: { owner_type: expect.any(String) } } })
  }),
  wire(
    'members.invite',
    'POST /v1/account_members with owner_type, owner_id, member_email, member_roles sends the invite (spec section 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      const { email } = createSignUpBody()
      const body = { owner_type: 'partner', owner_id: owner.partner.id, member_email: ` ${email} `, member_roles: ['partner_staff'] }
      const response = await owner.send({ method: 'POST', path: '/v1/account_members', body })
      expect(response).toMatchObject({
        status: 201,
        body: { data: { member_email: email, member_roles: ['partner_staff'], status: 'pending', member_info: null } },
      })
      expect(await readInvitationCode(server, email)).not.toBe('')
      expect(await findListEntry(owner, email)).toMatchObject({ status: 'pending', invitation: { resends_left: 3 } })
      // Neither list nor response has the code.
      expect(JSON.stringify([response.body, await findListEntry(owner, email)])).not.toContain(await readInvitationCode(server, email))
    },
  ),
  wire('members.invite', 'an existing member or invitation is ItemAlreadyExist at the address, in any letter case', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = createSignUpBody()
    await inviteMember(server, owner, email, ['partner_staff'])
    for (const again of [email.toUpperCase(), owner.user.email.toUpperCase()])
      await expect(inviteMember(server, owner, again, ['partner_staff'])).rejects.toMatchObject({
        status: 409,
        code: 'ItemAlreadyExist',
        fields: { member_email: expect.any(String) },
      })
  }),
  wire('members.invite', "an address that begins with 'bounce' bounces, and can be invited again", async (server) => {
    const owner = await createTestOwner(server)
    const email = `bounce-${createSignUpBody().email}`
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    expect(entry.status).toBe('bounced')
    await expect(server.with(undefined).api.memberInvitations.info({ query: { code } })).rejects.toMatchObject({ code: 'LinkExpired' })
    const again = await inviteMember(server, owner, email, ['partner_trip_manager'])
    expect(again.entry.id).not.toBe(entry.id)
    const { data } = await owner.api.members.list({ query: { ...ownedBy(owner.partner.id), status: 'bounced' } })
    expect(data.map(({ id }) => id)).toEqual([again.entry.id])
  }),
  ...(
    [
      ['member_email', 'somebody', 'Invalid email'],
      ['member_email', '', 'Invalid email'],
      ['member_roles', [], 'Select at least one role'],
      ['member_roles', undefined, 'Select at least one role'],
    ] as const
  ).map(([field, value, message]) =>
    wire('members.invite', `${field} ${JSON.stringify(value) ?? 'absent'}: '${message}'`, async (server) => {
      const { send, partner } = await createTestOwner(server)
      const body = { ...ownedBy(partner.id), member_email: createSignUpBody().email, member_roles: ['partner_staff'], [field]: value }
      const response = await send({ method: 'POST', path: '/v1/account_members', body })
      expect(response).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { [field]: message } } })
    }),
  ),
  wire('members.invite', 'an unknown role is rejected', async (server) => {
    const { send, partner } = await createTestOwner(server)
    const body = { ...ownedBy(partner.id), member_email: createSignUpBody().email, member_roles: ['partner_pilot'] }
    expect(await send({ method: 'POST', path: '/v1/account_members', body })).toMatchObject({
      status: 422,
      body: { code: 'ValidationError' },
    })
  }),
  wire('members.invite', 'requires an owner', async (server) => {
    const body = { ...okafor, member_email: createSignUpBody().email, member_roles: ['partner_staff'] }
    for (const person of ['staff', 'earnings'] as const) {
      const { send } = await server.as(person)
      expect(await send({ method: 'POST', path: '/v1/account_members', body })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    }
    const { send } = await server.as('individual')
    expect(await send({ method: 'POST', path: '/v1/account_members', body })).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  }),
  ...memberChangesConformance,
  ...ownerStepUpConformance,
  ...viewAsConformance,
]
