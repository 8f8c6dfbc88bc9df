import { listDays, lagosDate, periodRange, periods, sumTripCounts } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'
import { tripChangesConformance } from './tripChanges.conformance.ts'
import { tripPreparationConformance } from './tripPreparation.conformance.ts'
import { tripListsConformance } from './tripLists.conformance.ts'

export const tripsConformance: readonly Case[] = [
  ...tripListsConformance,
  ...tripChangesConformance,
  ...tripPreparationConformance,
  ...accessCases('trips.stats', ['dashboard', 'trips'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/trips/stats` })),
  ...periods.map((period) =>
    wire('trips.stats', `${period}: lists every day once, in order, with zeros`, async (server) => {
      const { api } = await server.as('owner')
      const { data, metadata } = await api.trips.stats({ params: { id: organizationKeys('okafor').id }, query: { period } })
      const { from = data[0]?.date ?? '', to = data.at(-1)?.date ?? '' } = periodRange(period, new Date(metadata.as_of))
      expect(data.length).toBeGreaterThan(0)
      expect(data.map(({ date }) => date)).toEqual(listDays(from, to))
    }),
  ),
  wire(
    'trips.stats',
    'GET /v1/partners/{id}/trips/stats answers data[{date,total}]; without a period of this month (spec section 7)',
    async (server) => {
      const { api } = await server.as('trips')
      const params = { id: organizationKeys('okafor').id }
      const [withoutPeriod, withPeriod] = [
        await api.trips.stats({ params, query: {} }),
        await api.trips.stats({ params, query: { period: 'current_month' } }),
      ]
      expect(withoutPeriod.data).toEqual(withPeriod.data)
    },
  ),
  wire('trips.stats', 'totals are consistent, and future days have no completed trips', async (server) => {
    const { api } = await server.as('owner')
    const { data, metadata } = await api.trips.stats({ params: { id: organizationKeys('okafor').id }, query: { period: 'all' } })
    const today = lagosDate(new Date(metadata.as_of))
    for (const { date, total, upcoming, active, completed, cancelled, missed } of data) {
      expect(Math.min(upcoming, active, completed, cancelled, missed)).toBeGreaterThanOrEqual(0)
      expect(upcoming + active + completed + cancelled + missed).toBe(total)
      if (date > today) expect(completed + active).toBe(0)
    }
    expect(data.some(({ date }) => date > today)).toBe(true)
  }),
  wire('trips.stats', 'the days of this week equal the list', async (server) => {
    const { api } = await server.as('owner')
    const params = { id: organizationKeys('okafor').id }
    const { data } = await api.trips.stats({ params, query: { period: 'current_week' } })
    const week = { from: data[0]?.date ?? '', to: data.at(-1)?.date ?? '' }
    const statuses = ['scheduled', 'assigned', 'boarding', 'in_progress', 'interrupted', 'completed', 'cancelled', 'missed']
    const { metadata } = await api.trips.list({ params, query: { ...week, status: statuses } })
    expect(metadata.total).toBe(data.reduce((all, day) => all + day.total, 0))
    expect(metadata.counts).toMatchObject(sumTripCounts(data))
  }),
  wire('trips.stats', 'an organisation without trips has zeros for a month and no days for all time', async (server) => {
    const { api } = await server.as('empty')
    const params = { id: organizationKeys('sunrise').id }
    const month = await api.trips.stats({ params, query: { period: 'last_month' } })
    expect(month.data.length).toBeGreaterThanOrEqual(28)
    expect(month.data.every(({ total }) => total === 0)).toBe(true)
    expect((await api.trips.stats({ params, query: { period: 'all' } })).data).toEqual([])
  }),
  wire('trips.stats', 'an unknown period is rejected on its field', async (server) => {
    const { send } = await server.as('owner')
    const path = `/v1/partners/${organizationKeys('okafor').id}/trips/stats`
    expect(await send({ method: 'GET', path, query: { period: 'CURRENT_MONTH' } })).toMatchObject({
      status: 422,
      body: { code: 'ValidationError', errors: { period: expect.any(String) } },
    })
  }),
]
