import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPassword } from '@vehicle-partner/api/mock'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { payoutJobs } from '../payouts/payouts.jobs.ts'

const { swift } = demoOrganizations
const partnerId = swift.account_sid

// Swift Shuttles: its last payout has failed, because the account is closed.
describe.each(ruleDatabaseKinds())('the account of a payslip, on %s', (lane) => {
  let server: TestServer
  let id = ''
  beforeAll(async () => {
    server = await testServer({ lane })
    const isFailed = and(eq(payslips.partner_id, swift.id), eq(payslips.status, 'issued'))
    const [slip] = await server.db.select({ id: payslips.id }).from(payslips).where(isFailed).orderBy(desc(payslips.month)).limit(1)
    id = slip?.id ?? ''
  })
  afterAll(() => server.close())

  const asOwner = async () => {
    const { api } = await createTestServer(createTransport(server)).as('payout-failed')
    const { data } = await api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    return { api, stepUp: 'step_up_token' in data ? data.step_up_token : '' }
  }
  const readAccount = async () =>
    (await (await asOwner()).api.payslips.get({ params: { id } })).data.account?.account_number_masked?.slice(-4)
  const usePrimary = async (account_number: string) => {
    const { api, stepUp } = await asOwner()
    const { data } = await api.settlementAccounts.add({ body: { partnerId, bank_code: '058', account_number } }, { stepUp })
    await api.settlementAccounts.makePrimary({ params: { id: data.id }, body: { is_primary: true } }, { stepUp })
  }

  test('it is the one that the payout was sent to, not the one of the day on which the month was closed', async () => {
    expect(await readAccount()).toBe('0003')
    await usePrimary('0147386785')
    server.advanceClock({ days: 2 })
    const { api } = await asOwner()
    const { data: payslip } = await api.payslips.get({ params: { id } })
    await api.payouts.retry({ params: { id: payslip.payout_id ?? '' } })
    expect(await readAccount()).toBe('6785')
    server.advanceClock({ minutes: 1 })
    for (let tries = 0; tries < 2; tries += 1) {
      await payoutJobs.find(({ name }) => name === 'payout-settle')?.run(server.dependencies(), server.now())
      server.advanceClock({ minutes: 1 })
    }
    expect((await api.payslips.get({ params: { id } })).data).toMatchObject({ status: 'paid' })
    // What is chosen afterwards changes nothing.
    await usePrimary('0147386786')
    expect(await readAccount()).toBe('6785')
  })
})
