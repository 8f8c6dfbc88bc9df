import { lagosDate } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

export const ratingsConformance: readonly Case[] = [
  ...accessCases('ratings.partner', ['dashboard'], ({ id }) => ({ method: 'GET', path: `/v1/ratings/partners/${id}` })),
  wire(
    'ratings.partner',
    'GET v1/ratings/partners/{id}: count and rating at the top, out of ten, with one decimal (spec section 7)',
    async (server) => {
      const { send } = await server.as('owner')
      const { body } = await send({ method: 'GET', path: `/v1/ratings/partners/${organizationKeys('okafor').id}` })
      expect(body).toMatchObject({ scale: 10, count: expect.any(Number), rating: expect.any(Number) })
      const { rating } = body as { rating: number }
      expect(rating).toBeGreaterThan(0)
      expect(rating).toBeLessThanOrEqual(10)
      expect(rating * 10).toBeCloseTo(Math.round(rating * 10), 9)
    },
  ),
  wire('ratings.partner', 'months are in order and add up', async (server) => {
    const { api } = await server.as('trips')
    const { count, by_month } = await api.ratings.partner({ params: { id: organizationKeys('okafor').id } })
    expect(by_month.reduce((sum, month) => sum + month.count, 0)).toBe(count)
    const months = by_month.map(({ month }) => month)
    expect(months).toEqual([...new Set(months)].toSorted())
    const { metadata } = await api.trips.stats({ params: { id: organizationKeys('okafor').id }, query: { period: 'today' } })
    expect((months.at(-1) ?? '9') <= lagosDate(new Date(metadata.as_of)).slice(0, 7)).toBe(true)
  }),
  wire('ratings.partner', 'is null without ratings', async (server) => {
    const { api } = await server.as('empty')
    await expect(api.ratings.partner({ params: { id: organizationKeys('sunrise').id } })).resolves.toEqual({
      count: 0,
      rating: null,
      scale: 10,
      by_month: [],
    })
  }),
]
