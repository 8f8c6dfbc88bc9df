import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople, type PersonKey } from '@vehicle-partner/api/mock'
import { pdfRowsMessage } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import type { Dependencies } from '../context.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { events, reports, storedFiles } from '../db/schema/operationTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { reportJobs } from './reports.jobs.ts'

const { okafor, sunrise } = demoOrganizations

describe.each(ruleDatabaseKinds())('the queue of reports, on %s', (lane) => {
  let server: TestServer
  let count = 0
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.db.delete(reports)
    await server.db.delete(jobFailures)
  })
  /** Queues a report that counts as long. */
  const queue = async (person: PersonKey, more: Partial<typeof reports.$inferInsert> = {}) => {
    count += 1
    const id = `rpt_test_${count}`
    await server.db.insert(reports).values({
      id,
      partner_id: okafor.id,
      type: 'payouts',
      filters: {},
      format: 'csv',
      columns: ['reference'],
      status: 'queued',
      rows: 6000,
      requested_by: demoPeople[person].id,
      created_at: new Date(server.now().getTime() + count),
      ...more,
    })
    return id
  }
  const runJob = (more: Partial<Dependencies> = {}) =>
    reportJobs.find(({ name }) => name === 'report-builder')?.run({ ...server.dependencies(), ...more }, server.now())
  const statusOf = async (id: string) => (await server.db.select().from(reports).where(eq(reports.id, id)))[0]?.status
  const readReadyOrder = async () =>
    (
      await selectRows(
        server.db,
        rowOf({ id: text }),
        sql`select ${events.data}->>'report_id' as id from ${events} where ${events.type} = 'report.ready' order by ${events.position}`,
      )
    ).map(({ id }) => id)

  test('users take turns', async () => {
    const before = (await readReadyOrder()).length
    const ids = [await queue('owner'), await queue('owner'), await queue('owner'), await queue('earnings')]
    await runJob()
    expect((await readReadyOrder()).slice(before)).toEqual([ids[0], ids[3], ids[1], ids[2]])
  })

  test('what a stopped server left is created again: at once for the job, after a minute for a request', async () => {
    const claimed_at = server.now()
    const ofJob = await queue('owner', { status: 'processing', claimed_by: 'job', claimed_at })
    const ofRequest = await queue('earnings', { status: 'processing', claimed_by: 'request', claimed_at })
    const next = await queue('earnings')
    await runJob()
    // One at a time for each user: the third waits for the second.
    expect([await statusOf(ofJob), await statusOf(ofRequest), await statusOf(next)]).toEqual(['ready', 'processing', 'queued'])
    server.advanceClock({ minutes: 2 })
    await runJob()
    expect([await statusOf(ofRequest), await statusOf(next)]).toEqual(['ready', 'ready'])
  })

  test('requests of one user at the same time get all their reports', async () => {
    const { api } = await createTestServer(createTransport(server)).as('owner')
    const created = await Promise.all(
      ['csv', 'xlsx', 'pdf'].map((format) =>
        api.reports.create({ params: { id: okafor.id }, body: { type: 'payouts', format: format as 'csv' } }),
      ),
    )
    for (const { data } of created) expect(data).toMatchObject({ status: 'ready', file: expect.anything() as unknown })
  })

  test('a report that is being created when the server stops stays queued, without a file', async () => {
    const id = await queue('owner')
    const files = await server.db.$count(storedFiles)
    const stop = new AbortController()
    const { fileThreads } = server.dependencies()
    const create: typeof fileThreads.create = async function* (use, task, more) {
      yield new Uint8Array(1)
      stop.abort(new Error('The server stops'))
      yield* fileThreads.create(use, task, more)
    }
    await runJob({ signal: stop.signal, fileThreads: { ...fileThreads, create } })
    expect(await statusOf(id)).toBe('queued')
    expect(await server.db.$count(storedFiles)).toBe(files)
    expect(await server.db.$count(jobFailures)).toBe(0)
    await runJob()
    expect(await statusOf(id)).toBe('ready')
  })

  test('a report that cannot be created fails after three tries and stops no other', async () => {
    const broken = await queue('owner')
    const good = await queue('earnings')
    const { fileThreads } = server.dependencies()
    const create: typeof fileThreads.create = (use, task, more) => {
      if (broken === current) throw new Error('on purpose')
      return fileThreads.create(use, task, more)
    }
    let current = broken
    const claimed = async () =>
      (await server.db.select({ id: reports.id }).from(reports).where(eq(reports.status, 'processing')))[0]?.id ?? ''
    const watched: typeof fileThreads.create = async function* (use, task, more) {
      current = await claimed()
      yield* create(use, task, more)
    }
    await runJob({ fileThreads: { ...fileThreads, create: watched } })
    expect([await statusOf(broken), await statusOf(good)]).toEqual(['queued', 'ready'])
    for (let tries = 2; tries <= 3; tries += 1) {
      server.advanceClock({ days: 1 })
      await runJob({ fileThreads: { ...fileThreads, create: watched } })
    }
    expect(await statusOf(broken)).toBe('failed')
    const notices = await server.db.select().from(notifications).where(eq(notifications.entity_id, broken))
    expect(notices).toMatchObject([{ severity: 'warning', title: 'Your export could not be made', user_id: demoPeople.owner.id }])
    const offered = sql`${events.data}->>'report_id' = ${broken}`
    expect(await server.db.$count(events, offered)).toBe(0)
    await runJob()
    expect(await server.db.$count(jobFailures, eq(jobFailures.job, 'report-builder'))).toBe(0)
  })

  describe('with more rows than a PDF may have', () => {
    const params = { id: sunrise.id }
    beforeAll(() =>
      server.db.execute(
        sql`insert into earning_lines (id, reference, partner_id, occurred_at, service_date, type, direction, amount_kobo, description, rate_card_version, state)
          select 'ern_many_' || n, 'ERN-MANY-' || n, ${sunrise.id}, '2026-11-01T08:00:00Z'::timestamptz + (n % 3) * interval '1 day', '2026-11-01', 'bonus', 'credit', n % 7, 'x', 3, 'unsettled'
          from generate_series(1, 5001) n`,
      ),
    )
    const openUser = async () => (await createTestServer(createTransport(server)).as('empty')).api

    test('a PDF is refused, and says what has no limit', async () => {
      const api = await openUser()
      await expect(api.reports.create({ params, body: { type: 'earnings_lines', format: 'pdf' } })).rejects.toMatchObject({
        status: 422,
        code: 'ValidationError',
        fields: { format: pdfRowsMessage },
      })
      expect(await server.db.$count(reports)).toBe(0)
    })

    test.each(['occurred_at', '-amount', 'type'])('in the order %s each row is in the file once', async (sort) => {
      const api = await openUser()
      const { data } = await api.reports.create({
        params,
        body: { type: 'earnings_lines', format: 'csv', columns: ['reference', 'amount_kobo'], filters: { sort } },
      })
      expect(data.status).toBe('queued')
      await runJob()
      expect(await statusOf(data.id), server.logged.slice(-3).join('\n')).toBe('ready')
      const file = await (await api.reports.download({ params: { id: data.id } })).blob.text()
      const [, ...lines] = file.trimEnd().split('\r\n')
      const column = sort.replace('-', '')
      const direction = sort.startsWith('-') ? sql` desc` : sql``
      const order = column === 'amount' ? earningLines.amount_kobo : earningLines[column as 'type']
      const expected = await server.db
        .select({ reference: earningLines.reference })
        .from(earningLines)
        .where(eq(earningLines.partner_id, sunrise.id))
        .orderBy(sql`${order}${direction}`, sql`${earningLines.id}${direction}`)
      expect(lines.map((line) => line.split(',')[0])).toEqual(expected.map(({ reference }) => reference))
    })
  })
})
