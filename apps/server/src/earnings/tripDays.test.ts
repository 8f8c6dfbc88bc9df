// One file, because each test needs the production server and the cleared demo that `beforeAll` makes, which takes longer than the tests.
import { demoOrganizations } from '@vehicle-partner/api/mock'
import { addDays, daysBetween, lagosDate, monthRange, tripTransitions } from '@vehicle-partner/domain'
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { earningLines } from '../db/schema/earningTables.ts'
import { jobFailures } from '../db/schema/jobTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { payouts } from '../db/schema/payoutTables.ts'
import { payslipLines, payslips } from '../db/schema/payslipTables.ts'
import { schedules } from '../db/schema/routeTables.ts'
import { openTripStatuses, tripEvents, trips } from '../db/schema/tripTables.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'

const { musa, okafor } = demoOrganizations
type TripRow = typeof trips.$inferSelect
const feeCheck = 'a day with confirmed trip earnings has its platform fee'

describe.each(ruleDatabaseKinds())('days of trips in production, on %s', (lane) => {
  let server: TestServer
  let template: TripRow
  let added = 0
  beforeAll(async () => {
    server = await testServer({ lane, sandbox: false })
    const [trip] = await server.db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, musa.id), eq(trips.status, 'completed')))
      .limit(1)
    if (!trip) throw new Error('The demo has no completed trip')
    template = trip
    // No demo trip is open, and no new ones are planned.
    await server.db.update(schedules).set({ partner_id: null })
    await server.db
      .update(trips)
      .set({ status: 'cancelled', cancelled_by: 'partner', cancelled_at: server.now() })
      .where(inArray(trips.status, [...openTripStatuses]))
    await settle()
  })
  afterAll(() => server.close())

  const runDue = () => server.app.services.scheduler.runDue()
  const run = async (...names: string[]) => {
    for (const name of names) await server.app.services.scheduler.run(name)
  }
  /** Goes to noon in Lagos of another day. */
  const advanceDays = (days: number) => server.advanceClock({ days })
  /** Lets two days pass, so that all lines are confirmed and charged. */
  const settle = async () => {
    await run('earning-posting')
    advanceDays(4)
    await run('earning-posting')
  }
  const today = () => lagosDate(server.now())
  const addTrip = async (values: Partial<TripRow> & Pick<TripRow, 'status'>, from = '12:00', to = '13:00') => {
    added += 1
    const departure_at = new Date(`${today()}T${from}:00+01:00`)
    const arrival_eta = new Date(`${to < from ? addDays(today(), 1) : today()}T${to}:00+01:00`)
    const isStarted = values.status === 'in_progress' || values.status === 'completed'
    const [trip] = await server.db
      .insert(trips)
      .values({
        ...template,
        id: `trp_test${added}`,
        reference: `TRP-TEST${added}`,
        service_date: today(),
        departure_at,
        arrival_eta,
        actual_departure_at: isStarted ? departure_at : null,
        actual_arrival_at: values.status === 'completed' ? arrival_eta : null,
        schedule_id: null,
        updated_at: departure_at,
        ...values,
      })
      .returning()
    if (!trip) throw new Error('The trip was not added')
    return trip
  }
  const complete = (trip: TripRow) =>
    server.db
      .update(trips)
      .set({ status: 'completed', actual_arrival_at: server.now(), updated_at: server.now() })
      .where(eq(trips.id, trip.id))
  const statusOf = async ({ id }: TripRow) =>
    (await server.db.select({ status: trips.status }).from(trips).where(eq(trips.id, id)))[0]?.status
  const linesOf = (day: string) =>
    server.db
      .select({ type: earningLines.type, kobo: earningLines.amount_kobo, state: earningLines.state })
      .from(earningLines)
      .where(
        and(
          eq(earningLines.partner_id, musa.id),
          eq(earningLines.service_date, day),
          inArray(earningLines.type, ['trip_earning', 'platform_fee']),
        ),
      )
      .orderBy(asc(earningLines.created_at), asc(earningLines.id))
  const feesOf = async (day: string) => (await linesOf(day)).filter(({ type }) => type === 'platform_fee').map(({ kobo }) => kobo)
  const earnedOn = async (day: string) =>
    (await linesOf(day)).filter(({ type }) => type === 'trip_earning').reduce((sum, { kobo }) => sum + kobo, 0)

  test('a trip that did not start is missed after 30 minutes, with or without a vehicle, once', async () => {
    const assigned = await addTrip({ status: 'assigned' }, '15:00', '16:00')
    const untaken = await addTrip({ status: 'scheduled', vehicle_id: null, driver_id: null }, '15:00', '16:00')
    const later = await addTrip({ status: 'scheduled', vehicle_id: null, driver_id: null }, '15:10', '16:00')
    server.advanceClock({ seconds: (assigned.departure_at.getTime() - server.now().getTime()) / 1000, minutes: 30 })
    await run('trip-missed')
    await run('trip-missed')
    expect([await statusOf(assigned), await statusOf(untaken), await statusOf(later)]).toEqual(['missed', 'missed', 'scheduled'])
    const timeline = await server.db
      .select({ from: tripEvents.from, to: tripEvents.to, text: tripEvents.text })
      .from(tripEvents)
      .where(inArray(tripEvents.trip_id, [assigned.id, untaken.id]))
      .orderBy(tripEvents.text)
    expect(timeline).toEqual([
      { from: 'scheduled', to: 'missed', text: 'No vehicle took the trip' },
      { from: 'assigned', to: 'missed', text: 'The trip did not start' },
    ])
    expect(await server.db.$count(notifications, and(eq(notifications.type, 'trip.missed'), eq(notifications.entity_id, untaken.id)))).toBe(
      1,
    )
  })

  test('the fee of a day waits one day for trips that have not ended, and a late trip adds its own', async () => {
    const day = today()
    await addTrip({ status: 'completed' }, '06:00', '07:00')
    const open = await addTrip({ status: 'in_progress' }, '08:00', '09:00')
    advanceDays(1)
    await run('earning-posting')
    const rate = await earnedOn(day)
    expect(rate).toBeGreaterThan(0)
    expect(await feesOf(day)).toEqual([])
    advanceDays(1)
    await run('earning-posting')
    expect(await feesOf(day)).toEqual([rate / 20])
    advanceDays(20)
    await run('earning-posting')
    expect(await checkLedger(server.db)).toEqual([])
    await complete(open)
    await run('earning-posting')
    await run('earning-posting')
    expect(await earnedOn(day)).toBe(2 * rate)
    expect(await feesOf(day)).toEqual([rate / 20, rate / 20])
    advanceDays(3)
    await run('earning-posting')
    expect(new Set((await linesOf(day)).map(({ state }) => state))).toEqual(new Set(['unsettled']))
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a trip over midnight belongs to the day of its departure', async () => {
    const day = today()
    const trip = await addTrip({ status: 'in_progress' }, '23:30', '00:40')
    server.advanceClock({ seconds: (trip.arrival_eta.getTime() - server.now().getTime()) / 1000 })
    await run('earning-posting')
    expect(await linesOf(day)).toEqual([])
    await complete(trip)
    await run('earning-posting')
    expect(await earnedOn(day)).toBeGreaterThan(0)
    expect(await feesOf(day)).toHaveLength(1)
    expect(await linesOf(addDays(day, 1))).toEqual([])
    await settle()
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a completed trip cannot be cancelled, and a ledger with earnings of a cancelled trip is inconsistent', async () => {
    expect(tripTransitions.completed).toEqual({})
    const trip = await addTrip({ status: 'completed' }, '06:00', '07:00')
    await settle()
    const undo = server.db.transaction(async (tx) => {
      await tx.update(trips).set({ status: 'cancelled', cancelled_by: 'operator', cancelled_at: server.now() }).where(eq(trips.id, trip.id))
      expect(await checkLedger(tx)).toMatchObject([{ check: 'a trip earning is of a completed trip', count: 1, partnerIds: [musa.id] }])
      tx.rollback()
    })
    await expect(undo).rejects.toThrow(/rollback/i)
  })

  test('after three days without a server each trip and each day is finished once', async () => {
    await runDue()
    const first = today()
    const done = await addTrip({ status: 'completed' }, '06:00', '07:00')
    const untaken = await addTrip({ status: 'scheduled', vehicle_id: null, driver_id: null }, '22:00', '23:00')
    advanceDays(3)
    await runDue()
    await runDue()
    expect(await statusOf(untaken)).toBe('missed')
    expect(await feesOf(first)).toHaveLength(1)
    expect(await server.db.$count(earningLines, eq(earningLines.trip_id, done.id))).toBe(1)
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('the earning of one trip that cannot be written stops no other, and its day is charged without it', async () => {
    const day = today()
    const good = await addTrip({ status: 'completed' }, '06:00', '07:00')
    const bad = await addTrip({ status: 'completed' }, '08:00', '09:00')
    const [line] = await server.db.select().from(earningLines).where(eq(earningLines.partner_id, okafor.id)).limit(1)
    if (!line) throw new Error('The demo has no earning lines')
    // Another line has the reference of its earning.
    await server.db.insert(earningLines).values({
      ...line,
      id: 'ern_test',
      reference: bad.reference.replace('TRP', 'ERN'),
      type: 'bonus',
      trip_id: null,
      amount_kobo: 0,
      state: 'pending',
      payslip_id: null,
      direction: 'credit',
    })
    await settle()
    expect(await server.db.$count(earningLines, eq(earningLines.trip_id, good.id))).toBe(1)
    expect(await server.db.$count(earningLines, eq(earningLines.trip_id, bad.id))).toBe(0)
    expect(await feesOf(day)).toHaveLength(1)
    expect(await server.db.select().from(jobFailures)).toMatchObject([
      { job: 'earning-posting', task: 'trips', item: bad.id, code: 'ReferenceTaken' },
    ])
    await server.db.update(trips).set({ reference: 'TRP-TESTX' }).where(eq(trips.id, bad.id))
    await settle()
    expect(await feesOf(day)).toHaveLength(2)
    expect(await server.db.select().from(jobFailures)).toEqual([])
  })

  // Lagos is one hour ahead of UTC: some of these trips leave on another day there.
  test('trips around the end of a month are on the payslip of the day of their departure in Lagos', async () => {
    const { to: last } = monthRange(today())
    const first = addDays(last, 1)
    server.advanceClock({ days: daysBetween(today(), last) })
    const before = [
      await addTrip({ status: 'completed' }, '00:00', '00:30'),
      await addTrip({ status: 'completed' }, '22:30', '23:30'),
      await addTrip({ status: 'completed' }, '23:59', '01:10'),
    ]
    server.advanceClock({ days: 1 })
    const after = [await addTrip({ status: 'completed' }, '00:00', '00:20'), await addTrip({ status: 'completed' }, '00:59', '02:00')]
    const monthsOf = async (list: readonly TripRow[]) => {
      const rows = await server.db
        .select({ trip: earningLines.trip_id, day: earningLines.service_date, month: payslips.month })
        .from(earningLines)
        .leftJoin(payslips, eq(payslips.id, earningLines.payslip_id))
        .where(
          inArray(
            earningLines.trip_id,
            list.map(({ id }) => id),
          ),
        )
        .orderBy(asc(earningLines.trip_id))
      return rows.map(({ day, month }) => [day, month])
    }
    // The month is closed once its last day is checked.
    await settle()
    await run('payslip-issue')
    expect(await monthsOf(before)).toEqual(before.map(() => [last, monthRange(last).from]))
    expect(await monthsOf(after)).toEqual(after.map(() => [first, null]))
    server.advanceClock({ days: daysBetween(today(), addDays(monthRange(first).to, 2)) })
    await run('payslip-issue')
    expect(await monthsOf(after)).toEqual(after.map(() => [first, first]))
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('trips that end or are cancelled after their month was closed are on the next payslip, as posted late', async () => {
    const { from: month, to: last } = monthRange(today())
    server.advanceClock({ days: daysBetween(today(), last) })
    const driving = await addTrip({ status: 'in_progress' }, '23:30', '03:00')
    const waiting = await addTrip({ status: 'assigned' }, '23:45', '04:00')
    server.advanceClock({ days: 1 })
    await run('earning-posting', 'payslip-issue')
    await complete(driving)
    await server.db
      .update(trips)
      .set({ status: 'cancelled', cancelled_by: 'operator', cancelled_at: server.now(), updated_at: server.now() })
      .where(eq(trips.id, waiting.id))
    await settle()
    server.advanceClock({ days: daysBetween(today(), addDays(monthRange(month, 1).to, 2)) })
    await run('payslip-issue')
    const [slip] = await server.db
      .select({ id: payslips.id })
      .from(payslips)
      .where(and(eq(payslips.partner_id, musa.id), eq(payslips.month, monthRange(month, 1).from)))
    const settled = await server.db
      .select({ type: earningLines.type, kobo: earningLines.amount_kobo, payslip_id: earningLines.payslip_id })
      .from(earningLines)
      .where(and(eq(earningLines.partner_id, musa.id), eq(earningLines.service_date, last), ne(earningLines.type, 'withholding_tax')))
      .orderBy(asc(earningLines.type))
    const rate = await earnedOn(last)
    expect(settled).toEqual([
      { type: 'cancellation_compensation', kobo: (rate * 3) / 10, payslip_id: slip?.id },
      { type: 'platform_fee', kobo: rate / 20, payslip_id: slip?.id },
      { type: 'trip_earning', kobo: rate, payslip_id: slip?.id },
    ])
    const entries = await server.db
      .select({ explain: payslipLines.explain })
      .from(payslipLines)
      .where(and(eq(payslipLines.payslip_id, slip?.id ?? ''), ne(payslipLines.type, 'withholding_tax')))
    expect(entries).toHaveLength(3)
    for (const { explain } of entries) expect(explain).toContain('1 line of an earlier month was posted after its month was closed.')
    expect(await checkLedger(server.db)).toEqual([])
  })

  test('a confirmed earning without a fee holds the payouts of its organisation alone', async () => {
    const [line] = await server.db
      .select()
      .from(earningLines)
      .where(and(eq(earningLines.partner_id, musa.id), eq(earningLines.type, 'trip_earning'), isNotNull(earningLines.trip_id)))
      .limit(1)
    if (!line) throw new Error('There are no trip earnings')
    const unpaid = (partner_id: string) => ({
      id: `pay_${partner_id.slice(-4)}`,
      reference: `PO-${partner_id.slice(-4)}`,
      partner_id,
      month: '2031-01-01',
      amount_kobo: 0,
      status: 'scheduled' as const,
      scheduled_for: '2031-01-05',
    })
    const trip = await addTrip({ status: 'completed' }, '06:00', '07:00')
    await server.db.insert(payouts).values([unpaid(musa.id), unpaid(okafor.id)])
    await server.db.insert(earningLines).values({
      ...line,
      id: 'ern_nofee',
      reference: 'ERN-NOFEE',
      trip_id: trip.id,
      service_date: trip.service_date,
      state: 'unsettled',
      payslip_id: null,
    })
    expect(await checkLedger(server.db)).toMatchObject([{ check: feeCheck, count: 1, partnerIds: [musa.id] }])
    await run('verify-ledger')
    const held = await server.db
      .select({ partner_id: payouts.partner_id, status: payouts.status, hold: payouts.hold_code })
      .from(payouts)
      .where(and(eq(payouts.month, '2031-01-01'), ne(payouts.partner_id, '')))
      .orderBy(payouts.partner_id)
    expect(held.find(({ partner_id }) => partner_id === musa.id)).toMatchObject({ status: 'on_hold', hold: 'compliance_review' })
    expect(held.find(({ partner_id }) => partner_id === okafor.id)).toMatchObject({ status: 'scheduled', hold: null })
    expect(await server.db.select().from(jobFailures)).toMatchObject([{ job: 'verify-ledger', item: musa.id, code: 'LedgerInconsistent' }])
    // The job charges the fee, and the next check finds no difference. The operator releases the payout.
    await settle()
    await run('verify-ledger')
    expect(await server.db.select().from(jobFailures)).toEqual([])
    const [payout] = await server.db
      .select({ status: payouts.status })
      .from(payouts)
      .where(sql`${payouts.partner_id} = ${musa.id} and ${payouts.month} = '2031-01-01'`)
    expect(payout?.status).toBe('on_hold')
  })
})
