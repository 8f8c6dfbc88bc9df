import { isDeepStrictEqual } from 'node:util'
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { RequestError } from '@vehicle-partner/api/server'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { canTransitionPayout, disputeStates, payoutStatuses, type DisputeState, type PayoutStatus } from '@vehicle-partner/domain'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { movePayout } from './movePayout.ts'

const { okafor } = demoOrganizations
/** Tables whose rows a move of money changes, and tables that it only adds rows to. */
const changed = ['payouts', 'payslips', 'disputes', 'bank_transfers']
const grown = ['payout_attempts', 'earning_lines', 'returned_payouts', 'notifications', 'audit_events', 'events', 'outbox']
const wrong = { status: 409, code: 'InvalidTransition' }

/** Actions on payouts and the status that they lead to, by the current status; from other statuses they are rejected. */
const payoutTransitions = {
  retry: { failed: 'processing', on_hold: 'processing' },
  'payout.fail': { scheduled: 'failed', processing: 'failed', failed: 'failed' },
  'payout.return': { paid: 'reversed' },
} as const satisfies Record<string, Partial<Record<PayoutStatus, PayoutStatus>>>

/** The same for disputes. A line has at most one dispute that is open or in review. */
const disputeTransitions = {
  'dispute.review': { open: 'in_review' },
  'dispute.accept': { open: 'accepted', in_review: 'accepted' },
  'dispute.decline': { open: 'declined', in_review: 'declined' },
} as const satisfies Record<string, Partial<Record<DisputeState, DisputeState>>>

// Tries every action in every status: those that are not listed respond 409 and change nothing.
describe.each(ruleDatabaseKinds())('money transitions, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  let payout: typeof payouts.$inferSelect
  let lines: (typeof earningLines.$inferSelect)[]
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('owner')
    const [paid] = await server.db
      .select()
      .from(payouts)
      .where(and(eq(payouts.partner_id, okafor.id), eq(payouts.status, 'paid'), isNull(payouts.failure_code)))
      .orderBy(desc(payouts.month))
    lines = await server.db
      .select()
      .from(earningLines)
      .where(and(eq(earningLines.partner_id, okafor.id), eq(earningLines.state, 'unsettled'), eq(earningLines.direction, 'credit')))
      .orderBy(desc(earningLines.occurred_at))
    if (!paid) throw new Error('The demo has no payout to try')
    payout = paid
  })
  afterAll(() => server.close())

  /** Fingerprints of the tables of money, notifications and events. */
  const prints = async () => {
    const of = (table: string, what: string) => `select '${table}' as name, (${what})::text as print from ${table} t`
    const all = [
      ...changed.map((table) => of(table, `md5(string_agg(t::text, '|' order by t::text))`)),
      ...grown.map((table) => of(table, 'count(*)')),
    ]
    return (await server.db.execute(sql.raw(all.join(' union all ')))).rows
  }
  const changedSince = async (before: object) => !isDeepStrictEqual(await prints(), before)
  const brief = ({ status, body }: { status: number; body: unknown }) => ({ status, code: (body as { code?: string }).code })
  const simulate = async (kind: string, id: string) => brief(await server.call('POST', '/sandbox/simulate', { body: { kind, id } }))
  const setStatus = async (status: PayoutStatus) => {
    await server.db.execute(sql`truncate bank_transfers, bank_reports, payout_attempts`)
    await server.db
      .update(payouts)
      .set({ ...payout, status, ...(status === 'on_hold' ? { hold_code: 'account_failed', hold_text: 'On hold' } : {}) })
      .where(eq(payouts.id, payout.id))
  }
  const status = async () => (await server.db.select().from(payouts).where(eq(payouts.id, payout.id)))[0]?.status

  test('a payout follows its status graph only (check 4)', async () => {
    const seen: [PayoutStatus, PayoutStatus, boolean][] = []
    for (const from of payoutStatuses)
      for (const to of payoutStatuses) {
        await setStatus(from)
        const before = await prints()
        const done = await inTransaction(server.dependencies(), (tx) =>
          movePayout(
            tx,
            server.dependencies(),
            payout.id,
            to,
            to === 'on_hold' ? { hold_code: 'account_failed', hold_text: 'On hold' } : {},
          ),
        ).then(
          () => true,
          (reason: unknown) => {
            if (!(reason instanceof RequestError) || reason.code !== 'InvalidTransition') throw reason
            return false
          },
        )
        expect(await status()).toBe(done ? to : from)
        expect(await changedSince(before)).toBe(done)
        seen.push([from, to, done])
      }
    expect(seen).toEqual(payoutStatuses.flatMap((from) => payoutStatuses.map((to) => [from, to, canTransitionPayout(from, to)])))
  })

  const tries = payoutStatuses.flatMap((from) =>
    (['retry', 'payout.fail', 'payout.return'] as const).map((move) => ({
      from,
      move,
      to: (payoutTransitions[move] as Partial<Record<PayoutStatus, PayoutStatus>>)[from],
    })),
  )
  test.each(tries)('a payout that is $from: $move (check 4)', async ({ from, move, to }) => {
    await setStatus(from)
    const before = await prints()
    const path = `/partner-payout/v1/payouts/${payout.id}/retry`
    const answer = move === 'retry' ? brief(await owner.send({ method: 'POST', path })) : await simulate(move, payout.id)
    expect(answer).toMatchObject(to === undefined ? wrong : { status: 200 })
    expect(await status()).toBe(to ?? from)
    expect(await changedSince(before)).toBe(to !== undefined)
  })

  const questions = disputeStates
    .flatMap((from) =>
      (['dispute.review', 'dispute.accept', 'dispute.decline'] as const).map((move) => ({
        from,
        move,
        to: (disputeTransitions[move] as Partial<Record<DisputeState, DisputeState>>)[from],
      })),
    )
    .map((each, at) => ({ ...each, at }))
  /** Creates a dispute of the given line in a status. */
  async function query(state: DisputeState, at: number) {
    const line = lines[at]
    if (!line) throw new Error('The demo has too few lines')
    const decided = state === 'accepted' || state === 'declined'
    const id = `dsp_${at}`
    await server.db.insert(disputes).values({
      id,
      partner_id: okafor.id,
      earning_line_id: line.id,
      reason: 'wrong_amount',
      text: 'This is not what we agreed on',
      state,
      decision_text: decided ? 'It is decided' : null,
      decided_at: decided ? server.now() : null,
      created_by: demoPeople.owner.id,
      created_at: server.now(),
    })
    return { id, line }
  }

  test.each(questions)('a dispute that is $from: $move (check 4)', async ({ from, move, to, at }) => {
    const { id } = await query(from, at)
    const before = await prints()
    expect(await simulate(move, id)).toMatchObject(to === undefined ? wrong : { status: 200 })
    const [after] = await server.db.select().from(disputes).where(eq(disputes.id, id))
    expect(after?.state).toBe(to ?? from)
    expect(await changedSince(before)).toBe(to !== undefined)
  })

  test.each(disputeStates.map((state, at) => ({ state, at: questions.length + at })))(
    'a line whose query is $state takes another one only when that is decided (check 4)',
    async ({ state, at }) => {
      const { line } = await query(state, at)
      const before = await prints()
      const path = `/v1/partners/${okafor.id}/earnings/${line.id}/disputes`
      const answer = brief(
        await owner.send({ method: 'POST', path, body: { reason: 'other', text: 'Please look at this line once more' } }),
      )
      const decided = state === 'accepted' || state === 'declined'
      expect(answer).toEqual(decided ? { status: 201, code: undefined } : { status: 409, code: 'ItemAlreadyExist' })
      expect(await changedSince(before)).toBe(decided)
    },
  )
})
