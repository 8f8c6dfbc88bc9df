import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPassword } from '@vehicle-partner/api/mock'
import { formatDate, operatorHolds } from '@vehicle-partner/domain'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { readReportRows } from '../reports/reportRows.ts'
import { payoutJobs } from './payouts.jobs.ts'

const { swift } = demoOrganizations
const partnerId = swift.account_sid

// Swift Shuttles: its last payout has failed, because the account is closed.
describe.each(ruleDatabaseKinds())('holds and retries, on %s', (lane) => {
  let server: TestServer
  let id = ''
  beforeAll(async () => {
    server = await testServer({ lane })
    const [failed] = await server.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.partner_id, swift.id), eq(payouts.status, 'failed')))
    id = failed?.id ?? ''
  })
  afterAll(() => server.close())

  const asOwner = async () => {
    const owner = await createTestServer(createTransport(server)).as('payout-failed')
    const { data } = await owner.api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    return { ...owner, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
  }
  const run = async (...names: string[]) => {
    for (const name of names) await payoutJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  }
  const simulate = async (kind: string, more: object = {}) =>
    (await server.call('POST', '/sandbox/simulate', { body: { kind, id, ...more } })).status
  const read = async () => (await (await asOwner()).api.payouts.get({ params: { id } })).data
  const retry = async () => {
    const { send } = await asOwner()
    const { status, body } = await send({ method: 'POST', path: `/partner-payout/v1/payouts/${id}/retry` })
    return { status, message: (body as { message?: string }).message }
  }
  const addAccount = async (account_number: string) => {
    const { api, stepUp } = await asOwner()
    return (await api.settlementAccounts.add({ body: { partnerId, bank_code: '058', account_number } }, { stepUp })).data.id
  }
  const makePrimary = async (accountId: string) => {
    const { api, stepUp } = await asOwner()
    await api.settlementAccounts.makePrimary({ params: { id: accountId }, body: { is_primary: true } }, { stepUp })
  }
  const removeAccount = async (accountId: string) => {
    const { api, stepUp } = await asOwner()
    await api.settlementAccounts.remove({ params: { id: accountId } }, { stepUp })
  }
  const listAccounts = async () => (await asOwner()).api.settlementAccounts.list({ query: { partnerId } })

  test('the account that has just failed as closed is not tried again, not even as a new one', async () => {
    expect((await read()).next_step).toMatchObject({ code: 'add_account', can_retry: false })
    expect(await retry()).toMatchObject({ status: 409, message: expect.stringContaining('This account is closed.') })
    const closed = (await listAccounts())[0]?.id ?? ''
    const other = await addAccount('0147386785')
    await makePrimary(other)
    await removeAccount(closed)
    // The closed account again, as a new one.
    const again = await addAccount('0000000003')
    await makePrimary(again)
    server.advanceClock({ days: 2 })
    // The other account can receive it once it is primary again.
    expect((await read()).next_step).toMatchObject({ code: 'choose_account', can_retry: false })
    expect(await retry()).toMatchObject({ status: 409 })
    await makePrimary(other)
    await removeAccount(again)
  })

  test('when the primary account is removed, one that the bank has closed takes its place only if there is no other', async () => {
    const [first] = await listAccounts()
    const closed = await addAccount('0000000003')
    const good = await addAccount('0147386787')
    const primary = async () => (await listAccounts()).find(({ is_primary }) => is_primary)?.id
    await removeAccount(first?.id ?? '')
    expect(await primary()).toBe(good)
    await removeAccount(good)
    expect(await primary()).toBe(closed)
    const again = await addAccount('0147386785')
    await makePrimary(again)
    await removeAccount(closed)
  })

  test('an export names the same accounts as the list: an unsent payout goes to the present primary account', async () => {
    const { api } = await asOwner()
    const { data: listed } = await api.payouts.list({ query: { partnerId, perPage: 100 } })
    const { readPages } = await readReportRows(server.db, { type: 'payouts', partnerId: swift.id, filters: {}, now: server.now() })
    const exported: unknown[] = []
    for await (const page of readPages())
      exported.push(...page.map(({ reference, account }) => [reference, typeof account === 'string' ? account.slice(-4) : null]))
    expect(listed.some(({ status }) => status === 'scheduled')).toBe(true)
    expect(exported).toEqual(listed.map(({ reference, account }) => [reference, account?.account_number_masked.slice(-4)]))
  })

  test('an account that is cooling off, not confirmed, or held in another name takes no payout', async () => {
    expect((await read()).next_step).toMatchObject({ code: 'wait_for_account' })
    expect(await retry()).toMatchObject({ status: 409, message: expect.stringContaining('24 hours') })
    server.advanceClock({ days: 1 })
    const set = (values: Partial<typeof settlementAccounts.$inferInsert>) =>
      server.db
        .update(settlementAccounts)
        .set(values)
        .where(and(eq(settlementAccounts.partner_id, swift.id), eq(settlementAccounts.is_primary, true)))
    for (const [values, code] of [
      [{ status: 'verifying' }, 'wait_for_account'],
      [{ status: 'under_review' }, 'contact_support'],
      [{ status: 'disabled' }, 'add_account'],
      [{ status: 'active', name_match: 'mismatch' }, 'contact_support'],
    ] as const) {
      await set(values)
      expect((await read()).next_step).toMatchObject({ code, can_retry: false })
      expect((await retry()).status).toBe(409)
    }
    await set({ status: 'active', name_match: 'exact' })
    expect((await read()).next_step).toMatchObject({ code: 'retry', can_retry: true })
  })

  test.each(operatorHolds)('a hold for %s ends for the operator alone, whatever a partner does', async (hold) => {
    expect(await simulate('payout.hold', { reason: hold, text: 'We have a question about this month.' })).toBe(200)
    const isHeld = async () => {
      const payout = await read()
      expect(payout).toMatchObject({ status: 'on_hold', hold: { reason_code: hold, text: 'We have a question about this month.' } })
      expect(payout.next_step).toMatchObject({ code: 'contact_support', can_retry: false })
    }
    await isHeld()
    expect(await retry()).toMatchObject({ status: 409, message: expect.stringContaining('Only we can release it.') })
    expect((await Promise.all([retry(), retry(), retry()])).map(({ status }) => status)).toEqual([409, 409, 409])
    const added = await addAccount('0147386786')
    const before = (await listAccounts()).find(({ is_primary }) => is_primary)?.id ?? ''
    await makePrimary(added)
    server.advanceClock({ days: 3 })
    expect((await retry()).status).toBe(409)
    await makePrimary(before)
    await removeAccount(added)
    server.advanceClock({ days: 3 })
    await run('payout-run', 'payout-retry', 'payout-settle')
    // Another reason, or another hold, does not replace it.
    expect(await simulate('payout.hold', { reason: hold === 'dispute' ? 'compliance_review' : 'dispute' })).toBe(200)
    expect(await simulate('payout.fail')).toBe(409)
    await isHeld()
    expect(await simulate('payout.release')).toBe(422) // without a reason
    expect(await simulate('payout.release', { text: 'The question is answered.' })).toBe(200)
    expect(await read()).toMatchObject({ status: 'scheduled', hold: null })
    const [released] = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity_id, id), eq(auditEvents.action, 'payout.scheduled')))
      .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    expect(released?.changes).toContainEqual({ field: 'release_reason', from: hold, to: 'The question is answered.' })
    expect(await simulate('payout.release', { text: 'Again' })).toBe(409)
    expect(await simulate('payout.hold', { reason: 'account_failed' })).toBe(422)
  })

  test('a payout that is held before its month is closed stays the next one, with its estimate, and its amount is not said', async () => {
    const { okafor } = demoOrganizations
    const { api } = await createTestServer(createTransport(server)).as('owner')
    const { data: before } = await api.earnings.summary({ params: { id: okafor.id }, query: {} })
    const { data: payout } = await api.payouts.next({ query: { partnerId: okafor.account_sid } })
    expect(payout).toMatchObject({ status: 'scheduled', amount_kobo: null })
    const hold = { kind: 'payout.hold', id: payout?.id, text: 'We have a question about this month.' }
    expect((await server.call('POST', '/sandbox/simulate', { body: hold })).status).toBe(200)
    const { data: held } = await api.earnings.summary({ params: { id: okafor.id }, query: {} })
    expect(held.next_payout).toMatchObject({ ...before.next_payout, next_step: { code: 'contact_support', can_retry: false } })
    const { data: summary } = await api.partners.summary({ params: { id: okafor.id }, query: {} })
    const day = formatDate(payout?.scheduled_for ?? '')
    expect(summary.needs_action.map(({ label }) => label)).toContain(`Your payout of ${day} is on hold`)
    const { data: notified } = await api.notifications.list({ params: { id: okafor.id }, query: {} })
    expect(notified.map(({ title }) => title)).toContain(`Your payout of ${day} is on hold`)
    await server.call('POST', '/sandbox/simulate', { body: { ...hold, kind: 'payout.release' } })
    expect((await api.earnings.summary({ params: { id: okafor.id }, query: {} })).data.next_payout).toEqual(before.next_payout)
  })

  test('a hold replaces a reason that would end by itself, and a payout on its way cannot be held', async () => {
    await server.db
      .update(payouts)
      .set({ status: 'on_hold', hold_code: 'account_failed', hold_text: 'It failed' })
      .where(eq(payouts.id, id))
    expect(await simulate('payout.hold')).toBe(200)
    expect(await read()).toMatchObject({ hold: { reason_code: 'compliance_review' } })
    expect(await simulate('payout.release', { text: 'It is fine.' })).toBe(200)
    await run('payout-run')
    expect(await read()).toMatchObject({ status: 'processing' })
    expect(await simulate('payout.hold')).toBe(409)
    server.advanceClock({ seconds: 30 })
    await run('payout-settle')
    expect(await read()).toMatchObject({ status: 'paid' })
  })
})
