import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoPassword, demoOrganizations } from '@vehicle-partner/api/mock'
import { afterEach, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { settlementAccountJobs } from './settlementAccounts.jobs.ts'

const partnerId = demoOrganizations.eniola.account_sid

describe.each(databaseKinds())('delayed bank responses, on %s', (lane) => {
  let server: TestServer
  afterEach(() => server.close())
  const run = () => settlementAccountJobs[0]?.run(server.dependencies(), server.now())

  test('0000000005 is verified after eight seconds, not before (check 5)', async () => {
    server = await testServer({ lane })
    const { api } = await createTestServer(createTransport(server)).as('company-kyc')
    const { data } = await api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    const stepUp = 'step_up_token' in data ? data.step_up_token : ''
    const status = async () => (await api.settlementAccounts.list({ query: { partnerId } })).map((account) => account.status)
    await api.settlementAccounts.add({ body: { partnerId, bank_code: '058', account_number: '0000000005' } }, { stepUp })
    server.advanceClock({ seconds: 7 })
    await run()
    expect(await status()).toEqual(['verifying'])
    server.advanceClock({ seconds: 1 })
    await run()
    await run()
    expect(await status()).toEqual(['active'])
    const texts = (await server.call('GET', '/sandbox/outbox.json?to=company-kyc@demo.test')).text.match(/can receive payouts/g)
    expect(texts).toHaveLength(1)
  })

  test('of concurrent requests none adds a fourth account, and one adds the same number', async () => {
    server = await testServer({ lane })
    const { api } = await createTestServer(createTransport(server)).as('company-kyc')
    const { data } = await api.auth.stepUp({ body: { method: 'password', password: demoPassword } })
    const stepUp = 'step_up_token' in data ? data.step_up_token : ''
    const add = (account_number: string) =>
      api.settlementAccounts.add({ body: { partnerId, bank_code: '058', account_number } }, { stepUp })
    const outcomes = await Promise.allSettled([
      add('0147386785'),
      add('0147386785'),
      add('0147386786'),
      add('0147386787'),
      add('0147386788'),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const accounts = await api.settlementAccounts.list({ query: { partnerId } })
    expect(accounts).toHaveLength(3)
    expect(accounts.filter(({ is_primary }) => is_primary)).toHaveLength(1)
    expect(new Set(accounts.map(({ account_number }) => account_number)).size).toBe(3)
  })
})

test('outside the sandbox banks are unavailable', async () => {
  const server = await testServer({ sandbox: false })
  const { api } = await createTestServer(createTransport(server)).as('owner')
  const query = { partnerId: demoOrganizations.okafor.account_sid, bank_code: '058', account_number: '0147386785' }
  await expect(api.banks.resolve({ query })).rejects.toMatchObject({ status: 503, code: 'BankUnavailable' })
  await server.close()
})
