import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { lagosDate } from '@vehicle-partner/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransport, testServer, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { newId } from '../newId.ts'

const { id: partnerId, account_sid } = demoOrganizations.sunrise

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const goTo = (moment: string) => server.advanceClock({ seconds: (Date.parse(moment) - server.now().getTime()) / 1000 })
// A session of its own: days pass between the steps.
const asOwner = async () => (await createTestServer(createTransport(server)).as('empty')).api
const readDraft = async () => (await (await asOwner()).payslips.current({ query: { partnerId: account_sid } })).data
const readNextPayout = async () => (await (await asOwner()).payouts.next({ query: { partnerId: account_sid } })).data

const findPayoutOf = async (month: string) => {
  const [payout] = await server.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.partner_id, partnerId), eq(payouts.month, month)))
  if (!payout) throw new Error('The month has no payout')
  return payout
}

const post = async (at: Date, amount_kobo: number, more: Partial<typeof earningLines.$inferInsert> = {}) => {
  await server.db.insert(earningLines).values({
    id: newId('ern', at),
    reference: newId('ERN', at),
    partner_id: partnerId,
    occurred_at: at,
    service_date: lagosDate(at),
    type: 'toll_reimbursement',
    direction: 'credit',
    amount_kobo,
    description: 'Any',
    rate_card_version: 3,
    state: 'unsettled',
    created_at: server.now(),
    ...more,
  })
}

test('until a month is closed, the draft and the next payout are of that month', async () => {
  await post(server.now(), 700_000)
  await server.app.services.scheduler.run('payout-create')
  goTo('2026-11-30T23:30:00Z')
  await post(server.now(), 5_000)
  expect(await readDraft()).toMatchObject({
    number: 'Not issued yet',
    period: { from: '2026-11-01', to: '2026-11-30' },
    totals: { payable_kobo: 700_000 },
    carried_over: [],
  })
  expect(await readNextPayout()).toMatchObject({ period: { from: '2026-11-01' }, amount_kobo: null, estimate_kobo: 700_000 })

  goTo('2026-12-01T01:00:00Z')
  await server.app.services.scheduler.run('payslip-issue')
  expect(await readDraft()).toMatchObject({
    number: 'So far this month',
    period: { from: '2026-12-01', to: '2026-12-31' },
    totals: { payable_kobo: 5_000 },
    carried_over: [],
  })
  expect(await readNextPayout()).toMatchObject({ period: { from: '2026-11-01' }, amount_kobo: 700_000, estimate_kobo: 700_000 })
})

test('a month whose closing fails stays the draft and the next payout until it is closed', async () => {
  await server.app.services.scheduler.run('payout-create')
  const { reference } = await findPayoutOf('2026-12-01')
  goTo('2026-12-20T10:00:00Z')
  await server.app.services.scheduler.run('payout-run') // that of November goes on hold
  await post(server.now(), 1_000_000, { type: 'bonus' })
  // Another line has the reference of the tax, so the closing fails.
  await post(server.now(), 0, { reference: `ERN-WHT-2026-12-${partnerId.slice(-4)}-${reference.slice(-4)}`, state: 'void' })
  goTo('2027-01-01T01:00:00Z')
  await server.app.services.scheduler.run('payslip-issue')
  await server.app.services.scheduler.run('payout-create')
  await post(new Date('2027-01-03T10:00:00Z'), 40_000)
  goTo('2027-01-04T10:00:00Z')
  const ofDecember = { period: { from: '2026-12-01' }, totals: { payable_kobo: 905_000 }, carried_over: [] }
  expect(await readDraft()).toMatchObject(ofDecember)
  expect(await readNextPayout()).toMatchObject({ reference, amount_kobo: null, estimate_kobo: 905_000 })

  await server.db.update(payouts).set({ reference: 'PO-2027-01-9001' }).where(eq(payouts.reference, reference))
  await server.app.services.scheduler.run('payslip-issue')
  expect(await readDraft()).toMatchObject({ period: { from: '2027-01-01' }, totals: { payable_kobo: 40_000 }, carried_over: [] })
  expect(await readNextPayout()).toMatchObject({ period: { from: '2026-12-01' }, amount_kobo: 905_000, estimate_kobo: 905_000 })
  expect(await checkLedger(server.db)).toEqual([])
})
