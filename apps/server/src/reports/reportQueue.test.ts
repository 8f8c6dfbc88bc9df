import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { readOutbox } from '../../test/readOutbox.ts'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { events, reports } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { reportJobs } from './reports.jobs.ts'

const { okafor, sunrise } = demoOrganizations
const membership = demoPeople.earnings.memberships[0]?.id ?? ''
const params = { id: sunrise.id }

describe.each(databaseKinds())('a report that is too long for one response, on %s', (lane) => {
  let server: TestServer
  afterEach(() => server.close())
  const run = (name: string) => reportJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  const addLines = (count: number, partner: string = sunrise.id) =>
    server.db.execute(
      sql`insert into earning_lines (id, reference, partner_id, occurred_at, service_date, type, direction, amount_kobo, description, rate_card_version, state)
        select 'ern_many_' || n, 'ERN-MANY-' || n, ${partner}, '2026-11-01T08:00:00Z', '2026-11-01', 'bonus', 'credit', n, '=cmd|x', 3, 'unsettled' from generate_series(1, ${count}::int) n`,
    )

  test('is created by the job, announced to its user and kept for seven days', async () => {
    server = await testServer({ lane })
    await addLines(5001)
    const { api } = await createTestServer(createTransport(server)).as('empty')
    const { data } = await api.reports.create({ params, body: { type: 'earnings_lines' } })
    expect(data).toMatchObject({ status: 'queued', rows: null, file: null })
    await expect(api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    for (const [status, message] of [
      ['processing', 'This report is not ready yet'],
      ['failed', 'This report could not be made'],
      ['queued', 'This report is not ready yet'],
    ] as const) {
      await server.db.update(reports).set({ status }).where(eq(reports.id, data.id))
      await expect(api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ message })
    }
    await run('report-builder')
    await run('report-builder')
    expect((await api.reports.get({ params: { id: data.id } })).data).toMatchObject({ status: 'ready', rows: 5001 })
    const text = await (await api.reports.download({ params: { id: data.id } })).blob.text()
    expect(text.trimEnd().split('\r\n')).toHaveLength(5002)
    expect(text).toContain(`,'=cmd|x,`)
    const isReady = and(eq(events.type, 'report.ready'), sql`${events.data}->>'report_id' = ${data.id}`)
    expect(await server.db.$count(events, isReady)).toBe(1)
    const announced = and(eq(notifications.type, 'report.ready'), eq(notifications.entity_id, data.id))
    expect(await server.db.select({ body: notifications.body }).from(notifications).where(announced)).toEqual([
      { body: 'Earnings, 5,001 rows. It can be fetched for seven days.' },
    ])
    server.advanceClock({ days: 7, seconds: 1 })
    const later = await createTestServer(createTransport(server)).as('empty')
    await expect(later.api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ code: 'InvalidTransition' })
    await run('report-expiry')
    expect((await later.api.reports.get({ params: { id: data.id } })).data).toMatchObject({ status: 'expired', file: null })
  })

  test.each([
    ['was revoked', []],
    ['may see other data now', ['partner_trip_manager']],
  ] as const)('a requester who %s hears nothing of it', async (_what, roles) => {
    server = await testServer({ lane })
    await addLines(5001, okafor.id)
    const visitors = createTestServer(createTransport(server))
    const { api } = await visitors.as('earnings')
    const { data } = await api.reports.create({ params: { id: okafor.id }, body: { type: 'earnings_lines' } })
    expect(data.status).toBe('queued')
    const owner = await visitors.as('owner')
    await owner.api.members.setRoles({ params: { id: membership }, body: { member_roles: [...roles] } })
    await run('report-builder')
    const isReady = and(eq(events.type, 'report.ready'), sql`${events.data}->>'report_id' = ${data.id}`)
    expect(await server.db.$count(events, isReady)).toBe(0)
    expect(await server.db.$count(notifications, eq(notifications.entity_id, data.id))).toBe(0)
    expect(await readOutbox(server)).not.toContainEqual(expect.objectContaining({ subject: 'Your export is ready' }))
    expect((await owner.api.reports.get({ params: { id: data.id } })).data.status).toBe('ready')
  })

  test('a report of up to 5000 rows is ready with the response', async () => {
    server = await testServer({ lane })
    await addLines(5000)
    const { api } = await createTestServer(createTransport(server)).as('empty')
    const { data } = await api.reports.create({ params, body: { type: 'earnings_lines', format: 'xlsx' } })
    expect(data).toMatchObject({ status: 'ready', rows: 5000 })
  })
})
