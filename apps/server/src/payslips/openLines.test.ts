import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { earningDirection, lagosDate, type EarningType } from '@vehicle-partner/domain'
import { and, desc, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { newId } from '../newId.ts'

const { sunrise, okafor } = demoOrganizations
const partnerId = sunrise.account_sid

describe.each(ruleDatabaseKinds())('lines that are open when a month is closed, on %s', (lane) => {
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
  const post = async (occurred_at: string, amount_kobo: number, type: EarningType = 'bonus', rate_card_version = 3) => {
    const at = new Date(occurred_at)
    const [line] = await server.db
      .insert(earningLines)
      .values({
        id: newId('ern', at),
        reference: newId('ERN', at),
        partner_id: sunrise.id,
        occurred_at: at,
        service_date: lagosDate(at),
        type,
        direction: earningDirection(type),
        amount_kobo,
        description: 'Any',
        rate_card_version,
        state: 'pending',
        created_at: server.now(),
      })
      .returning()
    return line?.id ?? ''
  }
  const query = async (lineId: string) => {
    const id = newId('dsp', server.now())
    await server.db.insert(disputes).values({
      id,
      partner_id: sunrise.id,
      earning_line_id: lineId,
      reason: 'wrong_amount',
      text: 'This is not what we agreed',
      state: 'open',
      created_by: demoPeople.owner.id,
      created_at: server.now(),
    })
    return id
  }
  const slipOf = async (month: string) => {
    const [row] = await server.db
      .select({ id: payslips.id })
      .from(payslips)
      .where(and(eq(payslips.partner_id, sunrise.id), eq(payslips.month, month), ne(payslips.status, 'revised')))
    return (await (await asOwner()).payslips.get({ params: { id: row?.id ?? '' } })).data
  }
  const download = async (id: string, format: 'csv' | 'pdf') =>
    (await (await asOwner()).payslips.download({ params: { id }, query: { format } })).blob
  const simulate = async (kind: string, id: string) =>
    (await server.call('POST', '/sandbox/simulate', { body: { kind, id, text: 'Any reason' } })).status
  const readLine = async (id: string) =>
    (await (await asOwner()).earnings.list({ params: { id: sunrise.id }, query: { perPage: 100 } })).data.filter((line) => line.id === id)

  let lines = { settled: '', queried: '', checked: '', between: '' }
  let dispute = ''
  test('those that are being checked or under query are not on the payslip, which says so', async () => {
    goTo('2026-11-30T20:00:00Z')
    lines = {
      settled: await post('2026-11-10T10:00:00Z', 1_000_000),
      queried: await post('2026-11-11T10:00:00Z', 200_000),
      checked: await post('2026-11-29T10:00:00Z', 30_000),
      between: await post('2026-11-12T10:00:00Z', 4_000),
    }
    await run('earning-posting')
    dispute = await query(lines.queried)
    const draft = (await (await asOwner()).payslips.current({ query: { partnerId } })).data
    expect(draft).toMatchObject({
      totals: { gross_kobo: 1_034_000 },
      left_over: [{ reason: 'under_query', lines: 1, amount_kobo: 200_000 }],
    })
    // Queried after the draft was shown.
    await query(lines.between)
    // The operator holds a payout whose amount is not known yet.
    const isHeld = and(eq(payouts.partner_id, okafor.id), eq(payouts.month, '2026-11-01'))
    const [held] = await server.db.select().from(payouts).where(isHeld)
    expect(await simulate('payout.hold', held?.id ?? '')).toBe(200)
    goTo('2026-12-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    await run('payslip-issue') // twice
    expect(await server.db.select().from(payouts).where(isHeld)).toMatchObject([
      { id: held?.id, status: 'on_hold', hold_code: 'compliance_review', amount_kobo: expect.any(Number) },
    ])
    const slip = await slipOf('2026-11-01')
    expect(slip).toMatchObject({
      totals: { gross_kobo: 1_000_000 },
      carried_over: [],
      left_over: [
        { reason: 'being_checked', lines: 1, amount_kobo: 30_000, text: '1 line is still being checked: it is on the next payslip.' },
        { reason: 'under_query', lines: 2, amount_kobo: 204_000 },
      ],
    })
    expect(await readLine(lines.queried)).toMatchObject([
      { state: 'unsettled', payslip_id: null, carried_over: { month: '2026-11-01', reason: 'under_query' } },
    ])
    expect(await (await download(slip.id, 'csv')).text()).toContain('Not on this payslip,note,,,300.00,1 line is still being checked')
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('the next payslip has them, with the reasons', async () => {
    goTo('2026-12-20T10:00:00Z')
    await post('2026-11-28T10:00:00Z', 500)
    await run('earning-posting')
    expect(await simulate('dispute.decline', dispute)).toBe(200)
    goTo('2027-01-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    const slip = await slipOf('2026-12-01')
    expect(slip).toMatchObject({
      totals: { gross_kobo: 230_500 },
      carried_over: [
        {
          reason: 'being_checked',
          lines: 1,
          amount_kobo: 30_000,
          text: '1 line of an earlier month was still being checked when its month was closed.',
        },
        { reason: 'posted_late', lines: 1, amount_kobo: 500 },
        { reason: 'under_query', lines: 1, amount_kobo: 200_000 },
      ],
      left_over: [{ reason: 'under_query', lines: 1, amount_kobo: 4_000 }],
    })
    expect(slip.lines[0]?.explain).toContain('1 line of an earlier month was under query when its month was closed.')
    const csv = await (await download(slip.id, 'csv')).text()
    expect(csv).toContain('Of earlier months,note,,,2000.00,1 line of an earlier month was under query')
    expect((await download(slip.id, 'pdf')).size).toBeGreaterThan(1000)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a month with open lines alone has a payslip that says why nothing is payable, and no payout', async () => {
    goTo('2027-02-01T01:00:00Z')
    await run('payout-create', 'earning-posting', 'payslip-issue')
    const slip = await slipOf('2027-01-01')
    expect(slip).toMatchObject({
      totals: { gross_kobo: 0, payable_kobo: 0 },
      lines: [],
      payout_id: null,
      left_over: [{ reason: 'under_query', lines: 1 }],
    })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('lines from before a change of the rates are explained by the rates of their days', async () => {
    const [card] = await server.db.select().from(rateCards).orderBy(desc(rateCards.version)).limit(1)
    if (!card) throw new Error('There are no rate cards')
    const ofMarch = { partner_id: sunrise.id, version: 9, platform_fee_bps: 700, effective_from: '2027-03-01' }
    await server.db.insert(rateCards).values({ ...card, ...ofMarch, id: 'rate_march' })
    goTo('2027-02-28T20:00:00Z')
    await post('2027-02-28T10:00:00Z', 2000)
    await post('2027-02-28T22:00:00Z', 100, 'platform_fee')
    goTo('2027-03-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    goTo('2027-03-20T20:00:00Z')
    await post('2027-03-10T10:00:00Z', 3000, 'bonus', 9)
    await post('2027-03-10T22:00:00Z', 210, 'platform_fee', 9)
    goTo('2027-04-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    const entries = async () => (await slipOf('2027-03-01')).lines.map(({ label, explain }) => `${label}: ${explain}`)
    const note = '1 line of an earlier month was still being checked when its month was closed.'
    const explained = [
      `Bonuses: 2 bonuses, by the table of rate cards v3 and v9. ${note}`,
      `Platform fee 5 % and 7 %: 5 % and 7 % of what the trips brought. ${note}`,
      'Withholding tax 10 %: 10 % of ₦50.00 (trips, bonuses, cancelled trips). Tolls are not taxed.',
    ]
    expect(await entries()).toEqual(explained)
    // A correction keeps the explanations.
    const [fee] = await server.db
      .select({ id: earningLines.id })
      .from(earningLines)
      .where(and(eq(earningLines.partner_id, sunrise.id), eq(earningLines.amount_kobo, 210)))
    expect(await simulate('dispute.accept', await query(fee?.id ?? ''))).toBe(200)
    expect(await simulate('payslip.revise', (await slipOf('2027-03-01')).id)).toBe(200)
    expect(await entries()).toEqual(expect.arrayContaining(explained))
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a correction of a payslip that paid nothing is on the next one', async () => {
    goTo('2027-04-30T20:00:00Z')
    await post('2027-04-10T10:00:00Z', 500_000)
    const penalty = await post('2027-04-10T11:00:00Z', 900_000, 'penalty')
    goTo('2027-05-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    const april = await slipOf('2027-04-01')
    expect(april).toMatchObject({ payout_id: null, totals: { payable_kobo: 0 } })
    await post('2027-05-01T02:00:00Z', 100)
    expect(await simulate('dispute.accept', await query(penalty))).toBe(200)
    const revise = { body: { kind: 'payslip.revise', id: april.id } }
    expect((await server.call('POST', '/sandbox/simulate', revise)).body).toMatchObject({
      code: 'InvalidTransition',
      message: 'It paid nothing, so there is no payout to change. The next payslip will include the correction.',
    })
    goTo('2027-06-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue')
    expect((await slipOf('2027-05-01')).lines).toContainEqual(expect.objectContaining({ type: 'adjustment_credit', amount_kobo: 900_000 }))
    expect(await checkLedger(server.db)).toEqual([])
  })
})
