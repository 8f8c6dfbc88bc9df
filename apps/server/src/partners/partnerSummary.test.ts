import { demoOrganizations, type OrganizationKey, type PersonKey } from '@vehicle-partner/api/mock'
import { addDays, lagosDate, periods, type Period } from '@vehicle-partner/domain'
import { and, eq, lte, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { earningLines } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { ratings } from '../db/schema/tripTables.ts'
import { documents } from '../db/schema/documentTables.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'

const readers: Record<'okafor' | 'musa' | 'sunrise', PersonKey> = { okafor: 'owner', musa: 'individual', sunrise: 'empty' }

describe.each(databaseKinds())('the dashboard counts rows, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  const get = async (path: string, person: PersonKey) => {
    const response = await server.call('GET', path, { token: await server.tokenOf(person) })
    expect(response.status).toBe(200)
    return response.body as Record<string, unknown>
  }
  const summary = async (organization: OrganizationKey, person: PersonKey, period: Period) =>
    (await get(`/v1/partners/${demoOrganizations[organization].id}/summaries?period=${period}`, person))['data'] as Record<string, unknown>

  describe.each(Object.entries(readers))('%s', (name, person) => {
    const organization = name as keyof typeof readers
    const { id } = demoOrganizations[organization]

    test('money, fleet and rating', async () => {
      const lines = await server.db.select().from(earningLines).where(eq(earningLines.partner_id, id))
      const open = lines.filter(({ state }) => state === 'pending' || state === 'unsettled')
      const unsettled = open.reduce((sum, { direction, amount_kobo }) => sum + (direction === 'credit' ? amount_kobo : -amount_kobo), 0)
      const data = await summary(organization, person, 'all')
      expect(data['earningsSummary']).toMatchObject({
        unsettledEarnings: { amount: unsettled / 100, amount_kobo: unsettled, currency: 'NGN' },
      })

      expect(data['total_vehicles']).toBe(
        await server.db.$count(vehicles, and(eq(vehicles.partner_id, id), ne(vehicles.status, 'archived'))),
      )
      expect(data['total_drivers']).toBe(await server.db.$count(drivers, and(eq(drivers.partner_id, id), ne(drivers.status, 'archived'))))
      expect(data['settlement_accounts']).toBe(await server.db.$count(settlementAccounts, eq(settlementAccounts.partner_id, id)))

      const scores = await server.db
        .select()
        .from(ratings)
        .where(and(eq(ratings.partner_id, id), lte(ratings.rated_at, server.now())))
      const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
      expect(await get(`/v1/ratings/partners/${id}`, person)).toMatchObject({
        count: scores.length,
        rating: scores.length === 0 ? null : Math.round(mean * 10) / 10,
        scale: 10,
      })
    })
  })

  test('the demo owner sees the totals of the demo', async () => {
    expect(await summary('okafor', 'owner', 'current_month')).toMatchObject({
      total_active_trips: 3,
      total_vehicles: 11,
      total_drivers: 14,
      companyDocs: 3,
      companyDocsStatus: 'completed',
      settlement_accounts: 2,
      vehicles_needing_documents: 3,
      drivers_without_vehicle: 2,
      earningsSummary: { next_payout: { date: '2026-12-07', is_final: false } },
      needs_action: [{ kind: 'document.expired', count: 2, label: '2 documents have expired' }, { kind: 'vehicle.no_trips' }],
    })
  })

  test('a company document that has expired is no approved one', async () => {
    const today = lagosDate(server.now())
    const [extra] = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, demoOrganizations.okafor.id), eq(documents.type, 'cac_certificate')))
    if (!extra) throw new Error('The demo has a certificate')
    const expireOn = (expiry_date: string) => server.db.update(documents).set({ expiry_date }).where(eq(documents.id, 'doc_director'))
    await server.db.insert(documents).values({ ...extra, id: 'doc_director', type: 'director_id', number: null, expiry_date: today })
    expect(await summary('okafor', 'owner', 'all')).toMatchObject({ companyDocs: 4 })
    await expireOn(addDays(today, -1))
    expect(await summary('okafor', 'owner', 'all')).toMatchObject({ companyDocs: 3, companyDocsStatus: 'completed' })
    const { account_sid } = demoOrganizations.okafor
    expect(await get(`/v1/partners/${account_sid}/kyc/status`, 'owner')).toMatchObject({
      data: { company: { documents: expect.arrayContaining([{ id: 'doc_director', type: 'director_id', status: 'expired' }]) } },
    })
    await server.db.delete(documents).where(eq(documents.id, 'doc_director'))
  })

  test('an empty organisation has zeros and no next trip, payout or rating', async () => {
    expect(await summary('sunrise', 'empty', 'all')).toMatchObject({
      total_drivers: 0,
      total_vehicles: 0,
      companyDocs: 0,
      companyDocsStatus: 'pending',
      total_completed_trips: 0,
      next_trip: null,
      earningsSummary: { unsettledEarnings: { amount_kobo: 0 }, next_payout: null },
      needs_action: [],
    })
  })

  test('the next payout has its own amount once its month is closed', async () => {
    await server.db.execute(
      `update payouts set status = 'scheduled', paid_at = null where partner_id = '${demoOrganizations.okafor.id}' and month = '2026-10-01'`,
    )
    const [payout] = await server.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.partner_id, demoOrganizations.okafor.id), eq(payouts.month, '2026-10-01')))
    const data = await summary('okafor', 'owner', 'all')
    expect(data).toMatchObject({
      earningsSummary: { next_payout: { date: '2026-11-05', estimate_kobo: payout?.amount_kobo, is_final: true } },
    })
    expect(payout?.amount_kobo).toBeGreaterThan(0)
  })

  test('no response to a trip manager contains money (check 3)', async () => {
    const token = await server.tokenOf('trips')
    const { id } = demoOrganizations.okafor
    for (const period of periods)
      for (const path of [
        `/v1/partners/${id}/summaries?period=${period}`,
        `/v1/partners/${id}/trips/stats?period=${period}`,
        `/v1/ratings/partners/${id}`,
      ]) {
        const { body } = await server.call('GET', path, { token })
        expect(keysOf(body).filter((key) => /_kobo$|amount|earnings|settlement/i.test(key))).toEqual([])
      }
    expect(keysOf(await summary('okafor', 'earnings', 'all'))).toContain('amount_kobo')
  })

  test('a payout that failed is shown to roles with access to earnings only', async () => {
    await server.db.execute(
      `update payouts set status = 'failed', failure_code = 'account_closed' where partner_id = '${demoOrganizations.okafor.id}' and month = '2026-09-01'`,
    )
    const kindsFor = async (person: PersonKey) =>
      ((await summary('okafor', person, 'all'))['needs_action'] as { kind: string }[]).map(({ kind }) => kind)
    expect(await kindsFor('owner')).toEqual(['payout.failed', 'document.expired', 'vehicle.no_trips'])
    expect(await kindsFor('earnings')).toEqual(['payout.failed', 'document.expired', 'vehicle.no_trips'])
    expect(await kindsFor('trips')).toEqual(['document.expired', 'vehicle.no_trips'])
    expect(await summary('swift', 'payout-failed', 'all')).toMatchObject({
      needs_action: [{ kind: 'payout.failed', action_label: 'Add account' }],
    })
  })

  test('account numbers are masked', async () => {
    const accounts = (await get(
      `/partner-payout/v1/settlement-accounts?partnerId=${demoOrganizations.okafor.account_sid}`,
      'earnings',
    )) as unknown
    expect(accounts).toMatchObject([{ account_number: '••••6785', is_primary: true }, { account_number: '••••2072' }])
    expect(JSON.stringify(accounts)).not.toMatch(/"\d{10}"|0147386785|0691142072/)
  })
})

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)])
}
