import { matchPath } from '@vehicle-partner/domain'
import { earnStepUp, login, registerUser } from '../auth/signUpFixtures.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { demoPassword, demoPeople } from '../demo/demoPeople.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'

/** Registers a user for one case. */
async function createUser(server: TestServer) {
  const { user, password, email } = await registerUser(server)
  return { ...server.with(user.token), id: user.id, email, password }
}

/** Changes of the own profile. */
export const profileConformance: readonly Case[] = [
  wire('users.get', 'returns the profile', async (server) => {
    const { api, id } = await server.as('owner')
    const { data } = await api.users.get({ params: { id } })
    expect(data).toMatchObject({
      id,
      email: demoPeople.owner.email,
      language: 'en',
      theme: 'system',
      low_data: false,
      pending_email: null,
      version: expect.any(Number),
    })
  }),
  wire('users.update', 'changes only the given fields', async (server) => {
    const { api, id } = await createUser(server)
    const { data } = await api.users.update({ params: { id }, body: { version: 1, fname: 'Ngozi', theme: 'dark', low_data: true } })
    expect(data).toMatchObject({ fname: 'Ngozi', lname: 'Adé-Ojo', theme: 'dark', low_data: true, version: 2 })
    await expect(api.users.profile()).resolves.toMatchObject({ fname: 'Ngozi', low_data: true })
  }),
  wire('users.update', 'an outdated version is VersionConflict', async (server) => {
    const { api, id } = await createUser(server)
    await api.users.update({ params: { id }, body: { version: 1, lname: 'Eze' } })
    await expect(api.users.update({ params: { id }, body: { version: 1, lname: 'Obi' } })).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
    await expect(api.users.get({ params: { id } })).resolves.toMatchObject({ data: { lname: 'Eze' } })
  }),
  wire('users.update', 'a name that an identity check has verified changes only through a request that is reviewed', async (server) => {
    const { api, id } = await server.as('individual')
    const { data: before } = await api.users.get({ params: { id } })
    expect(before).toMatchObject({ name_locked: true, name_change: null })
    const body = { version: before.version, fname: 'Chinedu', lname: 'Eze', theme: 'dark' as const }
    const { data } = await api.users.update({ params: { id }, body })
    expect(data).toMatchObject({ fname: 'Ibrahim', lname: 'Musa', theme: 'dark', name_change: { fname: 'Chinedu', lname: 'Eze' } })
    await expect(api.users.update({ params: { id }, body: { version: data.version, lname: 'Obi' } })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
      message: 'A change of your name is already under review',
    })
    const query = { partnerId: organizationKeys('musa').account_sid, bank_code: '057', account_number: '2218403567' }
    await expect(api.banks.resolve({ query })).resolves.toMatchObject({ data: { account_name: 'MUSA IBRAHIM' } })
  }),
  wire('users.update', "a name with digits: 'Special characters and numbers are not allowed' (spec section 5)", async (server) => {
    const { send, id } = await createUser(server)
    const response = await send({ method: 'PATCH', path: `/v1/users/${id}`, body: { version: 1, fname: 'N90' } })
    expect(response).toMatchObject({ status: 422, body: { errors: { fname: 'Special characters and numbers are not allowed' } } })
  }),
  wire('users.changePassword', 'requires the old password and ends all other sessions', async (server) => {
    const { api, id, email, password } = await createUser(server)
    const elsewhere = (await login(server, email, password)).body as { data: { token: string } }
    await expect(
      api.users.changePassword({ params: { id }, body: { password: 'not-it', new_password: 'Another-1' } }),
    ).rejects.toMatchObject({
      status: 422,
      code: 'InvalidCredentials',
    })
    await expect(api.users.changePassword({ params: { id }, body: { password, new_password: password } })).rejects.toMatchObject({
      status: 422,
      code: 'ValidationError',
      fields: { new_password: 'Choose another password than your current one' },
    })
    await api.users.changePassword({ params: { id }, body: { password, new_password: 'Another-1' } })
    await expect(server.with(elsewhere.data.token).api.users.profile()).rejects.toMatchObject({ status: 401 })
    await expect(api.users.profile()).resolves.toMatchObject({ id })
    expect((await login(server, email, 'Another-1')).status).toBe(200)
  }),
  wire('users.changeEmail', 'requires a step-up', async (server) => {
    const { api, id } = await createUser(server)
    await expect(api.users.changeEmail({ params: { id }, body: { email: 'x@demo.test' } })).rejects.toMatchObject({
      status: 403,
      code: 'StepUpRequired',
    })
  }),
  wire('users.confirmEmail', 'the address changes with the link, which works once', async (server) => {
    const { api, id, email: before, password } = await createUser(server)
    const stepUp = await earnStepUp({ api }, password)
    const email = `new-${before}`
    await api.users.changeEmail({ params: { id }, body: { email } }, { stepUp })
    await expect(api.users.get({ params: { id } })).resolves.toMatchObject({ data: { email: before, pending_email: email } })
    const [mail] = await server.outbox(email)
    const { pathname } = new URL(mail?.link ?? '', 'https://portal.example')
    const token = matchPath(pathname)?.parameters['token'] ?? ''
    await expect(server.with(undefined).api.users.confirmEmail({ body: { token } })).resolves.toEqual({ data: { email } })
    await expect(api.users.get({ params: { id } })).resolves.toMatchObject({ data: { email, pending_email: null } })
    await expect(server.with(undefined).api.users.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'LinkExpired' })
  }),
  wire('users.sessions', 'lists sessions, the own first', async (server) => {
    const { api, id, email, password } = await createUser(server)
    await login(server, email, password)
    const { data } = await api.users.sessions({ params: { id } })
    expect(data).toHaveLength(2)
    expect(data.map(({ current }) => current)).toEqual([true, false])
  }),
  wire('users.sessions', 'a session that begins after another has ended has an id of its own', async (server) => {
    const { api, id, email, password } = await createUser(server)
    const list = async () => (await api.users.sessions({ params: { id } })).data
    await login(server, email, password)
    const sid = (await list()).find(({ current }) => !current)?.id ?? ''
    await login(server, email, password)
    await api.users.endSession({ params: { id, sid } })
    await login(server, email, password)
    const ids = (await list()).map((session) => session.id)
    expect(ids).toHaveLength(3)
    expect(new Set([...ids, sid]).size).toBe(4)
  }),
  wire('users.endOtherSessions', 'ends all other sessions', async (server) => {
    const { api, id, email, password } = await createUser(server)
    const elsewhere = (await login(server, email, password)).body as { data: { token: string } }
    await expect(api.users.endOtherSessions({ params: { id } })).resolves.toEqual({ data: { ended: 1 } })
    await expect(server.with(elsewhere.data.token).api.users.profile()).rejects.toMatchObject({ status: 401 })
    await expect(api.users.profile()).resolves.toMatchObject({ id })
  }),
  wire('users.get', 'other users are not found', async (server) => {
    const { send } = await server.as('owner')
    expect(await send({ method: 'GET', path: `/v1/users/${demoPeople.trips.id}` })).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    })
    expect((await login(server, demoPeople.owner.email, demoPassword)).status).toBe(200)
  }),
]
