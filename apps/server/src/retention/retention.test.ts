// One long file, because the fixture of every rule stands here: a rule without one does not compile.
import { readFileSync } from 'node:fs'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { eq, getTableName, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { jobFailures, jobRuns } from '../db/schema/jobTables.ts'
import { limitCounters } from '../db/schema/limitTables.ts'
import { events, idempotencyKeys, imports, reports, storedFiles, uploads } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { memberInvitations } from '../db/schema/partnerTables.ts'
import { passengers } from '../db/schema/passengerTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { tripShares } from '../db/schema/tripIssueTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { formerContacts, oneTimeTokens, otpCodes, sessions, setupDrafts, users } from '../db/schema/userTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { keptTables } from './keptTables.ts'
import { retentionRules, type RetentionRule, type RetentionRuleName } from './retentionRules.ts'

const partner_id = demoOrganizations.okafor.id
const user_id = demoPeople.owner.id
const dayMs = 86_400_000
const rules: [string, RetentionRule][] = Object.entries(retentionRules)
const sinceOf = ({ days, since }: RetentionRule) => (days === 0 ? `when ${since}` : `${days} ${days === 1 ? 'day' : 'days'} after ${since}`)

test('docs/data-retention.md lists the rules and the kept tables', () => {
  const page = readFileSync(new URL('../../../../docs/data-retention.md', import.meta.url), 'utf8')
  const listed = page.split('\n').filter((line) => line.startsWith('| ') && !/^\| (what|table) \|/.test(line))
  const deleted = rules.map(([, rule]) => `| ${rule.what} | \`${getTableName(rule.table)}\` | ${sinceOf(rule)} |`)
  const byReason = Map.groupBy(Object.entries(keptTables), ([, reason]) => reason)
  const kept = [...byReason].map(([reason, entries]) => `| ${entries.map(([name]) => `\`${name}\``).join(', ')} | ${reason} |`)
  expect(listed).toEqual([...deleted, ...kept])
})

describe.each(databaseKinds())('the cleanup, on %s', (lane) => {
  let server: TestServer
  let tripId: string
  let vehicleId: string
  beforeAll(async () => {
    server = await testServer({ lane })
    const [trip] = await server.db
      .select({ id: trips.id, vehicle_id: trips.vehicle_id })
      .from(trips)
      .where(sql`${trips.status} = 'completed' and ${trips.partner_id} = ${partner_id}`)
      .limit(1)
    if (!trip?.vehicle_id) throw new Error('The demo has no completed trip')
    tripId = trip.id
    vehicleId = trip.vehicle_id
  })
  afterAll(() => server.close())

  const cleanUp = () => server.app.services.scheduler.run('cleanup')
  const failuresOfCleanup = async () =>
    (await server.db.select().from(jobFailures).where(eq(jobFailures.job, 'cleanup'))).map(({ item }) => item)
  const later = (at: Date, days = 1) => new Date(at.getTime() + days * dayMs)
  const addUpload = async (id: string, at: Date, hash = id) => {
    await server.db.insert(storedFiles).values({ hash, mime: 'text/csv', size: 1, created_at: at }).onConflictDoNothing()
    await server.db.insert(uploads).values({ id, hash, kind: 'report', name: id, created_at: at })
  }

  /** Adds a row whose time of retention counts from `at`. */
  const fixtures: Record<Exclude<RetentionRuleName, 'sandbox-messages' | 'passengers'>, (id: string, at: Date) => PromiseLike<unknown>> = {
    'one-time-codes': (id, at) =>
      server.db.insert(otpCodes).values({
        id,
        purpose: 'login',
        phone: '+2348030000001',
        code_hash: 'x',
        tries: 0,
        created_at: new Date(at.getTime() - 1),
        expires_at: at,
      }),
    'one-time-tokens': (id, at) =>
      server.db.insert(oneTimeTokens).values({ id, kind: 'password_reset', token_hash: id, user_id, created_at: at, expires_at: at }),
    'former-contacts': (id, at) =>
      server.db
        .insert(formerContacts)
        .values({ id, user_id, kind: 'email', value: `${id}@demo.test`, user_version: 1, reserved_until: at }),
    'setup-drafts': async (id, at) => {
      await server.db.insert(users).values({
        id,
        email: `${id}@demo.test`,
        fname: 'x',
        lname: 'x',
        phone: id,
        country_code: 'NG',
        password_hash: 'x',
        created_at: at,
      })
      const values = server.dependencies().secrets.encrypt('{}', 'setup_drafts.values')
      await server.db.insert(setupDrafts).values({ user_id: id, form: 'company', values, updated_at: at })
    },
    sessions: (id, at) =>
      server.db
        .insert(sessions)
        .values({ id, user_id, token_hash: id, created_at: new Date(at.getTime() - 1), last_used_at: at, expires_at: at, ends_at: at }),
    'limit-counters': (id, at) => server.db.insert(limitCounters).values({ key: id, used: 1, window_ends_at: at }),
    'idempotency-keys': (id, at) => server.db.insert(idempotencyKeys).values({ id, request_hash: 'x', created_at: at }),
    invitations: (id, at) =>
      server.db.insert(memberInvitations).values({
        id,
        partner_id,
        member_email: `${id}@demo.test`,
        roles: ['partner_staff'],
        code_hash: id,
        invited_by: user_id,
        created_at: new Date(at.getTime() - 1),
        expires_at: at,
      }),
    messages: (id, at) =>
      server.db
        .insert(outbox)
        .values({ id, channel: 'email', to: 'x@demo.test', subject: 'x', created_at: at, send_before: at, given_up_at: at }),
    'read-notifications': (id, at) => addNotification(id, at, later(at)),
    notifications: (id, at) => addNotification(id, at, null),
    events: (id, at) => server.db.insert(events).values({ id, user_id, room: 'x', type: 'x', at, data: {} }),
    positions: (id, at) =>
      server.db.insert(positions).values({
        id,
        partner_id,
        vehicle_id: vehicleId,
        lat: 6.5,
        lng: 3.4,
        speed_kmh: 0,
        heading_deg: 0,
        accuracy_m: 1,
        source: 'app',
        at,
        received_at: at,
      }),
    'trip-shares': (id, at) =>
      server.db.insert(tripShares).values({ id, trip_id: tripId, token_hash: id, created_by: user_id, created_at: at, expires_at: at }),
    'roadside-packs': (id, at) =>
      server.db.insert(roadsidePacks).values({
        id,
        partner_id,
        vehicle_id: vehicleId,
        driver_was_assigned: false,
        token_hash: id,
        created_by: user_id,
        created_at: new Date(at.getTime() - 1),
        expires_at: at,
      }),
    imports: (id, at) =>
      server.db.insert(imports).values({
        id,
        partner_id,
        kind: 'drivers',
        on_error: 'skip',
        rows: server.dependencies().secrets.encrypt('{}', 'imports.rows'),
        status: 'done',
        requested_by: user_id,
        created_at: at,
        done_at: at,
      }),
    reports: (id, at) =>
      server.db.insert(reports).values({
        id,
        partner_id,
        type: 'trips',
        filters: {},
        format: 'csv',
        columns: [],
        status: 'expired',
        requested_by: user_id,
        created_at: at,
      }),
    uploads: (id, at) => addUpload(id, at),
    'file-contents': async (id, at) => {
      await server.db.insert(storedFiles).values({ hash: id, mime: 'text/csv', size: 1, created_at: at })
      if (id.startsWith('new')) await addUpload(`upload_${id}`, server.now(), id)
    },
    'job-failures': (id, at) =>
      server.db
        .insert(jobFailures)
        .values({ job: 'gone', task: '', item: id, tries: 1, first_failed_at: at, last_failed_at: at, next_try_at: at, code: 'Error' }),
    'job-runs': (id, at) => server.db.insert(jobRuns).values({ name: id, done_until: at }),
  }
  const addNotification = (id: string, at: Date, read_at: Date | null) =>
    server.db
      .insert(notifications)
      .values({ id, user_id, type: 'x', severity: 'info', title: 'x', body: 'x', channels: ['in_app'], created_at: at, read_at })
  const keyColumns: Partial<Record<string, string>> = {
    limit_counters: 'key',
    stored_files: 'hash',
    job_failures: 'item',
    job_runs: 'name',
    setup_drafts: 'user_id',
  }
  const listKeys = async ({ table }: RetentionRule, ids: readonly string[]) => {
    const column = sql.identifier(keyColumns[getTableName(table)] ?? 'id')
    return (
      await selectRows(server.db, rowOf({ id: text }), sql`select ${column} as id from ${table} where ${inArray(sql`${column}`, [...ids])}`)
    ).map(({ id }) => id)
  }

  test('deletes what is over by one minute, keeps what has one minute left, and can run twice', async () => {
    for (const [name, add] of Object.entries(fixtures)) {
      const rule: RetentionRule = retentionRules[name as RetentionRuleName]
      const over = server.now().getTime() - rule.days * dayMs
      await add(`old_${name}`, new Date(over - 60_000))
      await add(`new_${name}`, new Date(over + 60_000))
    }
    await cleanUp()
    await cleanUp()
    for (const name of Object.keys(fixtures))
      expect(await listKeys(retentionRules[name as RetentionRuleName], [`old_${name}`, `new_${name}`]), name).toEqual([`new_${name}`])
    expect(await failuresOfCleanup()).toEqual([])
  })

  test('erases the passengers of old trips and keeps their seats', async () => {
    const passenger = (id: string, trip_id: string) => ({
      id,
      trip_id,
      seat: id,
      fname: 'Ada',
      lname: 'Obi',
      phone: '+2348030000001',
      pickup_sequence: 1,
      dropoff_sequence: 2,
      status: 'alighted' as const,
      party_size: 1,
      company: 'Obi Ltd',
      needs: ['wheelchair'],
    })
    const tripBefore = async (days: number, more: string) =>
      (
        await selectRows(
          server.db,
          rowOf({ id: text }),
          sql`select id from trips where departure_at < ${new Date(server.now().getTime() - days * dayMs).toISOString()}::timestamptz and status = 'completed' order by departure_at ${sql.raw(more)} limit 1`,
        )
      )[0]?.id ?? ''
    await server.db
      .insert(passengers)
      .values([passenger('psg_old', await tripBefore(30, 'desc')), passenger('psg_new', await tripBefore(20, 'desc'))])
    await cleanUp()
    const rows = await server.db
      .select()
      .from(passengers)
      .where(inArray(passengers.id, ['psg_old', 'psg_new']))
      .orderBy(passengers.id)
    expect(rows).toMatchObject([
      { fname: 'Ada', phone: '+2348030000001', company: 'Obi Ltd', needs: ['wheelchair'] },
      { fname: '', lname: '', phone: '', company: null, needs: [], seat: 'psg_old', status: 'alighted' },
    ])
  })

  test('keeps the newest 500 messages of the sandbox', async () => {
    const message = {
      channel: 'email' as const,
      to: 'x@demo.test',
      subject: 'x',
      created_at: server.now(),
      send_before: server.now(),
      given_up_at: server.now(),
    }
    await server.db.insert(outbox).values(Array.from({ length: 510 }, (_, at) => ({ ...message, id: `many_${at}` })))
    await cleanUp()
    expect(await server.db.$count(outbox)).toBe(500)
  })

  test('has a rule or a reason for every table', async () => {
    const tables = await selectRows(
      server.db,
      rowOf({ name: text }),
      sql`select tablename::text as name from pg_tables where schemaname = 'public' order by tablename`,
    )
    const covered = [...new Set([...rules.map(([, { table }]) => getTableName(table)), ...Object.keys(keptTables)])]
    expect(covered.toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  })

  test('one rule that fails stops no other', async () => {
    const at = new Date(server.now().getTime() - 400 * dayMs)
    await fixtures['idempotency-keys']('old_key', at)
    await fixtures.events('old_event', at)
    // Deletions of this table fail.
    await server.db.execute(sql`create rule blocked as on delete to idempotency_keys do instead select 1 / 0`)
    await cleanUp()
    await server.db.execute(sql`drop rule blocked on idempotency_keys`)
    expect(await listKeys(retentionRules.events, ['old_event'])).toEqual([])
    expect(await failuresOfCleanup()).toEqual(['idempotency-keys'])
    await cleanUp()
    expect(await failuresOfCleanup()).toEqual([])
    expect(await listKeys(retentionRules['idempotency-keys'], ['old_key'])).toEqual([])
  })
})
