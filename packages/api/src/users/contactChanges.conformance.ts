import { demoPeople } from '../demo/demoPeople.ts'
import { confirmEmail, earnStepUp, login, logInAgain, post, readLinkToken, registerUser, unusedPhone } from '../auth/signUpFixtures.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'

/** Registers a user with a step-up. */
async function createUser(server: TestServer) {
  const person = await registerUser(server)
  const visitor = server.with(person.user.token)
  return { ...person, ...visitor, id: person.user.id, stepUp: await earnStepUp(visitor, person.password) }
}
type TestPerson = Awaited<ReturnType<typeof createUser>>

const requestPhone = ({ api, id, stepUp }: TestPerson, phone: string) =>
  api.users.changePhone({ params: { id }, body: { phone, country_code: 'NG' } }, { stepUp })

async function changePhone(server: TestServer, person: TestPerson): Promise<string> {
  const phone = unusedPhone()
  const { data } = await requestPhone(person, phone)
  const otp_code = (await server.outbox(phone))[0]?.code ?? ''
  await person.api.users.confirmPhone({ params: { id: person.id, referenceId: data.reference_id }, body: { otp_code } })
  return phone
}

/** Changes the e-mail address. Returns the new one and the token that undoes the change. */
async function changeEmail(server: TestServer, { api, id, email: before, stepUp }: TestPerson) {
  const email = `new-${before}`
  await api.users.changeEmail({ params: { id }, body: { email } }, { stepUp })
  const token = await readLinkToken(server, email, 'confirmEmail')
  await server.with(undefined).api.users.confirmEmail({ body: { token } })
  return { email, undo: await readLinkToken(server, before, 'undoEmail') }
}

const textsTo = async (server: TestServer, to: string) => (await server.outbox(to)).map(({ text }) => text).join('\n')

/** Changes of the phone and the e-mail address. */
export const contactChangesConformance: readonly Case[] = [
  wire('users.changePhone', 'a bearer token alone is not enough: 403 StepUpRequired', async (server) => {
    const { api, id } = await createUser(server)
    const body = { phone: unusedPhone(), country_code: 'NG' }
    await expect(api.users.changePhone({ params: { id }, body })).rejects.toMatchObject({ status: 403, code: 'StepUpRequired' })
    await expect(api.users.changePhone({ params: { id }, body }, { stepUp: 'guessed' })).rejects.toMatchObject({ code: 'StepUpRequired' })
  }),
  wire('users.changePhone', 'a number in use is ItemAlreadyExist on its field', async (server) => {
    const inUse = requestPhone(await createUser(server), demoPeople.owner.phone)
    await expect(inUse).rejects.toMatchObject({ status: 409, code: 'ItemAlreadyExist', fields: { phone: expect.any(String) } })
  }),
  wire('users.confirmPhone', 'the number changes with the code sent to it', async (server) => {
    const person = await createUser(server)
    const phone = unusedPhone()
    const { data } = await requestPhone(person, phone)
    expect((await person.api.users.profile()).phone).toBe(person.user.phone)
    const otp_code = (await server.outbox(phone))[0]?.code ?? ''
    const params = { id: person.id, referenceId: data.reference_id }
    const changed = await person.api.users.confirmPhone({ params, body: { otp_code } })
    expect(changed.data.phone).toBe(`+234${phone.slice(1)}`)
  }),
  wire('users.confirmPhone', 'the code works only in the session that requested it', async (server) => {
    const person = await createUser(server)
    const phone = unusedPhone()
    const { data } = await requestPhone(person, phone)
    const otp_code = (await server.outbox(phone))[0]?.code ?? ''
    const elsewhere = await logInAgain(server, person)
    const params = { id: person.id, referenceId: data.reference_id }
    await expect(elsewhere.api.users.confirmPhone({ params, body: { otp_code } })).rejects.toMatchObject({ code: 'OtpExpired' })
  }),
  wire('users.confirmPhone', 'a code that was sent later ends the earlier one, also that of another number', async (server) => {
    const person = await createUser(server)
    const phones = [unusedPhone(), unusedPhone()]
    const codes: { referenceId: string; otp_code: string }[] = []
    for (const phone of phones) {
      const { data } = await requestPhone(person, phone)
      codes.push({ referenceId: data.reference_id, otp_code: (await server.outbox(phone))[0]?.code ?? '' })
    }
    const [earlier, later] = codes.map(({ referenceId, otp_code }) => ({ params: { id: person.id, referenceId }, body: { otp_code } }))
    if (!earlier || !later) throw new Error('No code was sent')
    await expect(person.api.users.confirmPhone(earlier)).rejects.toMatchObject({ status: 422, code: 'OtpExpired' })
    await expect(person.api.users.confirmPhone(later)).resolves.toMatchObject({ data: { phone: `+234${phones[1]?.slice(1)}` } })
  }),
  wire('users.confirmPhone', 'a code to the present number confirms it, after the account was taken back by mail', async (server) => {
    const { email, user } = await registerUser(server)
    await post(server, '/v1/password', { email, type: 'user', app: 'partners-portal' })
    const token = await readLinkToken(server, email, 'resetPassword')
    const password = 'Mine-again-1'
    await post(server, '/v1/password/change', { password, confirm_password: password, type: 'user', token })
    const visitor = await logInAgain(server, { email, password })
    const params = { id: user.id }
    await expect(visitor.api.users.get({ params })).resolves.toMatchObject({ data: { phone_confirmation_needed: true } })
    await expect(visitor.api.auth.stepUp({ body: { method: 'otp' } })).rejects.toMatchObject({
      code: 'PhoneTooNew',
      message: 'Your phone number is not confirmed. Use your password instead.',
    })
    const person = { ...visitor, id: user.id, stepUp: await earnStepUp(visitor, password) }
    const { data } = await person.api.users.changePhone(
      { params, body: { phone: user.phone, country_code: 'NG' } },
      { stepUp: person.stepUp },
    )
    const otp_code = (await server.outbox(user.phone))[0]?.code ?? ''
    const confirmed = await person.api.users.confirmPhone({ params: { ...params, referenceId: data.reference_id }, body: { otp_code } })
    expect(confirmed.data).toMatchObject({ phone: user.phone, phone_confirmation_needed: false })
    expect(await textsTo(server, email)).not.toMatch(/phone number .*was changed/)
  }),
  wire('auth.confirmStepUp', 'a code that confirms the phone is no proof: 422 OtpExpired', async (server) => {
    const person = await createUser(server)
    const { data } = await requestPhone(person, person.user.phone)
    const otp_code = (await server.outbox(person.user.phone))[0]?.code ?? ''
    const { reference_id: referenceId } = data
    await expect(person.api.auth.confirmStepUp({ params: { referenceId }, body: { otp_code } })).rejects.toMatchObject({
      status: 422,
      code: 'OtpExpired',
    })
    const confirmed = await person.api.users.confirmPhone({ params: { id: person.id, referenceId }, body: { otp_code } })
    expect(confirmed.data.phone).toBe(person.user.phone)
  }),
  wire('users.confirmPhone', 'the old number, the new one and the e-mail address are notified', async (server) => {
    const person = await createUser(server)
    const phone = await changePhone(server, person)
    for (const to of [person.user.phone, phone, person.email]) expect(await textsTo(server, to)).toMatch(/phone number .*was changed/)
  }),
  wire('auth.stepUp', 'a code to a new phone is no proof for 24 hours: 409 PhoneTooNew; the password is', async (server) => {
    const person = await createUser(server)
    await changePhone(server, person)
    await expect(person.api.auth.stepUp({ body: { method: 'otp' } })).rejects.toMatchObject({
      status: 409,
      code: 'PhoneTooNew',
      message: 'Your phone number was changed in the last 24 hours. Use your password instead.',
      data: { until: expect.any(String) },
    })
    expect(await earnStepUp(person, person.password)).not.toBe('')
  }),
  wire('users.confirmEmail', 'the old address gets a link that undoes the change; the phone is notified', async (server) => {
    const person = await createUser(server)
    const { undo } = await changeEmail(server, person)
    expect(undo).not.toBe('')
    expect(await textsTo(server, person.user.phone)).toMatch(/e-mail address .*was changed/)
  }),
  wire('users.confirmEmail', 'the link of an address that is no longer wanted has expired', async (server) => {
    const { api, id, email, stepUp } = await createUser(server)
    await api.users.changeEmail({ params: { id }, body: { email: `first-${email}` } }, { stepUp })
    await api.users.changeEmail({ params: { id }, body: { email: `second-${email}` } }, { stepUp })
    const token = await readLinkToken(server, `first-${email}`, 'confirmEmail')
    await expect(api.users.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'LinkExpired' })
  }),
  wire('users.resendEmailChange', 'sends the link of the change again until it is opened; both links work', async (server) => {
    const { api, id, email: before, stepUp } = await createUser(server)
    const params = { id }
    await expect(api.users.resendEmailChange({ params })).resolves.toEqual({ data: { sent: false } })
    const email = `new-${before}`
    await api.users.changeEmail({ params, body: { email } }, { stepUp })
    const first = await readLinkToken(server, email, 'confirmEmail')
    await expect(api.users.resendEmailChange({ params })).resolves.toEqual({ data: { sent: true } })
    const second = await readLinkToken(server, email, 'confirmEmail')
    expect(second).not.toBe(first)
    await expect(api.users.confirmEmail({ body: { token: first } })).resolves.toEqual({ data: { email } })
    await expect(api.users.confirmEmail({ body: { token: second } })).rejects.toMatchObject({ code: 'LinkExpired' })
    await expect(api.users.resendEmailChange({ params })).resolves.toEqual({ data: { sent: false } })
  }),
  wire('users.changeEmail', 'the present address can be asked for: its link proves it, and no change waits afterwards', async (server) => {
    const { api, id, email, stepUp } = await createUser(server)
    await api.users.changeEmail({ params: { id }, body: { email: email.toUpperCase() } }, { stepUp })
    const token = await readLinkToken(server, email.toUpperCase(), 'confirmEmail')
    await server.with(undefined).api.users.confirmEmail({ body: { token } })
    expect((await api.users.get({ params: { id } })).data).toMatchObject({ email, email_verified: true, pending_email: null })
  }),
  wire('users.cancelEmailChange', 'the link of the change stops working, also when the same address is asked for again', async (server) => {
    const { api, id, email: before, stepUp } = await createUser(server)
    const params = { id }
    const body = { email: `new-${before}` }
    await api.users.changeEmail({ params, body }, { stepUp })
    const token = await readLinkToken(server, body.email, 'confirmEmail')
    await expect(api.users.cancelEmailChange({ params })).resolves.toEqual({ data: { cancelled: true } })
    await expect(api.users.get({ params })).resolves.toMatchObject({ data: { email: before, pending_email: null } })
    await expect(api.users.confirmEmail({ body: { token } })).rejects.toMatchObject({ status: 422, code: 'LinkExpired' })
    await expect(api.users.cancelEmailChange({ params })).resolves.toEqual({ data: { cancelled: false } })
    await api.users.changeEmail({ params, body }, { stepUp })
    await expect(api.users.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'LinkExpired' })
  }),
  wire('users.undoEmail', 'puts the address back, ends every session and mails a link to choose a new password, once', async (server) => {
    const person = await createUser(server)
    const { email, undo } = await changeEmail(server, person)
    const thief = await logInAgain(server, { email, password: person.password })
    expect(await post(server, '/v1/users/email/undo', { token: undo })).toMatchObject({ status: 200, body: { data: { undone: true } } })
    for (const { api } of [person, thief]) await expect(api.users.profile()).rejects.toMatchObject({ status: 401 })
    // The person who changed the address knew the password.
    for (const address of [email, person.email])
      expect(await login(server, address, person.password)).toMatchObject({ status: 422, body: { code: 'InvalidCredentials' } })
    const token = await readLinkToken(server, person.email, 'resetPassword')
    const body = { password: 'Mine-again-1', confirm_password: 'Mine-again-1', type: 'user', token }
    expect((await post(server, '/v1/password/change', body)).status).toBe(200)
    expect((await login(server, person.email, 'Mine-again-1')).status).toBe(200)
    expect(await post(server, '/v1/users/email/undo', { token: undo })).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
  }),
  ...[true, false].map((isProved) =>
    wire(
      'users.undoEmail',
      isProved
        ? 'the phone stays confirmed, since the user had proved the address'
        : 'the phone of an address that no one had proved is not confirmed',
      async (server) => {
        const person = await createUser(server)
        if (isProved) await confirmEmail(server, person.email)
        const { undo } = await changeEmail(server, person)
        await post(server, '/v1/users/email/undo', { token: undo })
        const token = await readLinkToken(server, person.email, 'resetPassword')
        const password = 'Mine-again-1'
        await post(server, '/v1/password/change', { password, confirm_password: password, type: 'user', token })
        const { api } = await logInAgain(server, { email: person.email, password })
        const { data } = await api.users.get({ params: { id: person.id } })
        expect(data).toMatchObject({ email_verified: true, phone: person.user.phone, phone_confirmation_needed: !isProved })
      },
    ),
  ),
  wire('users.undoEmail', 'no other token undoes a change', async (server) => {
    const { api } = await createUser(server)
    const { data } = await api.auth.handOff()
    for (const token of [data.token, 'guessed'])
      expect(await post(server, '/v1/users/email/undo', { token })).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
  }),
]
