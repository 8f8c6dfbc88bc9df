import { confirmEmail, registerUser, createSignUpBody } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { copyInvitationLink, readInvitationCode, findListEntry, inviteMember, joinAsMember } from '../members/invitationFixtures.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'
import { copiedLinkConformance } from './copiedLink.conformance.ts'
import { memberInvitationActionsConformance } from './memberInvitationActions.conformance.ts'

const rejected = { status: 422, code: 'LinkExpired' }

export const memberInvitationsConformance: readonly Case[] = [
  wire(
    'memberInvitations.info',
    'GET /v1/account_members/invite?code= answers member_email, name, invite_id bare (spec section 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      const { email } = createSignUpBody()
      const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
      const { status, body } = await server.with(undefined).send({ method: 'GET', path: '/v1/account_members/invite', query: { code } })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        member_email: email,
        name: owner.partner.company_name,
        invite_id: expect.any(String),
        registered: false,
        link: 'mailed',
        next: 'register',
      })
      const { invite_id } = body as { invite_id: string }
      expect(invite_id).not.toBe(entry.id)
      expect(invite_id.length).toBeGreaterThanOrEqual(10)
    },
  ),
  wire('memberInvitations.info', 'opens the demo invitation, but no expired or bounced one', async (server) => {
    const info = async (email: string) =>
      server.with(undefined).api.memberInvitations.info({ query: { code: await readInvitationCode(server, email) } })
    await expect(info('invited@demo.test')).resolves.toMatchObject({
      name: 'Okafor Mobility Limited',
      invited_by: 'Adaeze Okafor',
      registered: false,
    })
    await expect(info('large@demo.test')).resolves.toMatchObject({ name: 'Okafor Mobility Limited', registered: true })
    await expect(info('late@demo.test')).rejects.toMatchObject(rejected)
    await expect(info('bounce@demo.test')).rejects.toMatchObject(rejected)
  }),
  wire('memberInvitations.info', 'an unknown code is LinkExpired, and so is the id of an invitation', async (server) => {
    const owner = await createTestOwner(server)
    const { entry } = await inviteMember(server, owner, createSignUpBody().email, ['partner_staff'])
    const { api, send } = server.with(undefined)
    for (const code of ['nonsense', entry.id]) {
      await expect(api.memberInvitations.info({ query: { code } })).rejects.toMatchObject(rejected)
      await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject(rejected)
    }
    expect(await send({ method: 'GET', path: '/v1/account_members/invite' })).toMatchObject({
      status: 422,
      body: { code: 'ValidationError' },
    })
  }),
  wire('auth.register', 'makes no account for an invitation that was replaced since its page was opened', async (server) => {
    const owner = await createTestOwner(server)
    const body = createSignUpBody()
    const { entry, code } = await inviteMember(server, owner, body.email, ['partner_staff'])
    const { api } = server.with(undefined)
    const opened = await api.memberInvitations.info({ query: { code } })
    await owner.api.memberInvitations.resend({ params: { id: entry.id } })
    await expect(api.auth.register({ body: { ...body, invite_id: opened.invite_id } })).rejects.toMatchObject(rejected)
    const current = await api.memberInvitations.info({ query: { code: await readInvitationCode(server, body.email) } })
    expect(current).toMatchObject({ registered: false, next: 'register' })
    await expect(api.auth.register({ body: { ...body, invite_id: current.invite_id } })).resolves.toMatchObject({ email: body.email })
  }),
  wire(
    'memberInvitations.accept',
    'PATCH /v1/account_members/{id}/accept accepts the invite: sign up, accept, log in (spec sections 4 and 7)',
    async (server) => {
      const owner = await createTestOwner(server)
      const person = createSignUpBody()
      const { entry, code } = await inviteMember(server, owner, person.email, ['partner_staff'])
      const { api, send } = server.with(undefined)
      const { invite_id } = await api.memberInvitations.info({ query: { code } })
      expect(await send({ method: 'PATCH', path: `/v1/account_members/${invite_id}/accept` })).toMatchObject({
        status: 409,
        body: { code: 'InvalidTransition', message: 'Create your account first' },
      })
      await api.auth.register({ body: person })
      const { data } = await api.memberInvitations.accept({ params: { id: invite_id } })
      expect(data).toMatchObject({
        member_email: person.email,
        partner: { id: owner.partner.id, company_name: owner.partner.company_name },
      })
      const login = await api.auth.login({ body: { email: person.email, password: person.password } })
      const self = server.with(login.data?.token)
      const records = await self.api.users.partnerMembers({ params: { id: login.data?.id ?? '' } })
      expect(records.data).toMatchObject([
        { id: data.id, role: 'staff', roles: [{ name: 'partner_staff' }], partner: { id: owner.partner.id } },
      ])
      expect(await findListEntry(owner, person.email)).toMatchObject({ id: data.id, status: 'active', invitation: null })
      expect(entry.id).not.toBe(data.id)
    },
  ),
  wire('memberInvitations.accept', 'code ItemAlreadyExist on invite sign-up means continue to accept (spec section 8)', async (server) => {
    const owner = await createTestOwner(server)
    const person = await registerUser(server)
    const { code } = await inviteMember(server, owner, person.email, ['partner_driver_manager'])
    const { api, send } = server.with(undefined)
    const { email, fname, lname, phone, country_code, password } = person
    const signUp = await send({ method: 'POST', path: '/v1/users', body: { email, fname, lname, phone, country_code, password } })
    expect(signUp).toMatchObject({ status: 409, body: { code: 'ItemAlreadyExist' } })
    await expect(api.memberInvitations.accept({ params: { id: code } })).resolves.toMatchObject({
      data: { partner: { id: owner.partner.id } },
    })
  }),
  wire('memberInvitations.accept', 'the mailed link proves the address, with or without the session of the user', async (server) => {
    const owner = await createTestOwner(server)
    const open = async (email: string, sessionToken?: string) => {
      const { code } = await inviteMember(server, owner, email, ['partner_staff'])
      const { api } = server.with(sessionToken)
      return { api, invite_id: (await api.memberInvitations.info({ query: { code } })).invite_id }
    }
    const registered = await registerUser(server)
    const signedIn = await open(registered.email, registered.user.token)
    await signedIn.api.memberInvitations.accept({ params: { id: signedIn.invite_id } })
    const person = createSignUpBody()
    const visitor = await open(person.email)
    const { token } = await visitor.api.auth.register({ body: person })
    await visitor.api.memberInvitations.accept({ params: { id: visitor.invite_id } })
    for (const each of [registered.user.token, token]) expect((await server.with(each).api.users.profile()).email_verified).toBe(true)
  }),
  wire('memberInvitations.accept', 'another signed-in user cannot accept it', async (server) => {
    const owner = await createTestOwner(server)
    const { email } = await registerUser(server)
    const other = await registerUser(server)
    const { code } = await inviteMember(server, owner, email, ['partner_staff'])
    const { api } = server.with(other.user.token)
    await expect(api.memberInvitations.info({ query: { code } })).resolves.toMatchObject({ next: 'switch_account' })
    await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
    expect(await findListEntry(owner, email)).toMatchObject({ status: 'pending' })
    expect(await findListEntry(owner, other.email)).toBeUndefined()
  }),
  wire('memberInvitations.accept', 'a rejected token is 401', async (server) => {
    const owner = await createTestOwner(server)
    const { code } = await inviteMember(server, owner, createSignUpBody().email, ['partner_staff'])
    const { api } = server.with('not-a-token')
    await expect(api.memberInvitations.info({ query: { code } })).rejects.toMatchObject({ status: 401 })
    await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({ status: 401 })
  }),
  wire('memberInvitations.accept', 'a rejected invitation cannot be accepted by its links', async (server) => {
    const owner = await createTestOwner(server)
    const { email, user } = await registerUser(server)
    await confirmEmail(server, email)
    const { entry, code } = await inviteMember(server, owner, email, ['partner_staff'])
    const copied = await copyInvitationLink(owner, entry.id)
    const { api } = server.with(user.token)
    await api.partnerInvitations.reject({ params: { id: entry.id } })
    for (const id of [code, copied]) await expect(api.memberInvitations.accept({ params: { id } })).rejects.toMatchObject(rejected)
  }),
  wire('memberInvitations.accept', 'works once, then the link is LinkExpired', async (server) => {
    const owner = await createTestOwner(server)
    const mate = await joinAsMember(server, owner, ['partner_staff'])
    const code = await readInvitationCode(server, mate.email)
    const { api } = server.with(undefined)
    await expect(api.memberInvitations.info({ query: { code } })).rejects.toMatchObject(rejected)
    await expect(api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject(rejected)
  }),
  wire('memberInvitations.accept', 'a member of another organisation keeps that membership', async (server) => {
    const [owner, other] = [await createTestOwner(server), await createTestOwner(server)]
    const { code } = await inviteMember(server, owner, other.user.email, ['partner_trip_manager'])
    await server.with(undefined).api.memberInvitations.accept({ params: { id: code } })
    const { data } = await other.api.users.partnerMembers({ params: { id: other.user.id } })
    expect(data.map(({ partner, role }) => [partner?.id, role])).toEqual([
      [other.partner.id, 'owner'],
      [owner.partner.id, 'admin'],
    ])
  }),
  ...copiedLinkConformance,
  ...memberInvitationActionsConformance,
]
