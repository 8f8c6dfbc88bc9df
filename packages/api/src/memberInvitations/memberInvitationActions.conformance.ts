import { confirmEmail, registerUser, createSignUpBody } from '../auth/signUpFixtures.ts'
import { demoInvitations } from '../demo/demoInvitations.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { readInvitationCode, findListEntry, inviteMember } from '../members/invitationFixtures.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

const actions = ['resend', 'link', 'cancel'] as const
const call = (id: string, action: string) => ({ method: 'POST', path: `/v1/account_members/${id}/${action}` }) as const
const expired = { status: 422, code: 'LinkExpired' }

/** Actions of an owner on an invitation. */
export const memberInvitationActionsConformance: readonly Case[] = [
  wire('memberInvitations.resend', 'sends a new link and revokes the previous one', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = createSignUpBody()
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    expect(await owner.send(call(entry.id, 'resend'))).toMatchObject({
      status: 200,
      body: { data: { id: entry.id, invitation: { resends_left: 2 } } },
    })
    const again = await readInvitationCode(server, email)
    expect(again).not.toBe(code)
    const { api } = server.with(undefined)
    await expect(api.memberInvitations.info({ query: { code } })).rejects.toMatchObject(expired)
    await expect(api.memberInvitations.info({ query: { code: again } })).resolves.toMatchObject({ member_email: email })
  }),
  wire('memberInvitations.resend', 'the fourth time of a day is 429', async (server) => {
    const owner = await createTestOwner(server)
    const { entry } = await inviteMember(server, owner, createSignUpBody().email, ['partner_staff'])
    for (const remaining of [2, 1, 0])
      expect(await owner.send(call(entry.id, 'resend'))).toMatchObject({
        status: 200,
        body: { data: { invitation: { resends_left: remaining } } },
      })
    expect(await owner.send(call(entry.id, 'resend'))).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
  }),
  wire('memberInvitations.link', 'a copied link opens the same invitation, beside the mailed one', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = createSignUpBody()
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    const { data } = await owner.api.memberInvitations.link({ params: { id: entry.id } })
    expect(data.link).toMatch(/^\/accept-invite\?code=.+/)
    const created = new URL(data.link, 'https://portal.example').searchParams.get('code') ?? ''
    const { api } = server.with(undefined)
    await expect(api.memberInvitations.info({ query: { code: created } })).resolves.toMatchObject({ member_email: email, link: 'copied' })
    await expect(api.memberInvitations.info({ query: { code } })).resolves.toMatchObject({ member_email: email, link: 'mailed' })
    await owner.api.memberInvitations.link({ params: { id: entry.id } })
    await expect(api.memberInvitations.info({ query: { code: created } })).rejects.toMatchObject(expired)
  }),
  wire('memberInvitations.cancel', 'revokes the link, removes the list entry, and the address can be invited again', async (server) => {
    const owner = await createTestOwner(server)
    const { email, user } = await registerUser(server)
    await confirmEmail(server, email)
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    const self = server.with(user.token)
    expect((await self.api.partnerInvitations.list()).data).toHaveLength(1)
    expect(await owner.send(call(entry.id, 'cancel'))).toMatchObject({ status: 200, body: { data: { id: entry.id, cancelled: true } } })
    await expect(server.with(undefined).api.memberInvitations.info({ query: { code } })).rejects.toMatchObject(expired)
    expect(await findListEntry(owner, email)).toBeUndefined()
    expect((await self.api.partnerInvitations.list()).data).toEqual([])
    for (const action of actions)
      expect(await owner.send(call(entry.id, action))).toMatchObject({ status: 409, body: { code: 'InvalidTransition' } })
    expect((await inviteMember(server, owner, email, ['partner_staff'])).entry.status).toBe('pending')
  }),
  ...actions.map((action) =>
    wire(`memberInvitations.${action}`, 'requires an owner; other and unknown invitations are not found', async (server) => {
      const id = demoInvitations.find(({ organization }) => organization === 'okafor')?.id ?? ''
      const staff = await server.as('staff')
      expect(await staff.send(call(id, action))).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
      const other = await server.as('individual')
      const foreign = await other.send(call(id, action))
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect((await other.send(call('inv_unknown', action))).body).toEqual(foreign.body)
    }),
  ),
]
