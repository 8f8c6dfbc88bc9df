import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, rules, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases, stepUpToken } from '../money/moneyAccess.conformance.ts'

const path = '/partner-payout/v1/settlement-accounts'
const partnerId = organizationKeys('eniola').account_sid

/** Adds accounts to an organisation without any and removes them afterwards. */
async function withAccounts(
  server: TestServer,
  numbers: readonly string[],
  work: (visit: Awaited<ReturnType<typeof asOwner>>, ids: string[]) => Promise<void>,
) {
  const visit = await asOwner(server)
  const ids: string[] = []
  try {
    for (const account_number of numbers) ids.push((await visit.add(account_number)).id)
    await work(visit, ids)
  } finally {
    const remaining = await visit.list()
    // The primary account is removed last, when it is the only one.
    for (const { id } of remaining.toReversed()) await visit.api.settlementAccounts.remove({ params: { id } }, { stepUp: visit.stepUp })
  }
}

async function asOwner(server: TestServer) {
  const owner = await stepUpToken(server, 'company-kyc')
  const options = { stepUp: owner.stepUp }
  return {
    ...owner,
    options,
    list: () => owner.api.settlementAccounts.list({ query: { partnerId } }),
    add: async (account_number: string, bank_code = '058') =>
      (await owner.api.settlementAccounts.add({ body: { partnerId, bank_code, account_number } }, options)).data,
  }
}

const anAccount = { partnerId: organizationKeys('okafor').account_sid, bank_code: '058', account_number: '0147386785' }

export const settlementAccountChangesConformance: readonly Case[] = [
  wire('settlementAccounts.add', 'the first account becomes primary, usable after a day', async (server) => {
    await withAccounts(server, ['0147386785'], async ({ list }, [id]) => {
      expect(await list()).toMatchObject([
        {
          id,
          bank_name: 'Guaranty Trust Bank',
          account_number: '••••6785',
          is_primary: true,
          status: 'active',
          name_match: 'exact',
          failure_count: 0,
        },
      ])
      const [{ usable_from, created_at } = { usable_from: null, created_at: '' }] = await list()
      expect(Date.parse(usable_from ?? '') - Date.parse(created_at)).toBe(86_400_000)
    })
    expect(await (await asOwner(server)).list()).toEqual([])
  }),
  wire('settlementAccounts.add', 'a duplicate at the same bank is 409, at another bank it is a new account', async (server) => {
    await withAccounts(server, ['0147386785'], async ({ add, list }) => {
      await expect(add('0147386785')).rejects.toMatchObject({ status: 409, code: 'ItemAlreadyExist' })
      await add('0147386785', '044')
      expect(await list()).toHaveLength(2)
    })
  }),
  wire('settlementAccounts.add', 'a fourth account is rejected', async (server) => {
    await withAccounts(server, ['0147386785', '0147386786', '0147386787'], async ({ add }) => {
      await expect(add('0147386788')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    })
  }),
  wire(
    'settlementAccounts.add',
    'a mismatched name is under review, 0000000003 and 0000000004 are active, 0000000005 is slow',
    async (server) => {
      await withAccounts(server, ['0000000001', '0000000003', '0000000005'], async ({ list }) => {
        const byStatus = Object.fromEntries((await list()).map(({ account_number, status }) => [account_number.slice(-4), status]))
        expect(byStatus).toEqual({ '0001': 'under_review', '0003': 'active', '0005': 'verifying' })
      })
    },
  ),
  wire('settlementAccounts.add', 'the summary counts an account only after its bank has confirmed it', async (server) => {
    await withAccounts(server, ['0000000001', '0000000005'], async ({ api }) => {
      const summary = await api.partners.summary({ params: { id: organizationKeys('eniola').id }, query: {} })
      expect(summary.data.settlement_accounts).toBe(1)
    })
  }),
  wire(
    'settlementAccounts.add',
    '0000000000 is not found, for 0000000002 the bank is unavailable, and nothing is stored',
    async (server) => {
      const { add, list } = await asOwner(server)
      await expect(add('0000000000')).rejects.toMatchObject({ status: 422, code: 'AccountNotResolved' })
      await expect(add('0000000002')).rejects.toMatchObject({ status: 503, code: 'BankUnavailable' })
      await expect(add('0147386785', '999')).rejects.toMatchObject({ status: 422, fields: { bank_code: 'Please select your bank' } })
      expect(await list()).toEqual([])
    },
  ),
  wire('settlementAccounts.add', 'requires a step-up', async (server) => {
    const { api } = await server.as('owner')
    await expect(api.settlementAccounts.add({ body: anAccount })).rejects.toMatchObject({ status: 403, code: 'StepUpRequired' })
  }),
  wire('settlementAccounts.add', 'an earnings manager may read but not add', async (server) => {
    const { api, stepUp } = await stepUpToken(server, 'earnings')
    await expect(api.settlementAccounts.add({ body: anAccount }, { stepUp })).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
  }),
  rules('settlementAccounts.add', 'notifies owners by e-mail and text message', async (server) => {
    const before = (await server.outbox('company-kyc@demo.test')).length
    await withAccounts(server, ['0147386785'], async () => {
      const mails = await server.outbox('company-kyc@demo.test')
      expect(mails.length).toBeGreaterThan(before)
      expect(mails[0]?.text).toContain('Guaranty Trust Bank ••••6785')
      expect((await server.outbox('+2348030000015'))[0]?.text).toContain('••••6785')
    })
  }),
  ...moneyItemAccessCases('settlementAccounts.makePrimary', 'owner', async ({ api }) => ({
    method: 'PATCH',
    path: `${path}/${(await api.settlementAccounts.list({ query: { partnerId: organizationKeys('okafor').account_sid } }))[0]?.id ?? ''}`,
    body: { is_primary: true },
  })),
  wire('settlementAccounts.makePrimary', 'replaces the primary account; the new one is usable after a day', async (server) => {
    await withAccounts(server, ['0147386785', '0147386786'], async ({ api, options, list }, [first = '', second = '']) => {
      const { data } = await api.settlementAccounts.makePrimary({ params: { id: second }, body: { is_primary: true } }, options)
      expect(data).toMatchObject({ id: second, is_primary: true, usable_from: expect.any(String) })
      expect((await list()).map(({ id, is_primary }) => [id, is_primary])).toEqual([
        [second, true],
        [first, false],
      ])
    })
  }),
  wire('settlementAccounts.makePrimary', 'an account under review cannot be primary', async (server) => {
    await withAccounts(server, ['0147386785', '0000000001'], async ({ api, options }, [, second = '']) => {
      await expect(
        api.settlementAccounts.makePrimary({ params: { id: second }, body: { is_primary: true } }, options),
      ).rejects.toMatchObject({
        status: 409,
        code: 'InvalidTransition',
      })
    })
  }),
  ...moneyItemAccessCases('settlementAccounts.remove', 'owner', async ({ api }) => ({
    method: 'DELETE',
    path: `${path}/${(await api.settlementAccounts.list({ query: { partnerId: organizationKeys('okafor').account_sid } }))[0]?.id ?? ''}`,
  })),
  wire('settlementAccounts.remove', 'removing the primary account makes another active one primary', async (server) => {
    await withAccounts(server, ['0147386785', '0147386786'], async ({ api, options, list }, [first = '', second = '']) => {
      await api.settlementAccounts.remove({ params: { id: first } }, options)
      expect(await list()).toMatchObject([{ id: second, is_primary: true }])
      await expect(api.settlementAccounts.remove({ params: { id: first } }, options)).rejects.toMatchObject({ status: 404 })
    })
  }),
  wire('settlementAccounts.remove', 'the primary account needs another active one to be removed', async (server) => {
    const visit = await asOwner(server)
    await visit.add('0147386785')
    const { id } = await visit.add('0000000001')
    const primary = (await visit.list())[0]?.id ?? ''
    await expect(visit.api.settlementAccounts.remove({ params: { id: primary } }, visit.options)).rejects.toMatchObject({ status: 409 })
    await visit.api.settlementAccounts.remove({ params: { id } }, visit.options)
    await visit.api.settlementAccounts.remove({ params: { id: primary } }, visit.options)
    expect(await visit.list()).toEqual([])
  }),
  wire('settlementAccounts.remove', 'the last account cannot be removed with a balance', async (server) => {
    const { api, stepUp } = await stepUpToken(server, 'individual')
    const [account] = await api.settlementAccounts.list({ query: { partnerId: organizationKeys('musa').account_sid } })
    await expect(api.settlementAccounts.remove({ params: { id: account?.id ?? '' } }, { stepUp })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
  }),
  ...moneyItemAccessCases('settlementAccounts.number', 'owner', async ({ api }) => ({
    method: 'GET',
    path: `${path}/${(await api.settlementAccounts.list({ query: { partnerId: organizationKeys('okafor').account_sid } }))[0]?.id ?? ''}/number`,
  })),
  wire('settlementAccounts.number', 'the owner sees the full number after a step-up', async (server) => {
    const { api, stepUp } = await stepUpToken(server, 'owner')
    const [account] = await api.settlementAccounts.list({ query: { partnerId: organizationKeys('okafor').account_sid } })
    const params = { id: account?.id ?? '' }
    await expect(api.settlementAccounts.number({ params })).rejects.toMatchObject({ code: 'StepUpRequired' })
    await expect(api.settlementAccounts.number({ params }, { stepUp })).resolves.toMatchObject({ data: { account_number: '0147386785' } })
  }),
]
