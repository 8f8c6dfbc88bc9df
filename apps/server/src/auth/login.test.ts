import { demoPeople, demoPassword } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limitCounters } from '../db/schema/limitTables.ts'
import { sessions } from '../db/schema/userTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { eq, sql } from 'drizzle-orm'
import { lowCost } from '../../test/cheapHasher.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { argon2id, createPasswordHasher, type Argon2, type HashCost } from './passwordHash.ts'

/** The cost of every hash that was computed. */
const hashed: HashCost[] = []
const recordHashes: Argon2 = (options) => {
  const { memory, passes, parallelism } = options
  hashed.push({ memory, passes, parallelism })
  return argon2id(options)
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({ passwords: createPasswordHasher({ cost: lowCost, argon2: recordHashes }) })
})
beforeEach(() => server.db.delete(limitCounters))
afterAll(() => server.close())

const profile = (token: string) => server.call('GET', '/v1/users/profile', { token })
const tokenIn = ({ body }: { body: unknown }) => (body as { data: { token: string } }).data.token

test('a wrong password and an unknown address get the same response after the same work', async () => {
  const logInWith = async (email: string) => {
    hashed.length = 0
    const { status, body } = await server.logIn(email, 'wrong')
    return { status, body, hashed: [...hashed] }
  }
  const known = await logInWith('owner@demo.test')
  expect(known).toMatchObject({ status: 422, body: { code: 'InvalidCredentials' }, hashed: [lowCost] })
  expect(await logInWith('nobody@demo.test')).toEqual(known)
})

test('the email address is accepted in any letter case and with spaces around it', async () => {
  expect((await server.logIn(' OWNER@Demo.Test ')).status).toBe(200)
})

test('after ten wrong passwords a network address cannot log in to the account for 15 minutes, even with the right one', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect((await server.logIn('owner@demo.test', `wrong ${tries}`)).status).toBe(422)
  server.advanceClock({ minutes: 5 })
  const rejected = await server.logIn('owner@demo.test')
  expect(rejected).toMatchObject({ status: 429, body: { code: 'TooManyRequests' }, headers: { 'retry-after': '600' } })
  expect((await server.logIn('trips@demo.test')).status).toBe(200)
  server.advanceClock({ minutes: 10 })
  expect((await server.logIn('owner@demo.test')).status).toBe(200)
})

test('concurrent wrong passwords are all counted', async () => {
  const responses = await Promise.all(Array.from({ length: 14 }, () => server.logIn('owner@demo.test', 'wrong')))
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('concurrent right passwords all succeed and are not counted', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => server.logIn('trips@demo.test')))
  expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  expect((await server.db.select().from(limitCounters)).filter(({ used }) => used !== 0)).toEqual([])
})

test('the next attempt deletes expired counters', async () => {
  for (let guess = 0; guess < 5; guess += 1) await server.logIn(`guess${guess}@demo.test`, 'wrong')
  server.advanceClock({ minutes: 16 })
  await server.logIn('nobody@demo.test', 'wrong')
  // By address, by account and address, by account, of everything.
  expect(await server.db.select().from(limitCounters)).toHaveLength(4)
})

test('a right password resets the counter', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) await server.logIn('owner@demo.test', 'wrong')
    expect((await server.logIn('owner@demo.test')).status).toBe(200)
  }
})

test('a session expires thirty days after its last use', async () => {
  const token = tokenIn(await server.logIn('owner@demo.test'))
  server.advanceClock({ days: 29 })
  expect((await profile(token)).status).toBe(200)
  server.advanceClock({ days: 29 })
  expect((await profile(token)).status).toBe(200)
  server.advanceClock({ days: 30, seconds: 1 })
  expect(await profile(token)).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
})

test('a user ends one own session, once, and never that of another user', async () => {
  const [one, two] = [tokenIn(await server.logIn('owner@demo.test')), tokenIn(await server.logIn('owner@demo.test'))]
  const other = await server.tokenOf('trips')
  const [session] = await server.db.select().from(sessions).where(eq(sessions.user_id, demoPeople.trips.id))
  const end = (sid: string, token = one) => server.call('DELETE', `/v1/users/${demoPeople.owner.id}/sessions/${sid}`, { token })
  expect((await end(session?.id ?? '')).status).toBe(404)
  expect((await profile(other)).status).toBe(200)
  expect(await end('current')).toMatchObject({ status: 200, body: { data: { ended: true } } })
  expect((await end('current')).status).toBe(401)
  expect((await profile(one)).status).toBe(401)
  expect((await profile(two)).status).toBe(200)
})

test('a user without any role gets a specific error only with the right password', async () => {
  expect(await server.logIn('revoked@demo.test')).toMatchObject({
    status: 403,
    body: { code: 'Forbidden', message: 'User access has been revoked' },
  })
  expect(await server.logIn('revoked@demo.test', 'wrong')).toMatchObject({ status: 422 })
})

test('a user who lost one of several organisations can log in and sees the others first', async () => {
  await server.db.execute(`delete from member_roles where member_id = '${demoPeople.multi.memberships[0]?.id}'`)
  const response = await server.logIn('multi@demo.test')
  expect(response.status).toBe(200)
  const members = await server.call('GET', `/v1/users/${demoPeople.multi.id}/partner-members`, { token: tokenIn(response) })
  const { data } = members.body as { data: { roles: unknown[] }[] }
  expect(data.map(({ roles }) => roles.length)).toEqual([1, 1, 0])
})

test('neither passwords nor tokens can be read from the database', async () => {
  const token = tokenIn(await server.logIn('owner@demo.test'))
  const stored = await selectRows(
    server.db,
    rowOf({ text }),
    sql`select s::text as text from sessions s union all select u::text from users u`,
  )
  const all = stored.map(({ text }) => text).join('\n')
  expect(all).toContain('$argon2id$v=19$')
  expect(all).not.toContain(token)
  expect(all).not.toContain(demoPassword)
})

test('a hash verifies its own password only, and a damaged hash verifies none', async () => {
  const { hash, verify } = createPasswordHasher()
  const hashOfPassword = await hash('Ọlá-1234')
  expect(hashOfPassword).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verify('Ọlá-1234', hashOfPassword)).toBe(true)
  expect(await verify('Ọlá-1235', hashOfPassword)).toBe(false)
  expect(await hash('Ọlá-1234')).not.toBe(hashOfPassword)
  expect(await verify('x', '$argon2id$broken')).toBe(false)
})

test('verifying without a hash computes one of the usual cost', async () => {
  hashed.length = 0
  const { verify } = createPasswordHasher({ argon2: recordHashes })
  expect(await verify('', undefined)).toBe(false)
  expect(hashed).toEqual([{ memory: 19_456, passes: 2, parallelism: 1 }])
})
