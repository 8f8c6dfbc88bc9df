import type { Role } from '@vehicle-partner/domain'
import { demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'
import { findListEntry, inviteMember, joinAsMember } from './invitationFixtures.ts'
import { createSignUpBody, earnStepUp, login } from '../auth/signUpFixtures.ts'

const roleChange = (id: string, member_roles: readonly string[]) =>
  ({ method: 'PATCH', path: `/v1/account_members/${id}/roles`, body: { member_roles } }) as const
const statusChange = (id: string, disabled: unknown) =>
  ({ method: 'PATCH', path: `/v1/account_members/${id}/status`, body: { disabled } }) as const

/** The id of a demo user's first membership. */
const findMembership = (person: PersonKey) => demoPeople[person].memberships[0]?.id ?? ''

/** Changes of members. */
export const memberChangesConformance: readonly Case[] = [
  wire('members.setRoles', 'PATCH /v1/account_members/{id}/roles with member_roles updates the roles (spec section 7)', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const summaries = { method: 'GET', path: `/v1/partners/${owner.partner.id}/summaries` } as const
    expect((await mate.send(summaries)).status).toBe(403)
    const member_roles = ['partner_trip_manager', 'partner_earnings_manager']
    const { status, body } = await owner.send(roleChange(mate.member_id, [...member_roles, 'partner_trip_manager']))
    expect(status).toBe(200)
    const { data } = body as { data: { member_roles: string[]; role: string } }
    expect(data.member_roles.toSorted()).toEqual(member_roles.toSorted())
    expect(data.role).toBe('admin')
    expect((await mate.send(summaries)).status).toBe(200)
    const records = await mate.api.users.partnerMembers({ params: { id: mate.user.id } })
    expect(records.data[0]?.roles.map(({ name }) => name).toSorted()).toEqual(member_roles.toSorted())
  }),
  wire('members.setRoles', "revoke access sets the member's roles to empty: the person is out at once (spec section 4)", async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    expect(await owner.send(roleChange(mate.member_id, []))).toMatchObject({
      status: 200,
      body: { data: { member_roles: [], status: 'revoked' } },
    })
    const summaries = { method: 'GET', path: `/v1/partners/${owner.partner.id}/summaries` } as const
    expect((await mate.send(summaries)).status).toBe(403)
    // New roles restore access.
    expect(await owner.send(roleChange(mate.member_id, ['partner_trip_manager']))).toMatchObject({ body: { data: { status: 'active' } } })
    expect((await mate.send(summaries)).status).toBe(200)
  }),
  wire('members.setRoles', 'a change that starts from other roles does not give back what another owner took', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const set = (member_roles: Role[], expected_roles?: Role[]) =>
      owner.api.members.setRoles({ params: { id: mate.member_id }, body: { member_roles, expected_roles } })
    await set(['partner_trip_manager', 'partner_staff'], ['partner_staff', 'partner_staff'])
    await set([])
    const stale = set(['partner_trip_manager'], ['partner_staff', 'partner_trip_manager'])
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'VersionConflict' })
    expect((await set(['partner_staff'], [])).data.member_roles).toEqual(['partner_staff'])
    // After a lost response it is sent again: the member has these roles already.
    expect((await set(['partner_staff'], [])).data.member_roles).toEqual(['partner_staff'])
  }),
  wire('members.setRoles', 'invitations that an owner sent do not outlive the ownership', async (server) => {
    const owner = await createTestOwner(server)
    const mate = { ...(await joinAsMember(server, owner, ['partner_owner'])), partner: owner.partner }
    const address = createSignUpBody().email
    const { code } = await inviteMember(server, mate, address, ['partner_owner'])
    const kept = await inviteMember(server, owner, createSignUpBody().email, ['partner_staff'])
    expect(await findListEntry(owner, mate.email)).toMatchObject({ sent_invitations: 1 })
    await owner.api.members.setRoles({ params: { id: mate.member_id }, body: { member_roles: ['partner_staff'] } })
    expect(await findListEntry(owner, mate.email)).toMatchObject({ sent_invitations: 0 })
    expect(await findListEntry(owner, address)).toBeUndefined()
    const invite = (invitationCode: string) => server.with(undefined).api.memberInvitations.info({ query: { code: invitationCode } })
    await expect(invite(code)).rejects.toMatchObject({ code: 'LinkExpired' })
    await invite(kept.code)
    const { data } = await owner.api.audit.list({ params: { id: owner.partner.id }, query: { action: 'member.cancelled' } })
    expect(data.map(({ entity }) => entity?.label)).toEqual([address])
  }),
  wire('members.setRoles', 'a revoked member can still log in and create an organisation of their own', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    await owner.send(roleChange(mate.member_id, []))
    const again = await login(server, mate.email, mate.password)
    expect(again).toMatchObject({ status: 200, body: { data: { role: 'owner' } } })
    const params = { id: mate.user.id }
    const listed = async () =>
      (await mate.api.users.partnerMembers({ params })).data.map(({ partner, roles }) => [partner?.id, roles.length])
    expect(await listed()).toEqual([
      [undefined, 1],
      [owner.partner.id, 0],
    ])
    const { data: own } = await mate.api.partners.create({ body: { mode: 'individual' } })
    expect(await listed()).toEqual([
      [own.id, 1],
      [owner.partner.id, 0],
    ])
    // No longer a right of a new user: one organisation each.
    await expect(mate.api.partners.create({ body: { mode: 'individual' } })).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
  }),
  wire('members.setRoles', 'a member can create an organisation of their own, a second owner of another one too', async (server) => {
    const owner = await createTestOwner(server)
    for (const role of ['partner_staff', 'partner_owner'] as const) {
      const mate = await joinAsMember(server, owner, [role])
      const records = await mate.api.users.partnerMembers({ params: { id: mate.user.id } })
      expect(records.data.map(({ partner }) => partner?.id)).toEqual([owner.partner.id])
      const { data: own } = await mate.api.partners.create({ body: { mode: 'individual' } })
      const both = await mate.api.users.partnerMembers({ params: { id: mate.user.id } })
      expect(new Set(both.data.map(({ partner }) => partner?.id))).toEqual(new Set([own.id, owner.partner.id]))
    }
  }),
  wire('members.setRoles', 'a revoked member who is invited again gets their record back', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    await owner.send(statusChange(mate.member_id, 1))
    await expect(inviteMember(server, owner, mate.email, ['partner_staff'])).rejects.toMatchObject({ code: 'ItemAlreadyExist' })
    await owner.send(roleChange(mate.member_id, []))
    const { code } = await inviteMember(server, owner, mate.email, ['partner_driver_manager'])
    const accepted = await server.with(undefined).api.memberInvitations.accept({ params: { id: code } })
    expect(accepted.data?.id).toBe(mate.member_id)
    expect(await findListEntry(owner, mate.email)).toMatchObject({
      status: 'active',
      disabled: 0,
      member_roles: ['partner_driver_manager'],
    })
  }),
  wire('members.setRoles', 'revoking a member or giving roles back ends an invitation to the same address', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    await owner.send(roleChange(mate.member_id, []))
    const { code } = await inviteMember(server, owner, mate.email, ['partner_driver_manager'])
    await owner.send(roleChange(mate.member_id, ['partner_staff']))
    const { api } = server.with(undefined)
    await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ code: 'LinkExpired' })
    expect(await findListEntry(owner, mate.email)).toMatchObject({ member_roles: ['partner_staff'] })
  }),
  wire('members.setRoles', 'the last owner cannot be changed: 409 LastOwner', async (server) => {
    const owner = await createTestOwner(server)
    await joinAsMember(server, owner, ['partner_staff'])
    const self = (await findListEntry(owner, owner.user.email))?.id ?? ''
    for (const change of [roleChange(self, []), roleChange(self, ['partner_staff']), statusChange(self, 1)])
      expect(await owner.send(change)).toMatchObject({ status: 409, body: { code: 'LastOwner' } })
    expect(await findListEntry(owner, owner.user.email)).toMatchObject({ member_roles: ['partner_owner'], disabled: 0 })
  }),
  wire('members.setRoles', 'members cannot change their own roles, not even one of two owners', async (server) => {
    const owner = await createTestOwner(server)
    const second = await joinAsMember(server, owner, ['partner_owner'])
    for (const change of [
      roleChange(second.member_id, ['partner_staff']),
      {
        ...roleChange(second.member_id, ['partner_owner', 'partner_staff']),
        headers: { 'x-step-up': await earnStepUp(second, second.password) },
      },
      statusChange(second.member_id, 1),
    ])
      expect(await second.send(change)).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    // Each may change the other.
    const first = (await findListEntry(owner, owner.user.email))?.id ?? ''
    expect(await second.send(roleChange(first, ['partner_staff']))).toMatchObject({ status: 200 })
    expect(await owner.send(roleChange(second.member_id, []))).toMatchObject({ status: 403 })
  }),
  wire('members.setRoles', 'an unknown role and a missing list are rejected', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    for (const member_roles of [['partner_pilot'], 'partner_staff', null])
      expect(await owner.send(roleChange(mate.member_id, member_roles as string[]))).toMatchObject({
        status: 422,
        body: { code: 'ValidationError' },
      })
  }),
  wire('members.setRoles', 'invitations, other and unknown members are not found', async (server) => {
    const owner = await createTestOwner(server)
    const { entry } = await inviteMember(server, owner, createSignUpBody().email, ['partner_staff'])
    const unknown = await owner.send(roleChange('mbr_unknown', ['partner_staff']))
    expect(unknown).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    for (const id of [entry.id, findMembership('staff')]) {
      expect((await owner.send(roleChange(id, ['partner_staff']))).body).toEqual(unknown.body)
      expect((await owner.send(statusChange(id, 1))).body).toEqual(unknown.body)
    }
  }),
  wire('members.setRoles', 'requires an owner', async (server) => {
    const { send } = await server.as('staff')
    const id = findMembership('trips')
    for (const change of [roleChange(id, []), statusChange(id, 1)])
      expect(await send(change)).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  }),
  wire(
    'members.setStatus',
    'PATCH /v1/account_members/{id}/status with disabled deactivates and activates (spec sections 4 and 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      const mate = await joinAsMember(server, owner, ['partner_staff'])
      const team = { method: 'GET', path: '/v1/account_members', query: { owner_id: owner.partner.id, owner_type: 'partner' } } as const
      expect((await mate.send(team)).status).toBe(200)
      expect(await owner.send(statusChange(mate.member_id, 1))).toMatchObject({
        status: 200,
        body: { data: { disabled: 1, status: 'disabled', member_roles: ['partner_staff'] } },
      })
      expect(await mate.send(team)).toMatchObject({ status: 403, body: { code: 'AccountDisabled' } })
      expect((await mate.send({ method: 'GET', path: '/v1/users/profile' })).status).toBe(200)
      expect(await owner.send(statusChange(mate.member_id, 0))).toMatchObject({
        status: 200,
        body: { data: { disabled: 0, status: 'active' } },
      })
      expect((await mate.send(team)).status).toBe(200)
      expect(await owner.send(statusChange(mate.member_id, 2))).toMatchObject({
        status: 422,
        body: { errors: { disabled: '`disabled` must be 0 or 1' } },
      })
    },
  ),
  wire('members.setStatus', 'a deactivated owner does not count as an owner', async (server) => {
    const owner = await createTestOwner(server)
    const second = await joinAsMember(server, owner, ['partner_owner'])
    const first = (await findListEntry(owner, owner.user.email))?.id ?? ''
    expect((await owner.send(statusChange(second.member_id, 1))).status).toBe(200)
    expect(await owner.send(statusChange(first, 1))).toMatchObject({ status: 409, body: { code: 'LastOwner' } })
  }),
  wire('members.setStatus', 'writes a plain sentence to the audit log', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    await owner.send(statusChange(mate.member_id, 1))
    await owner.send(statusChange(mate.member_id, 1))
    await owner.send(roleChange(mate.member_id, ['partner_trip_manager', 'partner_staff']))
    await owner.send(roleChange(mate.member_id, []))
    const { data } = await owner.api.audit.list({ params: { id: owner.partner.id }, query: { entity_id: mate.member_id } })
    const [who, whom] = [`${owner.user.fname} ${owner.user.lname}`, `${mate.fname} ${mate.lname}`]
    expect(data.map(({ summary }) => summary)).toEqual([
      `${who} revoked ${whom}’s access`,
      `${who} changed ${whom}’s roles to Trip manager, Staff`,
      `${who} deactivated ${whom}’s access`,
      `${whom} joined the team`,
    ])
  }),
]
