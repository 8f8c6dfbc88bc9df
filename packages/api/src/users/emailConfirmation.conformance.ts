import { confirmEmail, readLinkToken, registerUser } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

/** Proof of the e-mail address of a registration. */
export const emailConfirmationConformance: readonly Case[] = [
  wire('users.confirmEmail', 'the link of the registration proves the address, once', async (server) => {
    const { email, user } = await registerUser(server)
    const { api } = server.with(user.token)
    expect(user.email_verified).toBe(false)
    expect((await api.users.profile()).email_verified).toBe(false)
    const token = await readLinkToken(server, email, 'confirmEmail')
    const visitor = server.with(undefined)
    await expect(visitor.api.users.confirmEmail({ body: { token } })).resolves.toEqual({ data: { email } })
    expect((await api.users.profile()).email_verified).toBe(true)
    await expect(visitor.api.users.confirmEmail({ body: { token } })).rejects.toMatchObject({ status: 422, code: 'LinkExpired' })
  }),
  wire('users.resendEmailConfirmation', 'sends the link again until the address is proved', async (server) => {
    const { email, user } = await registerUser(server)
    const { api } = server.with(user.token)
    const first = await readLinkToken(server, email, 'confirmEmail')
    expect((await api.users.resendEmailConfirmation()).data).toEqual({ sent: true })
    expect(await readLinkToken(server, email, 'confirmEmail')).not.toBe(first)
    await confirmEmail(server, email)
    expect((await api.users.resendEmailConfirmation()).data).toEqual({ sent: false })
  }),
  wire('auth.changePassword', 'the mailed link of a reset proves the address, too', async (server) => {
    const { email } = await registerUser(server)
    const { api } = server.with(undefined)
    await api.auth.forgotPassword({ body: { email, type: 'user', app: 'partners-portal' } })
    const token = await readLinkToken(server, email, 'resetPassword')
    const password = 'Second-1234'
    await api.auth.changePassword({ body: { password, confirm_password: password, token } })
    expect((await api.auth.login({ body: { email, password } })).data).toMatchObject({ email_verified: true })
  }),
  wire('users.resendEmailConfirmation', 'requires a session', async (server) => {
    const { send } = server.with(undefined)
    expect((await send({ method: 'POST', path: '/v1/users/email-verification' })).status).toBe(401)
  }),
]
