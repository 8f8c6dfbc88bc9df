import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { lagosDate } from '@vehicle-partner/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTransport, testServer, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
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

const post = async (at: Date, amount_kobo: number) => {
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
  })
}

test('until a month is closed, the draft and the next payout are of that month', async () => {
  await post(server.now(), 700_000)
  await server.app.services.scheduler.run('payout-create')
  goTo('2026-11-30T23:30:00Z')
  await post(server.now(), 5_000)
  expect(await readDraft()).toMatchObject({
    period: { from: '2026-11-01', to: '2026-11-30' },
    totals: { payable_kobo: 700_000 },
    carried_over: [],
  })
  expect(await readNextPayout()).toMatchObject({ period: { from: '2026-11-01' }, amount_kobo: null, estimate_kobo: 700_000 })

  goTo('2026-12-01T01:00:00Z')
  await server.app.services.scheduler.run('payslip-issue')
  expect(await readDraft()).toMatchObject({
    period: { from: '2026-12-01', to: '2026-12-31' },
    totals: { payable_kobo: 5_000 },
    carried_over: [],
  })
  expect(await readNextPayout()).toMatchObject({ period: { from: '2026-11-01' }, amount_kobo: 700_000, estimate_kobo: 700_000 })
})
