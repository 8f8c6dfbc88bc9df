import { confirmEmail, createSignUpBody, registerUser } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { copyInvitationLink, findListEntry, inviteMember } from '../members/invitationFixtures.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

/** The link that an owner copies proves nothing: the inviter cannot accept in the name of the invited person. */
export const copiedLinkConformance: readonly Case[] = [
  wire('memberInvitations.accept', 'the copied link needs the session of the invited user', async (server) => {
    const owner = await createTestOwner(server)
    const { email, user } = await registerUser(server)
    await confirmEmail(server, email)
    const { entry } = await inviteMember(server, owner, email, ['partner_staff'])
    const code = await copyInvitationLink(owner, entry.id)
    const { api } = server.with(undefined)
    const { invite_id, next, registered } = await api.memberInvitations.info({ query: { code } })
    expect([next, registered]).toEqual(['log_in', false])
    for (const id of [code, invite_id])
      await expect(api.memberInvitations.accept({ params: { id } })).rejects.toMatchObject({ status: 403, code: 'LoginRequired' })
    await expect(owner.api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await findListEntry(owner, email)).toMatchObject({ status: 'pending' })
    const self = server.with(user.token)
    await expect(self.api.memberInvitations.info({ query: { code } })).resolves.toMatchObject({ next: 'accept' })
    await self.api.memberInvitations.accept({ params: { id: code } })
    expect(await findListEntry(owner, email)).toMatchObject({ status: 'active' })
  }),
  wire('memberInvitations.accept', 'a new user of the copied link confirms the address first', async (server) => {
    const owner = await createTestOwner(server)
    const person = createSignUpBody()
    const { entry } = await inviteMember(server, owner, person.email, ['partner_staff'])
    const code = await copyInvitationLink(owner, entry.id)
    const { api } = server.with(undefined)
    await expect(api.memberInvitations.info({ query: { code } })).resolves.toMatchObject({ next: 'log_in', registered: false })
    const { token } = await api.auth.register({ body: person })
    await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ code: 'LoginRequired' })
    const self = server.with(token)
    await expect(self.api.memberInvitations.info({ query: { code } })).resolves.toMatchObject({ next: 'confirm_email' })
    await expect(self.api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({
      status: 403,
      code: 'EmailNotConfirmed',
    })
    await confirmEmail(server, person.email)
    await self.api.memberInvitations.accept({ params: { id: code } })
    expect(await findListEntry(owner, person.email)).toMatchObject({ status: 'active' })
  }),
  wire('memberInvitations.accept', 'repeated after a lost response it says the same; again it finds the link used', async (server) => {
    const owner = await createTestOwner(server)
    const { email, user } = await registerUser(server)
    await confirmEmail(server, email)
    const { code } = await inviteMember(server, owner, email, ['partner_staff'])
    const { api } = server.with(user.token)
    const input = { params: { id: code } }
    const options = { idempotencyKey: `accept-${code}` }
    const first = await api.memberInvitations.accept(input, options)
    await expect(api.memberInvitations.accept(input, options)).resolves.toEqual(first)
    await expect(api.memberInvitations.accept(input)).rejects.toMatchObject({ code: 'LinkExpired' })
  }),
  wire('memberInvitations.link', 'the mailed code reaches the inviter by no other way', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = createSignUpBody()
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    const copied = await owner.api.memberInvitations.link({ params: { id: entry.id } })
    const owner_id = owner.partner.id
    const responses = [
      entry,
      copied,
      await owner.api.members.list({ query: { owner_id, owner_type: 'partner' } }),
      await owner.api.audit.list({ params: { id: owner_id } }),
      await owner.api.notifications.list({ params: { id: owner_id } }),
    ]
    expect(JSON.stringify(responses)).not.toContain(code)
    const resent = await owner.api.memberInvitations.resend({ params: { id: entry.id } })
    expect(JSON.stringify(resent)).not.toMatch(/code/)
    // The copied link outlives a new mail.
    expect((await server.outbox(email))[0]?.link).not.toContain(copied.data.link)
    const again = new URL(copied.data.link, 'https://portal.example').searchParams.get('code') ?? ''
    await expect(server.with(undefined).api.memberInvitations.info({ query: { code: again } })).resolves.toMatchObject({ link: 'copied' })
  }),
]
