import { demoPassword } from '../demo/demoPeople.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { logInAgain, login, registerUser, post } from './signUpFixtures.ts'

/** Password reset. */
export const passwordConformance: readonly Case[] = [
  wire(
    'auth.forgotPassword',
    'POST v1/password with email, type, app answers the same for known and unknown addresses (spec section 7)',
    async (server) => {
      const { email } = await registerUser(server)
      const body = { type: 'user', app: 'partners-portal' }
      const knownUser = await post(server, '/v1/password', { ...body, email })
      const unknown = await post(server, '/v1/password', { ...body, email: 'nobody-at-all@demo.test' })
      expect(knownUser.status).toBe(200)
      expect({ status: unknown.status, body: unknown.body }).toEqual({ status: knownUser.status, body: knownUser.body })
      expect((await server.outbox(email))[0]?.link).toMatch(/\/password\/[^/]+\?type=user$/)
    },
  ),
  wire(
    'auth.changePassword',
    'POST v1/password/change with password, confirm_password, type, token works once and ends every session (spec section 7)',
    async (server) => {
      const { email, user } = await registerUser(server)
      await post(server, '/v1/password', { email, type: 'user', app: 'partners-portal' })
      const token = /password\/([^/?]+)/.exec((await server.outbox(email))[0]?.link ?? '')?.[1] ?? ''
      const body = { password: ' Another-1 ', confirm_password: 'Another-1', type: 'user', token }
      // Checking does not use it, also twice: mail scanners open links, too.
      for (let checks = 0; checks < 2; checks += 1)
        expect(await post(server, '/v1/password/check', { token })).toMatchObject({ status: 200, body: { data: { works: true } } })
      expect(await post(server, '/v1/password/change', body)).toMatchObject({ status: 200, body: { data: { changed: true } } })
      expect((await server.with(user.token).send({ method: 'GET', path: '/v1/users/profile' })).status).toBe(401)
      expect((await login(server, email, 'Another-1')).status).toBe(200)
      expect(await post(server, '/v1/password/change', body)).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
      expect(await post(server, '/v1/password/check', { token })).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
    },
  ),
  wire('auth.checkResetLink', 'a link that a newer one has replaced no longer works, and an unknown one neither', async (server) => {
    const { email } = await registerUser(server)
    const ask = () => post(server, '/v1/password', { email, type: 'user', app: 'partners-portal' })
    const lastToken = async () => /password\/([^/?]+)/.exec((await server.outbox(email))[0]?.link ?? '')?.[1] ?? ''
    await ask()
    const first = await lastToken()
    await ask()
    const outcomes = await Promise.all([first, await lastToken(), 'unknown'].map((token) => post(server, '/v1/password/check', { token })))
    expect(outcomes.map(({ status }) => status)).toEqual([422, 200, 422])
  }),
  ...(
    [
      [{ password: '12345', confirm_password: '12345' }, { password: 'Password must have at least 6 characters.' }],
      [
        { password: '', confirm_password: '' },
        { password: 'Password must not be empty.', confirm_password: 'Password must not be empty.' },
      ],
      [{ password: 'Another-1', confirm_password: 'Another-2' }, { confirm_password: 'Passwords must be identical' }],
    ] as const
  ).map(([given, errors]) =>
    wire('auth.changePassword', `${Object.values(errors)[0]} (spec section 5) for ${JSON.stringify(given)}`, async (server) => {
      expect(await post(server, '/v1/password/change', { ...given, type: 'user', token: 'x' })).toMatchObject({
        status: 422,
        body: { errors },
      })
    }),
  ),
]

/** Handoff to another device, and step-up. */
export const stepUpConformance: readonly Case[] = [
  wire('auth.handOff', 'creates a token for five minutes', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.auth.handOff()
    expect(data).toMatchObject({ token: expect.any(String), expires_at: expect.any(String) })
  }),
  wire('auth.exchange', 'a handoff token creates a new session, once', async (server) => {
    const { api, id, token: first } = await server.as('owner')
    const { data } = await api.auth.handOff()
    const response = await server.with(undefined).api.auth.exchange({ body: { token: data.token } })
    expect(response.data).toMatchObject({ id, token: expect.any(String) })
    expect(response.data.token).not.toBe(first)
    expect(await post(server, '/v1/users/sessions/exchange', { token: data.token })).toMatchObject({
      status: 422,
      body: { code: 'LinkExpired' },
    })
  }),
  wire('auth.exchange', "a session's bearer token is rejected", async (server) => {
    const { token } = await server.as('owner')
    expect(await post(server, '/v1/users/sessions/exchange', { token })).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
  }),
  wire('auth.stepUp', 'the password completes the step-up, a wrong one is 422', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    expect(data).toMatchObject({ step_up_token: expect.any(String), expires_at: expect.any(String) })
    await expect(api.auth.stepUp({ body: { method: 'password', password: 'not-it' } })).rejects.toMatchObject({
      status: 422,
      code: 'InvalidCredentials',
      fields: { password: 'The password is not correct' },
    })
  }),
  wire('auth.confirmStepUp', 'a code completes the step-up, only for the user who requested it', async (server) => {
    const { user } = await registerUser(server)
    const { api } = server.with(user.token)
    const { data } = await api.auth.stepUp({ body: { method: 'otp' } })
    const referenceId = 'reference_id' in data ? data.reference_id : ''
    const otp_code = (await server.outbox(user.phone))[0]?.code ?? ''
    await expect(api.auth.confirmStepUp({ params: { referenceId }, body: { otp_code } })).resolves.toMatchObject({
      data: { step_up_token: expect.any(String) },
    })
    await expect(api.auth.confirmStepUp({ params: { referenceId }, body: { otp_code } })).rejects.toMatchObject({ code: 'OtpExpired' })
  }),
  wire('auth.confirmStepUp', 'a step-up whose response was lost is repeated by the same attempt, in the same session', async (server) => {
    const { user, email, password } = await registerUser(server)
    const { api } = server.with(user.token)
    const { data } = await api.auth.stepUp({ body: { method: 'otp' } })
    const params = { referenceId: 'reference_id' in data ? data.reference_id : '' }
    const otp_code = (await server.outbox(user.phone))[0]?.code ?? ''
    const confirm = (attempt?: string) =>
      api.auth.confirmStepUp({ params, body: { otp_code, ...(attempt === undefined ? {} : { attempt }) } })
    const attempt = 'attempt-of-this-dialog'
    const proofs = [await confirm(attempt), await confirm(attempt)]
    for (const other of [undefined, 'attempt-of-another-dialog']) await expect(confirm(other)).rejects.toMatchObject({ code: 'OtpExpired' })
    const elsewhere = await logInAgain(server, { email, password })
    await expect(elsewhere.api.auth.confirmStepUp({ params, body: { otp_code, attempt } })).rejects.toMatchObject({ code: 'OtpExpired' })
    // The last proof counts.
    const stepUp = proofs[1]?.data.step_up_token ?? ''
    await expect(api.users.changeEmail({ params: { id: user.id }, body: { email: `new-${email}` } }, { stepUp })).resolves.toMatchObject({
      data: { sent: true },
    })
  }),
]
