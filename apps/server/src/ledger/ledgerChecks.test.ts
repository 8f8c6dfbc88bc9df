import { demoNow, demoOrganizations } from '@vehicle-partner/api/mock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase, lanes } from '../../test/testServer.ts'
import { rows, type Database } from '../db/database.ts'
import { openEmbedded } from '../db/openDatabase.ts'
import { seedDatabase } from '../db/seed/seedDatabase.ts'
import { checkLedger } from './ledgerChecks.ts'

const { okafor, musa, express, swift } = demoOrganizations

/** `LEDGER_SCALE=10 npm run x pnpm --filter @vehicle-partner/server exec vitest run src/ledger/ledgerChecks.test.ts` takes a minute. */
const scale = Number(process.env['LEDGER_SCALE'] ?? 1)

test.runIf(scale > 1)(`the books of a demo ${scale} times as large agree (check 1)`, { timeout: 900_000 }, async () => {
  const { db, close } = await openEmbedded()
  await seedDatabase(db, new Date(demoNow), { scale, trusted: true })
  expect(await checkLedger(db)).toEqual([])
  await close()
})

describe.each(lanes())('the books, on %s', (lane) => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase(lane)
  })
  afterAll(() => database.close())
  const list = <Row>(text: string) => rows<Row>(database.db, sql.raw(text))

  test('of the demo agree (check 1)', async () => {
    expect(await checkLedger(database.db)).toEqual([])
  })

  test('hold what the demo promises of Okafor Mobility', async () => {
    const slips = await list<{ month: string; status: string; net: number; opening: number; paid: boolean }>(
      `select month::text, status, net_kobo::float8 as net, opening_balance_kobo::float8 as opening, payout_id is not null as paid from payslips where partner_id = '${okafor.id}' order by month`,
    )
    expect(slips.map(({ month }) => month)).toEqual(['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'])
    expect(slips[0]).toMatchObject({ status: 'issued', paid: false })
    expect(slips[0]?.net).toBeLessThan(0)
    expect(slips[1]?.opening).toBe(slips[0]?.net)
    expect(slips.slice(1).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'paid'])
    const payouts = await list<{ status: string; tries: number }>(
      `select status, (select count(*)::int from payout_attempts a where a.payout_id = p.id) as tries from payouts p where partner_id = '${okafor.id}' order by month`,
    )
    expect(payouts.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'paid', 'scheduled'])
    expect(payouts.map(({ tries }) => tries)).toEqual([1, 1, 2, 1, 1, 0])
    expect(await list(`select state from disputes where partner_id = '${okafor.id}' order by state`)).toEqual([
      { state: 'declined' },
      { state: 'open' },
    ])
    expect(await list(`select id from earning_lines where partner_id = '${okafor.id}' and amount_kobo = 0`)).toHaveLength(1)
    const [{ lines } = { lines: 0 }] = await list<{ lines: number }>(
      `select count(*)::int as lines from earning_lines where partner_id = '${okafor.id}'`,
    )
    expect(lines).toBeGreaterThan(2000)
    expect(lines).toBeLessThan(2700)
  })

  test('hold what the demo promises of the others', async () => {
    expect(await list(`select id from payslips where partner_id = '${musa.id}'`)).toHaveLength(2)
    expect(await list(`select status from payouts where partner_id = '${express.id}' order by month`)).toEqual([
      { status: 'reversed' },
      { status: 'scheduled' },
    ])
    expect(await list(`select status, failure_code from payouts where partner_id = '${swift.id}' order by month`)).toEqual([
      { status: 'failed', failure_code: 'account_closed' },
      { status: 'scheduled', failure_code: null },
    ])
    expect(await list(`select distinct version from rate_cards order by version`)).toEqual([{ version: 1 }, { version: 2 }, { version: 3 }])
  })

  test.each([
    ['a payout is the sum of what its payslips make payable', `update payouts set amount_kobo = amount_kobo + 1 where status = 'paid'`],
    ['a payslip is paid when its payout is', `update payslips set status = 'issued' where status = 'paid'`],
    ['what is payable has a payout', `update payslips set payout_id = null where payable_kobo > 0`],
    ['a settled line is on an issued payslip of its own organisation, and no other line is', `update payslips set status = 'revised'`],
    [
      'a paid payout has one try that went well',
      `update payouts set status = 'paid', paid_at = '2026-11-21', amount_kobo = 0 where status = 'scheduled'`,
    ],
  ])('a difference is found: %s', async (check, wrong) => {
    let found: string[] = []
    const undone = database.db.transaction(async (tx) => {
      await tx.execute(sql.raw(wrong))
      found = (await checkLedger(tx)).map((each) => each.check)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow(/rollback/i)
    expect(found).toContain(check)
  })
})
