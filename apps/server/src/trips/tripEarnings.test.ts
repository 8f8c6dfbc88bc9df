import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { lagosDate } from '@vehicle-partner/domain'
import { and, desc, eq, lt, lte } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTransport, testServer } from '../../test/testServer.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { earningLines } from '../db/schema/earningTables.ts'

const { okafor } = demoOrganizations

test('a new platform fee leaves what trips of earlier days have paid as it was', async () => {
  const server = await testServer()
  const today = lagosDate(server.now())
  const [line] = await server.db
    .select({ trip_id: earningLines.trip_id })
    .from(earningLines)
    .where(and(eq(earningLines.partner_id, okafor.id), eq(earningLines.type, 'trip_earning'), lt(earningLines.service_date, today)))
    .orderBy(desc(earningLines.service_date))
    .limit(1)
  const [card] = await server.db.select().from(rateCards).where(lte(rateCards.effective_from, today)).limit(1)
  if (!line?.trip_id || !card) throw new Error('The demo has no paid trip or no rate card')
  const { api } = await createTestServer(createTransport(server)).as('owner')
  const params = { id: line.trip_id }
  const before = (await api.trips.get({ params })).data.earnings
  await server.db.insert(rateCards).values({
    ...card,
    id: 'rate_of_today',
    version: 99,
    partner_id: okafor.id,
    platform_fee_bps: card.platform_fee_bps + 300,
    effective_from: today,
  })
  expect(before?.net_kobo).toBeLessThan(before?.gross_kobo ?? 0)
  expect((await api.trips.get({ params })).data.earnings).toEqual(before)
  await server.close()
})
