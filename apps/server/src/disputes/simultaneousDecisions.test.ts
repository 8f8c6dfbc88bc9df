import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTransport, ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { carriedLines, disputes, earningLines } from '../db/schema/earningTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { allJobs } from '../jobs/jobRegistry.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'

const { okafor } = demoOrganizations
const month = '2026-11-01'

describe.each(ruleDatabaseKinds())('what two people do at once, on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    server.advanceClock({ seconds: (Date.parse('2026-12-01T01:00:00Z') - server.now().getTime()) / 1000 })
    await run('earning-posting')
  })
  afterAll(() => server.close())

  const run = async (name: string) => allJobs.find((job) => job.name === name)?.run(server.dependencies(), server.now())
  const query = async (who: 'owner' | 'earnings', lineId: string) => {
    const { send } = await createTestServer(createTransport(server)).as(who)
    const body = { reason: 'wrong_amount', text: 'This is not what we have agreed on', files: [] }
    return (await send({ method: 'POST', path: `/v1/partners/${okafor.id}/earnings/${lineId}/disputes`, body })).status
  }
  const simulate = async (kind: string, id: string) =>
    (await server.call('POST', '/sandbox/simulate', { body: { kind, id, text: 'Any reason' } })).status
  /** The statuses of two answers, the smaller first. */
  const both = async (...answers: Promise<number>[]) => (await Promise.all(answers)).toSorted((a, b) => a - b)
  const findSlips = () =>
    server.db
      .select()
      .from(payslips)
      .where(and(eq(payslips.partner_id, okafor.id), eq(payslips.month, month)))
      .orderBy(payslips.version_no)

  test('lines that are queried while their month is closed are on its payslip or left, never both', async () => {
    const open = await server.db
      .select({ id: earningLines.id })
      .from(earningLines)
      .where(and(eq(earningLines.partner_id, okafor.id), eq(earningLines.state, 'unsettled'), lt(earningLines.service_date, '2026-12-01')))
      .orderBy(earningLines.id)
      .limit(2)
    const ids = open.map(({ id }) => id)
    const [one, , other] = await Promise.all([query('owner', ids[0] ?? ''), run('payslip-issue'), query('earnings', ids[1] ?? '')])
    expect([one, other]).toEqual([201, 201])
    const lines = await server.db.select().from(earningLines).where(inArray(earningLines.id, ids))
    const left = await server.db.$count(carriedLines, inArray(carriedLines.earning_line_id, ids))
    expect(left).toBe(lines.filter(({ payslip_id }) => payslip_id === null).length)
    expect(await findSlips()).toHaveLength(1)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('one line has one query, one correction, and its payslip one new version', async () => {
    const [slip] = await findSlips()
    const [line] = await server.db
      .select()
      .from(earningLines)
      .where(and(eq(earningLines.payslip_id, slip?.id ?? ''), eq(earningLines.type, 'platform_fee')))
      .limit(1)
    if (!slip || !line) throw new Error('The month has no payslip with a fee')
    expect(await both(query('owner', line.id), query('earnings', line.id))).toEqual([201, 409])
    const [dispute] = await server.db.select({ id: disputes.id }).from(disputes).where(eq(disputes.earning_line_id, line.id))
    const accept = () => simulate('dispute.accept', dispute?.id ?? '')
    expect(await both(accept(), accept())).toEqual([200, 409])
    expect(await server.db.$count(earningLines, eq(earningLines.reverses_id, line.id))).toBe(1)
    const revise = () => simulate('payslip.revise', slip.id)
    expect(await both(revise(), revise())).toEqual([200, 409])
    const newest = (await findSlips()).at(-1)
    expect(newest).toMatchObject({ version_no: 2, payable_kobo: slip.payable_kobo + line.amount_kobo })
    const [payout] = await server.db
      .select()
      .from(payouts)
      .where(eq(payouts.id, newest?.payout_id ?? ''))
    expect(payout?.amount_kobo).toBe(newest?.payable_kobo)
    expect(await checkLedger(server.db)).toEqual([])
  })
})
