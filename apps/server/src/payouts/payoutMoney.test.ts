import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoPassword, demoOrganizations, type PersonKey } from '@vehicle-partner/api/mock'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { setAccountNumber } from '../../test/setAccountNumber.ts'
import { ruleDatabaseKinds, testServer, createTransport, type DatabaseKind, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'

const { okafor, musa } = demoOrganizations
const tables = [
  'earning_lines',
  'payslips',
  'payslip_lines',
  'payouts',
  'payout_attempts',
  'settlement_accounts',
  'notifications',
  'events',
  'outbox',
]

describe.each(ruleDatabaseKinds())('payouts, on %s', (lane: DatabaseKind) => {
  let server: TestServer
  afterEach(() => server.close())

  const run = async (...names: string[]) => {
    for (const name of names) {
      const job = allJobs.find((each) => each.name === name)
      if (!job) throw new Error(`No job ${name}`)
      await job.run(server.dependencies(), server.now())
    }
  }
  /** Moves the clock to a time such as `2026-12-07T09:00:00Z`. */
  const goTo = (moment: string) => server.advanceClock({ seconds: (Date.parse(moment) - server.now().getTime()) / 1000 })
  const as = async (person: PersonKey) => {
    const { api } = await createTestServer(createTransport(server)).as(person)
    const { data } = await api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    return { api, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
  }
  const prints = async () =>
    Promise.all(
      tables.map(
        async (table) =>
          (
            await server.db.execute(
              sql.raw(`select '${table}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${table} t`),
            )
          ).rows[0],
      ),
    )
  /** Runs jobs twice: the second run changes nothing. */
  const runTwice = async (...names: string[]) => {
    await run(...names)
    const before = await prints()
    await run(...names)
    expect(await prints()).toEqual(before)
  }
  const payout = async (partnerId: string, month: string) =>
    (
      await server.db
        .select({ id: payouts.id, status: payouts.status, amount: payouts.amount_kobo, hold: payouts.hold_code })
        .from(payouts)
        .where(and(eq(payouts.partner_id, partnerId), eq(payouts.month, month)))
    )[0]

  /** Closes November and moves the clock to its payday. */
  const atPayday = async () => {
    goTo('2026-12-01T01:00:00Z')
    await run('earning-posting', 'payslip-issue', 'payout-create')
    goTo('2026-12-07T09:00:00Z')
  }

  test('a month is closed, sent on payday and paid 30 seconds later; each step happens once', async () => {
    server = await testServer({ lane })
    const { api } = await as('owner')
    const partnerId = okafor.account_sid
    goTo('2026-11-30T22:30:00Z')
    await run('earning-posting')
    const draft = await api.payslips.current({ query: { partnerId } })
    goTo('2026-12-01T01:00:00Z')
    await run('earning-posting')
    await runTwice('payslip-issue')
    const [slip] = (await api.payslips.list({ query: { partnerId, status: 'issued' } })).data
    expect(slip).toMatchObject({ period: { from: '2026-11-01', to: '2026-11-30' }, totals: draft.data.totals })
    goTo('2026-12-01T01:30:00Z')
    await runTwice('payout-create')
    expect((await payout(okafor.id, '2026-12-01'))?.status).toBe('scheduled')
    goTo('2026-12-05T09:00:00Z')
    await runTwice('payout-run')
    expect((await payout(okafor.id, '2026-11-01'))?.status).toBe('scheduled')
    goTo('2026-12-07T09:00:00Z')
    await runTwice('payout-run')
    expect(await payout(okafor.id, '2026-11-01')).toMatchObject({ status: 'processing', amount: slip?.totals.payable_kobo })
    server.advanceClock({ seconds: 29 })
    await run('payout-settle')
    expect((await payout(okafor.id, '2026-11-01'))?.status).toBe('processing')
    server.advanceClock({ seconds: 1 })
    await runTwice('payout-settle')
    const paid = (await api.payouts.list({ query: { partnerId, tab: 'paid' } })).data[0]
    expect(paid).toMatchObject({
      status: 'paid',
      amount_kobo: slip?.totals.payable_kobo,
      payslip_ids: [slip?.id],
      paid_at: '2026-12-07T09:00:30.000Z',
    })
    expect(paid?.bank_session_id).toMatch(/^000013261207090030\d{12}$/)
    expect((await api.payslips.get({ params: { id: slip?.id ?? '' } })).data.status).toBe('paid')
    expect((await server.call('GET', '/sandbox/outbox.json?to=owner@demo.test')).text).toMatch(/was paid/)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('the last account stays while a payout is owed, also when everything earned is on its payslip', async () => {
    server = await testServer({ lane })
    await atPayday()
    const { api, stepUp } = await as('individual')
    const partnerId = musa.account_sid
    expect((await payout(musa.id, '2026-11-01'))?.amount).toBeGreaterThan(0)
    await server.db
      .update(earningLines)
      .set({ state: 'void' })
      .where(and(eq(earningLines.partner_id, musa.id), inArray(earningLines.state, ['pending', 'unsettled'])))
    const accounts = await api.settlementAccounts.list({ query: { partnerId } })
    const remove = (id: string) => api.settlementAccounts.remove({ params: { id } }, { stepUp })
    for (const { id } of accounts.filter(({ is_primary }) => !is_primary)) await remove(id)
    const last = accounts.find(({ is_primary }) => is_primary)?.id ?? ''
    await expect(remove(last)).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    await run('payout-run')
    await expect(remove(last)).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    server.advanceClock({ seconds: 30 })
    await run('payout-settle')
    expect((await payout(musa.id, '2026-11-01'))?.status).toBe('paid')
    await expect(remove(last)).resolves.toMatchObject({ data: { id: last } })
  })

  test('after four failures on a closed account the payout is on hold; another account can be paid (check 5)', async () => {
    server = await testServer({ lane })
    await setAccountNumber(server, musa.id, '0000000003')
    await atPayday()
    await run('payout-run')
    for (const day of ['07', '08', '09', '10']) {
      goTo(`2026-12-${day}T09:00:00Z`)
      await run('payout-retry')
      goTo(`2026-12-${day}T09:01:00Z`)
      await run('payout-settle')
      expect((await payout(musa.id, '2026-11-01'))?.status).toBe(day === '10' ? 'on_hold' : 'failed')
    }
    const { api } = await as('individual')
    const { id = '' } = (await payout(musa.id, '2026-11-01')) ?? {}
    const partnerId = musa.account_sid
    expect((await api.payouts.get({ params: { id } })).data).toMatchObject({
      hold: { reason_code: 'account_failed' },
      failure: { code: 'account_closed' },
      attempts: [{ status: 'failed' }, { status: 'failed' }, { status: 'failed' }, { status: 'failed' }],
    })
    goTo('2026-12-11T09:00:00Z')
    await run('payout-run')
    expect((await payout(musa.id, '2026-11-01'))?.status).toBe('on_hold')
    const { api: later, stepUp } = await as('individual')
    const added = await later.settlementAccounts.add({ body: { partnerId, bank_code: '044', account_number: '0010246780' } }, { stepUp })
    await later.settlementAccounts.makePrimary({ params: { id: added.data.id }, body: { is_primary: true } }, { stepUp })
    await expect(api.payouts.retry({ params: { id } })).rejects.toMatchObject({ code: 'InvalidTransition' })
    goTo('2026-12-12T09:00:00Z')
    expect((await api.payouts.retry({ params: { id } })).data).toMatchObject({
      status: 'processing',
      account: { bank_name: 'Access Bank' },
      hold: null,
    })
    server.advanceClock({ seconds: 30 })
    await run('payout-settle')
    expect((await payout(musa.id, '2026-11-01'))?.status).toBe('paid')
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a bank that is unavailable twice accepts the third attempt (check 5)', async () => {
    server = await testServer({ lane })
    await setAccountNumber(server, musa.id, '0000000004')
    await atPayday()
    await run('payout-run')
    const states: (string | undefined)[] = []
    for (const day of ['07', '08', '09']) {
      goTo(`2026-12-${day}T09:00:00Z`)
      await run('payout-retry')
      server.advanceClock({ seconds: 30 })
      await run('payout-settle')
      states.push((await payout(musa.id, '2026-11-01'))?.status)
    }
    expect(states).toEqual(['failed', 'failed', 'paid'])
    expect(await checkLedger(server.db)).toEqual([])
  })

  test.each([
    ['account_cooling_off', sql`update settlement_accounts set usable_from = '2026-12-08T08:00:00Z' where partner_id = ${musa.id}`],
    ['no_account', sql`update settlement_accounts set status = 'under_review' where partner_id = ${musa.id}`],
    [
      'kyc_incomplete',
      sql`update kyc_steps set status = 'submitted', reviewed_at = null where partner_id = ${musa.id} and step = 'address'`,
    ],
  ])('%s: the payout is on hold and is sent when the reason is resolved', async (hold, cause) => {
    server = await testServer({ lane })
    await server.db.execute(cause)
    await atPayday()
    await runTwice('payout-run')
    expect(await payout(musa.id, '2026-11-01')).toMatchObject({ status: 'on_hold', hold })
    await server.db.execute(sql`update settlement_accounts set status = 'active' where partner_id = ${musa.id}`)
    await server.db.execute(
      sql`update kyc_steps set status = 'completed', reviewed_at = submitted_at where partner_id = ${musa.id} and status = 'submitted'`,
    )
    goTo('2026-12-08T09:00:00Z')
    await run('payout-run')
    expect(await payout(musa.id, '2026-11-01')).toMatchObject({ status: 'processing', hold: null })
  })

  test('no payslip is issued for an organisation whose ledger is inconsistent', async () => {
    server = await testServer({ lane })
    await server.db.execute(sql`update payouts set amount_kobo = amount_kobo + 1 where status = 'paid'`)
    goTo('2026-12-01T01:00:00Z')
    await run('payslip-issue')
    expect(server.logged.join('')).toContain('The ledger is inconsistent: a payout is the sum')
    expect(await server.db.$count(payslips, and(eq(payslips.month, '2026-11-01'), eq(payslips.partner_id, okafor.id)))).toBe(0)
  })
})
