// Longer than most: one case for each thing that the operator decides, over one world, which takes its time to be made.
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, transportTo, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { notifications } from '../db/schema/operationTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { simulations } from './simulations.ts'

const okafor = demoOrganizations.okafor.id

describe.each(lanes())('what the operator decides, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(transportTo(server)).as('owner')
  })
  afterAll(() => server.close())

  const simulate = async (kind: string, id: string, said: object = {}) => {
    const { status, body } = await server.call('POST', '/sandbox/simulate', { body: { kind, id, ...said } })
    const { code, errors } = body as { code?: string; errors?: Record<string, string> }
    return { status, code, errors }
  }
  const ok = { status: 200 }
  const refused = { status: 409, code: 'InvalidTransition' }
  const told = async (group_key: string) =>
    (await server.db.select().from(notifications).where(eq(notifications.group_key, group_key))).map(({ user_id, severity, body }) => ({
      user_id,
      severity,
      body,
    }))

  /** The organisation's trips to come that have a vehicle and a driver, the next one first. */
  const tripsAhead = () =>
    server.db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, okafor), eq(trips.status, 'assigned'), gt(trips.departure_at, server.now())))
      .orderBy(asc(trips.departure_at))
  const rowOf = async (table: PgTable & { id: PgColumn }, id = '') => {
    const [row] = await server.db.select().from(table).where(eq(table.id, id))
    return row
  }

  test('of what does not exist nothing happens, whatever it is', async () => {
    for (const { kind } of simulations) expect(await simulate(kind, 'xyz_nobody'), kind).toMatchObject({ status: 404, code: 'NotFound' })
  })

  test('papers: approved, or refused with a reason and words', async () => {
    const waiting = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.status, 'under_review')))
      .orderBy(asc(documents.id))
    const [good, bad] = waiting
    expect(await simulate('document.approve', good?.id ?? '')).toMatchObject(ok)
    expect(await simulate('document.approve', good?.id ?? '')).toMatchObject(refused)
    // What every object has is no reason either.
    for (const reason of ['ugly', 'constructor'])
      expect(await simulate('document.reject', bad?.id ?? '', { reason }), reason).toMatchObject({
        status: 422,
        errors: { reason: expect.stringContaining('incomplete') },
      })
    expect(await simulate('document.reject', bad?.id ?? '', { reason: 'incomplete', text: 'The back is missing.' })).toMatchObject(ok)
    expect(await rowOf(documents, good?.id)).toMatchObject({ status: 'approved', review_due_at: null })
    expect(await rowOf(documents, bad?.id)).toMatchObject({
      status: 'rejected',
      reason_code: 'incomplete',
      reason_text: 'The back is missing.',
    })
  })

  test('a suspended vehicle loses its trips, its partner hears why, and only the operator lets it back', async () => {
    const trip = (await tripsAhead()).at(-1)
    const id = trip?.vehicle_id ?? ''
    expect(await simulate('vehicle.suspend', id, { reason: 'safety', text: 'A passenger has reported bald tyres' })).toMatchObject(ok)
    expect(await simulate('vehicle.suspend', id)).toMatchObject(refused)
    const { data } = await owner.api.vehicles.get({ params: { id } })
    expect(data).toMatchObject({
      status: 'suspended',
      status_reason: { code: 'safety', text: 'A passenger has reported bald tyres', by: 'operator' },
      dispatchable: false,
    })
    expect(await rowOf(trips, trip?.id)).toMatchObject({ status: 'scheduled', vehicle_id: null })
    expect(await told(`vehicle.review:${id}`)).toContainEqual(expect.objectContaining({ user_id: demoPeople.owner.id, severity: 'critical' }))
    const mails = await server.call('GET', '/sandbox/outbox.json?to=OWNER@demo.test')
    expect(mails.text).toContain('is suspended')
    await expect(owner.api.vehicles.setStatus({ params: { id }, body: { status: 'active' } })).rejects.toMatchObject({ status: 409 })
    expect(await simulate('vehicle.reinstate', id)).toMatchObject(ok)
    expect((await owner.api.vehicles.get({ params: { id } })).data).toMatchObject({ status: 'active', status_reason: null })
    expect(await simulate('vehicle.approve', id)).toMatchObject(refused)
  })

  test('a suspended driver loses their trips and keeps nothing but the vehicle', async () => {
    const trip = (await tripsAhead()).at(-1)
    const id = trip?.driver_id ?? ''
    expect(await simulate('driver.suspend', id)).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id } })).data).toMatchObject({ status: 'suspended', dispatchable: false })
    expect(await rowOf(trips, trip?.id)).toMatchObject({ status: 'scheduled', driver_id: null })
    expect(await simulate('driver.reinstate', id)).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id } })).data.status).toBe('active')
  })

  test('vehicles and drivers under review are approved or refused, with the words of who looked', async () => {
    await server.db
      .update(vehicles)
      .set({ status: 'pending_review' })
      .where(and(eq(vehicles.partner_id, okafor), eq(vehicles.status, 'inactive')))
    const [vehicle] = await server.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.partner_id, okafor), eq(vehicles.status, 'pending_review')))
    expect(
      await simulate('vehicle.reject', vehicle?.id ?? '', { reason: 'plate_mismatch', text: 'The plate is another one' }),
    ).toMatchObject(ok)
    expect((await owner.api.vehicles.get({ params: { id: vehicle?.id ?? '' } })).data).toMatchObject({
      status: 'rejected',
      status_reason: { code: 'plate_mismatch', text: 'The plate is another one' },
    })
    const [driver] = await server.db
      .select()
      .from(drivers)
      .where(and(eq(drivers.partner_id, okafor), eq(drivers.status, 'active')))
    const review = () =>
      server.db
        .update(drivers)
        .set({ status: 'pending_review' })
        .where(eq(drivers.id, driver?.id ?? ''))
    await review()
    expect(await simulate('driver.reject', driver?.id ?? '', { text: 'The licence is of somebody else' })).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id: driver?.id ?? '' } })).data).toMatchObject({
      status: 'rejected',
      status_reason: { text: 'The licence is of somebody else' },
    })
    await review()
    expect(await simulate('driver.approve', driver?.id ?? '')).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id: driver?.id ?? '' } })).data.status).toBe('active')
  })

  test('a trip that the operator cancels brings 30 % of its rate, once, and says so to those who may see money', async () => {
    const trip = (await tripsAhead()).at(0)
    const id = trip?.id ?? ''
    expect(await simulate('trip.cancel', id, { reason: 'road_closed', text: 'The bridge is closed' })).toMatchObject(ok)
    expect(await simulate('trip.cancel', id)).toMatchObject(refused)
    for (let times = 0; times < 2; times += 1) await server.app.services.scheduler.run('earning-posting')
    const lines = await server.db.select().from(earningLines).where(eq(earningLines.trip_id, id))
    const [card] = (await owner.api.trips.get({ params: { id } })).data.vehicle ? lines : []
    expect(lines).toMatchObject([{ type: 'cancellation_compensation', direction: 'credit', state: 'pending' }])
    const rate = lines[0]?.formula?.inputs[0]?.value ?? ''
    expect(Number(rate.replace(/\D/g, '')) * 0.3).toBe(card?.amount_kobo)
    expect((await owner.api.trips.get({ params: { id } })).data.cancellation).toMatchObject({
      by: 'operator',
      reason_code: 'road_closed',
      text: 'The bridge is closed',
      compensation_kobo: card?.amount_kobo,
    })
    const manager = await createTestServer(transportTo(server)).as('trips')
    expect(JSON.stringify((await manager.api.trips.get({ params: { id } })).data)).not.toContain('kobo')
  })

  test('a trip that was started arrives, with everybody who was booked either aboard or missing', async () => {
    const busy = (await server.db.select().from(trips).where(eq(trips.status, 'in_progress'))).flatMap((trip) => [
      trip.vehicle_id,
      trip.driver_id,
    ])
    const trip = (await tripsAhead()).find(({ vehicle_id, driver_id }) => !busy.includes(vehicle_id) && !busy.includes(driver_id))
    const id = trip?.id ?? ''
    expect(await simulate('trip.complete', id)).toMatchObject(refused)
    expect(await simulate('trip.start', id)).toMatchObject(ok)
    expect(await simulate('trip.breakdown', id)).toMatchObject(ok)
    expect(await simulate('trip.complete', id)).toMatchObject(ok)
    const { data } = await owner.api.trips.get({ params: { id } })
    expect(data).toMatchObject({ status: 'completed', issues_open: 0 })
    expect(data.seats.boarded + data.seats.no_show).toBe(data.seats.booked)
    expect(data.stops.every(({ actual_at }) => actual_at !== null)).toBe(true)
  })

  test('a departure is given to who asked for it, with the trips of two weeks, and refused to the others', async () => {
    const [route] = (await owner.api.routes.list({ params: { id: okafor }, query: { tab: 'open' } })).data
    const { data } = await owner.api.routes.get({ params: { id: route?.id ?? '' }, query: { partner_id: okafor } })
    const fits = (
      await owner.api.vehicles.list({ params: { id: okafor }, query: { status: ['active'], type: ['mini_bus'], perPage: 100 } })
    ).data
    const wish = async (schedule_id: string, vehicle_id: string) =>
      (await owner.api.routes.interest({ params: { id: data.id }, body: { schedule_id, vehicle_id } })).data.id
    const [first, second] = data.schedules.filter(({ open }) => open)
    const vehicle = fits.find(({ seats }) => seats >= 14)?.id ?? ''
    const [yes, no] = [await wish(first?.id ?? '', vehicle), await wish(second?.id ?? '', vehicle)]
    expect(await simulate('route.accept', yes)).toMatchObject(ok)
    expect(await simulate('route.accept', yes)).toMatchObject(refused)
    expect(await simulate('route.decline', no)).toMatchObject(ok)
    const made = await server.db
      .select()
      .from(trips)
      .where(eq(trips.schedule_id, first?.id ?? ''))
    expect(made.length).toBeGreaterThanOrEqual(8)
    expect(new Set(made.map(({ partner_id }) => partner_id))).toEqual(new Set([okafor]))
    expect(await server.db.$count(trips, eq(trips.schedule_id, second?.id ?? ''))).toBe(0)
  })

  test('other rates are announced two weeks before they begin, once, to those who may see money', async () => {
    const [card] = await server.db
      .select()
      .from(rateCards)
      .where(eq(rateCards.vehicle_type, 'mini_bus'))
      .orderBy(desc(rateCards.version))
      .limit(1)
    expect(await simulate('rate_card.announce', card?.id ?? '', { amount_kobo: 4_500_000 })).toMatchObject(ok)
    expect(await simulate('rate_card.announce', card?.id ?? '')).toMatchObject(refused)
    const { data } = await owner.api.rateCards.list({ params: { id: okafor }, query: { vehicle_type: 'mini_bus' } })
    const next = data.find(({ state }) => state === 'announced')
    expect(next).toMatchObject({ version: (card?.version ?? 0) + 1, rate_kobo: 4_500_000, effective_from: '2027-01-01' })
    expect(data.find(({ state }) => state === 'current')?.rate_kobo).toBe(card?.rate_kobo)
    const readers = (await told(`rate_card:${next?.id}`)).map(({ user_id }) => user_id)
    expect(readers).toEqual(expect.arrayContaining([demoPeople.owner.id, demoPeople.earnings.id]))
    expect(readers).not.toContain(demoPeople.trips.id)
  })

  test('what is registered changes when the operator agrees, and not before', async () => {
    const before = (await owner.api.partners.get({ params: { id: okafor } })).data
    const ask = async (company_name: string) => {
      const { version } = (await owner.api.partners.get({ params: { id: okafor } })).data
      return owner.api.partners.update({ params: { id: okafor }, body: { version, company_name } })
    }
    await ask('Okafor Mobility Nigeria Limited')
    expect(await simulate('company.decline', okafor, { text: 'The register knows another name.' })).toMatchObject(ok)
    expect(await simulate('company.accept', okafor)).toMatchObject(refused)
    expect((await owner.api.partners.get({ params: { id: okafor } })).data).toMatchObject({
      company_name: before.company_name,
      change_request: null,
    })
    await ask('Okafor Mobility Nigeria Limited')
    expect(await simulate('company.accept', demoOrganizations.okafor.account_sid)).toMatchObject(ok)
    expect((await owner.api.partners.get({ params: { id: okafor } })).data).toMatchObject({
      company_name: 'Okafor Mobility Nigeria Limited',
    })
  })

  test('a declined check shows what was sent, so that it can be corrected, and never the number', async () => {
    const garba = await createTestServer(transportTo(server)).as('kyc-identity')
    const { account_sid } = demoOrganizations.danladi
    const sent = { dob: '1988-02-14', fname: 'Danladi', lname: "O'Garba" }
    await garba.api.kyc.submitIdentity({
      params: { account_sid },
      body: {
        user: { document_owner_id: garba.id, partner_type: 'business' },
        document: { ...sent, document_id: '66666666666', type: 'nin' },
      },
    })
    const status = () => garba.send({ method: 'GET', path: `/v1/partners/${account_sid}/kyc/status` })
    expect(JSON.stringify(await status())).not.toContain('entered')
    expect(await simulate('kyc.decline', account_sid)).toMatchObject(ok)
    const answer = await status()
    expect(answer.body).toMatchObject({ data: { identity: { status: 'declined', entered: { ...sent, document_last3: '666' } } } })
    expect(JSON.stringify(answer.body)).not.toContain('6666')
  })

  test('a query is looked into, and declined with words', async () => {
    const [open] = await server.db
      .select()
      .from(disputes)
      .where(and(eq(disputes.partner_id, okafor), eq(disputes.state, 'open')))
    const id = open?.id ?? ''
    expect(await simulate('dispute.review', id)).toMatchObject(ok)
    expect(await simulate('dispute.review', id)).toMatchObject(refused)
    expect(await simulate('dispute.decline', id, { text: 'The trip was driven.' })).toMatchObject(ok)
    expect(await simulate('dispute.accept', id)).toMatchObject(refused)
    expect((await owner.api.disputes.get({ params: { id } })).data).toMatchObject({
      state: 'declined',
      decision_text: 'The trip was driven.',
    })
    expect(await told(`dispute:${id}`)).toContainEqual(
      expect.objectContaining({ user_id: demoPeople.earnings.id, body: 'The trip was driven.' }),
    )
  })

  test('what is given back is a line of its own, the payslip gets a second version, and the books agree', async () => {
    server.advanceClock({ days: 10 })
    for (const job of ['earning-posting', 'payslip-issue']) await server.app.services.scheduler.run(job)
    const newest = async () =>
      (
        await server.db
          .select()
          .from(payslips)
          .where(eq(payslips.partner_id, okafor))
          .orderBy(desc(payslips.month), desc(payslips.version_no))
          .limit(1)
      )[0]
    const slip = await newest()
    const [line] = await server.db
      .select()
      .from(earningLines)
      .where(and(eq(earningLines.payslip_id, slip?.id ?? ''), eq(earningLines.type, 'platform_fee'), isNull(earningLines.reverses_id)))
      .limit(1)
    const amount = line?.amount_kobo ?? 0
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(refused)
    const { data: dispute } = await owner.api.disputes.open({
      params: { id: okafor, lineId: line?.id ?? '' },
      body: { reason: 'wrong_deduction', text: 'The fee counts a trip that never left.' },
    })
    expect(await simulate('dispute.accept', dispute.id, { amount_kobo: amount + 1 })).toMatchObject({
      status: 422,
      errors: { amount_kobo: expect.any(String) },
    })
    expect(await simulate('dispute.accept', dispute.id, { amount_kobo: amount })).toMatchObject(ok)
    const decided = (await owner.api.disputes.get({ params: { id: dispute.id } })).data
    expect(decided).toMatchObject({ state: 'accepted', adjustment_id: expect.any(String) })
    expect(await checkLedger(server.db)).toEqual([])
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(ok)
    const next = await newest()
    expect(next).toMatchObject({
      number: slip?.number,
      version_no: 2,
      status: 'issued',
      gross_kobo: (slip?.gross_kobo ?? 0) + amount,
      deductions_kobo: slip?.deductions_kobo,
      wht_kobo: slip?.wht_kobo,
      payable_kobo: (slip?.payable_kobo ?? 0) + amount,
    })
    expect(await rowOf(payslips, slip?.id)).toMatchObject({ status: 'revised', gross_kobo: slip?.gross_kobo })
    expect((await owner.api.payouts.get({ params: { id: next?.payout_id ?? '' } })).data.amount_kobo).toBe(next?.payable_kobo)
    const { data: versions } = await owner.api.payslips.versions({ params: { id: next?.id ?? '' } })
    expect(versions.map(({ version_no, status }) => [version_no, status])).toEqual([
      [2, 'issued'],
      [1, 'revised'],
    ])
    expect(versions[0]?.changes).toContainEqual(expect.objectContaining({ type: 'adjustment_credit' }))
    expect(await simulate('payslip.revise', next?.id ?? '')).toMatchObject(refused)
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(refused)
    expect(await checkLedger(server.db)).toEqual([])
  })
})
