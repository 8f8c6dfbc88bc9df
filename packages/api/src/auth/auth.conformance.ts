import { demoPassword, demoPeople } from '../demo/demoPeople.ts'
import { expect, rules, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { endedSessionsConformance } from './endedSessions.conformance.ts'
import { oneTimeCodeConformance } from './oneTimeCodes.conformance.ts'
import { passwordConformance, stepUpConformance } from './passwordAndStepUp.conformance.ts'
import { registerConformance } from './register.conformance.ts'
import { login } from './signUpFixtures.ts'

export const authConformance: readonly Case[] = [
  ...registerConformance,
  ...oneTimeCodeConformance,
  ...passwordConformance,
  ...stepUpConformance,
  ...endedSessionsConformance,
  wire('auth.login', 'POST v1/login with email, password: data holds session data and the redirect (spec section 7)', async (server) => {
    const { owner } = demoPeople
    const { data } = await server.with(undefined).api.auth.login({ body: { email: owner.email, password: demoPassword } })
    expect(data).toMatchObject({
      id: owner.id,
      fname: 'Adaeze',
      lname: 'Okafor',
      email: 'owner@demo.test',
      phone: '+2348030000001',
      country_code: 'NG',
      role: 'owner',
    })
    expect(data?.token.length).toBeGreaterThanOrEqual(16)
  }),
  wire('auth.login', 'ignores letter case and surrounding spaces of the address', async (server) => {
    expect(await login(server, '  Owner@DEMO.test ', demoPassword)).toMatchObject({
      status: 200,
      body: { data: { id: demoPeople.owner.id } },
    })
  }),
  wire('auth.login', 'each login creates a new session', async (server) => {
    const [one, other] = [await server.as('trips'), await server.as('trips')]
    expect(one.token).not.toBe(other.token)
    await expect(one.api.users.profile()).resolves.toEqual(await other.api.users.profile())
  }),
  wire('auth.login', 'a wrong password is 422 InvalidCredentials, not the 401 that ends sessions', async (server) => {
    expect(await login(server, demoPeople.individual.email, 'Demo-12345')).toMatchObject({
      status: 422,
      body: { code: 'InvalidCredentials' },
    })
  }),
  wire('auth.login', 'the response does not reveal whether an account exists', async (server) => {
    const invalid = await login(server, demoPeople.drivers.email, 'not-it')
    const unknown = await login(server, 'somebody@demo.test', 'not-it')
    expect(unknown).toMatchObject({ status: invalid.status, body: invalid.body as object })
  }),
  wire('auth.login', "no roles left: login fails with 'User access has been revoked'", async (server) => {
    expect(await login(server, demoPeople.revoked.email, demoPassword)).toMatchObject({
      status: 403,
      body: { code: 'Forbidden', message: 'User access has been revoked' },
    })
  }),
  wire('auth.login', 'a wrong password does not reveal that access is revoked', async (server) => {
    expect(await login(server, demoPeople.revoked.email, 'not-it')).toMatchObject({ status: 422, body: { code: 'InvalidCredentials' } })
  }),
  wire('auth.login', 'a member deactivated in an organisation can still log in', async (server) => {
    await expect(server.as('disabled')).resolves.toMatchObject({ id: demoPeople.disabled.id })
  }),
  wire('auth.login', "each field has its message: 'Invalid email', 'Invalid password' (spec section 5)", async (server) => {
    expect(await login(server, 'owner at demo', '')).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { email: 'Invalid email', password: 'Invalid password' } },
    })
  }),
  wire('auth.login', 'an invalid body is rejected', async (server) => {
    for (const body of [undefined, [], 'text', { email: 7, password: null }]) {
      const response = await server.with(undefined).send({ method: 'POST', path: '/v1/login', body })
      expect([400, 415, 422]).toContain(response.status)
      expect(response.body).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }
  }),
  rules('auth.login', 'the eleventh attempt after ten wrong ones is 429 with Retry-After', async (server) => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await login(server, 'guessed@demo.test', `guess-${tries}`)).status).toBe(422)
    }
    const response = await login(server, 'guessed@demo.test', 'guess-10')
    expect(response).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await login(server, demoPeople.staff.email, demoPassword)).status).toBe(200)
  }),
]
