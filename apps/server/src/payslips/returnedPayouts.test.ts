import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { formatAxisDate, lagosDate } from '@vehicle-partner/domain'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'

const { okafor, express } = demoOrganizations
const partnerId = okafor.account_sid

describe.each(ruleDatabaseKinds())('payouts that come back, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('owner')
  })
  afterAll(() => server.close())

  const goTo = (moment: string) => server.advanceClock({ seconds: (Date.parse(moment) - server.now().getTime()) / 1000 })
  const run = async (...names: string[]) => {
    for (const name of names) await allJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  }
  const simulate = async (kind: string, id: string) => (await server.call('POST', '/sandbox/simulate', { body: { kind, id } })).status
  const payoutOf = async (month: string) =>
    (
      await server.db
        .select()
        .from(payouts)
        .where(and(eq(payouts.partner_id, okafor.id), eq(payouts.month, month)))
    )[0]
  const summary = async () => (await owner.api.earnings.summary({ params: { id: okafor.id }, query: { period: 'current_month' } })).data
  const countLines = async () => (await owner.api.earnings.list({ params: { id: okafor.id }, query: {} })).metadata.total
  const read = async (id: string) => (await owner.api.payslips.get({ params: { id } })).data
  const csvOf = async (id: string) => (await owner.api.payslips.download({ params: { id }, query: { format: 'csv' } })).blob.text()
  let october = ''

  test('it is no earning: gross, series, types, lines and tax stay, and it is a line of its own', async () => {
    const paid = await payoutOf('2026-10-01')
    const label = `Payout of ${formatAxisDate(lagosDate(paid?.paid_at ?? new Date(0)))} came back`
    const [before, draft, lines] = [await summary(), (await owner.api.payslips.current({ query: { partnerId } })).data, await countLines()]
    expect(await simulate('payout.return', paid?.id ?? '')).toBe(200)
    expect(await simulate('payout.return', paid?.id ?? '')).toBe(409)
    const amount_kobo = paid?.amount_kobo ?? 0
    const returned = { payout_id: paid?.id, reference: paid?.reference, label, amount_kobo, payslip: null }
    const after = await summary()
    expect(after).toMatchObject({ gross_kobo: before.gross_kobo, net_kobo: before.net_kobo, returned_payouts: [returned] })
    expect([after.by_type, after.series]).toEqual([before.by_type, before.series])
    expect(after.unsettled_kobo).toBe(before.unsettled_kobo + amount_kobo)
    expect(await countLines()).toBe(lines)
    const now = (await owner.api.payslips.current({ query: { partnerId } })).data
    expect(now).toMatchObject({
      totals: { ...draft.totals, payable_kobo: draft.totals.payable_kobo + amount_kobo },
      lines: draft.lines,
      tax: draft.tax,
      returned_kobo: amount_kobo,
      returned_payouts: [returned],
    })
    expect((await owner.api.payouts.next({ query: { partnerId } })).data?.estimate_kobo).toBe(now.totals.payable_kobo)
    expect((await owner.api.payouts.get({ params: { id: paid?.id ?? '' } })).data).toMatchObject({
      status: 'reversed',
      returned,
      next_step: { code: 'ask_bank' },
    })
    const [slip] = (await owner.api.payslips.list({ query: { partnerId, status: 'issued' } })).data.filter(
      ({ payout_id }) => payout_id === paid?.id,
    )
    october = slip?.id ?? ''
    expect(await read(october)).toMatchObject({ status: 'issued', paid_at: null, came_back: returned, payout_status: 'reversed' })
    expect(await csvOf(october)).toContain(`${label},note,,,`)
    expect(await csvOf(october)).toContain('It is paid again with the next payslip, planned for 7 Dec 2026.')
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('the account that sent it back has not received it and says that it failed, and the dashboard shows it', async () => {
    const returned = await payoutOf('2026-10-01')
    const account = (await owner.api.settlementAccounts.list({ query: { partnerId } })).find(
      ({ id }) => id === returned?.settlement_account_id,
    )
    const [before] = await server.db
      .select({ paid_at: payouts.paid_at })
      .from(payouts)
      .where(and(eq(payouts.settlement_account_id, account?.id ?? ''), eq(payouts.status, 'paid')))
      .orderBy(desc(payouts.paid_at))
    const { data } = await owner.api.partners.summary({ params: { id: okafor.id }, query: { period: 'current_month' } })
    expect(data.needs_action?.map(({ kind }) => kind)).toContain('payout.returned')
    expect(account).toMatchObject({ last_payout_at: before?.paid_at?.toISOString() ?? null, failure_count: 1 })
  })

  test('the next payslip pays it again, outside of gross and net, and the first one says so', async () => {
    goTo('2026-12-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue', 'payslip-issue')
    const [head] = (await owner.api.payslips.list({ query: { partnerId, status: 'issued', sort: '-period' } })).data
    const slip = await read(head?.id ?? '')
    const { returned_kobo, totals } = slip
    expect(slip).toMatchObject({ period: { from: '2026-11-01' }, returned_payouts: [{ payslip: { id: slip.id, number: slip.number } }] })
    expect(totals.net_kobo).toBe(totals.gross_kobo - totals.deductions_kobo)
    expect(totals.payable_kobo).toBe(totals.net_kobo + returned_kobo)
    expect((await payoutOf('2026-11-01'))?.amount_kobo).toBe(totals.payable_kobo)
    expect((await read(october)).came_back?.payslip).toEqual({ id: slip.id, number: slip.number })
    expect(await csvOf(october)).toContain(`It is paid again with payslip ${slip.number}.`)
    expect(await csvOf(slip.id)).toMatch(/Payout of \d+ \w+ came back,total,,,/)
    const { blob } = await owner.api.payslips.download({ params: { id: slip.id }, query: {} })
    expect(blob.size).toBeGreaterThan(1000)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('the same money can come back again', async () => {
    owner = await createTestServer(createTransport(server)).as('owner')
    goTo('2026-12-07T09:00:00Z')
    await run('payout-run')
    server.advanceClock({ seconds: 30 })
    await run('payout-settle')
    const paid = await payoutOf('2026-11-01')
    expect(paid?.status).toBe('paid')
    expect(await simulate('payout.return', paid?.id ?? '')).toBe(200)
    goTo('2027-01-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    owner = await createTestServer(createTransport(server)).as('owner')
    expect((await payoutOf('2026-12-01'))?.amount_kobo).toBeGreaterThanOrEqual(0)
    const [head] = (await owner.api.payslips.list({ query: { partnerId, status: 'issued', sort: '-period' } })).data
    expect(head).toMatchObject({ period: { from: '2026-12-01' }, returned_kobo: paid?.amount_kobo })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('an older payout that comes back says nothing against an account that has received a later one', async () => {
    const isPaid = and(eq(payouts.partner_id, okafor.id), eq(payouts.status, 'paid'))
    const [later, older] = await server.db.select().from(payouts).where(isPaid).orderBy(desc(payouts.paid_at))
    expect(older?.settlement_account_id).toBe(later?.settlement_account_id)
    const readAccount = async () =>
      (await owner.api.settlementAccounts.list({ query: { partnerId } })).find(({ id }) => id === later?.settlement_account_id)
    const { failure_count, last_payout_at } = (await readAccount()) ?? {}
    expect(last_payout_at).toBe(later?.paid_at?.toISOString())
    expect(await simulate('payout.return', older?.id ?? '')).toBe(200)
    expect(await readAccount()).toMatchObject({ failure_count, last_payout_at })
  })

  test('the account that sent it back is the same one after it was removed and added again', async () => {
    const readBack = async () =>
      (await owner.api.payouts.list({ query: { partnerId, status: 'reversed' } })).data.find(({ returned }) => returned?.payslip === null)
    const back = await readBack()
    expect(back?.next_step.code).toBe('ask_bank')
    const isOld = eq(settlementAccounts.id, back?.account_id ?? '')
    const [old] = await server.db.select().from(settlementAccounts).where(isOld)
    if (!old) throw new Error('It went to no account')
    await server.db.update(settlementAccounts).set({ removed_at: server.now(), is_primary: false }).where(isOld)
    await server.db.insert(settlementAccounts).values({ ...old, id: 'acc_again' })
    expect(await readBack()).toMatchObject({ account_id: old.id, next_step: { code: 'ask_bank' } })
    const isNew = eq(settlementAccounts.id, 'acc_again')
    await server.db.update(settlementAccounts).set({ bank_code: '057' }).where(isNew)
    expect((await readBack())?.next_step.code).toBe('wait')
  })

  test('the demo has one', async () => {
    const fleet = await createTestServer(createTransport(server)).as('large')
    const [back] = (await fleet.api.payouts.list({ query: { partnerId: express.account_sid, status: 'reversed' } })).data
    expect(back?.returned).toMatchObject({ label: expect.stringMatching(/^Payout of \d+ \w+ came back$/) })
  })
})
