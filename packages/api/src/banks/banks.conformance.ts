import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, rules, wire, type Case } from '../kernel/defineCase.conformance.ts'

const partnerId = organizationKeys('balogun').account_sid
const lookupInput = (account_number: string, bank_code = '058') => ({ query: { partnerId, bank_code, account_number } })

export const banksConformance: readonly Case[] = [
  wire('banks.list', 'lists banks by name with unique codes', async (server) => {
    const { data } = await (await server.as('owner')).api.banks.list()
    expect(data).toContainEqual({ code: '058', name: 'Guaranty Trust Bank', slug: 'guaranty-trust-bank', kind: 'dmb', ussd: '*737#' })
    expect(new Set(data.map(({ code }) => code)).size).toBe(data.length)
    expect(data.map(({ name }) => name)).toEqual(
      data.map(({ name }) => name).toSorted((a, b) => a.toLowerCase().localeCompare(b.toLowerCase())),
    )
  }),
  wire('banks.list', 'requires a session', async (server) => {
    expect(await server.with(undefined).send({ method: 'GET', path: '/partner-payout/v1/banks' })).toMatchObject({ status: 401 })
  }),
  wire('banks.resolve', 'other numbers belong to the organisation', async (server) => {
    const { api } = await server.as('cities')
    const { data } = await api.banks.resolve(lookupInput('0147386785'))
    expect(data).toMatchObject({ name_match: 'exact', fits_bank: true })
    expect(data.account_name).toMatch(/^[^a-z]+$/)
    await expect(api.banks.resolve(lookupInput('0147386786'))).resolves.toMatchObject({ data: { fits_bank: false } })
  }),
  wire('banks.resolve', 'the account of an individual has the family name first', async (server) => {
    const { api } = await server.as('individual')
    const query = { partnerId: organizationKeys('musa').account_sid, bank_code: '057', account_number: '2218403567' }
    await expect(api.banks.resolve({ query })).resolves.toMatchObject({ data: { account_name: 'MUSA IBRAHIM', name_match: 'exact' } })
  }),
  wire('banks.resolve', '0000000001 has another name', async (server) => {
    const { api } = await server.as('cities')
    await expect(api.banks.resolve(lookupInput('0000000001'))).resolves.toMatchObject({
      data: { account_name: 'SANDBOX OTHER NAME', name_match: 'mismatch' },
    })
  }),
  wire('banks.resolve', '0000000000 is not found, for 0000000002 the bank is unavailable', async (server) => {
    const { api } = await server.as('cities')
    await expect(api.banks.resolve(lookupInput('0000000000'))).rejects.toMatchObject({ status: 422, code: 'AccountNotResolved' })
    await expect(api.banks.resolve(lookupInput('0000000002'))).rejects.toMatchObject({ status: 503, code: 'BankUnavailable' })
  }),
  ...(
    [
      ['no bank', { bank_code: '', account_number: '0147386785' }, { bank_code: 'Please select your bank' }],
      ['an unknown bank', { bank_code: '999', account_number: '0147386785' }, { bank_code: 'Please select your bank' }],
      ['nine digits', { bank_code: '058', account_number: '014738678' }, { account_number: 'Account number must be 10 digits' }],
    ] as const
  ).map(([name, query, errors]) =>
    wire('banks.resolve', `${name}: rejected on the field`, async (server) => {
      const { api } = await server.as('cities')
      await expect(api.banks.resolve({ query: { partnerId, ...query } })).rejects.toMatchObject({
        status: 422,
        code: 'ValidationError',
        fields: errors,
      })
    }),
  ),
  wire('banks.resolve', "another user's organisation is not found", async (server) => {
    const { api } = await server.as('individual')
    await expect(api.banks.resolve(lookupInput('0147386785'))).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  }),
  rules('banks.resolve', 'the eleventh request in a minute is 429', async (server) => {
    const { api } = await server.as('multi')
    const one = () =>
      api.banks.resolve({ query: { partnerId: organizationKeys('multi').account_sid, bank_code: '058', account_number: '0147723904' } })
    for (let times = 0; times < 10; times += 1) await one()
    await expect(one()).rejects.toMatchObject({ status: 429, code: 'TooManyRequests' })
  }),
]
