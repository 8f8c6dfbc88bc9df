// Longer than most files: the model of a history and the properties that hold for it belong together.
// @module-tag slow
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { RequestError } from '@vehicle-partner/api/server'
import {
  addDays,
  calculateCloseTime,
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
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { carriedLines, disputes, earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'
import { movePayout } from '../payouts/movePayout.ts'
import { completePayout, returnPayout } from '../payouts/settlePayout.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { closeMonth } from '../payslips/closeMonth.ts'
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
    arbitrary: fc.record({
      do: fc.constant('payout' as const),
      kind: fc.constantFrom('payout.fail', 'payout.return', 'payout.hold', 'payout.release'),
      pick: fc.nat(50),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('query' as const),
      kind: fc.constantFrom('open', 'dispute.accept', 'dispute.decline'),
      pick: fc.nat(5000),
    }),
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

  const query = ({ id, partner_id }: { id: string; partner_id: string }) => ({
    id: newId('dsp', server.now()),
    partner_id,
    earning_line_id: id,
    reason: 'other',
    text: 'Please look at this line',
    state: 'open' as const,
    created_by: demoPeople.owner.id,
    created_at: server.now(),
  })

  /** Confirms lines that are being checked and declines queries. */
  const decideOpenLines = async (partnerId: string) => {
    const isOwn = eq(earningLines.partner_id, partnerId)
    await server.db
      .update(earningLines)
      .set({ state: 'unsettled' })
      .where(and(isOwn, eq(earningLines.state, 'pending')))
    await server.db
      .update(disputes)
      .set({ state: 'declined', decision_text: 'It is correct', decided_at: server.now() })
      .where(and(eq(disputes.partner_id, partnerId), inArray(disputes.state, ['open', 'in_review'])))
  }

  /** Pays a payout and returns it, without a bank. */
  const returnPayoutOf = (payoutId: string): Promise<number> =>
    inTransaction(server.dependencies(), async (tx) => {
      const sent = await movePayout(tx, server.dependencies(), payoutId, 'processing')
      await returnPayout(tx, server.dependencies(), await completePayout(tx, server.dependencies(), sent, null))
      await tx.execute(
        sql`update returned_payouts set returned_at = ${calculateCloseTime(sent.month).toISOString()} where payout_id = ${payoutId}`,
      )
      return sent.amount_kobo ?? 0
    })

  /** Request errors are allowed; other errors are faults. */
  const take = async (each: Step) => {
    try {
      if (each.do === 'pass') server.advanceClock({ days: each.days, seconds: each.seconds })
      else if (each.do === 'job') await allJobs.find(({ name }) => name === each.name)?.run(server.dependencies(), server.now())
      else if (each.do === 'line') await server.db.insert(earningLines).values(line(demoOrganizations[each.whose].id, each.type, each.kobo))
      else if (each.kind === 'open') {
        const all = await server.db.select().from(earningLines).orderBy(earningLines.id)
        const queried = all[each.pick % all.length]
        if (queried) await server.db.insert(disputes).values(query(queried)).onConflictDoNothing()
      } else {
        const table = each.do === 'payout' ? payouts : disputes
        const all = await server.db.select({ id: table.id }).from(table).orderBy(table.id)
        const simulation = simulations.find(({ kind }) => kind === each.kind)
        await simulation?.run(server.dependencies(), all[each.pick % all.length]?.id ?? '', { text: 'Any reason' })
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

  test('any lines of any months add up to the payslips, open ones to later payslips (check 1)', { timeout: 300_000 }, async () => {
    server = await testServer()
    const partnerId = demoOrganizations.sunrise.id
    let month = '2027-01-01'
    const anyMonth = fc.record({
      lines: fc.array(
        fc.record({
          type: fc.constantFrom(...types),
          kobo: fc.integer({ min: 0, max: 50_000_000_000 }),
          day: fc.integer({ min: 0, max: 27 }),
          open: fc.constantFrom('no', 'no', 'no', 'being_checked', 'under_query'),
        }),
        { minLength: 1, maxLength: 30 },
      ),
      comesBack: fc.boolean(),
    })
    let [carried, returned] = [0, 0]
    /** Lines that the last closing has left; they are settled by the next one. */
    let left: { type: EarningType; amount_kobo: number }[] = []
    await fc.assert(
      fc.asyncProperty(anyMonth, async ({ lines, comesBack }) => {
        const rows = lines.map(({ type, kobo, day, open }) => ({
          ...line(partnerId, type, kobo, addDays(month, day)),
          state: open === 'being_checked' ? ('pending' as const) : ('unsettled' as const),
        }))
        const queried = rows.filter((_, at) => lines[at]?.open === 'under_query')
        await server.db.insert(earningLines).values(rows)
        if (queried.length > 0) await server.db.insert(disputes).values(queried.map(query))
        const slip = await closeMonth(server.db, {
          partnerId,
          month,
          at: calculateCloseTime(month),
          number: '0099',
          id: (prefix) => newId(prefix, server.now()),
        })
        const settled = [...left, ...rows.filter((_, at) => lines[at]?.open === 'no')]
        const tax = calculateWithholdingTax(settled, 1000)
        const all = [
          ...settled.map(({ type, amount_kobo }) => ({ direction: earningDirection(type), amount_kobo })),
          { direction: 'debit' as const, amount_kobo: tax.wht_kobo },
        ]
        expect(slip).toMatchObject({
          ...payslipTotals(all, carried, returned),
          opening_balance_kobo: carried,
          returned_kobo: returned,
          wht_base_kobo: tax.base_kobo,
          wht_kobo: tax.wht_kobo,
        })
        left = rows.filter((_, at) => lines[at]?.open !== 'no')
        expect(await server.db.$count(carriedLines, and(eq(carriedLines.partner_id, partnerId), eq(carriedLines.month, month)))).toBe(
          left.length,
        )
        await decideOpenLines(partnerId)
        carried = slip?.carried_forward_kobo ?? 0
        returned = comesBack && slip?.payout_id ? await returnPayoutOf(slip.payout_id) : 0
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
      expect(slip).toMatchObject(payslipTotals(lines, slip.opening_balance_kobo, slip.returned_kobo))
      expect(slip).toMatchObject({
        wht_base_kobo: calculateWithholdingTax(lines, slip.wht_rate_bps).base_kobo,
        wht_kobo: calculateWithholdingTax(lines, slip.wht_rate_bps).wht_kobo,
      })
    }
  })
})
