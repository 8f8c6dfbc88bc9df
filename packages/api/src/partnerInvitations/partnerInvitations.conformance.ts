import { invitationDays } from '@vehicle-partner/domain'
import { confirmEmail, createSignUpBody, registerUser } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { readInvitationCode, findListEntry, inviteMember } from '../members/invitationFixtures.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'

const answerRequest = (id: string, word: 'accept' | 'reject') =>
  ({ method: 'POST', path: `/v1/partners/${id}/member-invitations/${word}` }) as const

/** Registers a user with a proved address and invitations of several organisations. */
async function waitingFor(server: TestServer, count: number) {
  const person = await registerUser(server)
  await confirmEmail(server, person.email)
  const owners = []
  for (let at = 0; at < count; at += 1) {
    const owner = await createTestOwner(server)
    await inviteMember(server, owner, person.email, ['partner_driver_manager'])
    owners.push(owner)
  }
  const visitor = server.with(person.user.token)
  const { data } = await visitor.api.partnerInvitations.list()
  return { ...person, ...visitor, owners, waiting: data }
}

export const partnerInvitationsConformance: readonly Case[] = [
  wire('partnerInvitations.list', 'GET v1/partner/invitations answers data[] with id and company_name (spec section 7)', async (server) => {
    const { send } = await server.as('two-roles')
    const { status, body } = await send({ method: 'GET', path: '/v1/partner/invitations' })
    expect(status).toBe(200)
    const { data } = body as { data: { id: string; company_name: string }[] }
    expect(data.map(({ company_name }) => company_name).toSorted()).toEqual([
      'Lagos Express Fleet',
      'Multi Ventures',
      'Ẹniọlá and Daughters Interstate Passenger Transport Services',
    ])
    expect(new Set(data.map(({ id }) => id)).size).toBe(3)
  }),
  wire('partnerInvitations.list', 'large has one invitation, an uninvited user none', async (server) => {
    const { api } = await server.as('large')
    expect((await api.partnerInvitations.list()).data).toMatchObject([
      { company_name: 'Okafor Mobility Limited', invited_by: 'Adaeze Okafor' },
    ])
    expect((await (await server.as('individual')).api.partnerInvitations.list()).data).toEqual([])
    expect((await server.with(undefined).send({ method: 'GET', path: '/v1/partner/invitations' })).status).toBe(401)
  }),
  wire('partnerInvitations.list', 'an address that no one has proved receives nothing', async (server) => {
    const owner = await createTestOwner(server)
    const { email, user } = await registerUser(server)
    const { entry } = await inviteMember(server, owner, email, ['partner_earnings_manager'])
    const { api, send } = server.with(user.token)
    expect((await api.partnerInvitations.list()).data).toEqual([])
    for (const word of ['accept', 'reject'] as const)
      expect(await send(answerRequest(entry.id, word))).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    expect(await findListEntry(owner, email)).toMatchObject({ status: 'pending' })
    await confirmEmail(server, email)
    expect((await api.partnerInvitations.list()).data).toMatchObject([{ company_name: owner.partner.company_name }])
  }),
  wire('partnerInvitations.list', 'an invitation waits for an address that registers and is proved later', async (server) => {
    const owner = await createTestOwner(server)
    const person = createSignUpBody()
    await inviteMember(server, owner, person.email, ['partner_staff'])
    const user = await server.with(undefined).api.auth.register({ body: person })
    await confirmEmail(server, person.email)
    const { data } = await server.with(user.token).api.partnerInvitations.list()
    expect(data).toHaveLength(1)
    expect(data.map(({ created_at, expires_at }) => Date.parse(expires_at) - Date.parse(created_at))).toEqual([invitationDays * 86_400_000])
  }),
  wire(
    'partnerInvitations.accept',
    'POST v1/partners/{id}/member-invitations/accept joins that organisation and no other, by the invitation’s own id (spec section 7)',
    async (server) => {
      const { waiting, owners, send, api, user, email } = await waitingFor(server, 2)
      const [first] = owners
      const invitation = waiting.find(({ company_name }) => company_name === first?.partner.company_name)
      expect(waiting).toHaveLength(2)
      if (!first || !invitation) throw new Error('The first organisation is not among those that wait')
      const { status, body } = await send(answerRequest(invitation.id, 'accept'))
      expect(status).toBe(200)
      const { data } = body as { data: { id: string; status: string; partner_id: string } }
      expect(data).toMatchObject({ id: invitation.id, status: 'accepted' })
      const joined = owners.find(({ partner }) => partner.id === data.partner_id)
      const records = await api.users.partnerMembers({ params: { id: user.id } })
      expect(records.data).toMatchObject([{ roles: [{ name: 'partner_driver_manager' }], partner: { id: data.partner_id } }])
      expect((await api.partnerInvitations.list()).data).toHaveLength(1)
      if (joined) expect(await findListEntry(joined, email)).toMatchObject({ status: 'active' })
    },
  ),
  wire('partnerInvitations.accept', 'uses up the e-mail invitation', async (server) => {
    const { waiting, send, email } = await waitingFor(server, 1)
    await send(answerRequest(waiting[0]?.id ?? '', 'accept'))
    const code = await readInvitationCode(server, email)
    await expect(server.with(undefined).api.memberInvitations.accept({ params: { id: code } })).rejects.toMatchObject({
      code: 'LinkExpired',
    })
  }),
  wire(
    'partnerInvitations.reject',
    'POST v1/partners/{id}/member-invitations/reject rejects it: neither side lists it any more (spec section 7)',
    async (server) => {
      const { waiting, owners, send, api, email, user } = await waitingFor(server, 1)
      expect(await send(answerRequest(waiting[0]?.id ?? '', 'reject'))).toMatchObject({
        status: 200,
        body: { data: { status: 'rejected' } },
      })
      expect((await api.partnerInvitations.list()).data).toEqual([])
      expect((await api.users.partnerMembers({ params: { id: user.id } })).data).toMatchObject([{ partner: null }])
      if (owners[0]) expect(await findListEntry(owners[0], email)).toBeUndefined()
    },
  ),
  wire('partnerInvitations.reject', 'a decided invitation cannot be decided again', async (server) => {
    const { waiting, send } = await waitingFor(server, 2)
    await send(answerRequest(waiting[0]?.id ?? '', 'accept'))
    await send(answerRequest(waiting[1]?.id ?? '', 'reject'))
    for (const { id } of waiting)
      for (const word of ['accept', 'reject'] as const)
        expect(await send(answerRequest(id, word))).toMatchObject({ status: 409, body: { code: 'InvalidTransition' } })
  }),
  wire('partnerInvitations.accept', 'other and unknown invitations are not found', async (server) => {
    const { waiting } = await waitingFor(server, 1)
    const { send } = await server.as('individual')
    for (const word of ['accept', 'reject'] as const) {
      const foreign = await send(answerRequest(waiting[0]?.id ?? '', word))
      expect(foreign).toMatchObject({ status: 404, body: { code: 'NotFound' } })
      expect((await send(answerRequest('pin_unknown', word))).body).toEqual(foreign.body)
      expect((await server.with(undefined).send(answerRequest(waiting[0]?.id ?? '', word))).status).toBe(401)
    }
  }),
]
