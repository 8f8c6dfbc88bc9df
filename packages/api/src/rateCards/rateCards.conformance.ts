import { lagosDate } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case } from '../kernel/defineCase.conformance.ts'

const params = { id: organizationKeys('okafor').id }

export const rateCardsConformance: readonly Case[] = [
  ...accessCases('rateCards.list', ['earnings'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/rate-cards` })),
  wire('rateCards.list', 'lists the versions of each type, one current, each announced two weeks before', async (server) => {
    const { api } = await server.as('earnings')
    const { data, metadata } = await api.rateCards.list({ params, query: {} })
    const byType = Map.groupBy(data, ({ vehicle_type }) => vehicle_type)
    for (const cards of byType.values()) {
      expect(cards.map(({ version }) => version)).toEqual(cards.map((_, at) => cards.length - at))
      expect(cards.map(({ state }) => state).filter((state) => state !== 'announced')).toEqual(['current', 'past', 'past'])
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
  wire('rateCards.list', 'announces other rates for coasters', async (server) => {
    const { api } = await server.as('owner')
    const { data, metadata } = await api.rateCards.list({ params, query: { vehicle_type: 'coaster' } })
    const [next, current] = data
    expect(next).toMatchObject({ state: 'announced', rate_kobo: 6_380_000 })
    expect(current).toMatchObject({ state: 'current', rate_kobo: 6_500_000 })
    expect((next?.effective_from ?? '') > lagosDate(new Date(metadata.as_of))).toBe(true)
  }),
  ...accessCases('rateCards.acknowledge', ['earnings'], ({ id }) => ({
    method: 'POST',
    path: `/v1/partners/${id}/rate-cards/acknowledge`,
    body: { as_of: '2000-01-01T00:00:00.000Z' }, // before any announcement
  })),
  wire('rateCards.acknowledge', 'marks what was announced when the list was read, for the whole organisation and once', async (server) => {
    const [owner, earnings] = [await server.as('owner'), await server.as('earnings')]
    const { metadata } = await earnings.api.rateCards.list({ params, query: {} })
    const byState = ({ data }: Awaited<ReturnType<typeof earnings.api.rateCards.list>>) =>
      Object.groupBy(data, ({ state }) => (state === 'announced' ? 'announced' : 'begun'))
    const early = byState(await earnings.api.rateCards.acknowledge({ params, body: { as_of: '2000-01-01T00:00:00.000Z' } }))
    expect(early.announced?.map(({ acknowledged }) => acknowledged)).toEqual([null])
    const once = byState(await earnings.api.rateCards.acknowledge({ params, body: metadata }))
    expect(once.announced).toMatchObject([{ acknowledged: { by: expect.any(String), at: expect.any(String) } }])
    expect(once.begun?.every(({ acknowledged }) => acknowledged === null)).toBe(true)
    const again = byState(await owner.api.rateCards.acknowledge({ params, body: metadata }))
    expect(again.announced).toEqual(once.announced)
    expect(byState(await owner.api.rateCards.list({ params, query: {} })).announced).toEqual(once.announced)
    const other = await server.as('large')
    const { data } = await other.api.rateCards.list({ params: { id: organizationKeys('express').id }, query: {} })
    expect(data.every(({ acknowledged }) => acknowledged === null)).toBe(true)
  }),
]
