// Longer than other files: every check reads the one database that is seeded here.
import { demoNow, demoOrganizations } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queryNumber } from '../../../test/queryNumber.ts'
import { copyDatabase } from '../../../test/testServer.ts'
import { checkLedger } from '../../ledger/ledgerChecks.ts'
import type { Database, Db } from '../database.ts'
import { openEmbedded } from '../openDatabase.ts'
import { disputes } from '../schema/earningTables.ts'
import { payouts } from '../schema/payoutTables.ts'
import { trips } from '../schema/tripTables.ts'
import { rowOf, selectRows } from '../selectRows.ts'
import { boolean, day, integer, nullable, text } from '../sqlValueTypes.ts'
import { seedTestDatabase } from '../../../test/testSecrets.ts'

const okafor = demoOrganizations.okafor.id
const express = demoOrganizations.express.id
const first = new Date(demoNow)
const after = (days: number, hours = 0) => new Date(first.getTime() + (days * 24 + hours) * 3_600_000)

const tables = [
  '(select id, email, phone, fname, lname, created_at from users)',
  'members',
  'partners',
  'kyc_steps',
  'vehicles',
  'drivers',
  'documents',
  'trips',
  'earning_lines',
  'ratings',
  'payslips',
  'payslip_lines',
  'payouts',
  'payout_attempts',
  'disputes',
  'rate_cards',
  'outbox',
  'member_invitations',
  'audit_events',
  'notifications',
] as const

const tableHash = rowOf({ count: integer, hash: nullable(text) })
const overnightTrip = rowOf({ departs: day, arrives: day, service_date: trips.service_date })
const issuedQuery = rowOf({ state: disputes.state, ok: boolean })
const payslipCount = rowOf({ partner_id: text, count: integer })
const payoutStatus = rowOf({ month: day, status: payouts.status })
const heldPayout = rowOf({ status: payouts.status, has_amount: boolean })
const activeTrip = rowOf({ service_date: trips.service_date, ok: boolean })

/** The number of rows of a table and a hash of all values. */
/** The hash of a table's rows; encrypted texts are left out, because they are different each time. */
const hashTable = async (db: Db, table: string) =>
  (
    await selectRows(
      db,
      tableHash,
      sql.raw(
        `select count(*)::int as count, md5(string_agg(line, '|' order by line)) as hash
         from (select regexp_replace(t::text, 'enc1[.][A-Za-z0-9_.-]+', 'enc1', 'g') as line from ${table} t) lines`,
      ),
    )
  )[0]
const hashTables = async (db: Db) =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await hashTable(db, table)] as const)))

/** Licences and LASDRI cards that say something else than their driver. */
const countForeignLicences = (db: Database['db']) =>
  queryNumber(
    db,
    `select count(*) from documents o join drivers d on d.id = o.driver_id where o.status <> 'superseded' and (
      o.type = 'drivers_licence' and (o.number <> d.licence_number or o.issue_date <> d.licence_issue_date or o.expiry_date <> d.licence_expiry_date)
      or o.type = 'lasdri_card' and (o.number <> d.lasdri_number or o.expiry_date <> d.lasdri_expiry_date))`,
  )

describe('the demo data', () => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase()
  })
  afterAll(() => database.close())

  test(
    'is the same on every machine, and a second start at the same moment changes nothing',
    { timeout: 180_000, tags: ['slow'] },
    async () => {
      const other = await openEmbedded()
      // As the first start of the embedded database writes it, without checks of foreign keys.
      await seedTestDatabase(other.db, first, { trusted: true })
      const hashes = await hashTables(other.db)
      expect(hashes).toEqual(await hashTables(database.db))
      await seedTestDatabase(other.db, first)
      expect(await hashTables(other.db)).toEqual(hashes)
      await other.close()
    },
  )

  test('has the documented numbers for Okafor Mobility', async () => {
    const { db } = database
    const of = (rest: string) => queryNumber(db, `select count(*) from ${rest}`)
    const where = `where partner_id = '${okafor}'`
    expect(await of(`vehicles ${where}`)).toBe(12)
    expect(await of(`vehicles ${where} and status = 'archived'`)).toBe(1)
    expect(await of(`drivers ${where}`)).toBe(15)
    // Sixty documents expire, others never do.
    expect(await of(`documents ${where} and expiry_date is not null`)).toBe(60)
    expect(await of(`documents ${where} and status = 'approved' and expiry_date < '2026-11-21'`)).toBe(2)
    expect(await of(`documents ${where} and status = 'approved' and expiry_date between '2026-11-21' and '2026-12-21'`)).toBe(4)
    expect(await of(`documents ${where} and status = 'under_review'`)).toBe(2)
    expect(await of(`documents ${where} and status = 'rejected'`)).toBe(1)
    expect(await of(`settlement_accounts ${where}`)).toBe(2)
    expect(await of(`members ${where}`)).toBe(11)
    expect(await of(`audit_events ${where}`)).toBe(120)
    expect(await of(`notifications ${where}`)).toBe(40)
    const open = 'accepted_at is null and cancelled_at is null'
    expect(await of(`member_invitations ${where} and ${open} and expires_at <= '2026-11-21T13:32:00Z'`)).toBe(1)
    expect(await of(`member_invitations ${where} and ${open} and bounced_at is not null`)).toBe(1)
    expect(await of(`member_invitations i ${where} and exists (select 1 from users u where u.email = i.member_email)`)).toBe(1)
    expect(await queryNumber(db, `select count(distinct route_id) from trips ${where}`)).toBe(8)
    expect(await of(`payouts ${where} and status = 'scheduled'`)).toBe(1)
    const trips = await of(`trips ${where}`)
    expect(trips).toBeGreaterThan(1950)
    expect(trips).toBeLessThan(2250)
    expect(await of(`earning_lines ${where}`)).toBeGreaterThan(1900)
    for (const state of ['pending', 'unsettled', 'settled'])
      expect(await of(`earning_lines ${where} and state = '${state}'`)).toBeGreaterThan(10)
    expect(await of(`trips where partner_id = '${demoOrganizations.musa.id}'`)).toBe(60)
    expect(await of(`trips where partner_id = '${demoOrganizations.sunrise.id}'`)).toBe(0)
  })

  test('a driver has the number and the dates of their licence and LASDRI card', async () =>
    expect(await countForeignLicences(database.db)).toBe(0))

  test('its ledger balances', async () => {
    const { db } = database
    const count = (query: string) => queryNumber(db, `select count(*) from (${query}) rows`)
    expect(
      await count(
        `select 1 from trips t where status = 'completed' and not exists (select 1 from earning_lines e where e.trip_id = t.id and e.type = 'trip_earning')`,
      ),
    ).toBe(0)
    expect(
      await count(
        `select 1 from earning_lines e join trips t on t.id = e.trip_id where e.type = 'trip_earning' and t.status <> 'completed'`,
      ),
    ).toBe(0)
    expect(
      await count(
        `select 1 from payouts p where amount_kobo is not null and amount_kobo <> (select sum(case direction when 'credit' then amount_kobo else -amount_kobo end) from earning_lines e join payslips s on s.id = e.payslip_id where s.payout_id = p.id)
          + (select sum(opening_balance_kobo) from payslips s where s.payout_id = p.id)`,
      ),
    ).toBe(0)
    expect(await count(`select 1 from earning_lines where (state = 'pending') <> (occurred_at > '${after(-2).toISOString()}')`)).toBe(0)
    expect(await count(`select 1 from trips where status in ('scheduled', 'assigned') and departure_at < '${demoNow}'`)).toBe(0)
    expect(await count(`select 1 from trips where actual_arrival_at > '${demoNow}'`)).toBe(0)
    expect(
      await count(
        `select 1 from trips a join trips b on a.vehicle_id = b.vehicle_id and a.id < b.id and a.departure_at < b.arrival_eta and b.departure_at < a.arrival_eta and a.status <> 'cancelled' and b.status <> 'cancelled'`,
      ),
    ).toBe(0)
  })

  test('a trip over midnight counts on the day of its departure', async () => {
    const rows = await selectRows(
      database.db,
      overnightTrip,
      sql`select (departure_at at time zone 'Africa/Lagos')::date as departs, (arrival_eta at time zone 'Africa/Lagos')::date as arrives, service_date
        from trips where (departure_at at time zone 'Africa/Lagos')::date <> (arrival_eta at time zone 'Africa/Lagos')::date limit 1`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.service_date).toBe(rows[0]?.departs)
  })

  test('earning lines are append-only', async () => {
    for (const change of [
      'update earning_lines set amount_kobo = 1',
      'delete from earning_lines',
      `update earning_lines set state = 'pending', payslip_id = null where state = 'settled'`,
    ])
      await expect(database.db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/append-only|stays so/) as string },
      })
  })
})

// A month is closed at 02:00 in Lagos, two hours after the next one begins.
describe('a first start beside the end of a month', () => {
  const cases: { now: string; open: string; tags: string[] }[] = [
    { now: '2026-12-01T00:30:00+01:00', open: '2026-11-01', tags: [] },
    { now: '2026-12-01T02:10:00+01:00', open: '2026-12-01', tags: ['slow'] },
    { now: '2026-12-02T12:00:00+01:00', open: '2026-12-01', tags: ['slow'] },
    { now: '2027-01-31T23:59:00+01:00', open: '2027-01-01', tags: ['slow'] },
    { now: '2027-03-01T01:59:00+01:00', open: '2027-02-01', tags: ['slow'] },
    { now: '2028-02-29T09:00:00+01:00', open: '2028-02-01', tags: ['slow'] },
  ]
  for (const { now, open, tags } of cases)
    test(`${now}: six payslips, queries about issued ones, and the payout of the open month`, { timeout: 180_000, tags }, async () => {
      const { db, close } = await openEmbedded()
      await seedTestDatabase(db, new Date(now), { trusted: true })
      const queries = await selectRows(
        db,
        issuedQuery,
        sql`select d.state, s.issued_at < d.created_at and d.created_at < s.issued_at + interval '30 days' as ok
          from disputes d join earning_lines e on e.id = d.earning_line_id join payslips s on s.id = e.payslip_id order by d.state`,
      )
      expect(queries).toEqual([
        { state: 'declined', ok: true },
        { state: 'open', ok: true },
      ])
      expect(
        await selectRows(
          db,
          payoutStatus,
          sql`select month, status from payouts where partner_id = ${okafor} and amount_kobo is null order by month`,
        ),
      ).toEqual([{ month: open, status: 'scheduled' }])
      expect(
        await selectRows(
          db,
          payslipCount,
          sql`select partner_id, count(*)::int as count from payslips where partner_id in (${okafor}, ${express}) group by 1 order by 2`,
        ),
      ).toEqual([
        { partner_id: express, count: 1 },
        { partner_id: okafor, count: 6 },
      ])
      expect(await checkLedger(db)).toEqual([])
      await close()
    })
})

describe('a later start', () => {
  test('adds the missing days, gives past trips their outcome, and keeps the changes of users', async () => {
    const { db, close } = await copyDatabase()
    await db.execute(`update vehicles set nickname = 'Mine' where partner_id = '${okafor}'`)
    await db.execute(`update trips set version = 77 where partner_id = '${okafor}' and service_date = '2026-10-01'`)
    const before = await hashTable(db, `(select * from trips where service_date < '2026-11-20')`)
    const trips = await queryNumber(db, 'select count(*) from trips')
    await seedTestDatabase(db, after(3))
    expect(await hashTable(db, `(select * from trips where service_date < '2026-11-20')`)).toEqual(before)
    expect(await queryNumber(db, `select count(*) from vehicles where nickname = 'Mine'`)).toBe(12)
    expect(await queryNumber(db, 'select count(*) from trips')).toBeGreaterThan(trips + 100)
    expect(await queryNumber(db, `select count(*) from trips where service_date = '2026-12-08'`)).toBeGreaterThan(20)
    expect(
      await queryNumber(
        db,
        `select count(*) from trips where service_date = '2026-11-23' and status in ('completed', 'cancelled', 'missed')`,
      ),
    ).toBeGreaterThan(20)
    expect(
      await queryNumber(
        db,
        `select count(*) from trips where service_date < '2026-11-24' and status not in ('completed', 'cancelled', 'missed')`,
      ),
    ).toBe(0)
    expect(
      await queryNumber(
        db,
        `select count(*) from trips t where status = 'completed' and not exists (select 1 from earning_lines e where e.trip_id = t.id)`,
      ),
    ).toBe(0)
    await close()
  })

  test('writes the same days as a single later start', async () => {
    const steps = await copyDatabase()
    for (const days of [1, 2, 3]) await seedTestDatabase(steps.db, after(days))
    const jump = await copyDatabase()
    await seedTestDatabase(jump.db, after(3))
    // Each start keeps three trips active, so trips near its hours may differ; all others must not.
    const settled = `(select id, status, actual_departure_at, actual_arrival_at, seats_boarded, seats_no_show, cancellation_reason from trips
      where service_date in ('2026-11-22', '2026-11-23') and departure_at::time not between '11:00' and '13:32')`
    expect(await queryNumber(jump.db, `select count(*) from ${settled} t`)).toBeGreaterThan(90)
    expect(await hashTable(steps.db, settled)).toEqual(await hashTable(jump.db, settled))
    const lines = `(select id, amount_kobo, state from earning_lines where trip_id in (select id from ${settled} x))`
    expect(await hashTable(steps.db, lines)).toEqual(await hashTable(jump.db, lines))
    await Promise.all([steps.close(), jump.close()])
  })

  test('leaves a payout on hold that the operator holds', async () => {
    const { db, close } = await copyDatabase()
    const held = sql`partner_id = ${okafor} and month = '2026-11-01'`
    await db.execute(
      sql`update payouts set status = 'on_hold', hold_code = 'compliance_review', hold_text = 'We are checking this payout.' where ${held}`,
    )
    await seedTestDatabase(db, after(30))
    expect(await selectRows(db, heldPayout, sql`select status, amount_kobo > 0 as has_amount from payouts where ${held}`)).toEqual([
      { status: 'on_hold', has_amount: true },
    ])
    expect(await checkLedger(db)).toEqual([])
    await close()
  })

  test('months later the months are closed and paid, documents are renewed, and two remain expired', async () => {
    const { db, close } = await copyDatabase()
    await seedTestDatabase(db, after(70))
    const statuses = await selectRows(db, payoutStatus, sql`select month, status from payouts where partner_id = ${okafor} order by month`)
    // May ended with a negative balance, which June carries.
    expect(statuses).toEqual([
      { month: '2026-06-01', status: 'paid' },
      { month: '2026-07-01', status: 'paid' },
      { month: '2026-08-01', status: 'paid' },
      { month: '2026-09-01', status: 'paid' },
      { month: '2026-10-01', status: 'paid' },
      { month: '2026-11-01', status: 'paid' },
      { month: '2026-12-01', status: 'paid' },
      { month: '2027-01-01', status: 'scheduled' },
    ])
    expect(await checkLedger(db)).toEqual([])
    expect(
      await queryNumber(
        db,
        `select count(*) from documents where partner_id = '${okafor}' and status = 'approved' and expiry_date < '2027-01-30'`,
      ),
    ).toBe(2)
    expect(
      await queryNumber(db, `select count(*) from documents where partner_id = '${okafor}' and status = 'superseded'`),
    ).toBeGreaterThan(3)
    expect(await countForeignLicences(db)).toBe(0)
    await close()
  })
})

// Any hour of the day: the small hours, both rush hours, just before and after midnight in Lagos.
describe('three trips of Okafor Mobility are active', () => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase()
  })
  afterAll(() => database.close())

  test.each([3.5, 9.6, 16.2, 17.1, 19.5, 28.1, 29.2, 33.5, 33.6, 40.9, 52.4])('%d hours after the first start', async (hours) => {
    const now = after(0, hours)
    await seedTestDatabase(database.db, now)
    const active = await selectRows(
      database.db,
      activeTrip,
      sql`select service_date, actual_departure_at <= ${now.toISOString()}::timestamptz as ok from trips where partner_id = ${okafor} and status in ('boarding', 'in_progress', 'interrupted')`,
    )
    expect(active).toHaveLength(3)
    expect(active.every(({ ok }) => ok)).toBe(true)
  })
})
