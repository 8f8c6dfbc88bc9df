import { demoAccounts } from '../demo/demoAccounts.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { settlementAccountChangesConformance } from './settlementAccountChanges.conformance.ts'

const path = '/partner-payout/v1/settlement-accounts'

export const settlementAccountsConformance: readonly Case[] = [
  ...settlementAccountChangesConformance,
  ...accessCases('settlementAccounts.list', ['settlement'], ({ account_sid }) => ({
    method: 'GET',
    path,
    query: { partnerId: account_sid },
  })),
  wire(
    'settlementAccounts.list',
    'GET /partner-payout/v1/settlement-accounts?partnerId={account_sid}: a bare array, the primary account first, numbers masked but for four digits (spec section 7)',
    async (server) => {
      const { send } = await server.as('owner')
      const { body } = await send({ method: 'GET', path, query: { partnerId: organizationKeys('okafor').account_sid } })
      const own = demoAccounts.filter(({ organization }) => organization === 'okafor')
      expect(body).toMatchObject(
        own.map(({ id, bank_code, bank_name, account_name, account_number, is_primary }) => ({
          id,
          bank_code,
          bank_name,
          account_name,
          is_primary,
          account_number: expect.stringMatching(new RegExp(`^[^0-9]+${account_number.slice(-4)}$`)),
        })),
      )
      for (const { account_number } of demoAccounts) expect(JSON.stringify(body)).not.toContain(account_number)
    },
  ),
  wire('settlementAccounts.list', 'says why the last payout to an account failed', async (server) => {
    const { api } = await server.as('payout-failed')
    const swift = await api.settlementAccounts.list({ query: { partnerId: organizationKeys('swift').account_sid } })
    expect(swift).toMatchObject([{ status: 'active', last_failure_code: 'account_closed' }])
    const { api: owner } = await server.as('owner')
    // Its last payouts have arrived, one of them after a failed transfer.
    const [primary] = await owner.settlementAccounts.list({ query: { partnerId: organizationKeys('okafor').account_sid } })
    expect(primary?.last_failure_code).toBeNull()
  }),
  wire('settlementAccounts.list', 'is an empty array without accounts', async (server) => {
    const { api } = await server.as('empty')
    await expect(api.settlementAccounts.list({ query: { partnerId: organizationKeys('sunrise').account_sid } })).resolves.toEqual([])
  }),
  wire('settlementAccounts.list', 'requires an organisation', async (server) => {
    const { send } = await server.as('owner')
    expect(await send({ method: 'GET', path })).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { partnerId: expect.any(String) } },
    })
  }),
]
