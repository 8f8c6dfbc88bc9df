import { demoOrganizations } from '@vehicle-partner/api/mock'
import { addDays, lagosDate, documentTypes, type DocumentOwnerType } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, type TestServer } from '../../test/testServer.ts'
import { rows } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { complianceSql } from './complianceSql.ts'
import { loadDocumentSummaries } from './documentSummaries.ts'

const okafor = demoOrganizations.okafor.id

describe.each(lanes())('the state of papers in the database is that of the domain, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    // Every combination that can stand beside each other, over the fleet.
    const { db } = server
    const all = await db.select({ id: documents.id }).from(documents).where(eq(documents.partner_id, okafor)).orderBy(documents.id)
    for (const [at, { id }] of all.entries()) {
      if (at % 9 === 4) await db.update(documents).set({ expiry_date: '2026-11-20', issue_date: null }).where(eq(documents.id, id))
      if (at % 13 === 5)
        await db
          .update(documents)
          .set({ status: 'superseded' })
          .where(sql`${documents.id} = ${id} and ${documents.status} = 'approved'`)
      if (at % 17 === 6) await db.update(documents).set({ expiry_date: null }).where(eq(documents.id, id))
    }
    await db
      .update(vehicles)
      .set({ ownership: 'leased' })
      .where(sql`${vehicles.partner_id} = ${okafor} and ${vehicles.year} % 2 = 0`)
  })
  afterAll(() => server.close())

  const owners = (kind: 'vehicle' | 'driver') =>
    kind === 'vehicle'
      ? server.db
          .select({ id: vehicles.id, city: cities.code, ownership: vehicles.ownership })
          .from(vehicles)
          .innerJoin(cities, eq(cities.id, vehicles.city_id))
          .where(eq(vehicles.partner_id, okafor))
      : server.db
          .select({ id: drivers.id, city: cities.code })
          .from(drivers)
          .innerJoin(cities, eq(cities.id, drivers.city_id))
          .where(eq(drivers.partner_id, okafor))

  const days = [-400, -30, 0, 1, 29, 31, 90, 365, 800]
  test.each((['vehicle', 'driver'] as const).flatMap((kind) => days.map((day) => [kind, day] as const)))(
    '%s, %d days from now',
    async (kind, day) => {
      const today = addDays(lagosDate(server.now()), day)
      const told = await loadDocumentSummaries(server.db, kind, await owners(kind), today)
      const found = await rows<{ id: string; compliance: string; next_expiry: string | null }>(
        server.db,
        sql`with ${complianceSql(kind, okafor, today)} select id, compliance, next_expiry::text as next_expiry from standing`,
      )
      expect(found.length).toBe(told.size)
      for (const { id, compliance, next_expiry } of found)
        expect({ compliance, next_expiry }).toEqual({ compliance: told.get(id)?.status, next_expiry: told.get(id)?.next_expiry })
      expect(new Set(found.map(({ compliance }) => compliance)).size).toBeGreaterThan(day === 0 ? 2 : 0)
    },
  )
})

test('the kinds of paper in the database are those of the domain', () => {
  const known = (Object.keys(documentTypes) as DocumentOwnerType[]).flatMap((owner) => documentTypes[owner].map(({ code }) => code))
  expect(known.toSorted()).toEqual([...documents.type.enumValues].toSorted())
})
