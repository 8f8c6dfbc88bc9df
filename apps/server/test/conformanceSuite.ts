import { conformance } from '@vehicle-partner/api/conformance'
import { matchPath } from '@vehicle-partner/domain'
import { isNotNull } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { notifications } from '../src/db/schema/operationTables.ts'
import { outbox } from '../src/db/schema/outboxTables.ts'
import { lanes, testServer, transportTo, type Lane, type TestServer } from './testServer.ts'

/** Registers the cases of the contract as tests of this server on one kind of database; a file for each, so that they run side by side. */
export function keepsTheContract(lane: Lane): void {
  describe.runIf(lanes().includes(lane))(`this server keeps the contract, on ${lane}`, () => {
    let server: TestServer
    afterAll(() => server.close())
    conformance(async () => {
      server = await testServer({ lane })
      return transportTo(server)
    })

    // The last test: the cases before it have made all these links.
    test('every link of a notification or message leads to a page', async () => {
      const rows = await Promise.all([
        server.db.selectDistinct({ link: notifications.link }).from(notifications).where(isNotNull(notifications.link)),
        server.db.selectDistinct({ link: outbox.link }).from(outbox).where(isNotNull(outbox.link)),
      ])
      const links = rows.flat().flatMap(({ link }) => link ?? [])
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter((link) => matchPath(link) === undefined)).toEqual([])
    })
  })
}
