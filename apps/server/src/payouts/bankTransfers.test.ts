// Longer than 250 lines: one case for each order in which requests, crashes and reports can come, on one server.
import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { calculateCloseTime, monthRange } from '@vehicle-partner/domain'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFakeBank, type FakeBank } from '../../test/fakeBank.ts'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { bankSignatureHeader, bankWebhookPath } from '../banks/serveBankWebhook.ts'
import { createWebhookSignature } from '../banks/webhookSignature.ts'
import { bankReports, bankTransfers } from '../db/schema/bankTables.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { payoutJobs } from './payouts.jobs.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { newId } from '../newId.ts'
import { closeMonth } from '../payslips/closeMonth.ts'
import { findPrimaryAccount } from './payee.ts'
import { sendPayout } from './sendPayout.ts'
import { lockPayout } from './settlePayout.ts'

const { musa } = demoOrganizations
const secret = 'a-secret-that-the-bank-shares-with-us'

const runJob = async (server: TestServer, name = 'payout-settle') => {
  const job = payoutJobs.find((each) => each.name === name)
  if (!job) throw new Error(`No job ${name}`)
  await job.run(server.dependencies(), server.now())
}

describe.each(ruleDatabaseKinds())('transfers, on %s', (lane) => {
  let server: TestServer
  let bank: FakeBank
  let month = '2027-01-01'
  beforeAll(async () => {
    bank = createFakeBank()
    server = await testServer({ lane, bank, bankWebhookSecret: secret })
  })
  beforeEach(() => {
    bank.mood = 'answers'
    bank.onOrder = undefined
  })
  afterAll(() => server.close())

  const readPayout = async (id: string) => (await server.db.select().from(payouts).where(eq(payouts.id, id)))[0]
  const readTransfers = (payoutId: string) =>
    server.db.select().from(bankTransfers).where(eq(bankTransfers.payout_id, payoutId)).orderBy(asc(bankTransfers.attempt_no))
  const countReports = (transferId: string) => server.db.$count(bankReports, eq(bankReports.transfer_id, transferId))

  /** Closes another month and sends its payout; the order is written, the bank has not got it. */
  async function orderPayout() {
    const { now } = server.dependencies()
    await server.db.insert(earningLines).values({
      id: newId('ern', now),
      reference: newId('ERN', now),
      partner_id: musa.id,
      occurred_at: now,
      service_date: month,
      type: 'adjustment_credit',
      direction: 'credit',
      amount_kobo: 5_000_000,
      description: 'Any',
      rate_card_version: 3,
      state: 'unsettled',
      created_at: now,
    })
    const number = `9${month.slice(2, 4)}${month.slice(5, 7)}`
    const slip = await closeMonth(server.db, {
      partnerId: musa.id,
      month,
      at: calculateCloseTime(month),
      number,
      id: (prefix) => newId(prefix, now),
    })
    month = monthRange(month, 1).from
    const id = slip?.payout_id ?? ''
    await send(id)
    const [transfer] = await readTransfers(id)
    return { id, key: transfer?.id ?? '' }
  }
  const send = (id: string) =>
    inTransaction(server.dependencies(), async (tx) => {
      const [payout, account] = [await lockPayout(tx, id), await findPrimaryAccount(tx, musa.id)]
      if (!payout || !account) throw new Error('There is nothing to send')
      await sendPayout(tx, server.dependencies(), payout, account)
    })
  const report = async (body: object, { key = secret, at = server.now(), signed }: { key?: string; at?: Date; signed?: string } = {}) => {
    const text = JSON.stringify(body)
    const signature = createWebhookSignature(key, Buffer.from(signed ?? text), at)
    return server.call('POST', bankWebhookPath, { body: text, headers: { [bankSignatureHeader]: signature } })
  }
  const meaningOf = async (body: object) => (await report(body)).body as { data?: { meaning: string } }
  const simulate = async (kind: string, id: string, more: object = {}) =>
    (await server.call('POST', '/sandbox/simulate', { body: { kind, id, ...more } })).status
  const retry = async (id: string) => {
    const owner = await createTestServer(createTransport(server)).as('individual')
    return (await owner.send({ method: 'POST', path: `/partner-payout/v1/payouts/${id}/retry` })).status
  }

  test('the order is written with the status; the bank gets it outside of any transaction, once', async () => {
    const { id, key } = await orderPayout()
    expect(bank.received).not.toContain(key)
    // Would wait for ever, or fail, while a transaction holds the payout.
    bank.onOrder = async () => void (await server.db.execute(sql`select id from payouts where id = ${id} for update nowait`))
    await runJob(server)
    expect(await readTransfers(id)).toMatchObject([
      { id: key, status: 'sent', requests: 1, attempt_no: 1, amount_kobo: (await readPayout(id))?.amount_kobo },
    ])
    server.advanceClock({ seconds: 5 })
    await runJob(server)
    expect(bank.received.filter((each) => each === key)).toHaveLength(1)
    expect(bank.transfers.get(key)?.order).toMatchObject({
      account_number: expect.stringMatching(/^\d{10}$/),
      narration: `VPP/${(await readPayout(id))?.reference}`,
    })
    bank.transfers.set(key, { order: bank.transfers.get(key)?.order as never, report: { state: 'paid', session_id: '1'.repeat(30) } })
    server.advanceClock({ seconds: 10 })
    await runJob(server)
    expect(await readPayout(id)).toMatchObject({ status: 'paid', bank_session_id: '1'.repeat(30) })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test.each(['breaks before', 'breaks after'] as const)(
    'the connection %s the bank has stored the order: unknown, not failed, and paid once',
    async (mood) => {
      const { id, key } = await orderPayout()
      bank.mood = mood
      await runJob(server)
      expect(await readTransfers(id)).toMatchObject([{ status: 'unknown', requests: 1 }])
      expect(await readPayout(id)).toMatchObject({ status: 'processing' })
      await runJob(server) // not due yet
      expect(await readTransfers(id)).toMatchObject([{ requests: 1 }])
      server.advanceClock({ seconds: 5 })
      await runJob(server)
      expect(await readTransfers(id)).toMatchObject([{ status: 'unknown', requests: 2 }])
      bank.mood = 'answers'
      server.advanceClock({ seconds: 10 })
      await runJob(server)
      expect(await readTransfers(id)).toMatchObject([{ id: key, status: 'sent' }])
      expect([...bank.transfers.values()].filter(({ order }) => order.key === key)).toHaveLength(1)
      expect(await meaningOf({ key, state: 'paid', session_id: '2'.repeat(30) })).toMatchObject({ data: { meaning: 'applies' } })
      expect(await readPayout(id)).toMatchObject({ status: 'paid' })
    },
  )

  test('a bank that stays silent is shown as a failing item of the job, and asked again', async () => {
    const { id, key } = await orderPayout()
    bank.mood = 'breaks before'
    const countFailures = () => server.db.$count(jobFailures, and(eq(jobFailures.job, 'payout-settle'), eq(jobFailures.item, key)))
    for (let request = 1; request <= 6; request += 1) {
      expect(await countFailures()).toBe(0)
      server.advanceClock({ seconds: 3600 })
      await runJob(server)
    }
    expect(await countFailures()).toBe(1)
    expect(await readPayout(id)).toMatchObject({ status: 'processing' })
    bank.mood = 'answers'
    server.advanceClock({ days: 1 })
    await runJob(server)
    expect(await countFailures()).toBe(0)
    await report({ key, state: 'paid' })
    expect(await readPayout(id)).toMatchObject({ status: 'paid' })
  })

  test.each([true, false])('the server stops between sending and recording; the bank has the order: %s', async (hasOrder) => {
    const { id, key } = await orderPayout()
    // What such a server leaves behind: the request is counted, and the order is still pending.
    await server.db.update(bankTransfers).set({ requests: 1 }).where(eq(bankTransfers.id, key))
    if (hasOrder) bank.transfers.set(key, { order: { key } as never, report: { state: 'paid' } })
    await runJob(server)
    expect(bank.received.filter((each) => each === key)).toHaveLength(hasOrder ? 0 : 1)
    expect(await readPayout(id)).toMatchObject({ status: hasOrder ? 'paid' : 'processing' })
    if (!hasOrder) await report({ key, state: 'paid' })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a report that comes before the order is recorded as sent is applied', async () => {
    const { id, key } = await orderPayout()
    bank.onOrder = async () => void (await report({ key, state: 'paid' }))
    await runJob(server)
    expect(await readTransfers(id)).toMatchObject([{ status: 'paid' }])
    expect(await readPayout(id)).toMatchObject({ status: 'paid' })
  })

  test('a report needs the signature of the bank, of this body and of these minutes', async () => {
    const { id, key } = await orderPayout()
    const body = { key, state: 'paid' }
    expect(await report(body, { key: 'another-secret' })).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    expect(await report(body, { signed: JSON.stringify({ key, state: 'failed' }) })).toMatchObject({ status: 403 })
    for (const minutes of [-6, 6])
      expect(await report(body, { at: new Date(server.now().getTime() + minutes * 60_000) })).toMatchObject({ status: 403 })
    expect(await server.call('POST', bankWebhookPath, { body })).toMatchObject({ status: 403 })
    expect(await report({ key })).toMatchObject({ status: 422 })
    expect(await report({ key: 'trf_nothing', state: 'paid' })).toMatchObject({ status: 404 })
    expect(await readPayout(id)).toMatchObject({ status: 'processing' })
    expect(await report(body)).toMatchObject({ status: 200, body: { data: { meaning: 'applies' } } })
    // Recorded and sent again.
    expect(await report(body)).toMatchObject({ status: 200, body: { data: { meaning: 'repeats' } } })
    expect(await countReports(key)).toBe(1)
  })

  test('reports come in any order and twice: a return before the payment', async () => {
    const { id, key } = await orderPayout()
    for (const [state, meaning] of [
      ['processing', 'applies'],
      ['returned', 'applies'],
      ['paid', 'repeats'],
      ['returned', 'repeats'],
      ['processing', 'repeats'],
    ])
      expect(await meaningOf({ key, state })).toEqual({ data: { key, meaning } })
    expect(await readPayout(id)).toMatchObject({ status: 'reversed' })
    expect(await simulate('payout.return', id)).toBe(409)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('reports of both outcomes at once have one outcome, and the other is reported', async () => {
    const { id, key } = await orderPayout()
    const answers = await Promise.all([
      report({ key, state: 'paid' }),
      report({ key, state: 'failed', failure_code: 'limit_exceeded' }),
      report({ key, state: 'paid' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const meanings = answers.map(({ body }) => (body as { data: { meaning: string } }).data.meaning)
    expect(meanings.filter((each) => each === 'applies')).toHaveLength(1)
    expect(meanings).toContain('contradicts')
    expect(['paid', 'on_hold']).toContain((await readPayout(id))?.status)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('"paid" after "failed" moves no money: it is logged, and the payout waits for the operator', async () => {
    const { id, key } = await orderPayout()
    await runJob(server)
    await report({ key, state: 'failed', failure_code: 'bank_unavailable' })
    expect(await readPayout(id)).toMatchObject({ status: 'failed', failure_code: 'bank_unavailable' })
    for (const meaning of ['contradicts', 'contradicts'])
      expect(await meaningOf({ key, state: 'paid' })).toEqual({ data: { key, meaning } })
    expect(await readPayout(id)).toMatchObject({ status: 'on_hold', hold_code: 'compliance_review', next_retry_at: null })
    expect(await readTransfers(id)).toMatchObject([{ status: 'failed', contradiction: 'The bank reported "paid" after "failed"' }])
    expect(await countReports(key)).toBe(3) // processing, failed, and paid once
    expect(
      server.logged.filter((line) => line.includes('The bank reported \\"paid\\" after \\"failed\\"') && line.includes(key)),
    ).toHaveLength(1)
    expect(await retry(id)).toBe(409)
    server.advanceClock({ days: 2 })
    await runJob(server, 'payout-retry')
    await runJob(server, 'payout-run')
    expect(await readPayout(id)).toMatchObject({ status: 'on_hold' })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a payout that failed is sent again with another key; a late report of the first one does not touch the second', async () => {
    const { id, key } = await orderPayout()
    await report({ key, state: 'failed' })
    // Twice at once: one is sent.
    expect(new Set(await Promise.all([retry(id), retry(id)]))).toEqual(new Set([200, 409]))
    const [, second] = await readTransfers(id)
    expect(second).toMatchObject({ status: 'pending', attempt_no: 2 })
    expect(second?.id).not.toBe(key)
    expect(await meaningOf({ key, state: 'paid' })).toEqual({ data: { key, meaning: 'contradicts' } })
    expect(await readPayout(id)).toMatchObject({ status: 'processing' })
    expect(await simulate('payout.hold', id, { reason: 'dispute' })).toBe(409) // it is with the bank
    await report({ key: second?.id ?? '', state: 'paid' })
    expect(await readPayout(id)).toMatchObject({ status: 'paid' })
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('an account that is removed while its payout is on the way still receives it', async () => {
    const { id, key } = await orderPayout()
    await server.db
      .update(settlementAccounts)
      .set({ is_primary: false, removed_at: server.now() })
      .where(eq(settlementAccounts.partner_id, musa.id))
    await runJob(server)
    expect(bank.transfers.get(key)?.order.account_number).toMatch(/^\d{10}$/)
    await report({ key, state: 'paid' })
    expect(await readPayout(id)).toMatchObject({ status: 'paid' })
    await server.db.update(settlementAccounts).set({ is_primary: true, removed_at: null }).where(eq(settlementAccounts.partner_id, musa.id))
  })

  test('a payout never has two open transfers', async () => {
    const { id, key } = await orderPayout()
    const [transfer] = await readTransfers(id)
    if (!transfer) throw new Error('There is no transfer')
    await expect(server.db.insert(bankTransfers).values({ ...transfer, id: 'trf_other', attempt_no: 2 })).rejects.toMatchObject({
      cause: { code: '23505' },
    })
    await report({ key, state: 'paid' })
  })

  test.runIf(lane === 'postgres')('two servers that send at once order one transfer', async () => {
    const other = await testServer({ beside: server, bank, bankWebhookSecret: secret })
    const { id, key } = await orderPayout()
    await Promise.all([runJob(server), runJob(other), runJob(server)])
    expect([...bank.transfers.values()].filter(({ order }) => order.key === key)).toHaveLength(1)
    expect(await readTransfers(id)).toHaveLength(1)
    await Promise.all([report({ key, state: 'paid' }), runJob(other)])
    expect(await readPayout(id)).toMatchObject({ status: 'paid' })
    await other.close()
  })
})

test('outside of the sandbox, without a bank, payouts stay scheduled and say so', async () => {
  const server = await testServer({ sandbox: false })
  const { api } = await createTestServer(createTransport(server)).as('owner')
  const partnerId = demoOrganizations.okafor.account_sid
  await server.db.execute(
    sql`update payouts set amount_kobo = 100, scheduled_for = '2026-11-01' where status = 'scheduled' and partner_id = ${demoOrganizations.okafor.id}`,
  )
  for (const job of ['payout-run', 'payout-retry', 'payout-settle']) await runJob(server, job)
  const [payout] = (await api.payouts.list({ query: { partnerId, status: 'scheduled' } })).data
  expect(payout).toMatchObject({
    status: 'scheduled',
    next_step: { code: 'no_bank', can_retry: false, text: expect.stringContaining('not connected to a bank') },
  })
  expect(server.logged.join('')).toContain('No bank is connected')
  const failed = await createTestServer(createTransport(server)).as('payout-failed')
  const [last] = (await failed.api.payouts.list({ query: { partnerId: demoOrganizations.swift.account_sid, tab: 'problem' } })).data
  await expect(failed.api.payouts.retry({ params: { id: last?.id ?? '' } })).rejects.toMatchObject({ status: 409 })
  expect(await server.db.$count(bankTransfers)).toBe(0)
  expect(await server.call('POST', bankWebhookPath, { body: {} })).toMatchObject({ status: 404 })
  await server.close()
})
