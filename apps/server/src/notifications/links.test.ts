import { canOpenLink, matchPath } from '@vehicle-partner/domain'
import { RequestError } from '@vehicle-partner/api/server'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listUnknownPages } from '../../test/notificationPages.ts'
import { readOutbox } from '../../test/readOutbox.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { documents } from '../db/schema/documentTables.ts'
import { disputes } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { users } from '../db/schema/userTables.ts'
import { text } from '../db/sqlValueTypes.ts'
import { simulations } from '../sandbox/simulations.ts'

/** The items of simulations, by the first word of their kind. */
const subjects: Readonly<Record<string, { table: PgTable & { id: PgColumn }; status?: PgColumn }>> = {
  trip: { table: trips, status: trips.status },
  document: { table: documents, status: documents.status },
  vehicle: { table: vehicles, status: vehicles.status },
  driver: { table: drivers, status: drivers.status },
  dispute: { table: disputes },
  payout: { table: payouts, status: payouts.status },
  payslip: { table: payslips, status: payslips.status },
  rate_card: { table: rateCards },
  kyc: { table: partners },
  company: { table: partners },
}

// On one kind of database: links are made in TypeScript. The cases of the contract check the links on both.
describe('the links of notifications and messages', () => {
  let server: TestServer

  /** Creates notifications of every kind by simulations and the jobs of the next day. */
  beforeAll(async () => {
    server = await testServer()
    for (const simulation of simulations)
      for (const id of await someIds(simulation.kind.split('.')[0] ?? ''))
        await simulation.run(server.dependencies(), id, {}).catch((error: unknown) => {
          // The status of this item does not allow it.
          if (!(error instanceof RequestError)) throw error
        })
    const { status, text } = await server.call('POST', '/sandbox/clock', { body: { advance: 'P1D' } })
    if (status !== 200) throw new Error(text)
  }, 120_000)
  afterAll(() => server.close())

  /** One of each status. */
  async function someIds(word: string): Promise<string[]> {
    const subject = subjects[word]
    if (!subject) return []
    const rank = sql`row_number() over (partition by ${subject.status ?? sql`1`} order by ${subject.table.id} desc)`.as('place')
    const ranked = server.db
      .select({ id: sql`${subject.table.id}`.mapWith(text).as('row_id'), place: rank })
      .from(subject.table)
      .as('ranked')
    const rows = await server.db
      .select({ id: ranked.id })
      .from(ranked)
      .where(sql`${ranked.place} <= 1`)
      .orderBy(asc(ranked.id))
    return rows.map(({ id }) => id)
  }

  /** The roles of each user in an organisation. */
  async function rolesByMember(): Promise<(partnerId: string, userId: string) => string[]> {
    const rows = await server.db
      .select({ partner: members.partner_id, user: members.user_id, role: memberRoles.role })
      .from(members)
      .innerJoin(memberRoles, eq(memberRoles.member_id, members.id))
    return (partnerId, userId) => rows.filter(({ partner, user }) => partner === partnerId && user === userId).map(({ role }) => role)
  }

  test('every notification leads to a page that its reader may open', async () => {
    const rolesOf = await rolesByMember()
    const rows = await server.db.select().from(notifications)
    const rejected = rows.flatMap(({ type, link, partner_id, user_id }) => {
      const roles = partner_id === null ? [] : rolesOf(partner_id, user_id)
      return link === null || canOpenLink(link, roles) ? [] : [`${type} ${link} for ${roles.join(', ')}`]
    })
    expect([...new Set(rejected)]).toEqual([])
    const pages = new Set(rows.flatMap(({ link }) => (link === null ? [] : [matchPath(link)?.page])))
    for (const page of ['trip', 'vehicle', 'driver', 'vehicleDocument', 'payouts'] as const) expect(pages).toContain(page)
  })

  test('every notification leads to a page that is named for its type', async () => {
    const rows = await server.db.selectDistinct({ type: notifications.type, link: notifications.link }).from(notifications)
    expect(listUnknownPages(rows)).toEqual([])
  })

  test('every message leads to a page that its recipient may open', async () => {
    const rolesOf = await rolesByMember()
    const messages = await readOutbox(server)
    const addresses = [...new Set(messages.map(({ to }) => to))]
    const people = await server.db
      .select({ id: users.id, email: users.email, phone: users.phone, partner: members.partner_id })
      .from(users)
      .innerJoin(members, eq(members.user_id, users.id))
      .where(sql`${inArray(users.email, addresses)} or ${inArray(users.phone, addresses)}`)
    const linked = messages.flatMap(({ to, link, subject }) => (link === undefined ? [] : [{ to, link, subject }]))
    expect(linked.length).toBeGreaterThan(10)
    const rejected = linked.filter(({ to, link }) => {
      const roles = people
        .filter(({ email, phone }) => email === to || phone === to)
        .flatMap(({ id, partner }) => (partner === null ? [] : rolesOf(partner, id)))
      return !canOpenLink(link, roles)
    })
    expect(rejected).toEqual([])
  })
})
