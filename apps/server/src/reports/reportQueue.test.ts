import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { events } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { reportJobs } from './reports.jobs.ts'

const { sunrise } = demoOrganizations
const params = { id: sunrise.id }

describe.each(databaseKinds())('a report that is too long for one response, on %s', (lane) => {
  let server: TestServer
  afterEach(() => server.close())
  const run = (name: string) => reportJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  const addLines = (count: number) =>
    server.db.execute(
      sql`insert into earning_lines (id, reference, partner_id, occurred_at, service_date, type, direction, amount_kobo, description, rate_card_version, state)
        select 'ern_many_' || n, 'ERN-MANY-' || n, ${sunrise.id}, '2026-11-01T08:00:00Z', '2026-11-01', 'bonus', 'credit', n, '=cmd|x', 3, 'unsettled' from generate_series(1, ${count}::int) n`,
    )

  test('is created by the job, announced to its user and kept for seven days', async () => {
    server = await testServer({ lane })
    await addLines(5001)
    const { api } = await createTestServer(createTransport(server)).as('empty')
    const { data } = await api.reports.create({ params, body: { type: 'earnings_lines' } })
    expect(data).toMatchObject({ status: 'queued', rows: null, file: null })
    await expect(api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    await run('report-builder')
    await run('report-builder')
    expect((await api.reports.get({ params: { id: data.id } })).data).toMatchObject({ status: 'ready', rows: 5001 })
    const text = await (await api.reports.download({ params: { id: data.id } })).blob.text()
    expect(text.trimEnd().split('\r\n')).toHaveLength(5002)
    expect(text).toContain(`,'=cmd|x,`)
    const isReady = and(eq(events.type, 'report.ready'), sql`${events.data}->>'report_id' = ${data.id}`)
    expect(await server.db.$count(events, isReady)).toBe(1)
    expect(await server.db.$count(notifications, and(eq(notifications.type, 'report.ready'), eq(notifications.entity_id, data.id)))).toBe(1)
    server.advanceClock({ days: 7, seconds: 1 })
    const later = await createTestServer(createTransport(server)).as('empty')
    await expect(later.api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ code: 'InvalidTransition' })
    await run('report-expiry')
    expect((await later.api.reports.get({ params: { id: data.id } })).data).toMatchObject({ status: 'expired', file: null })
  })

  test('a report of up to 5000 rows is ready with the response', async () => {
    server = await testServer({ lane })
    await addLines(5000)
    const { api } = await createTestServer(createTransport(server)).as('empty')
    const { data } = await api.reports.create({ params, body: { type: 'earnings_lines', format: 'xlsx' } })
    expect(data).toMatchObject({ status: 'ready', rows: 5000 })
  })
})
