import { demoOrganizations } from '@vehicle-partner/api/mock'
import { addDays, lagosDate, documentTypes, type DocumentOwnerType } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { day, nullable, text } from '../db/sqlValueTypes.ts'
import { complianceSql } from './complianceSql.ts'
import { loadDocumentSummaries } from './documentSummaries.ts'

const okafor = demoOrganizations.okafor.id

const complianceRow = rowOf({ id: text, compliance: text, next_expiry: nullable(day) })

describe.each(databaseKinds())('compliance in SQL follows the rule of the domain, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    // Vary the documents so that the fleet has every combination.
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

  const owners = (type: 'vehicle' | 'driver') =>
    type === 'vehicle'
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

  const offsets = [-400, -30, 0, 1, 29, 31, 90, 365, 800]
  test.each((['vehicle', 'driver'] as const).flatMap((type) => offsets.map((offset) => [type, offset] as const)))(
    '%s, %d days from now',
    async (type, offset) => {
      const today = addDays(lagosDate(server.now()), offset)
      const summaries = await loadDocumentSummaries(server.db, type, await owners(type), today)
      const rows = await selectRows(
        server.db,
        complianceRow,
        sql`with ${complianceSql(type, okafor, today)} select id, compliance, next_expiry from compliance`,
      )
      expect(rows.length).toBe(summaries.size)
      for (const { id, compliance, next_expiry } of rows)
        expect({ compliance, next_expiry }).toEqual({ compliance: summaries.get(id)?.status, next_expiry: summaries.get(id)?.next_expiry })
      expect(new Set(rows.map(({ compliance }) => compliance)).size).toBeGreaterThan(offset === 0 ? 2 : 0)
    },
  )
})

test('the document types of the database are those of the domain', () => {
  const types = (Object.keys(documentTypes) as DocumentOwnerType[]).flatMap((owner) => documentTypes[owner].map(({ code }) => code))
  expect(types.toSorted()).toEqual([...documents.type.enumValues].toSorted())
})
