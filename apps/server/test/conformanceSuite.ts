import { conformance } from '@vehicle-partner/api/conformance'
import { matchPath } from '@vehicle-partner/domain'
import { isNotNull } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { notifications } from '../src/db/schema/notificationTables.ts'
import { listUnknownPages } from './notificationPages.ts'
import { readOutbox } from './readOutbox.ts'
import { testServer, createTransport, type DatabaseKind, type TestServer } from './testServer.ts'

/** Runs the conformance cases against this server on one kind of database. */
export function describeConformance(lane: DatabaseKind): void {
  describe(`contract conformance, on ${lane}`, () => {
    let server: TestServer
    afterAll(() => server.close())
    conformance(async () => {
      server = await testServer({ lane })
      return createTransport(server)
    })

    // The last test, because the cases before it create the links.
    test('every link of a notification or message leads to a page', async () => {
      const rows = await Promise.all([
        server.db
          .selectDistinct({ type: notifications.type, link: notifications.link })
          .from(notifications)
          .where(isNotNull(notifications.link)),
        readOutbox(server),
      ])
      expect(listUnknownPages(rows[0])).toEqual([])
      const links = rows.flat().flatMap(({ link }) => link ?? [])
      expect(links.length).toBeGreaterThan(0)
      expect([...new Set(links)].filter((link) => matchPath(link) === undefined)).toEqual([])
    })
  })
}
