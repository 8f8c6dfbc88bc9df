// Longer than 250 lines: all attacks on one account share their helpers.
import { contract } from '@vehicle-partner/api/contract'
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { matchPath, type PageName } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTransport, ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { oneTimeTokens, otpCodes, users } from '../db/schema/userTables.ts'

const owner = demoPeople.owner
const password = demoPassword
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Attacks on one account: each test is a thief with a little more than the one before. */
describe.each(ruleDatabaseKinds())('taking over an account, on %s', (lane) => {
  let server: TestServer
  let thief: TestUser
  beforeAll(async () => {
    server = await testServer({ lane })
    thief = await createTestServer(createTransport(server)).as('owner')
  })
  afterAll(() => server.close())

  const call = (method: string, url: string, body?: object, headers: Record<string, string> = {}) =>
    server.call(method, url, { token: thief.token, headers, ...(body ? { body } : {}) })
  const post = (url: string, body: object) => server.call('POST', url, { body })
  const messagesTo = async (to: string) => {
    const { body } = await server.call('GET', `/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
    return (body as { data: { text: string; code?: string; link?: string }[] }).data
  }
  const codeTo = async (phone: string) => (await messagesTo(phone)).find(({ code }) => code !== undefined)?.code ?? ''
  const tokenTo = async (email: string, page: PageName) => {
    const links = (await messagesTo(email)).map(({ link }) => matchPath(link?.replace(/^https?:\/\/[^/]+/, '') ?? ''))
    return links.find((link) => link?.page === page)?.parameters['token'] ?? ''
  }
  const stepUp = async (known = password) => {
    const { body } = await call('POST', '/v1/users/step-up', { method: 'password', password: known })
    return { 'x-step-up': (body as { data?: { step_up_token: string } }).data?.step_up_token ?? '' }
  }
  const logInAsThief = async (email: string, known = password) => {
    const { body } = await server.logIn(email, known)
    thief = { ...thief, token: (body as { data?: { token: string } }).data?.token ?? '' }
  }
  const changePhone = async (phone: string, headers: Record<string, string>) => {
    const { body } = await call('POST', `/v1/users/${owner.id}/phone`, { phone, country_code: 'NG' }, headers)
    const reference = (body as { data?: { reference_id: string } }).data?.reference_id ?? ''
    return call('PATCH', `/v1/users/${owner.id}/phone/${reference}`, { otp_code: await codeTo(phone) })
  }
  const changeEmail = async (email: string, headers: Record<string, string>) => {
    await call('POST', `/v1/users/${owner.id}/email`, { email }, headers)
    return post('/v1/users/email/confirm', { token: await tokenTo(email, 'confirmEmail') })
  }
  const readOwner = async () => {
    const [row] = await server.db.select().from(users).where(eq(users.id, owner.id))
    return { email: row?.email, phone: row?.phone, pending_email: row?.pending_email }
  }
  const original = { email: owner.email, phone: owner.phone, pending_email: null }
  const resetPassword = async (next = password) =>
    post('/v1/password/change', {
      token: await tokenTo(owner.email, 'resetPassword'),
      password: next,
      confirm_password: next,
      type: 'user',
    })

  test('a stolen bearer token reaches neither the bank account nor anything that proves its owner', async () => {
    const { id, account_sid } = demoOrganizations.okafor
    const self = `/v1/users/${owner.id}`
    const accounts = '/partner-payout/v1/settlement-accounts'
    const invitation = { owner_type: 'partner', owner_id: id, member_email: 'thief@demo.test', member_roles: ['partner_owner'] }
    const staff = demoPeople.staff.memberships[0]?.id ?? ''
    for (const [method, url, body] of [
      ['POST', accounts, { partnerId: account_sid, bank_code: '044', account_number: '0010246780' }],
      ['POST', `${self}/phone`, { phone: '08055500001', country_code: 'NG' }],
      ['POST', `${self}/email`, { email: 'thief@demo.test' }],
      ['POST', '/v1/account_members', invitation],
      ['PATCH', `/v1/account_members/${staff}/roles`, { member_roles: ['partner_owner', 'partner_staff'] }],
    ] as const)
      for (const token of ['', thief.token])
        expect(await call(method, url, body, { 'x-step-up': token }), `${method} ${url}`).toMatchObject({
          status: 403,
          body: { code: 'StepUpRequired' },
        })
    const guess = { password: 'guess', new_password: 'Stolen-1' }
    expect(await call('PATCH', `${self}/password`, guess)).toMatchObject({ status: 422, body: { code: 'InvalidCredentials' } })
    expect(await messagesTo('08055500001')).toEqual([])
    expect(await messagesTo('thief@demo.test')).toEqual([])
  })

  test('a code to a new phone is no proof for 24 hours, neither requested before nor after the change; login works', async () => {
    const headers = await stepUp()
    const before = await call('POST', '/v1/users/step-up', { method: 'otp' })
    const reference = (before.body as { data: { reference_id: string } }).data.reference_id
    const oldCode = await codeTo(owner.phone)
    expect((await changePhone('08055500002', headers)).status).toBe(200)
    expect(await call('PATCH', contract.auth.confirmStepUp.path.replace(':referenceId', reference), { otp_code: oldCode })).toMatchObject({
      status: 422,
      body: { code: 'OtpExpired' },
    })
    const byCode = () => call('POST', '/v1/users/step-up', { method: 'otp' })
    expect(await byCode()).toMatchObject({ status: 409, body: { code: 'PhoneTooNew' } })
    const login = await post('/v1/otp-login', { phone: '08055500002', country_code: 'NG', type: 'user' })
    const { reference_id } = login.body as { reference_id: string }
    const otp_code = await codeTo('08055500002')
    expect((await server.call('PATCH', `/v1/otp-login/${reference_id}`, { body: { otp_code, type: 'user' } })).status).toBe(200)
    server.advanceClock({ days: 1, seconds: -1 })
    expect((await byCode()).status).toBe(409)
    server.advanceClock({ seconds: 1 })
    expect((await byCode()).status).toBe(200)
  })

  test('a new settlement account is told to the number that was replaced a day before, also at night', async () => {
    // 23:30 in Lagos.
    server.advanceClock({ minutes: (22 - server.now().getUTCHours()) * 60 + (30 - server.now().getUTCMinutes()) })
    const { account_sid } = demoOrganizations.okafor
    const account = { partnerId: account_sid, bank_code: '044', account_number: '0010246780' }
    expect((await call('POST', '/partner-payout/v1/settlement-accounts', account, await stepUp())).status).toBe(201)
    for (const to of [owner.phone, '+2348055500002', owner.email])
      expect((await messagesTo(to)).filter(({ text }) => text.includes('If you did not do this, contact us at once'))).toHaveLength(1)
  })

  test('an undo leaves a thief who changed phone, e-mail address and password with nothing', async () => {
    server.advanceClock({ days: 4 })
    await logInAsThief(owner.email)
    // The number of the test before is the owner's own by now.
    const phone = (await readOwner()).phone ?? ''
    expect((await changePhone('08055500003', await stepUp())).status).toBe(200)
    server.advanceClock({ days: 2 })
    expect((await changeEmail('thief1@demo.test', await stepUp())).status).toBe(200)
    expect((await call('PATCH', `/v1/users/${owner.id}/password`, { password, new_password: 'Stolen-1' })).status).toBe(200)
    expect((await changeEmail('thief2@demo.test', await stepUp('Stolen-1'))).status).toBe(200)
    expect((await changePhone('08055500004', await stepUp('Stolen-1'))).status).toBe(200)
    const { body } = await call('POST', '/v1/users/sessions/handoff')
    const handOff = (body as { data: { token: string } }).data.token
    // The thief cannot lock the owner out by taking the address or the numbers for another account.
    const stranger = { fname: 'Tom', lname: 'Thief', password: 'Stolen-1', country_code: 'NG' }
    expect(await post('/v1/users', { ...stranger, email: owner.email.toUpperCase(), phone: '08055500005' })).toMatchObject({
      status: 409,
      body: { errors: { email: expect.any(String) as string } },
    })
    for (const taken of [phone, '08055500003'])
      expect(await post('/v1/users', { ...stranger, email: 'tom@demo.test', phone: taken })).toMatchObject({
        status: 409,
        body: { errors: { phone: expect.any(String) as string } },
      })
    // Nor by an undo of the thief's own: the owner's link stays valid.
    const [mine, theirs] = [await tokenTo(owner.email, 'undoEmail'), await tokenTo('thief1@demo.test', 'undoEmail')]
    expect((await post('/v1/users/email/undo', { token: theirs })).status).toBe(200)
    expect((await readOwner()).email).toBe('thief1@demo.test')
    server.advanceClock({ minutes: 60 })
    expect(statusesOf(await Promise.all([mine, mine].map((token) => post('/v1/users/email/undo', { token }))))).toEqual([200, 422])
    expect(await readOwner()).toEqual({ ...original, phone })
    expect((await call('GET', '/v1/users/profile')).status).toBe(401)
    expect((await post('/v1/users/sessions/exchange', { token: handOff })).status).toBe(422)
    for (const known of [password, 'Stolen-1'])
      for (const email of [owner.email, 'thief1@demo.test', 'thief2@demo.test']) expect((await server.logIn(email, known)).status).toBe(422)
    await post('/v1/otp-login', { phone: '08055500004', country_code: 'NG', type: 'user' })
    expect((await messagesTo('08055500004'))[0]).toMatchObject({ text: expect.stringContaining('No account') as string })
    expect((await resetPassword()).status).toBe(200)
    await logInAsThief(owner.email)
    expect((await call('GET', '/v1/users/profile')).status).toBe(200)
  })

  test('a person who registered with an address of another one cannot log in by phone after that person has undone the change', async () => {
    const person = {
      email: 'victim@demo.test',
      fname: 'Tom',
      lname: 'Thief',
      phone: '08055500006',
      country_code: 'NG',
      password: 'Stolen-1',
    }
    const { id, token } = (await post('/v1/users', person)).body as { id: string; token: string }
    const { body } = await server.call('POST', '/v1/users/step-up', { token, body: { method: 'password', password: person.password } })
    const headers = { 'x-step-up': (body as { data: { step_up_token: string } }).data.step_up_token }
    await server.call('POST', `/v1/users/${id}/email`, { token, headers, body: { email: 'squatter@demo.test' } })
    await post('/v1/users/email/confirm', { token: await tokenTo('squatter@demo.test', 'confirmEmail') })
    expect((await post('/v1/users/email/undo', { token: await tokenTo(person.email, 'undoEmail') })).status).toBe(200)
    await post('/v1/otp-login', { phone: person.phone, country_code: 'NG', type: 'user' })
    expect((await messagesTo(person.phone))[0]).toEqual(expect.objectContaining({ text: expect.stringContaining('are off') as string }))
  })

  test('the link that undoes a change works for 72 hours', async () => {
    expect((await changeEmail('late@demo.test', await stepUp())).status).toBe(200)
    const token = await tokenTo(owner.email, 'undoEmail')
    server.advanceClock({ days: 3 })
    expect(await post('/v1/users/email/undo', { token })).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
    await logInAsThief('late@demo.test')
    expect((await changeEmail(owner.email, await stepUp())).status).toBe(200)
  })

  test('of a reset and what is completed at the same time, nothing outlives the reset', async () => {
    let known = password
    for (const next of ['Racing-1', 'Racing-2', 'Racing-3', password]) {
      await logInAsThief(owner.email, known)
      const { body } = await call('POST', '/v1/users/sessions/handoff')
      const handOff = (body as { data: { token: string } }).data.token
      await call('POST', `/v1/users/${owner.id}/email`, { email: 'racer@demo.test' }, await stepUp(known))
      const confirm = await tokenTo('racer@demo.test', 'confirmEmail')
      await post('/v1/password', { email: owner.email, type: 'user', app: 'partners-portal' })
      const [reset, exchanged, loggedIn, again] = await Promise.all([
        resetPassword(next),
        post('/v1/users/sessions/exchange', { token: handOff }),
        server.logIn(owner.email, known),
        call('POST', '/v1/users/sessions/handoff'),
      ])
      expect(reset.status).toBe(200)
      const tokens = [exchanged, loggedIn].flatMap((answer) => (answer.body as { data?: { token?: string } }).data?.token ?? [])
      // A login with the old password is refused, or ended.
      for (const token of tokens) expect((await server.call('GET', '/v1/users/profile', { token })).status).toBe(401)
      const late = (again.body as { data?: { token: string } }).data?.token
      for (const token of [handOff, late ?? '']) expect((await post('/v1/users/sessions/exchange', { token })).status).not.toBe(200)
      expect((await post('/v1/users/email/confirm', { token: confirm })).status).toBe(422)
      expect((await readOwner()).email).toBe(owner.email)
      known = next
      server.advanceClock({ days: 1 })
    }
  })
  test('a session ends after 90 days, however much it is used and handed on', async () => {
    await logInAsThief(owner.email)
    const handOn = async (token: string) => {
      const { body } = await server.call('POST', '/v1/users/sessions/handoff', { token })
      const answer = await post('/v1/users/sessions/exchange', { token: (body as { data: { token: string } }).data.token })
      return (answer.body as { data: { token: string } }).data.token
    }
    const profile = async (token: string) => (await server.call('GET', '/v1/users/profile', { token })).status
    let latest = thief.token
    for (const days of [29, 29, 29]) {
      server.advanceClock({ days })
      latest = await handOn(latest)
      expect([await profile(thief.token), await profile(latest)]).toEqual([200, 200])
    }
    server.advanceClock({ days: 3 })
    expect([await profile(thief.token), await profile(latest)]).toEqual([401, 401])
  })

  test('a code that was used starts another session only for the same attempt, for five minutes, while its account and its session stand', async () => {
    const person = demoPeople.trips
    const attempt = 'an-attempt-of-the-first-device'
    const logInByPhone = async () => {
      server.advanceClock({ minutes: 3 })
      const { body } = await post('/v1/otp-login', { phone: person.phone, country_code: 'NG', type: 'user' })
      const url = `/v1/otp-login/${(body as { reference_id: string }).reference_id}`
      const otp_code = await codeTo(person.phone)
      const send = async (more: object = { attempt }) =>
        (await server.call('PATCH', url, { body: { otp_code, type: 'user', ...more } })) as {
          status: number
          body: { code?: string; token?: string }
        }
      const first = await send()
      expect(first.status).toBe(200)
      return { send, token: first.body.token ?? '' }
    }
    const expired = { status: 422, body: { code: 'OtpExpired' } }
    const repeated = await logInByPhone()
    for (const more of [{}, { attempt: 'an-attempt-of-another-device' }, { attempt: ` ${attempt}` }])
      expect(await repeated.send(more)).toMatchObject(expired)
    expect(await repeated.send({ attempt, otp_code: 'none' })).toMatchObject({ status: 422 })
    expect((await server.call('GET', '/v1/users/profile', { token: repeated.token })).status).toBe(200)
    server.advanceClock({ minutes: 4 })
    expect((await repeated.send()).status).toBe(200)
    expect((await server.call('GET', '/v1/users/profile', { token: repeated.token })).status).toBe(401)
    server.advanceClock({ minutes: 1, seconds: 1 })
    expect(await repeated.send()).toMatchObject(expired)

    const changed = await logInByPhone()
    const passwords = { password, new_password: 'Another-1' }
    const url = `/v1/users/${person.id}/password`
    expect((await server.call('PATCH', url, { token: changed.token, body: passwords })).status).toBe(200)
    expect(await changed.send()).toMatchObject(expired)

    const revoked = await logInByPhone()
    const admin = await createTestServer(createTransport(server)).as('owner')
    const query = { owner_id: demoOrganizations.okafor.id, owner_type: 'partner', search: person.email } as const
    const [member] = (await admin.api.members.list({ query })).data
    await admin.api.members.setRoles({ params: { id: member?.id ?? '' }, body: { member_roles: [] } })
    expect((await revoked.send()).status).not.toBe(200)
  })

  test('the database stores no proof without the session that it belongs to', async () => {
    const [now, expires] = [server.now(), new Date(server.now().getTime() + 1000)]
    const times = { user_id: owner.id, created_at: now, expires_at: expires }
    for (const kind of ['handoff', 'step_up'] as const)
      await expect(server.db.insert(oneTimeTokens).values({ id: `ott_${kind}`, kind, token_hash: kind, ...times })).rejects.toThrow()
    const code = { phone: owner.phone, code_hash: 'x', tries: 0, ...times }
    for (const purpose of ['step_up', 'phone'] as const)
      await expect(server.db.insert(otpCodes).values({ id: `otp_${purpose}`, purpose, ...code })).rejects.toThrow()
  })
})
