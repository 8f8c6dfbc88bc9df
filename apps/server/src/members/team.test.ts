import { demoPeople, demoOrganizations, type PersonKey } from '@vehicle-partner/api/mock'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { events } from '../db/schema/operationTables.ts'
import { memberRoles, members } from '../db/schema/partnerTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'

const okafor = demoOrganizations.okafor.id
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const recordOf = (person: PersonKey) =>
  demoPeople[person].memberships.find(({ organization }) => (organization as string | null) === 'okafor')?.id ?? ''

describe.each(databaseKinds())('teams on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const setRoles = async (by: PersonKey, whom: PersonKey, member_roles: string[]) =>
    server.call('PATCH', `/v1/account_members/${recordOf(whom)}/roles`, { token: await server.tokenOf(by), body: { member_roles } })
  const invite = async (member_email: string) => {
    const body = { owner_type: 'partner', owner_id: okafor, member_email, member_roles: ['partner_staff'] }
    const answer = await server.call('POST', '/v1/account_members', { token: await server.tokenOf('owner'), body })
    return { ...answer, id: (answer.body as { data?: { id: string } }).data?.id ?? '' }
  }
  const codesTo = async (email: string) => {
    const { body } = await server.call('GET', `/sandbox/outbox.json?to=${encodeURIComponent(email)}`)
    return (body as { data: { link?: string }[] }).data.flatMap(({ link }) => new URL(link ?? 'http://x/').searchParams.get('code') ?? [])
  }
  const info = (code: string) => server.call('GET', `/v1/account_members/invite?code=${code}`)
  const accept = (code: string) => server.call('PATCH', `/v1/account_members/${code}/accept`)
  const post = async (id: string, action: string) =>
    server.call('POST', `/v1/account_members/${id}/${action}`, { token: await server.tokenOf('owner') })

  test('if two owners revoke each other concurrently, one remains', async () => {
    await server.db.insert(memberRoles).values({ member_id: recordOf('drivers'), role: 'partner_owner' })
    const responses = await Promise.all([setRoles('owner', 'drivers', []), setRoles('drivers', 'owner', [])])
    // The second request has no role left, or no session.
    const [first, second] = statusesOf(responses)
    expect([first, [401, 403].includes(second ?? 0)]).toEqual([200, true])
    const owners = await server.db
      .select({ id: members.user_id })
      .from(members)
      .innerJoin(memberRoles, and(eq(memberRoles.member_id, members.id), eq(memberRoles.role, 'partner_owner')))
      .where(eq(members.partner_id, okafor))
    expect(owners).toHaveLength(1)
    await server.db.execute(sql`delete from member_roles where member_id in (${recordOf('owner')}, ${recordOf('drivers')})`)
    await server.db.execute(
      sql`insert into member_roles (member_id, role) values (${recordOf('owner')}, 'partner_owner'), (${recordOf('drivers')}, 'partner_driver_manager')`,
    )
  })

  test('concurrent invitations to one address create one invitation', async () => {
    const responses = await Promise.all(Array.from({ length: 4 }, () => invite('twice@demo.test')))
    expect(statusesOf(responses)).toEqual([201, 409, 409, 409])
    expect(await codesTo('twice@demo.test')).toHaveLength(1)
  })

  test('a link that is accepted concurrently creates one member', async () => {
    await invite('empty@demo.test')
    const [code = ''] = await codesTo('empty@demo.test')
    const responses = await Promise.all([accept(code), accept(code), accept(code)])
    expect(statusesOf(responses)).toEqual([200, 422, 422])
    const found = await server.db.$count(members, and(eq(members.partner_id, okafor), eq(members.user_id, demoPeople.empty.id)))
    expect(found).toBe(1)
    const mails = await server.call('GET', '/sandbox/outbox.json?to=owner@demo.test')
    expect(mails.text).toContain('Zainab Shehu joined your team')
  })

  test('a link is valid for seven days; then the address can be invited again', async () => {
    const { id } = await invite('slow@demo.test')
    const [code = ''] = await codesTo('slow@demo.test')
    server.advanceClock({ days: 6, minutes: 1439 })
    expect((await info(code)).status).toBe(200)
    server.advanceClock({ minutes: 1 })
    for (const response of [await info(code), await accept(code)])
      expect(response).toMatchObject({ status: 422, body: { code: 'LinkExpired' } })
    const token = await server.tokenOf('owner')
    const list = await server.call('GET', `/v1/account_members?owner_id=${okafor}&owner_type=partner&status=expired&search=slow`, { token })
    expect(list.body).toMatchObject({ data: [{ id, status: 'expired' }] })
    expect((await invite('slow@demo.test')).status).toBe(201)
    expect((await post(id, 'resend')).body).toMatchObject({ code: 'InvalidTransition' })
  })

  test('an invitation can be resent three times a day (Lagos), also concurrently', async () => {
    const { id } = await invite('again@demo.test')
    const responses = await Promise.all(Array.from({ length: 6 }, () => post(id, 'resend')))
    expect(statusesOf(responses)).toEqual([200, 200, 200, 429, 429, 429])
    const wait = Number(responses.find(({ status }) => status === 429)?.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    server.advanceClock({ seconds: wait })
    expect((await post(id, 'resend')).status).toBe(200)
    const codes = await codesTo('again@demo.test')
    expect(codes).toHaveLength(5)
    const statuses = await Promise.all(codes.map(async (code) => (await info(code)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('the secret of a link cannot be read from the database', async () => {
    const { id } = await invite('secret@demo.test')
    const [code = ''] = await codesTo('secret@demo.test')
    const stored = await selectRows(server.db, rowOf({ text }), sql`select i::text as text from member_invitations i where id = ${id}`)
    expect(stored[0]?.text).not.toContain(code)
    await accept(code)
    expect(server.logged.join('')).not.toContain(code)
  })

  test('a user without any role is logged out everywhere and notified by email; others keep their other organisations', async () => {
    const tokens = [await server.tokenOf('vehicles'), await server.tokenOf('vehicles')]
    await setRoles('owner', 'vehicles', [])
    for (const token of tokens) expect((await server.call('GET', '/v1/users/profile', { token })).status).toBe(401)
    expect((await server.call('GET', '/sandbox/outbox.json?to=vehicles@demo.test')).text).toContain(
      'Your access to Okafor Mobility Limited has ended',
    )
    const other = await server.tokenOf('two-orgs')
    await setRoles('owner', 'two-orgs', [])
    expect((await server.call('GET', '/v1/users/profile', { token: other })).status).toBe(200)
    const [event] = await server.db
      .select()
      .from(events)
      .where(and(eq(events.type, 'access.changed'), eq(events.user_id, demoPeople['two-orgs'].id)))
      .orderBy(desc(events.position))
    expect(event?.data).toEqual({ partner_id: okafor, roles: [] })
  })
})
