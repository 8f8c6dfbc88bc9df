import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { lagosDate } from '@vehicle-partner/domain'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { newId } from '../newId.ts'

const { sunrise } = demoOrganizations

describe.each(ruleDatabaseKinds())('payouts of months without earnings, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  // A session of its own: months pass between the steps.
  const asOwner = async () => (await createTestServer(createTransport(server)).as('empty')).api
  const goTo = (moment: string) => server.advanceClock({ seconds: (Date.parse(moment) - server.now().getTime()) / 1000 })
  const run = async (...names: string[]) => {
    for (const name of names) await allJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  }
  const earn = async (occurred_at: string) => {
    const at = new Date(occurred_at)
    await server.db.insert(earningLines).values({
      id: newId('ern', at),
      reference: newId('ERN', at),
      partner_id: sunrise.id,
      occurred_at: at,
      service_date: lagosDate(at),
      type: 'bonus',
      direction: 'credit',
      amount_kobo: 1_000_000,
      description: 'Any',
      rate_card_version: 3,
      state: 'pending',
      created_at: server.now(),
    })
  }
  /** Closes the month before this first day, and creates the payout of the new one. */
  const startMonth = async (day: string) => {
    goTo(`${day}T02:00:00Z`)
    await run('earning-posting', 'payslip-issue', 'payout-create')
  }
  const listPayouts = () =>
    server.db
      .select({ month: payouts.month, status: payouts.status, amount_kobo: payouts.amount_kobo })
      .from(payouts)
      .where(eq(payouts.partner_id, sunrise.id))
      .orderBy(asc(payouts.month))
  const readLastPayslip = async () =>
    (await server.db.select().from(payslips).where(eq(payslips.partner_id, sunrise.id)).orderBy(desc(payslips.month)))[0]
  const next = async () => (await (await asOwner()).payouts.next({ query: { partnerId: sunrise.account_sid } })).data
  const simulate = async (kind: string, month: string) => {
    const [payout] = await server.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.partner_id, sunrise.id), eq(payouts.month, month)))
    return (await server.call('POST', '/sandbox/simulate', { body: { kind, id: payout?.id, text: 'Any reason' } })).status
  }

  test('one that was created ahead ends when its month closes, and is no next payout', async () => {
    goTo('2026-11-28T20:00:00Z')
    await earn('2026-11-20T10:00:00Z')
    await startMonth('2026-12-01')
    goTo('2026-12-07T09:00:00Z')
    await run('payout-run')
    expect(await listPayouts()).toEqual([
      { month: '2026-11-01', status: expect.any(String), amount_kobo: expect.any(Number) },
      { month: '2026-12-01', status: 'scheduled', amount_kobo: null },
    ])
    await startMonth('2027-01-01')
    expect((await listPayouts()).slice(1)).toEqual([
      { month: '2026-12-01', status: 'cancelled', amount_kobo: 0 },
      { month: '2027-01-01', status: 'scheduled', amount_kobo: null },
    ])
    expect(await next()).toMatchObject({ period: { from: '2027-01-01' }, estimate_kobo: 0 })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('one that the operator holds waits for its release, and is cancelled then', async () => {
    expect(await simulate('payout.hold', '2027-01-01')).toBe(200)
    await startMonth('2027-02-01')
    expect((await listPayouts()).slice(2)).toEqual([{ month: '2027-01-01', status: 'on_hold', amount_kobo: 0 }])
    expect(await next()).toBeNull()
    expect(await simulate('payout.release', '2027-01-01')).toBe(200)
    goTo('2027-02-08T09:00:00Z')
    await run('payout-run')
    expect((await listPayouts()).slice(2)).toEqual([{ month: '2027-01-01', status: 'cancelled', amount_kobo: 0 }])
  })

  test('what is posted for one that has ended is on the next payslip, also when the job runs again for another organisation', async () => {
    await earn('2027-02-10T10:00:00Z')
    await startMonth('2027-03-01')
    await startMonth('2027-04-01')
    expect((await listPayouts()).at(-2)).toEqual({ month: '2027-03-01', status: 'cancelled', amount_kobo: 0 })
    goTo('2027-04-01T02:10:00Z')
    await earn('2027-03-31T21:00:00Z')
    goTo('2027-04-03T22:00:00Z')
    await run('earning-posting', 'payslip-issue')
    expect(await server.db.select().from(jobFailures)).toEqual([])
    await startMonth('2027-05-01')
    expect(await readLastPayslip()).toMatchObject({ month: '2027-04-01', gross_kobo: 1_000_000 })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a payslip has the whole number of its payout, also above 9999', async () => {
    await server.db
      .update(payouts)
      .set({ reference: 'PO-2027-06-10001' })
      .where(and(eq(payouts.partner_id, sunrise.id), eq(payouts.month, '2027-05-01')))
    await earn('2027-05-10T10:00:00Z')
    await startMonth('2027-06-01')
    expect((await readLastPayslip())?.number).toBe('PSL-2027-05-10001')
  })

  test('a month whose payout of nothing is on hold, or was released since, stays closed for what is posted later', async () => {
    expect(await simulate('payout.hold', '2027-06-01')).toBe(200)
    await startMonth('2027-07-01')
    goTo('2027-07-01T02:10:00Z')
    await earn('2027-06-30T21:00:00Z')
    goTo('2027-07-03T22:00:00Z')
    await run('earning-posting', 'payslip-issue')
    expect(await readLastPayslip()).toMatchObject({ month: '2027-05-01' })
    expect(await simulate('payout.release', '2027-06-01')).toBe(200)
    await run('payslip-issue')
    expect(await readLastPayslip()).toMatchObject({ month: '2027-05-01' })
    expect(await listPayouts()).toContainEqual({ month: '2027-06-01', status: 'scheduled', amount_kobo: 0 })
    await startMonth('2027-08-01')
    expect(await readLastPayslip()).toMatchObject({ month: '2027-07-01', gross_kobo: 1_000_000 })
    expect(await server.db.select().from(jobFailures)).toEqual([])
    expect(await checkLedger(server.db)).toEqual([])
  })
})
