import { lagosDate } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

const params = { id: organizationKeys('okafor').id }

export const rateCardsConformance: readonly Case[] = [
  ...accessCases('rateCards.list', ['earnings'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/rate-cards` })),
  wire('rateCards.list', 'lists three versions per type, one current, each announced two weeks before', async (server) => {
    const { api } = await server.as('earnings')
    const { data, metadata } = await api.rateCards.list({ params, query: {} })
    const byType = Map.groupBy(data, ({ vehicle_type }) => vehicle_type)
    for (const cards of byType.values()) {
      expect(cards.map(({ version }) => version)).toEqual([3, 2, 1])
      expect(cards.map(({ state }) => state)).toEqual(['current', 'past', 'past'])
    }
    for (const card of data) {
      expect(Date.parse(card.effective_from) - Date.parse(card.announced_at)).toBeGreaterThanOrEqual(14 * 86_400_000)
      if (card.state === 'current') expect(card.effective_from <= lagosDate(new Date(metadata.as_of))).toBe(true)
    }
  }),
  wire('rateCards.list', 'filters by type', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.rateCards.list({ params, query: { vehicle_type: 'mini_bus' } })
    expect(data[0]).toMatchObject({
      vehicle_type: 'mini_bus',
      basis: 'per_trip',
      rate_kobo: 4_200_000,
      platform_fee_bps: 500,
      withholding: { rate_bps: 1000 },
    })
    expect(new Set(data.map(({ vehicle_type }) => vehicle_type))).toEqual(new Set(['mini_bus']))
  }),
]
