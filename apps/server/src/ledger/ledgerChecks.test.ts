import { demoNow, demoOrganizations } from '@vehicle-partner/api/mock'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyDatabase, databaseKinds } from '../../test/testServer.ts'
import type { Database } from '../db/database.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { openEmbedded } from '../db/openDatabase.ts'
import { seedTestDatabase } from '../../test/testSecrets.ts'
import { checkLedger } from './ledgerChecks.ts'

const { okafor, musa, express, swift } = demoOrganizations

/** `LEDGER_SCALE=10 npm run x pnpm --filter @vehicle-partner/server exec vitest run src/ledger/ledgerChecks.test.ts` checks a larger demo in about a minute. */
const scale = Number(process.env['LEDGER_SCALE'] ?? 1)

test.runIf(scale > 1)(`the ledger of a demo ${scale} times as large is consistent (check 1)`, { timeout: 900_000 }, async () => {
  const { db, close } = await openEmbedded()
  await seedTestDatabase(db, new Date(demoNow), { scale, trusted: true })
  expect(await checkLedger(db)).toEqual([])
  await close()
})

describe.each(databaseKinds())('the ledger, on %s', (lane) => {
  let database: Database
  beforeAll(async () => {
    database = await copyDatabase(lane)
  })
  afterAll(() => database.close())
  const list = async (text: string) => (await database.db.execute(sql.raw(text))).rows

  test('of the demo is consistent (check 1)', async () => {
    expect(await checkLedger(database.db)).toEqual([])
  })

  test('has the demo data of Okafor Mobility', async () => {
    const slips = await database.db.select().from(payslips).where(eq(payslips.partner_id, okafor.id)).orderBy(payslips.month)
    expect(slips.map(({ month }) => month)).toEqual(['2026-05-01', '2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01'])
    expect(slips[0]).toMatchObject({ status: 'issued', payout_id: null })
    expect(slips[0]?.net_kobo).toBeLessThan(0)
    expect(slips[1]?.opening_balance_kobo).toBe(slips[0]?.net_kobo)
    expect(slips.slice(1).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'paid'])
    const payouts = await list(
      `select status, (select count(*)::int from payout_attempts a where a.payout_id = p.id) as attempts from payouts p where partner_id = '${okafor.id}' order by month`,
    )
    expect(payouts).toEqual([
      { status: 'paid', attempts: 1 },
      { status: 'paid', attempts: 1 },
      { status: 'paid', attempts: 2 },
      { status: 'paid', attempts: 1 },
      { status: 'paid', attempts: 1 },
      { status: 'scheduled', attempts: 0 },
    ])
    expect(await list(`select state from disputes where partner_id = '${okafor.id}' order by state`)).toEqual([
      { state: 'declined' },
      { state: 'open' },
    ])
    expect(await list(`select id from earning_lines where partner_id = '${okafor.id}' and amount_kobo = 0`)).toHaveLength(1)
    const lines = await database.db.$count(earningLines, eq(earningLines.partner_id, okafor.id))
    expect(lines).toBeGreaterThan(2000)
    expect(lines).toBeLessThan(2700)
  })

  test('has the demo data of the other organisations', async () => {
    expect(await list(`select id from payslips where partner_id = '${musa.id}'`)).toHaveLength(2)
    expect(await list(`select status from payouts where partner_id = '${express.id}' order by month`)).toEqual([
      { status: 'reversed' },
      { status: 'scheduled' },
    ])
    expect(await list(`select status, failure_code from payouts where partner_id = '${swift.id}' order by month`)).toEqual([
      { status: 'failed', failure_code: 'account_closed' },
      { status: 'scheduled', failure_code: null },
    ])
    expect(await list(`select distinct version from rate_cards order by version`)).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
      { version: 4 },
    ])
  })

  test.each([
    [
      'a payout is the sum of the payable amounts of its payslips',
      `update payouts set amount_kobo = amount_kobo + 1 where status = 'paid'`,
    ],
    ['a payslip is paid if its payout is', `update payslips set status = 'issued' where status = 'paid'`],
    ['a payable amount has a payout', `update payslips set payout_id = null where payable_kobo > 0`],
    ['a payout that came back is given back once, and no other is', `delete from returned_payouts`],
    [
      'a payslip pays the payouts again that came back',
      `update returned_payouts set payslip_id = (select min(id) from payslips s where s.partner_id = returned_payouts.partner_id)`,
    ],
    [
      'a payout on its way has an open transfer, and no other payout has',
      `update payouts set status = 'processing' where status = 'scheduled'`,
    ],
    [
      'a transfer that moved money has the amount and the status of its payout',
      `insert into bank_transfers (id, payout_id, partner_id, attempt_no, account_id, amount_kobo, narration, status, next_check_at, created_at, answered_at)
        select 'trf_x', id, partner_id, 1, settlement_account_id, amount_kobo + 1, 'x', 'paid', paid_at, paid_at, paid_at from payouts where status = 'paid' limit 1`,
    ],
    [
      'a line that the closing of a month has left is not on the payslip of that month',
      `insert into carried_lines (earning_line_id, month, partner_id, reason)
        select e.id, s.month, e.partner_id, 'being_checked' from earning_lines e join payslips s on s.id = e.payslip_id limit 1`,
    ],
    [
      'a payslip adds up to its earning lines',
      `update earning_lines set amount_kobo = amount_kobo + 1 where id = (select min(id) from earning_lines where state = 'settled')`,
    ],
    ['the lines of a payslip add up to its sums', `update payslip_lines set amount_kobo = amount_kobo + 1`],
    [
      'a line of a payslip is the sum of the earning lines of its type',
      `update payslip_lines set earning_ids_count = earning_ids_count + 1`,
    ],
    [
      'a payslip opens with the balance that the previous one carried forward',
      `update payslips set opening_balance_kobo = opening_balance_kobo - 1, net_kobo = net_kobo - 1,
        payable_kobo = greatest(0, net_kobo - 1 + returned_kobo), carried_forward_kobo = least(0, net_kobo - 1 + returned_kobo)`,
    ],
    ['withholding tax is the rate of its base, rounded half up', `update payslips set wht_kobo = wht_kobo + 1`],
    ['withholding tax is a line of the payslip', `update payslips set wht_kobo = wht_kobo + 1`],
    [
      'an organisation has one valid payslip for a month',
      `update payslips s set month = (select min(month) from payslips o where o.partner_id = s.partner_id), version_no = 99
        where id = (select id from payslips where partner_id = '${okafor.id}' and status <> 'revised' order by month desc limit 1)`,
    ],
    [
      'a correction belongs to the same organisation and is not larger than the corrected line',
      `update earning_lines set reverses_id = (select id from earning_lines order by amount_kobo limit 1)
        where id = (select id from earning_lines order by amount_kobo desc limit 1)`,
    ],
    [
      'an earning line of a trip belongs to the organisation of the trip',
      `update earning_lines e set trip_id = (select min(id) from trips t where t.partner_id <> e.partner_id and t.status = 'assigned')
        where id = (select min(id) from earning_lines where type = 'trip_earning')`,
    ],
    [
      'a trip earning is of a completed trip',
      `update earning_lines e set trip_id = (select min(id) from trips t where t.partner_id = e.partner_id and t.status = 'assigned')
        where id = (select min(id) from earning_lines where type = 'trip_earning' and state <> 'void')`,
    ],
    ['a day with confirmed trip earnings has its platform fee', `update earning_lines set amount_kobo = 1 where type = 'platform_fee'`],
    [
      'no total exceeds a safe integer',
      `update earning_lines set amount_kobo = 9007199254740992 where id = (select min(id) from earning_lines where type = 'trip_earning')`,
    ],
    ['a settled line is on an issued payslip of its own organisation, and no other line is', `update payslips set status = 'revised'`],
    [
      'a paid payout has one successful attempt',
      `update payouts set status = 'paid', paid_at = '2026-11-21', amount_kobo = 0 where status = 'scheduled'`,
    ],
  ])('finds a difference: %s', async (check, wrong) => {
    let found: string[] = []
    const undone = database.db.transaction(async (tx) => {
      // Without the triggers and keys that would reject it.
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql.raw(wrong))
      found = (await checkLedger(tx)).map((each) => each.check)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow(/rollback/i)
    expect(found).toContain(check)
  })
})
