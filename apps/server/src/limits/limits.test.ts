// One long file: the attacks share a server and its clock, which each of them moves.
import { demoOrganizations, demoPassword, demoPeople } from '@vehicle-partner/api/mock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestResponse, type TestServer } from '../../test/testServer.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { reports } from '../db/schema/operationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { otpCodes } from '../db/schema/userTables.ts'
import { networkOf } from '../network/addresses.ts'
import { counterKey } from './countUse.ts'
import { countedLimits, type LimitName, type LimitScope } from './limits.ts'

/** An address from which no one has logged in. */
const stranger = '198.51.100.7'
const other = '198.51.100.8'

describe.each(databaseKinds())('limits, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  beforeEach(() => server.db.delete(limitCounters))
  afterAll(() => server.close())

  /** As if a quota had been used, but for `left`. */
  async function useUp(name: LimitName, by: LimitScope, value: string, left = 0): Promise<void> {
    const quota = countedLimits[name].quotas.find((each) => each.by === by)
    if (!quota) throw new Error(`${name} is not counted by ${by}`)
    const row = { used: quota.most - left, window_ends_at: new Date(server.now().getTime() + quota.seconds * 1000) }
    await server.db
      .insert(limitCounters)
      .values({ key: counterKey(server.dependencies().secrets, name, by, value), ...row })
      .onConflictDoUpdate({ target: limitCounters.key, set: row })
  }
  const post = (url: string, body: unknown, more: { from?: string; token?: string; headers?: Record<string, string> } = {}) =>
    server.call('POST', url, { from: stranger, ...more, body })
  const logIn = (email: string, password: string, from: string) => post('/v1/login', { email, password }, { from })
  const outcomes = (responses: readonly TestResponse[]) => responses.map(({ status }) => status)
  const tooMany = { status: 429, body: { code: 'TooManyRequests' }, headers: { 'retry-after': expect.stringMatching(/^[1-9]\d*$/) } }

  describe('passwords', () => {
    test('wrong passwords on many accounts add up by address, IPv6 by /64; other addresses go on', async () => {
      for (const [first, second, elsewhere] of [
        [stranger, `::ffff:${stranger}`, other],
        ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
      ] as const) {
        await useUp('login', 'address', networkOf(first), 2)
        const guesses = [logIn('one@demo.test', 'x', first), logIn('two@demo.test', 'x', second)]
        expect(outcomes(await Promise.all(guesses))).toEqual([422, 422])
        expect(await logIn('three@demo.test', 'x', second)).toMatchObject(tooMany)
        expect((await logIn('three@demo.test', 'x', elsewhere)).status).toBe(422)
      }
    })

    test('guesses at once from many addresses cannot exceed the limit of an account', async () => {
      await useUp('login', 'account', 'drivers@demo.test', 3)
      const guesses = Array.from({ length: 12 }, (_, place) => logIn('Drivers@demo.test', 'x', `203.0.113.${place}`))
      expect(outcomes(await Promise.all(guesses)).filter((status) => status === 422)).toHaveLength(3)
    })

    test('who guesses an account from elsewhere does not lock out its user, who has logged in before', async () => {
      const home = '192.0.2.44'
      expect((await logIn('vehicles@demo.test', demoPassword, home)).status).toBe(200)
      await useUp('login', 'account', 'vehicles@demo.test')
      await useUp('login', 'everything', '')
      expect(await logIn('vehicles@demo.test', demoPassword, stranger)).toMatchObject(tooMany)
      expect((await logIn('vehicles@demo.test', demoPassword, home)).status).toBe(200)
      // The known address is still stopped by its own guesses.
      await useUp('login', 'account and address', `vehicles@demo.test ${home}`)
      expect(await logIn('vehicles@demo.test', demoPassword, home)).toMatchObject(tooMany)
    })

    test('a full test run of right passwords from one address never meets a limit', async () => {
      await useUp('login', 'address', stranger, 1)
      for (let round = 0; round < 5; round += 1) expect((await logIn('staff@demo.test', demoPassword, stranger)).status).toBe(200)
      expect((await logIn('staff@demo.test', 'x', stranger)).status).toBe(422)
    })

    test('a stolen session guesses the password ten times in all calls together, wherever it comes from', async () => {
      const token = await server.tokenOf('staff')
      const stepUp = (place: number) =>
        post('/v1/users/step-up', { method: 'password', password: 'x' }, { token, from: `203.0.113.${place}` })
      const change = (place: number) =>
        server.call('PATCH', `/v1/users/${demoPeople.staff.id}/password`, {
          token,
          from: `203.0.113.${place}`,
          body: { password: 'x', new_password: 'Another-1' },
        })
      const guesses = Array.from({ length: 16 }, (_, place) => (place % 2 ? stepUp(place) : change(place)))
      const statuses = outcomes(await Promise.all(guesses))
      expect(statuses.filter((status) => status === 422)).toHaveLength(10)
      expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    })
  })

  describe('one-time codes', () => {
    const requestCode = (phone: string, from = stranger) => post('/v1/otp-login', { phone, country_code: 'NG', type: 'user' }, { from })
    const guess = (id: unknown, from = stranger) =>
      server.call('PATCH', `/v1/otp-login/${String(id)}`, { from, body: { otp_code: '0000', type: 'user' } })
    const referenceOf = async (phone: string) => (await requestCode(phone)).body as { reference_id: string }
    /** A code that is not 0000. */
    const avoidLuck = (id: string) => server.db.update(otpCodes).set({ code_hash: 'x' }).where(eq(otpCodes.id, id))

    test('wrong codes for many phones add up by address', async () => {
      await useUp('codeGuess', 'address', stranger, 2)
      const codes = [await referenceOf('08051000001'), await referenceOf('08051000002')]
      expect(outcomes(await Promise.all(codes.map(({ reference_id }) => guess(reference_id))))).toEqual([422, 422])
      expect(await guess('otp_made_up')).toMatchObject(tooMany)
      expect((await guess('otp_made_up', other)).status).toBe(422)
    })

    test('wrong codes for one phone add up over the codes of a day, also at once', async () => {
      const { reference_id } = await referenceOf(demoPeople.individual.phone)
      await avoidLuck(reference_id)
      await useUp('codeGuess', 'phone', demoPeople.individual.phone, 2)
      const statuses = outcomes(await Promise.all(Array.from({ length: 5 }, (_, place) => guess(reference_id, `203.0.113.${place}`))))
      expect(statuses.filter((status) => status === 422)).toHaveLength(2)
      expect(statuses.filter((status) => status === 429)).toHaveLength(3)
      const home = '192.0.2.45'
      expect((await logIn(demoPeople.individual.email, demoPassword, home)).status).toBe(200)
      expect((await guess(reference_id, home)).status).toBe(422)
    })

    test('requests at once for one phone send one code, and those that were too early do not use up the hour', async () => {
      const phone = '+2348051000003'
      const responses = await Promise.all(Array.from({ length: 8 }, () => requestCode(phone)))
      expect(outcomes(responses).filter((status) => status === 200)).toHaveLength(1)
      expect(outcomes(responses).filter((status) => status === 429)).toHaveLength(7)
      const [counter] = await server.db
        .select()
        .from(limitCounters)
        .where(eq(limitCounters.key, counterKey(server.dependencies().secrets, 'codeRequest', 'phone', phone)))
      expect(counter?.used).toBe(1)
    })

    test('codes to many phones add up by address and together', async () => {
      await useUp('codeRequest', 'address', stranger, 1)
      expect((await requestCode('08051000004')).status).toBe(200)
      expect(await requestCode('08051000005')).toMatchObject(tooMany)
      await useUp('codeRequest', 'everything', '')
      expect(await requestCode('08051000006', other)).toMatchObject(tooMany)
    })

    test.each([
      ['a premium number', '09012345678', 'GB', '08051000007'],
      ['a landline', '02012345678', 'NG', '08051000008'],
      ['a country that is not served', '52345678', 'CU', '08051000009'],
    ])('%s gets no message, and the same response', async (_, phone, country_code, usualPhone) => {
      const usual = await requestCode(usualPhone)
      const response = await post('/v1/otp-login', { phone, country_code, type: 'user' })
      expect([response.status, Object.keys(response.body as object)]).toEqual([usual.status, Object.keys(usual.body as object)])
      expect(await server.db.select().from(outbox).where(eq(outbox.to, phone))).toEqual([])
    })
  })

  describe('who has an account', () => {
    const registration = { fname: 'Ada', lname: 'Obi', country_code: 'NG', password: 'Secret-123', confirm_password: 'Secret-123' }
    const register = (email: string, phone: string) => post('/v1/users', { ...registration, email, phone })

    test('above the limit a registration with a taken and with a free address get the same response', async () => {
      await useUp('takenContact', 'address', stranger, 1)
      expect((await register('owner@demo.test', '08052000001')).status).toBe(409)
      const [taken, free] = [await register('owner@demo.test', '08052000001'), await register('free@example.com', '08052000002')]
      expect(taken).toMatchObject(tooMany)
      expect({ ...free, headers: {} }).toEqual({ ...taken, headers: {} })
      await useUp('takenContact', 'address', stranger, 5)
      expect((await register('free@example.com', '08052000002')).status).toBe(201)
    })

    test('a forgotten password is answered the same for both, five times an hour', async () => {
      for (const email of ['owner@demo.test', 'nobody@example.com']) {
        const responses: TestResponse[] = []
        for (let time = 0; time < 6; time += 1) responses.push(await post('/v1/password', { email, type: 'user', app: 'partners-portal' }))
        expect(outcomes(responses)).toEqual([200, 200, 200, 200, 200, 429])
      }
    })
  })

  describe('mails and messages to strangers', () => {
    const invite = async (member_email: string, person: 'owner' | 'individual') => {
      const owner_id = person === 'owner' ? demoOrganizations.okafor.id : demoOrganizations.musa.id
      const body = { owner_type: 'partner', owner_id, member_email, member_roles: ['partner_staff'] }
      return post('/v1/account_members', body, { token: await server.tokenOf(person) })
    }

    test('one inbox gets a limited number a day, from all organisations and calls together', async () => {
      const victim = 'victim@example.com'
      await useUp('strangerMail', 'recipient', victim, 1)
      expect((await invite('Victim@example.com', 'owner')).status).toBe(201)
      expect(await invite(victim, 'individual')).toMatchObject(tooMany)
      expect((await invite('somebody@example.com', 'individual')).status).toBe(201)
    })

    test('an organisation and everybody together send a limited number', async () => {
      await useUp('strangerMail', 'partner', demoOrganizations.okafor.id)
      expect(await invite('first@example.com', 'owner')).toMatchObject(tooMany)
      expect((await invite('first@example.com', 'individual')).status).toBe(201)
      await useUp('strangerMail', 'everything', '')
      expect(await invite('second@example.com', 'individual')).toMatchObject(tooMany)
    })
  })

  test('secrets of links cannot be guessed without end from one address', async () => {
    await useUp('linkGuess', 'address', stranger, 5)
    const password = { password: 'Secret-123', confirm_password: 'Secret-123' }
    const guesses = [
      await post('/v1/users/sessions/exchange', { token: 'guessed' }),
      await post('/v1/users/email/confirm', { token: 'guessed' }),
      await post('/v1/password/check', { token: 'guessed' }),
      await post('/v1/password/change', { ...password, token: 'guessed', type: 'user' }),
      await server.call('GET', '/v1/account_members/invite?code=guessed', { from: stranger }),
    ]
    expect(outcomes(guesses)).toEqual([422, 422, 422, 422, 422])
    expect(await post('/v1/users/sessions/exchange', { token: 'guessed' })).toMatchObject(tooMany)
  })

  test('reports that wait to be created are limited at once, by user and organisation', async () => {
    const { id } = demoOrganizations.okafor
    const order = { type: 'vehicles' as const, format: 'csv' as const, filters: {}, columns: ['plate'], created_at: server.now() }
    const wait = (count: number, requested_by: string) =>
      server.db.insert(reports).values(
        Array.from({ length: count }, (_, place) => ({
          ...order,
          id: `rpt_${requested_by}_${place}`,
          partner_id: id,
          status: 'processing' as const,
          requested_by,
        })),
      )
    const request = async (person: 'owner' | 'vehicles') =>
      post(`/v1/partners/${id}/reports`, { type: 'vehicles', format: 'csv', filters: {} }, { token: await server.tokenOf(person) })
    await wait(5, demoPeople.owner.id)
    expect(await request('owner')).toMatchObject(tooMany)
    expect((await request('vehicles')).status).toBeLessThan(300)
    await wait(15, demoPeople.multi.id)
    expect(await request('vehicles')).toMatchObject(tooMany)
    await server.db.delete(reports).where(eq(reports.status, 'processing'))
    expect((await request('owner')).status).toBeLessThan(300)
  })

  test('names of accounts and stored responses are limited by user', async () => {
    const token = await server.tokenOf('owner')
    await useUp('bankLookup', 'user', demoPeople.owner.id)
    const lookup = '/partner-payout/v1/banks/resolve?bank_code=058&account_number=0123456785'
    expect(await server.call('GET', lookup, { token })).toMatchObject(tooMany)
    await useUp('idempotencyKey', 'user', demoPeople.owner.id)
    const order = { type: 'vehicles', format: 'csv', filters: {} }
    const reports = `/v1/partners/${demoOrganizations.okafor.id}/reports`
    expect(await post(reports, order, { token, headers: { 'idempotency-key': 'k1' } })).toMatchObject(tooMany)
    expect((await post(reports, order, { token })).status).toBeLessThan(300)
  })

  describe('headers', () => {
    test('name the quotas of the caller and what is left, in the syntax of the draft, and never those of others', async () => {
      const { headers } = await logIn('nobody@demo.test', 'x', stranger)
      expect(headers['ratelimit-policy']).toBe('"login-address";q=300;w=900, "login-account-and-address";q=10;w=900')
      expect(headers['ratelimit']).toBe('"login-address";r=299;t=900, "login-account-and-address";r=9;t=900')
      const { headers: after } = await logIn('staff@demo.test', demoPassword, stranger)
      expect(after['ratelimit']).toBe('"login-address";r=299;t=900, "login-account-and-address";r=10;t=900')
    })

    test('a rejection names the quota that stopped it and when it works again, also in words', async () => {
      await useUp('login', 'everything', '')
      server.advanceClock({ seconds: 840 })
      const { headers, body } = await logIn('nobody@demo.test', 'x', stranger)
      expect(headers).toMatchObject({
        'retry-after': '60',
        'ratelimit-policy': '"login-everything";q=3000;w=900',
        ratelimit: '"login-everything";r=0;t=60',
      })
      expect(body).toMatchObject({ message: 'Too many attempts. Please try again in 1 minute.' })
    })

    test('calls without a limit have none', async () => {
      const { headers } = await server.call('GET', '/v1/countries')
      expect(Object.keys(headers).filter((name) => name.startsWith('ratelimit'))).toEqual([])
    })
  })
})
