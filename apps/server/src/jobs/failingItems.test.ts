import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { documentReminders, documents } from '../db/schema/documentTables.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { imports, reports } from '../db/schema/operationTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { trips } from '../db/schema/tripTables.ts'

const { okafor, musa } = demoOrganizations
const requested_by = demoPeople.owner.id

describe.each(ruleDatabaseKinds())('one failing item stops no other, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    await server.db.execute(
      sql`create function fail_on_purpose() returns trigger language plpgsql as $$ begin raise exception 'on purpose'; end $$`,
    )
  })
  afterAll(() => server.close())

  const run = (name: string) => server.app.services.scheduler.run(name)
  const goTo = (at: string) => server.advanceClock({ seconds: (new Date(at).getTime() - server.now().getTime()) / 1000 })
  const failuresOf = (job: string) =>
    server.db
      .select({ task: jobFailures.task, item: jobFailures.item, tries: jobFailures.tries, code: jobFailures.code })
      .from(jobFailures)
      .where(eq(jobFailures.job, job))
  /** Runs `work` while writes of these rows fail. */
  const whileFailing = async (table: string, rows: string, work: () => Promise<void>) => {
    await server.db.execute(
      sql.raw(`create trigger failing before insert or update on ${table} for each row when (${rows}) execute function fail_on_purpose()`),
    )
    await work()
    await server.db.execute(sql.raw(`drop trigger failing on ${table}`))
  }

  test('reminders of documents', async () => {
    const [first = okafor, second = musa] = [okafor, musa].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const expiry_date = addDays(lagosDate(server.now()), 7)
    const documentOf = async (partnerId: string) => {
      const [document] = await server.db.select({ id: documents.id }).from(documents).where(eq(documents.partner_id, partnerId)).limit(1)
      const id = document?.id ?? ''
      await server.db
        .update(documents)
        .set({ status: 'approved', expiry_date, issue_date: null, reviewed_at: server.now(), reason_code: null, reason_text: null })
        .where(eq(documents.id, id))
      await server.db.delete(documentReminders).where(eq(documentReminders.document_id, id))
      return id
    }
    const [failing, other] = [await documentOf(first.id), await documentOf(second.id)]
    const reminded = async () =>
      (
        await server.db
          .select()
          .from(documentReminders)
          .where(inArray(documentReminders.document_id, [failing, other]))
      ).map(({ document_id }) => document_id)
    await whileFailing('document_reminders', `new.document_id = '${failing}'`, async () => {
      await run('document-expiry')
      expect(await reminded()).toEqual([other])
      expect(await failuresOf('document-expiry')).toEqual([{ task: 'remind', item: first.id, tries: 1, code: 'P0001' }])
    })
    await run('document-expiry')
    expect((await reminded()).toSorted()).toEqual([failing, other].toSorted())
    expect(await failuresOf('document-expiry')).toEqual([])
  })

  test('missed trips', async () => {
    const assigned = await server.db
      .select({ id: trips.id, departure_at: trips.departure_at })
      .from(trips)
      .where(eq(trips.status, 'assigned'))
      .orderBy(trips.departure_at, trips.id)
      .limit(2)
    const [failing, other] = assigned
    if (!failing || !other) throw new Error('The demo has no assigned trips')
    goTo(new Date(other.departure_at.getTime() + 31 * 60_000).toISOString())
    await whileFailing('trips', `new.id = '${failing.id}'`, () => run('trip-missed'))
    const statusOf = async (id: string) => (await server.db.select({ status: trips.status }).from(trips).where(eq(trips.id, id)))[0]?.status
    expect([await statusOf(failing.id), await statusOf(other.id)]).toEqual(['assigned', 'missed'])
    expect(await failuresOf('trip-missed')).toEqual([{ task: '', item: failing.id, tries: 1, code: 'P0001' }])
    server.advanceClock({ minutes: 2 })
    await run('trip-missed')
    expect(await statusOf(failing.id)).toBe('missed')
    expect(await failuresOf('trip-missed')).toEqual([])
  })

  test('imports: the failing one is tried three times, then its user sees that it failed', async () => {
    const { secrets } = server.dependencies()
    const queued = (id: string, rows: string, purpose: string) => ({
      id,
      partner_id: okafor.id,
      kind: 'drivers' as const,
      on_error: 'skip' as const,
      rows: secrets.encrypt(rows, purpose),
      status: 'queued' as const,
      requested_by,
      created_at: server.now(),
    })
    const rows = JSON.stringify({ dry_run: false, rows: [{ fname: 'A name that must not stay' }] })
    await server.db.insert(imports).values([queued('imp_1', rows, 'another purpose'), queued('imp_2', rows, 'imports.rows')])
    const states = async () =>
      (
        await server.db
          .select()
          .from(imports)
          .where(inArray(imports.id, ['imp_1', 'imp_2']))
          .orderBy(imports.id)
      ).map(({ status }) => status)
    await run('import')
    expect(await states()).toEqual(['processing', 'done'])
    const [done] = await server.db.select().from(imports).where(eq(imports.id, 'imp_2'))
    expect(done?.result).toMatchObject({ created: 0, failed: 1 })
    // The imported rows are erased.
    expect(done && secrets.decrypt(done.rows, 'imports.rows')).toBe('{}')
    await run('import')
    expect(await failuresOf('import')).toMatchObject([{ item: 'imp_1', tries: 2 }])
    await run('import')
    expect(await states()).toEqual(['failed', 'done'])
    await run('import')
    expect(await failuresOf('import')).toEqual([])
  })

  test('reports: the failing one is tried three times, then its user sees that it failed', async () => {
    const queued = (id: string, type: string) => ({
      id,
      partner_id: okafor.id,
      type,
      filters: {},
      format: 'csv' as const,
      columns: [],
      status: 'queued' as const,
      requested_by,
      // Its request has given it up.
      created_at: new Date(server.now().getTime() - 60_000),
    })
    await server.db.insert(reports).values([queued('rep_1', 'nonsense'), queued('rep_2', 'vehicles')])
    const states = async () =>
      (
        await server.db
          .select()
          .from(reports)
          .where(inArray(reports.id, ['rep_1', 'rep_2']))
          .orderBy(reports.id)
      ).map(({ status }) => status)
    await run('report-builder')
    expect(await states()).toEqual(['queued', 'ready'])
    await run('report-builder')
    await run('report-builder')
    expect(await states()).toEqual(['failed', 'ready'])
    await run('report-builder')
    expect(await failuresOf('report-builder')).toEqual([])
  })

  test('payslips and payouts', async () => {
    const payoutOf = async (partnerId: string) =>
      (
        await server.db
          .select({ status: payouts.status })
          .from(payouts)
          .where(and(eq(payouts.partner_id, partnerId), eq(payouts.month, '2026-11-01')))
      )[0]?.status
    const hasPayslip = async (partnerId: string) =>
      (await server.db.$count(payslips, and(eq(payslips.partner_id, partnerId), eq(payslips.month, '2026-11-01')))) === 1
    goTo('2026-12-01T01:00:00Z')
    await run('earning-posting')
    await whileFailing('payslips', `new.partner_id = '${musa.id}'`, () => run('payslip-issue'))
    expect([await hasPayslip(musa.id), await hasPayslip(okafor.id)]).toEqual([false, true])
    expect(await failuresOf('payslip-issue')).toEqual([{ task: '', item: musa.id, tries: 1, code: 'P0001' }])
    await run('payslip-issue')
    expect(await hasPayslip(musa.id)).toBe(true)
    expect(await failuresOf('payslip-issue')).toEqual([])

    goTo('2026-12-07T09:00:00Z')
    await whileFailing('payouts', `new.partner_id = '${musa.id}'`, () => run('payout-run'))
    expect([await payoutOf(musa.id), await payoutOf(okafor.id)]).toEqual(['scheduled', 'processing'])
    expect(await failuresOf('payout-run')).toMatchObject([{ task: 'send', code: 'P0001' }])
    await run('payout-run')
    expect(await payoutOf(musa.id)).toBe('processing')
    expect(await failuresOf('payout-run')).toEqual([])
  })
})
