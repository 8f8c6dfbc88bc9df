import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { earnStepUp, login, logInAgain, post, readLinkToken, registerUser, unusedPhone } from './signUpFixtures.ts'

/** A user on two devices; the second has started everything that could make a session or a proof, and completed nothing. */
async function createStarted(server: TestServer) {
  const person = await registerUser(server)
  const own = { ...server.with(person.user.token), id: person.user.id }
  const thief = await logInAgain(server, person)
  const stepUp = await earnStepUp(thief, person.password)
  const params = { id: own.id }
  const { data: handOff } = await thief.api.auth.handOff()
  const { data: code } = await thief.api.auth.stepUp({ body: { method: 'otp' } })
  const stepUpCode = (await server.outbox(person.user.phone))[0]?.code ?? ''
  const phone = unusedPhone()
  const { data: change } = await thief.api.users.changePhone({ params, body: { phone, country_code: 'NG' } }, { stepUp })
  const phoneCode = (await server.outbox(phone))[0]?.code ?? ''
  const email = `stolen-${person.email}`
  await thief.api.users.changeEmail({ params, body: { email } }, { stepUp })
  await post(server, '/v1/password', { email: person.email, type: 'user', app: 'partners-portal' })
  const reference = 'reference_id' in code ? code.reference_id : ''
  const [confirm, reset] = [await readLinkToken(server, email, 'confirmEmail'), await readLinkToken(server, person.email, 'resetPassword')]
  /** Completes all of it and returns the code of each error. */
  const completeAll = async () => {
    const results: unknown[] = []
    for (const complete of [
      () => thief.api.auth.exchange({ body: { token: handOff.token } }),
      () => thief.api.users.confirmEmail({ body: { token: confirm } }),
      () => thief.api.auth.confirmStepUp({ params: { referenceId: reference }, body: { otp_code: stepUpCode } }),
      () => thief.api.users.confirmPhone({ params: { ...params, referenceId: change.reference_id }, body: { otp_code: phoneCode } }),
      () => thief.api.users.changeEmail({ params, body: { email } }, { stepUp }),
      () => thief.api.auth.changePassword({ body: { password: 'Stolen-1', confirm_password: 'Stolen-1', token: reset } }),
    ])
      results.push(
        await complete().then(
          () => 'completed',
          (error: unknown) => Reflect.get(Object(error), 'code'),
        ),
      )
    return results
  }
  return { person, own, thief, stepUp, completeAll }
}

const allVoid = ['LinkExpired', 'LinkExpired', 'Unauthorized', 'Unauthorized', 'Unauthorized', 'LinkExpired']

/** What ends a session ends everything that could make a new one. */
export const endedSessionsConformance: readonly Case[] = [
  wire('users.endOtherSessions', 'voids what any session has started', async (server) => {
    const { own, completeAll } = await createStarted(server)
    await own.api.users.endOtherSessions({ params: { id: own.id } })
    expect(await completeAll()).toEqual(allVoid)
    await expect(own.api.users.get({ params: { id: own.id } })).resolves.toMatchObject({ data: { pending_email: null } })
  }),
  wire('users.changePassword', 'voids what any session has started, and tells the user by e-mail and text message', async (server) => {
    const { own, person, completeAll } = await createStarted(server)
    await own.api.users.changePassword({ params: { id: own.id }, body: { password: person.password, new_password: 'Another-1' } })
    expect(await completeAll()).toEqual(allVoid)
    for (const to of [person.email, person.user.phone])
      expect((await server.outbox(to)).map(({ text }) => text).join()).toContain('password was changed')
  }),
  wire(
    'auth.changePassword',
    'a reset voids what any session has started, and tells the user by e-mail and text message',
    async (server) => {
      const { person, completeAll } = await createStarted(server)
      const token = await readLinkToken(server, person.email, 'resetPassword')
      const body = { password: 'Another-1', confirm_password: 'Another-1', type: 'user', token }
      expect((await post(server, '/v1/password/change', body)).status).toBe(200)
      expect(await completeAll()).toEqual(allVoid)
      expect((await login(server, person.email, 'Another-1')).status).toBe(200)
      for (const to of [person.email, person.user.phone])
        expect((await server.outbox(to)).map(({ text }) => text).join()).toContain('password was changed')
    },
  ),
  wire(
    'users.endSession',
    'ends the handoffs, codes and step-ups of that session, and its change of the e-mail address',
    async (server) => {
      const { own, thief, completeAll } = await createStarted(server)
      const { data } = await own.api.users.sessions({ params: { id: own.id } })
      const other = data.find(({ current }) => !current)
      await own.api.users.endSession({ params: { id: own.id, sid: other?.id ?? '' } })
      await expect(thief.api.users.profile()).rejects.toMatchObject({ status: 401 })
      // The reset link was not requested in a session.
      expect(await completeAll()).toEqual([...allVoid.slice(0, -1), 'completed'])
    },
  ),
  wire('auth.stepUp', 'a step-up counts only in the session that earned it', async (server) => {
    const { own, stepUp } = await createStarted(server)
    await expect(own.api.users.changeEmail({ params: { id: own.id }, body: { email: 'x@demo.test' } }, { stepUp })).rejects.toMatchObject({
      status: 403,
      code: 'StepUpRequired',
    })
  }),
]
