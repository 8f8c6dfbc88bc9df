import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { unusedPhone, registerUser, post } from './signUpFixtures.ts'

const otp = { type: 'user' } as const
const requestCode = async (server: TestServer, phone: string) =>
  (await server.with(undefined).api.auth.requestOtp({ body: { phone, country_code: 'NG', ...otp } })).reference_id

/** Login by phone. */
export const oneTimeCodeConformance: readonly Case[] = [
  wire(
    'auth.requestOtp',
    "POST v1/otp-login with phone, country_code, type:'user' answers reference_id (spec section 7)",
    async (server) => {
      const { phone } = await registerUser(server)
      expect(await requestCode(server, phone)).toEqual(expect.any(String))
      expect((await server.outbox(phone))[0]?.code).toMatch(/^\d{4}$/)
    },
  ),
  wire('auth.requestOtp', 'an unknown number gets the same response, and a message that says so', async (server) => {
    const phone = unusedPhone()
    expect(await requestCode(server, phone)).toEqual(expect.any(String))
    expect((await server.outbox(phone))[0]).toMatchObject({ text: expect.stringContaining('No account uses this number') })
  }),
  wire('auth.requestOtp', "an invalid number: 'Invalid phone number' (spec section 5)", async (server) => {
    const response = await post(server, '/v1/otp-login', { phone: '12', country_code: 'NG', ...otp })
    expect(response).toMatchObject({ status: 422, body: { errors: { phone: 'Invalid phone number' } } })
  }),
  wire('auth.requestOtp', "without a country: 'Invalid phone number' (spec section 5)", async (server) => {
    const response = await post(server, '/v1/otp-login', { phone: unusedPhone(), ...otp })
    expect(response).toMatchObject({ status: 422, body: { errors: { country_code: 'Invalid phone number' } } })
  }),
  wire('auth.requestOtp', 'accepts a country code or a calling code, NG (+234) (spec section 9)', async (server) => {
    const { phone } = await registerUser(server)
    const response = await post(server, '/v1/otp-login', { phone, country_code: '+234', ...otp })
    expect(response).toMatchObject({ status: 200, body: { reference_id: expect.any(String) } })
    expect((await server.outbox(phone))[0]?.code).toMatch(/^\d{4}$/)
  }),
  wire('auth.requestOtp', 'says after how many seconds another code can be sent', async (server) => {
    const response = await post(server, '/v1/otp-login', { phone: unusedPhone(), country_code: 'NG', ...otp })
    expect(response).toMatchObject({ status: 200, body: { resend_after_s: 120 } })
  }),
  wire('auth.requestOtp', 'a second request within 120 seconds is 429 with Retry-After (spec section 9)', async (server) => {
    const { phone } = await registerUser(server)
    await requestCode(server, phone)
    const response = await post(server, '/v1/otp-login', { phone, country_code: 'NG', ...otp })
    expect(response).toMatchObject({ status: 429, body: { code: 'TooManyRequests', message: expect.stringMatching(/try again in \d+/) } })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(120)
  }),
  wire(
    'auth.verifyOtp',
    'PATCH v1/otp-login/{referenceId} with otp_code, type answers the user with token, once (spec section 7)',
    async (server) => {
      const { phone, user } = await registerUser(server)
      const referenceId = await requestCode(server, phone)
      const code = (await server.outbox(phone))[0]?.code ?? ''
      const { api } = server.with(undefined)
      const signedIn = await api.auth.verifyOtp({ params: { referenceId }, body: { otp_code: code, ...otp } })
      expect(signedIn).toMatchObject({ id: user.id, token: expect.any(String) })
      expect(signedIn.token).not.toBe(user.token)
      await expect(api.auth.verifyOtp({ params: { referenceId }, body: { otp_code: code, ...otp } })).rejects.toMatchObject({
        code: 'OtpExpired',
      })
    },
  ),
  wire(
    'auth.verifyOtp',
    'a login whose response was lost is repeated by the same attempt, which ends the first session',
    async (server) => {
      const { phone, user } = await registerUser(server)
      const params = { referenceId: await requestCode(server, phone) }
      const otp_code = (await server.outbox(phone))[0]?.code ?? ''
      const { api } = server.with(undefined)
      const logIn = (attempt?: string) =>
        api.auth.verifyOtp({ params, body: { otp_code, ...otp, ...(attempt === undefined ? {} : { attempt }) } })
      const attempt = 'attempt-of-this-device'
      const first = await logIn(attempt)
      const second = await logIn(attempt)
      expect(second).toMatchObject({ id: user.id, token: expect.any(String) })
      await expect(server.with(first.token).api.users.profile()).rejects.toMatchObject({ status: 401 })
      await expect(server.with(second.token).api.users.profile()).resolves.toMatchObject({ id: user.id })
      for (const other of [undefined, 'attempt-of-another-device']) await expect(logIn(other)).rejects.toMatchObject({ code: 'OtpExpired' })
      await expect(server.with(second.token).api.users.profile()).resolves.toMatchObject({ id: user.id })
    },
  ),
  wire(
    'auth.verifyOtp',
    'the repetition of a login has the five tries of its code, and a wrong code among them says so',
    async (server) => {
      const { phone } = await registerUser(server)
      const params = { referenceId: await requestCode(server, phone) }
      const otp_code = (await server.outbox(phone))[0]?.code ?? ''
      const invalid = otp_code === '0000' ? '1111' : '0000'
      const { api } = server.with(undefined)
      const logIn = (code: string, attempt = 'attempt-of-this-device') =>
        api.auth.verifyOtp({ params, body: { otp_code: code, ...otp, attempt } })
      await logIn(otp_code)
      await expect(logIn(invalid)).rejects.toMatchObject({ code: 'OtpInvalid', data: { tries_left: 3 } })
      // It is used: who does not know the attempt learns nothing about the code, and takes no try.
      await expect(logIn(invalid, 'attempt-of-another-device')).rejects.toMatchObject({ code: 'OtpExpired' })
      for (const _ of [3, 4, 5]) await logIn(otp_code)
      await expect(logIn(otp_code)).rejects.toMatchObject({ code: 'OtpExpired' })
    },
  ),
  wire('auth.verifyOtp', 'a login without an attempt cannot be repeated, and what ends its session ends the repetition', async (server) => {
    for (const end of ['none', 'logout', 'password'] as const) {
      const { phone, password, user } = await registerUser(server)
      const params = { referenceId: await requestCode(server, phone) }
      const otp_code = (await server.outbox(phone))[0]?.code ?? ''
      const { api } = server.with(undefined)
      const body = { otp_code, ...otp, attempt: 'attempt-of-this-device' }
      const { token } = await api.auth.verifyOtp({ params, body: end === 'none' ? { otp_code, ...otp } : body })
      const own = server.with(token).api.users
      // Even though the change of the password keeps this session.
      if (end === 'password') await own.changePassword({ params: { id: user.id }, body: { password, new_password: 'Another-1' } })
      if (end === 'logout') await own.endSession({ params: { id: user.id, sid: 'current' } })
      await expect(api.auth.verifyOtp({ params, body })).rejects.toMatchObject({ code: 'OtpExpired' })
    }
  }),
  wire('auth.verifyOtp', 'a wrong code says how many tries are left, and after five the right one is rejected', async (server) => {
    const { phone } = await registerUser(server)
    const referenceId = await requestCode(server, phone)
    const code = (await server.outbox(phone))[0]?.code ?? ''
    const invalid = code === '0000' ? '1111' : '0000'
    const attempt = (otp_code: string) =>
      server.with(undefined).send({ method: 'PATCH', path: `/v1/otp-login/${referenceId}`, body: { otp_code, ...otp } })
    for (const tries_left of [4, 3, 2, 1]) {
      const message = `This code is not correct. ${tries_left} ${tries_left === 1 ? 'try' : 'tries'} left.`
      expect(await attempt(invalid)).toMatchObject({ status: 422, body: { code: 'OtpInvalid', message, data: { tries_left } } })
    }
    expect(await attempt(invalid)).toMatchObject({
      status: 422,
      body: { code: 'OtpExpired', message: 'This code has expired. Request a new one.' },
    })
    expect(await attempt(code)).toMatchObject({ status: 422, body: { code: 'OtpExpired' } })
  }),
  wire('auth.verifyOtp', "fewer than 4 digits: 'Please enter a valid OTP' (spec section 5)", async (server) => {
    const response = await server.with(undefined).send({ method: 'PATCH', path: '/v1/otp-login/otp_x', body: { otp_code: '12', ...otp } })
    expect(response).toMatchObject({ status: 422, body: { errors: { otp_code: 'Please enter a valid OTP' } } })
  }),
]
