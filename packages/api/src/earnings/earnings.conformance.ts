import { periods, previousRange, signedAmount } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'

const params = { id: organizationKeys('okafor').id }
const requestFor = (path: string) => (organization: { id: string }) => ({
  method: 'GET' as const,
  path: `/v1/partners/${organization.id}/earnings${path}`,
})

/** All lines of a list over all pages. */
async function everyLine({ api }: TestUser, query: Parameters<TestUser['api']['earnings']['list']>[0]['query']) {
  const first = await api.earnings.list({ params, query: { ...query, perPage: 100 } })
  const rest = await Promise.all(
    Array.from({ length: first.metadata.pages - 1 }, (_, at) =>
      api.earnings.list({ params, query: { ...query, perPage: 100, page: at + 2 } }),
    ),
  )
  return { lines: [first, ...rest].flatMap(({ data }) => data), metadata: first.metadata }
}

export const earningsConformance: readonly Case[] = [
  ...accessCases('earnings.summary', ['earnings'], requestFor('/summary')),
  ...periods.map((period) =>
    wire('earnings.summary', `${period}: totals by type and over time are equal`, async (server) => {
      const { api } = await server.as('earnings')
      const { data, metadata } = await api.earnings.summary({ params, query: { period } })
      const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
      const typed = (direction: string) => add(data.by_type.flatMap((each) => (each.direction === direction ? [each.amount_kobo] : [])))
      expect([typed('credit'), typed('debit')]).toEqual([data.gross_kobo, data.deductions_kobo])
      expect(add(data.series.map(({ gross_kobo }) => gross_kobo))).toBe(data.gross_kobo)
      expect(add(data.series.map(({ net_kobo }) => net_kobo))).toBe(data.net_kobo)
      expect(data.net_kobo).toBe(data.gross_kobo - data.deductions_kobo)
      const before = previousRange(period, new Date(metadata.as_of))
      if (!before) return expect(data.previous).toBeNull()
      // The days that it is compared with have the totals that they have on their own.
      const { data: alone } = await api.earnings.summary({ params, query: before })
      expect(data.previous).toEqual({
        ...before,
        gross_kobo: alone.gross_kobo,
        deductions_kobo: alone.deductions_kobo,
        net_kobo: alone.net_kobo,
        trips: alone.trips,
        by_type: alone.by_type,
      })
    }),
  ),
  wire('earnings.summary', 'from and to take precedence over a period, and equal days have equal totals', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.earnings.summary({ params, query: { period: 'last_month' } })
    const again = await api.earnings.summary({ params, query: { period: 'today', ...data.period } })
    // A month is compared with the one before it, however it is chosen.
    const { gross_kobo, net_kobo, trips, previous } = data
    expect(previous).not.toBeNull()
    expect(again.data).toMatchObject({ gross_kobo, net_kobo, trips, previous })
    const { data: open } = await api.earnings.summary({ params, query: { from: data.period.from } })
    expect(open.previous).toBeNull()
  }),
  wire('earnings.summary', 'an end before the start is rejected on its field', async (server) => {
    const { api } = await server.as('owner')
    await expect(api.earnings.summary({ params, query: { from: '2026-10-02', to: '2026-10-01' } })).rejects.toMatchObject({
      status: 422,
      fields: { to: expect.any(String) },
    })
  }),
  wire('earnings.summary', 'unsettled earnings and next payout equal those of the dashboard', async (server) => {
    const { api } = await server.as('owner')
    const [{ data }, summary] = await Promise.all([
      api.earnings.summary({ params, query: {} }),
      api.partners.summary({ params, query: {} }),
    ])
    expect(summary.data.earningsSummary?.unsettledEarnings.amount_kobo).toBe(data.unsettled_kobo)
    expect(data.next_payout).toMatchObject({ ...summary.data.earningsSummary?.next_payout })
  }),
  wire(
    'earnings.summary',
    'the account of the next payout is the primary one, masked, and the latest payslip the first of the list',
    async (server) => {
      const { api } = await server.as('owner')
      const query = { partnerId: organizationKeys('okafor').account_sid }
      const [{ data }, { data: next }, { data: slips }] = await Promise.all([
        api.earnings.summary({ params, query: {} }),
        api.payouts.next({ query }),
        api.payslips.list({ query: { ...query, status: ['issued', 'paid'] } }),
      ])
      expect(data.next_payout?.account).toEqual(next?.account)
      expect(data.next_payout?.is_final).toBe(next?.amount_kobo !== null)
      expect(data.next_payout?.account?.account_number_masked).toMatch(/^•+\d{4}$/)
      const [slip] = slips
      expect(data.latest_payslip).toEqual({
        id: slip?.id,
        number: slip?.number,
        month: slip?.period.from,
        payable_kobo: slip?.totals.payable_kobo,
      })
    },
  ),
  wire('earnings.summary', 'an organisation without earnings has zeros', async (server) => {
    const { api } = await server.as('empty')
    const { data } = await api.earnings.summary({ params: { id: organizationKeys('sunrise').id }, query: { period: 'all' } })
    expect(data).toMatchObject({
      gross_kobo: 0,
      net_kobo: 0,
      unsettled_kobo: 0,
      next_payout: null,
      latest_payslip: null,
      by_type: [],
      series: [],
    })
  }),
  ...accessCases('earnings.list', ['earnings'], requestFor('')),
  wire('earnings.list', 'lists lines newest first with unique references and totals of all pages', async (server) => {
    const visitor = await server.as('owner')
    const { lines, metadata } = await everyLine(visitor, { period: 'last_month' })
    expect(lines).toHaveLength(metadata.total)
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(lines.length)
    expect(lines.map(({ occurred_at }) => occurred_at)).toEqual(
      lines
        .map(({ occurred_at }) => occurred_at)
        .toSorted()
        .toReversed(),
    )
    const sum = lines.reduce((total, { direction, amount_kobo }) => total + signedAmount(direction, amount_kobo), 0)
    expect(metadata.credit_kobo - metadata.debit_kobo).toBe(sum)
    const { data } = await visitor.api.earnings.summary({ params, query: { period: 'last_month' } })
    expect(data.net_kobo).toBe(sum)
  }),
  wire('earnings.list', 'combines filters with and, values of one filter with or', async (server) => {
    const { api } = await server.as('earnings')
    const list = (query: Parameters<typeof api.earnings.list>[0]['query']) =>
      api.earnings.list({ params, query: { ...query, perPage: 50 } })
    const { data } = await list({ type: ['platform_fee', 'fuel_advance'], state: 'settled' })
    expect(data.length).toBeGreaterThan(0)
    for (const line of data) expect(line).toMatchObject({ direction: 'debit', state: 'settled' })
    const vehicle = (await list({ type: 'trip_earning' })).data[0]?.vehicle
    const own = await list({ vehicle_id: vehicle?.id ?? '', direction: 'credit' })
    for (const line of own.data) expect(line).toMatchObject({ vehicle, direction: 'credit' })
    expect((await list({ type: 'trip_earning', direction: 'debit' })).metadata.total).toBe(0)
  }),
  wire('earnings.list', 'counts by state ignore the state filter', async (server) => {
    const { api } = await server.as('owner')
    const [all, settled] = await Promise.all([
      api.earnings.list({ params, query: {} }),
      api.earnings.list({ params, query: { state: 'settled' } }),
    ])
    expect(settled.metadata.counts).toEqual(all.metadata.counts)
    expect(settled.metadata.total).toBe(all.metadata.counts.settled)
    expect(Object.values(all.metadata.counts).reduce((sum, count) => sum + count, 0)).toBe(all.metadata.total)
  }),
  wire('earnings.list', 'searches by reference and by exact amount, with or without commas', async (server) => {
    const { api } = await server.as('owner')
    const list = (search: string) => api.earnings.list({ params, query: { search } })
    const { data } = await api.earnings.list({ params, query: { type: 'trip_earning' } })
    const line = data[0]
    expect((await list(line?.reference.toLowerCase() ?? '')).data).toContainEqual(line)
    for (const searches of ['42000', '42,000', '₦42,000.00']) {
      const found = await list(searches)
      expect(found.metadata.total).toBeGreaterThan(0)
      for (const { amount_kobo } of found.data) expect(amount_kobo).toBe(4_200_000)
    }
    expect((await list('no such thing')).metadata.total).toBe(0)
  }),
  wire('earnings.list', 'sorts by amount', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.earnings.list({ params, query: { sort: 'amount' } })
    expect(data.map(({ amount_kobo }) => amount_kobo)).toEqual(data.map(({ amount_kobo }) => amount_kobo).toSorted((a, b) => a - b))
    expect(data[0]?.amount_kobo).toBe(0)
  }),
  wire('earnings.list', 'an unknown sort field, state or page size is rejected on its field', async (server) => {
    const { send } = await server.as('owner')
    const path = `/v1/partners/${params.id}/earnings`
    for (const [field, value] of Object.entries({ sort: 'description', state: 'lost', perPage: '7', from: 'yesterday' }))
      expect(await send({ method: 'GET', path, query: { [field]: value } })).toMatchObject({
        status: 422,
        body: { code: 'ValidationError' },
      })
  }),
  ...accessCases('earnings.vehicles', ['earnings'], requestFor('/vehicles')),
  wire('earnings.vehicles', 'vehicles and unallocated lines add up to the month', async (server) => {
    const { api } = await server.as('owner')
    const query = { period: 'last_month' } as const
    const [{ data, metadata }, summary] = await Promise.all([
      api.earnings.vehicles({ params, query }),
      api.earnings.summary({ params, query }),
    ])
    const add = (requestFor: (sums: (typeof data)[number] | typeof metadata.unallocated) => number) =>
      [...data, metadata.unallocated].reduce((sum, each) => sum + requestFor(each), 0)
    expect(add(({ gross_kobo }) => gross_kobo)).toBe(summary.data.gross_kobo)
    expect(add(({ deductions_kobo }) => deductions_kobo)).toBe(summary.data.deductions_kobo)
    expect(data.map(({ gross_kobo }) => gross_kobo)).toEqual(data.map(({ gross_kobo }) => gross_kobo).toSorted((a, b) => b - a))
    for (const { net_kobo, shared_kobo, costs_kobo, profit_kobo } of data) expect(profit_kobo).toBe(net_kobo + shared_kobo - costs_kobo)
    // What belongs to no vehicle is shared among all of them.
    expect(data.reduce((sum, { shared_kobo }) => sum + shared_kobo, 0)).toBe(metadata.unallocated.net_kobo)
  }),
  ...moneyItemAccessCases('earnings.vehicle', ['earnings'], async ({ api }) => {
    const { data } = await api.earnings.vehicles({ params, query: {} })
    return { method: 'GET', path: `/v1/vehicles/${data[0]?.vehicle.id ?? ''}/earnings/summary` }
  }),
  wire('earnings.vehicle', 'a vehicle has the same totals as in the list of all', async (server) => {
    const { api } = await server.as('owner')
    const query = { period: 'last_month' } as const
    const { data } = await api.earnings.vehicles({ params, query })
    const first = data[0]
    const own = await api.earnings.vehicle({ params: { id: first?.vehicle.id ?? '' }, query })
    expect(own.data).toMatchObject(first ?? {})
    expect(own.data.fleet_average.vehicles).toBeLessThanOrEqual(data.length)
    expect(own.data.fleet_average.gross_kobo).toBeLessThanOrEqual(own.data.gross_kobo)
  }),
  wire('earnings.vehicle', 'a removed vehicle that earned nothing in the period has totals of zero', async (server) => {
    const { api } = await server.as('owner')
    const [removed] = (await api.vehicles.list({ params, query: { status: ['archived'] } })).data
    const { data } = await api.earnings.vehicle({ params: { id: removed?.id ?? '' }, query: { period: 'today' } })
    expect(data).toMatchObject({ vehicle: { registration_number: removed?.registration_number }, gross_kobo: 0, net_kobo: 0, trips: 0 })
    const listed = (await api.earnings.vehicles({ params, query: { period: 'today' } })).data
    expect(listed.map(({ vehicle }) => vehicle.id)).not.toContain(removed?.id)
  }),
]
