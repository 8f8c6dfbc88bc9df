import { people, demoPassword } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '../db/database.ts'
import { users } from '../db/schema/people.ts'
import { eq, sql } from 'drizzle-orm'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { hashPassword, verifyPassword } from './passwordHash.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.db.execute('delete from login_tries'))
afterAll(() => server.close())

const profile = (token: string) => server.call('GET', '/v1/users/profile', { token })
const tokenIn = ({ body }: { body: unknown }) => (body as { data: { token: string } }).data.token

test('a wrong password and an unknown address get the same answer, in about the same time', async () => {
  const timed = async (email: string) => {
    const before = performance.now()
    const { status, body } = await server.logIn(email, 'wrong')
    return { status, body, ms: performance.now() - before }
  }
  await server.db
    .update(users)
    .set({ password_hash: await hashPassword(demoPassword) })
    .where(eq(users.email, 'owner@demo.test'))
  await timed('warm@demo.test')
  const known = await timed('owner@demo.test')
  const unknown = await timed('nobody@demo.test')
  expect(known).toMatchObject({ status: 422, body: { code: 'InvalidCredentials' } })
  expect(unknown.body).toEqual(known.body)
  // Both pay for one hash; without it an unknown address answers in a tenth of the time.
  expect(unknown.ms).toBeGreaterThan(known.ms / 3)
})

test('the address is taken in any letter case and with blanks around it', async () => {
  expect((await server.logIn(' OWNER@Demo.Test ')).status).toBe(200)
})

test('ten wrong tries close the account to that address for a quarter of an hour, the right password too', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect((await server.logIn('owner@demo.test', `wrong ${tries}`)).status).toBe(422)
  server.advanceClock({ minutes: 5 })
  const refused = await server.logIn('owner@demo.test')
  expect(refused).toMatchObject({ status: 429, body: { code: 'TooManyRequests' }, headers: { 'retry-after': '600' } })
  expect((await server.logIn('trips@demo.test')).status).toBe(200)
  server.advanceClock({ minutes: 10 })
  expect((await server.logIn('owner@demo.test')).status).toBe(200)
})

test('tries made at once are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => server.logIn('owner@demo.test', 'wrong')))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
})

test('right tries made at once all get in, and leave nothing counted', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.logIn('trips@demo.test')))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(await rows(server.db, sql`select * from login_tries`)).toEqual([])
})

test('tries whose window is over are forgotten by the next one', async () => {
  for (let guess = 0; guess < 5; guess += 1) await server.logIn(`guess${guess}@demo.test`, 'wrong')
  server.advanceClock({ minutes: 16 })
  await server.logIn('nobody@demo.test', 'wrong')
  expect(await rows(server.db, sql`select * from login_tries`)).toHaveLength(1)
})

test('a right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 9; tries += 1) await server.logIn('owner@demo.test', 'wrong')
    expect((await server.logIn('owner@demo.test')).status).toBe(200)
  }
})

test('a session lives thirty days from its last use', async () => {
  const token = tokenIn(await server.logIn('owner@demo.test'))
  server.advanceClock({ days: 29 })
  expect((await profile(token)).status).toBe(200)
  server.advanceClock({ days: 29 })
  expect((await profile(token)).status).toBe(200)
  server.advanceClock({ days: 30, seconds: 1 })
  expect(await profile(token)).toMatchObject({ status: 401, body: { code: 'Unauthorized' } })
})

test('ending a session ends that one alone, once, and never that of another person', async () => {
  const [one, two] = [tokenIn(await server.logIn('owner@demo.test')), tokenIn(await server.logIn('owner@demo.test'))]
  const other = await server.tokenOf('trips')
  const [session] = await rows<{ id: string }>(server.db, sql`select id from sessions where user_id = ${people.trips.id}`)
  const end = (sid: string, token = one) => server.call('DELETE', `/v1/users/${people.owner.id}/sessions/${sid}`, { token })
  expect((await end(session?.id ?? '')).status).toBe(404)
  expect((await profile(other)).status).toBe(200)
  expect(await end('current')).toMatchObject({ status: 200, body: { data: { ended: true } } })
  expect((await end('current')).status).toBe(401)
  expect((await profile(one)).status).toBe(401)
  expect((await profile(two)).status).toBe(200)
})

test('someone whose every role is gone is told so, but only with the right password', async () => {
  expect(await server.logIn('revoked@demo.test')).toMatchObject({
    status: 403,
    body: { code: 'Forbidden', message: 'User access has been revoked' },
  })
  expect(await server.logIn('revoked@demo.test', 'wrong')).toMatchObject({ status: 422 })
})

test('someone who lost one of several organisations still gets in, and sees the others first', async () => {
  await server.db.execute(`delete from member_roles where member_id = '${people.multi.memberships[0]?.id}'`)
  const answer = await server.logIn('multi@demo.test')
  expect(answer.status).toBe(200)
  const members = await server.call('GET', `/v1/users/${people.multi.id}/partner-members`, { token: tokenIn(answer) })
  const { data } = members.body as { data: { roles: unknown[] }[] }
  expect(data.map(({ roles }) => roles.length)).toEqual([1, 1, 0])
})

test('neither passwords nor tokens can be read from the database', async () => {
  const token = tokenIn(await server.logIn('owner@demo.test'))
  const stored = await rows<{ text: string }>(server.db, sql`select s::text as text from sessions s union all select u::text from users u`)
  const all = stored.map(({ text }) => text).join('\n')
  expect(all).toContain('$argon2id$v=19$')
  expect(all).not.toContain(token)
  expect(all).not.toContain(demoPassword)
})

test('a hash is good for its own password only, and a damaged one for none', async () => {
  const hash = await hashPassword('Ọlá-1234')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('Ọlá-1234', hash)).toBe(true)
  expect(await verifyPassword('Ọlá-1235', hash)).toBe(false)
  expect(await hashPassword('Ọlá-1234')).not.toBe(hash)
  expect(await verifyPassword('', undefined)).toBe(false)
  expect(await verifyPassword('x', '$argon2id$broken')).toBe(false)
})
