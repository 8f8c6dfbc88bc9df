import { demoOrganizations } from '@vehicle-partner/api/mock'
import { RequestError } from '@vehicle-partner/api/server'
import {
  addDays,
  earningDirection,
  earningTypes,
  lagosDate,
  lagosDayStart,
  monthRange,
  payslipTotals,
  calculateWithholdingTax,
  type EarningType,
} from '@vehicle-partner/domain'
import fc from 'fast-check'
import { eq, ne, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { newId } from '../newId.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { closeMonth, calculateCloseTime } from '../payslips/closeMonth.ts'
import { simulations } from '../sandbox/simulations.ts'
import { checkLedger } from './ledgerChecks.ts'

const money = [
  'earning-posting',
  'payslip-issue',
  'payout-create',
  'payout-run',
  'payout-retry',
  'payout-settle',
  'account-verification',
  'verify-ledger',
] as const
const types = earningTypes.filter((type) => type !== 'withholding_tax')

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('job' as const), name: fc.constantFrom(...money) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      days: fc.integer({ min: 0, max: 20 }),
      seconds: fc.constantFrom(0, 5, 30, 3600),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('line' as const),
      type: fc.constantFrom(...types),
      kobo: fc.integer({ min: 0, max: 2_000_000_000 }),
      whose: fc.constantFrom('okafor' as const, 'musa' as const, 'sunrise' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('bank' as const), kind: fc.constantFrom('payout.fail', 'payout.return'), pick: fc.nat(50) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

describe('random histories', () => {
  let server: TestServer
  afterEach(() => server.close())

  const line = (partner_id: string, type: EarningType, amount_kobo: number, day = lagosDate(server.now())) => ({
    id: newId('ern', server.now()),
    reference: newId('ERN', server.now()),
    partner_id,
    occurred_at: lagosDayStart(day),
    service_date: day,
    type,
    direction: earningDirection(type),
    amount_kobo,
    description: 'Any',
    rate_card_version: 3,
    state: 'pending' as const,
  })

  /** Request errors are allowed; other errors are faults. */
  const take = async (each: Step) => {
    try {
      if (each.do === 'pass') server.advanceClock({ days: each.days, seconds: each.seconds })
      else if (each.do === 'job') await allJobs.find(({ name }) => name === each.name)?.run(server.dependencies(), server.now())
      else if (each.do === 'line') await server.db.insert(earningLines).values(line(demoOrganizations[each.whose].id, each.type, each.kobo))
      else {
        const all = await server.db.select({ id: payouts.id }).from(payouts).orderBy(payouts.id)
        await simulations.find(({ kind }) => kind === each.kind)?.run(server.dependencies(), all[each.pick % all.length]?.id ?? '', {})
      }
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
    }
  }

  test('the ledger is consistent after any history of jobs, days, lines and bank responses (check 1)', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc
        .asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (history) => {
          server = await testServer()
          for (const each of history) await take(each)
          expect(await checkLedger(server.db)).toEqual([])
        })
        .afterEach(() => server.close()),
      { numRuns: 5, seed: 20_261_121 },
    )
    server = await testServer()
  })

  test('any lines of any months add up to the payslips (check 1)', { timeout: 300_000 }, async () => {
    server = await testServer()
    const partnerId = demoOrganizations.sunrise.id
    let month = '2027-01-01'
    const anyLines = fc.array(
      fc.record({
        type: fc.constantFrom(...types),
        kobo: fc.integer({ min: 0, max: 50_000_000_000 }),
        day: fc.integer({ min: 0, max: 27 }),
      }),
      {
        minLength: 1,
        maxLength: 30,
      },
    )
    let carried = 0
    await fc.assert(
      fc.asyncProperty(anyLines, async (lines) => {
        await server.db.insert(earningLines).values(lines.map(({ type, kobo, day }) => line(partnerId, type, kobo, addDays(month, day))))
        const slip = await server.db.transaction((tx) =>
          closeMonth(tx, { partnerId, month, at: calculateCloseTime(month), number: '0099', id: (prefix) => newId(prefix, server.now()) }),
        )
        const tax = calculateWithholdingTax(
          lines.map(({ type, kobo }) => ({ type, amount_kobo: kobo })),
          1000,
        )
        const all = [
          ...lines.map(({ type, kobo }) => ({ direction: earningDirection(type), amount_kobo: kobo })),
          { direction: 'debit' as const, amount_kobo: tax.wht_kobo },
        ]
        expect(slip).toMatchObject({
          ...payslipTotals(all, carried),
          opening_balance_kobo: carried,
          wht_base_kobo: tax.base_kobo,
          wht_kobo: tax.wht_kobo,
        })
        carried = slip?.carried_forward_kobo ?? 0
        month = monthRange(month, 1).from
      }),
      { numRuns: 40, seed: 20_261_121 },
    )
    expect(await checkLedger(server.db)).toEqual([])
    const [counted] = await selectRows(
      server.db,
      rowOf({ total: integer, negative: integer }),
      sql`select count(*)::int as total, (count(*) filter (where net_kobo < 0))::int as negative from payslips where partner_id = ${partnerId}`,
    )
    expect(counted?.total).toBe(40)
    expect(counted?.negative).toBeGreaterThan(5)
  })

  test('every payslip of the demo has the totals of the domain rules (check 1)', async () => {
    server = await testServer()
    const all = await server.db.select().from(payslips).where(ne(payslips.status, 'revised'))
    expect(all.length).toBeGreaterThanOrEqual(10)
    for (const slip of all) {
      const lines = await server.db.select().from(earningLines).where(eq(earningLines.payslip_id, slip.id))
      expect(slip).toMatchObject(payslipTotals(lines, slip.opening_balance_kobo))
      expect(slip).toMatchObject({
        wht_base_kobo: calculateWithholdingTax(lines, slip.wht_rate_bps).base_kobo,
        wht_kobo: calculateWithholdingTax(lines, slip.wht_rate_bps).wht_kobo,
      })
    }
  })
})
