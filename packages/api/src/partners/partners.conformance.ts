import { periodRange, periods, previousRange, statusesNeedingDocuments, sumTripCounts, type Period } from '@vehicle-partner/domain'
import { demoCities } from '../demo/demoCities.ts'
import type { OrganizationKey } from '../demo/demoOrganizations.ts'
import { demoPeople, type PersonKey } from '../demo/demoPeople.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { newDriver, newVehicle, ownItem } from '../fleet/fleetItems.conformance.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, wire, type Case, type TestServer } from '../kernel/defineCase.conformance.ts'
import type { ApiRequest } from '../kernel/transport.ts'
import { organizationsConformance } from './organizations.conformance.ts'

const request = ({ id }: { id: string }, query?: Record<string, string>): ApiRequest => ({
  method: 'GET',
  path: `/v1/partners/${id}/summaries`,
  ...(query ? { query } : {}),
})

const summaryOf = async (server: TestServer, person: PersonKey, organization: OrganizationKey = 'okafor', period?: Period) => {
  const { api } = await server.as(person)
  return (await api.partners.summary({ params: { id: organizationKeys(organization).id }, query: { period } })).data
}

/** An owner, a trip manager, an individual and an owner without trips. */
const readers = [
  ['owner', 'okafor'],
  ['trips', 'okafor'],
  ['individual', 'musa'],
  ['empty', 'sunrise'],
] as const satisfies readonly (readonly [PersonKey, OrganizationKey])[]

/** All keys of a response, at any depth. */
const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : []

const amountKeys = /_kobo$|amount|earnings|settlement|payout/i

export const partnersConformance: readonly Case[] = [
  ...organizationsConformance,
  ...accessCases('partners.summary', ['dashboard'], request),
  wire(
    'partners.summary',
    'GET /v1/partners/{id}/summaries?period={period} answers the summary; without a period of this month (spec section 7)',
    async (server) => {
      expect((await summaryOf(server, 'owner')).period.key).toBe('current_month')
    },
  ),
  ...periods.map((period) =>
    wire('partners.summary', `${period}: days in Africa/Lagos, and the previous period if there is one`, async (server) => {
      const { api } = await server.as('owner')
      const { data, metadata } = await api.partners.summary({ params: { id: organizationKeys('okafor').id }, query: { period } })
      const now = new Date(metadata.as_of)
      expect(data.period).toEqual({ key: period, ...periodRange(period, now) })
      const before = previousRange(period, now)
      expect(data.previous).toEqual(before && { total_completed_trips: expect.any(Number), ...before })
    }),
  ),
  ...periods.map((period) =>
    wire('partners.summary', `${period}: its trips are the sums of the days, and each day is the sum of its counts`, async (server) => {
      for (const [person, organization] of readers) {
        const { api } = await server.as(person)
        const input = { params: { id: organizationKeys(organization).id }, query: { period } }
        const [{ data: summary }, { data: days, metadata }] = [await api.partners.summary(input), await api.trips.stats(input)]
        for (const day of days) expect(day.upcoming + day.active + day.completed + day.cancelled + day.missed).toBe(day.total)
        const { upcoming, active, completed } = sumTripCounts(days)
        expect(summary).toMatchObject({
          total_upcoming_trips: upcoming,
          total_active_trips: active,
          total_completed_trips: completed,
          period: metadata.period,
        })
      }
    }),
  ),
  wire('partners.summary', 'equals the lists: vehicles, drivers, active trips and expired documents', async (server) => {
    const { api } = await server.as('owner')
    const params = { id: organizationKeys('okafor').id }
    const summary = await summaryOf(server, 'owner', 'okafor', 'all')
    const [vehicles, drivers] = [await api.vehicles.stats({ params }), await api.drivers.list({ params, query: {} })]
    expect(summary.total_vehicles).toBe(vehicles.data.total)
    expect(summary.total_drivers).toBe(drivers.metadata.total)
    const needing = await api.vehicles.list({ params, query: { compliance: [...statusesNeedingDocuments] } })
    expect(summary.vehicles_needing_documents).toBe(needing.metadata.total)
    const trips = await api.trips.list({ params, query: { group: 'active' } })
    expect(summary.total_active_trips).toBe(trips.metadata.total)
    const expired = await api.documents.list({ params: { account_sid: params.id }, query: { state: ['expired'] } })
    // Those whose renewal is being checked are not asked for.
    expect(summary.needs_action[0]?.count).toBe(expired.data.filter(({ renewing }) => renewing !== true).length)
  }),
  wire('partners.summary', 'a first vehicle needs its documents and a first driver a vehicle, while both are reviewed', async (server) => {
    const { api } = await server.as(ownItem.person)
    const params = { id: ownItem.id }
    const { data: before } = await api.partners.summary({ params, query: {} })
    const city = demoCities[0].id
    await api.vehicles.create({ params, body: newVehicle(city) })
    await api.drivers.create({ params, body: newDriver(city) })
    const { data: after } = await api.partners.summary({ params, query: {} })
    expect(after.vehicles_needing_documents).toBe((before.vehicles_needing_documents ?? 0) + 1)
    expect(after.drivers_without_vehicle).toBe((before.drivers_without_vehicle ?? 0) + 1)
  }),
  ...(['owner', 'individual', 'empty', 'multi', 'expired', 'large', 'payout-failed'] as const).map((person) =>
    wire(
      'partners.summary',
      `${person}: the vehicles without trips are those that the list shows, and no other gets none`,
      async (server) => {
        const { api } = await server.as(person)
        const { data: memberships } = await api.users.partnerMembers({ params: { id: demoPeople[person].id } })
        for (const { partner, roles } of memberships) {
          if (!partner || !roles.some(({ name }) => name === 'partner_owner')) continue
          const params = { id: partner.id }
          const { data: summary } = await api.partners.summary({ params, query: {} })
          const entry = summary.needs_action?.find(({ kind }) => kind === 'vehicle.no_trips')
          const { data: listed, metadata } = await api.vehicles.list({ params, query: { without_trips: '1', perPage: 100 } })
          const { data: all } = await api.vehicles.list({ params, query: { perPage: 100 } })
          const without = all.filter(({ status, dispatchable }) => status !== 'inactive' && !dispatchable)
          expect(listed.map(({ id }) => id).toSorted()).toEqual(without.map(({ id }) => id).toSorted())
          expect({ person, count: entry?.count ?? 0 }).toEqual({ person, count: metadata.total })
          if (entry && metadata.total > 1) expect(entry.link).toBe('/vehicles?without_trips=1')
        }
      },
    ),
  ),
  wire('partners.summary', 'an unknown period is rejected on its field', async (server) => {
    const { send } = await server.as('owner')
    const response = await send(request(organizationKeys('okafor'), { period: 'last_decade' }))
    expect(response).toMatchObject({ status: 422, body: { code: 'ValidationError', errors: { period: expect.any(String) } } })
  }),
  wire('partners.summary', 'the demo owner has vehicles, drivers, trips and earnings', async (server) => {
    const summary = await summaryOf(server, 'owner', 'okafor', 'all')
    expect(summary.total_vehicles).toBeGreaterThan(0)
    expect(summary.total_drivers).toBeGreaterThan(0)
    expect(summary.total_completed_trips).toBeGreaterThan(0)
    expect(summary.total_active_trips).toBe(3)
    expect(summary.settlement_accounts).toBe(2)
    expect(summary.companyDocsStatus).toBe('completed')
    expect(summary.earningsSummary?.unsettledEarnings.amount_kobo).toBeGreaterThan(0)
  }),
  wire('partners.summary', '`amount` is naira with two decimals of `amount_kobo`', async (server) => {
    const unsettled = (await summaryOf(server, 'earnings')).earningsSummary?.unsettledEarnings
    expect(unsettled?.amount).toBe((unsettled?.amount_kobo ?? NaN) / 100)
  }),
  wire('partners.summary', 'a trip manager gets counts without any amounts', async (server) => {
    const { send } = await server.as('trips')
    const { body } = await send(request(organizationKeys('okafor')))
    expect(keysIn(body)).toEqual(expect.arrayContaining(['total_vehicles', 'total_drivers', 'total_completed_trips']))
    expect(keysIn(body).filter((key) => amountKeys.test(key))).toEqual([])
  }),
  wire('partners.summary', 'a member with two roles may read what either allows', async (server) => {
    const summary = await summaryOf(server, 'two-roles')
    expect(summary.earningsSummary).toBeDefined()
    expect(summary.total_upcoming_trips).toBeGreaterThanOrEqual(0)
  }),
  wire('partners.summary', 'access depends on the roles in the requested organisation', async (server) => {
    expect(keysIn(await summaryOf(server, 'two-orgs', 'okafor')).filter((key) => amountKeys.test(key))).toEqual([])
    expect((await summaryOf(server, 'two-orgs', 'express')).earningsSummary).toBeDefined()
  }),
  wire('partners.summary', 'an empty organisation has zeros', async (server) => {
    expect(await summaryOf(server, 'empty', 'sunrise')).toMatchObject({
      total_vehicles: 0,
      total_drivers: 0,
      total_upcoming_trips: 0,
      total_active_trips: 0,
      total_completed_trips: 0,
      settlement_accounts: 0,
      companyDocs: 0,
      companyDocsStatus: 'pending',
      next_trip: null,
      needs_action: [],
      earningsSummary: { unsettledEarnings: { amount: 0, amount_kobo: 0, currency: 'NGN' }, next_payout: null },
    })
  }),
  wire('partners.summary', 'a payout that failed needs an action: its reason, what to do and where', async (server) => {
    const { needs_action, earningsSummary, settlement_accounts } = await summaryOf(server, 'payout-failed', 'swift')
    expect(settlement_accounts).toBe(0)
    // The account is still closed on the day of the next one.
    expect(earningsSummary?.next_payout?.next_step).toMatchObject({ code: 'add_account', can_retry: false })
    expect(needs_action).toEqual([
      {
        kind: 'payout.failed',
        severity: 'critical',
        count: 1,
        label: expect.stringMatching(/^Your payout of ₦[\d,]+\.\d\d failed$/),
        detail: 'This account is closed. Add another account and make it the primary one.',
        action_label: 'Add account',
        link: '/settings/add-account',
      },
    ])
  }),
  wire('partners.summary', 'company documents exist only for business partners', async (server) => {
    const summary = await summaryOf(server, 'individual', 'musa')
    expect(summary).toMatchObject({ total_vehicles: 1, total_drivers: 1 })
    expect(summary).not.toHaveProperty('companyDocs')
    expect(summary).not.toHaveProperty('companyDocsStatus')
  }),
  wire('partners.summary', 'company documents: pending, under review', async (server) => {
    expect(await summaryOf(server, 'company-kyc', 'eniola')).toMatchObject({ companyDocs: 0, companyDocsStatus: 'pending' })
    expect(await summaryOf(server, 'review', 'edet')).toMatchObject({ companyDocs: 0, companyDocsStatus: 'under-review' })
  }),
]
