// Longer than 250 lines: one case for each decision of the operator, on one server, because seeding takes long.
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { rateCards } from '../db/schema/costTables.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { events } from '../db/schema/operationTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import { checkLedger } from '../ledger/ledgerChecks.ts'
import { simulations } from './simulations.ts'

const okafor = demoOrganizations.okafor.id

describe.each(ruleDatabaseKinds())('decisions of the operator, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('owner')
  })
  afterAll(() => server.close())

  const simulate = async (kind: string, id: string, options: object = {}) => {
    const { status, body } = await server.call('POST', '/sandbox/simulate', { body: { kind, id, ...options } })
    const { code, errors } = body as { code?: string; errors?: Record<string, string> }
    return { status, code, errors }
  }
  const ok = { status: 200 }
  const rejected = { status: 409, code: 'InvalidTransition' }
  const notificationsOf = async (group_key: string) =>
    (await server.db.select().from(notifications).where(eq(notifications.group_key, group_key))).map(({ user_id, severity, body }) => ({
      user_id,
      severity,
      body,
    }))

  /** The organisation's assigned upcoming trips, the next one first. */
  const listUpcomingTrips = () =>
    server.db
      .select()
      .from(trips)
      .where(and(eq(trips.partner_id, okafor), eq(trips.status, 'assigned'), gt(trips.departure_at, server.now())))
      .orderBy(asc(trips.departure_at))
  const readRow = async (table: PgTable & { id: PgColumn }, id = '') => {
    const [row] = await server.db.select().from(table).where(eq(table.id, id))
    return row
  }

  test('a simulation of an unknown id is not found', async () => {
    for (const { kind } of simulations) expect(await simulate(kind, 'xyz_nobody'), kind).toMatchObject({ status: 404, code: 'NotFound' })
  })

  test('documents are approved, or rejected with a reason and a text', async () => {
    const underReview = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.status, 'under_review')))
      .orderBy(asc(documents.id))
    const [first, second] = underReview
    expect(await simulate('document.approve', first?.id ?? '')).toMatchObject(ok)
    expect(await simulate('document.approve', first?.id ?? '')).toMatchObject(rejected)
    // A property of every object is no reason either.
    for (const reason of ['ugly', 'constructor'])
      expect(await simulate('document.reject', second?.id ?? '', { reason }), reason).toMatchObject({
        status: 422,
        errors: { reason: expect.stringContaining('incomplete') },
      })
    expect(await simulate('document.reject', second?.id ?? '', { reason: 'incomplete', text: 'The back is missing.' })).toMatchObject(ok)
    expect(await readRow(documents, first?.id)).toMatchObject({ status: 'approved', review_due_at: null })
    expect(await readRow(documents, second?.id)).toMatchObject({
      status: 'rejected',
      reason_code: 'incomplete',
      reason_text: 'The back is missing.',
    })
  })

  test('an approved licence gives its driver the new number and dates, so that an old one no longer blocks', async () => {
    const [old] = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.type, 'drivers_licence'), eq(documents.status, 'approved')))
      .orderBy(asc(documents.id))
    const driverId = old?.driver_id ?? ''
    if (!old) throw new Error('The demo has no licence')
    const ended = addDays(lagosDate(server.now()), -2)
    await server.db.update(documents).set({ expiry_date: ended }).where(eq(documents.id, old.id))
    await server.db.update(drivers).set({ licence_expiry_date: ended }).where(eq(drivers.id, driverId))
    const readDriver = async () => (await owner.api.drivers.get({ params: { id: driverId } })).data
    const before = await readDriver()
    expect(before.dispatch_blockers.map(({ code }) => code)).toContain('document_expired')
    await server.db.insert(documents).values({
      ...old,
      id: 'doc_renewed_licence',
      number: 'ktu 99999aa01',
      issue_date: lagosDate(server.now()),
      expiry_date: '2031-05-01',
      status: 'under_review',
      reviewed_at: null,
      supersedes_id: old.id,
    })
    expect(await readDriver()).toMatchObject({ licence_number: before.licence_number, licence_expiry_date: ended })
    expect(await simulate('document.approve', 'doc_renewed_licence')).toMatchObject(ok)
    const after = await readDriver()
    expect(after).toMatchObject({ licence_number: 'KTU99999AA01', licence_expiry_date: '2031-05-01', version: before.version + 1 })
    expect(after.dispatch_blockers.map(({ code }) => code)).not.toContain('document_expired')
    const found = await owner.api.drivers.list({ params: { id: okafor }, query: { search: 'ktu99999' } })
    expect(found.data.map(({ id }) => id)).toEqual([driverId])
  })

  test('a suspended vehicle loses its trips, its partner is notified, and only the operator can reinstate it', async () => {
    const trip = (await listUpcomingTrips()).at(-1)
    const id = trip?.vehicle_id ?? ''
    expect(await simulate('vehicle.suspend', id, { reason: 'safety', text: 'A passenger has reported bald tyres' })).toMatchObject(ok)
    expect(await simulate('vehicle.suspend', id)).toMatchObject(rejected)
    const { data } = await owner.api.vehicles.get({ params: { id } })
    expect(data).toMatchObject({
      status: 'suspended',
      status_reason: { code: 'safety', text: 'A passenger has reported bald tyres', by: 'operator' },
      dispatchable: false,
    })
    expect(await readRow(trips, trip?.id)).toMatchObject({ status: 'scheduled', vehicle_id: null })
    expect(await notificationsOf(`vehicle.review:${id}`)).toContainEqual(
      expect.objectContaining({ user_id: demoPeople.owner.id, severity: 'critical' }),
    )
    const mails = await server.call('GET', '/sandbox/outbox.json?to=OWNER@demo.test')
    expect(mails.text).toContain('is suspended')
    await expect(owner.api.vehicles.setStatus({ params: { id }, body: { status: 'active' } })).rejects.toMatchObject({ status: 409 })
    // The reinstatement would approve another plate.
    await expect(
      owner.api.vehicles.update({ params: { id }, body: { registration_number: 'SUS-123AA', version: data.version } }),
    ).rejects.toMatchObject({ status: 422, fields: { registration_number: expect.any(String) } })
    expect(await simulate('vehicle.reinstate', id)).toMatchObject(ok)
    expect((await owner.api.vehicles.get({ params: { id } })).data).toMatchObject({ status: 'active', status_reason: null })
    expect(await simulate('vehicle.approve', id)).toMatchObject(rejected)
  })

  test('a suspended driver loses their trips', async () => {
    const trip = (await listUpcomingTrips()).at(-1)
    const id = trip?.driver_id ?? ''
    expect(await simulate('driver.suspend', id)).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id } })).data).toMatchObject({ status: 'suspended', dispatchable: false })
    expect(await readRow(trips, trip?.id)).toMatchObject({ status: 'scheduled', driver_id: null })
    expect(await simulate('driver.reinstate', id)).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id } })).data.status).toBe('active')
  })

  test('vehicles and drivers under review are approved or rejected with a text', async () => {
    await server.db
      .update(vehicles)
      .set({ status: 'pending_review' })
      .where(and(eq(vehicles.partner_id, okafor), eq(vehicles.status, 'inactive')))
    const [vehicle] = await server.db
      .select()
      .from(vehicles)
      .where(and(eq(vehicles.partner_id, okafor), eq(vehicles.status, 'pending_review')))
    expect(
      await simulate('vehicle.reject', vehicle?.id ?? '', { reason: 'plate_mismatch', text: 'The plate does not match' }),
    ).toMatchObject(ok)
    expect((await owner.api.vehicles.get({ params: { id: vehicle?.id ?? '' } })).data).toMatchObject({
      status: 'rejected',
      status_reason: { code: 'plate_mismatch', text: 'The plate does not match' },
    })
    const [driver] = await server.db
      .select()
      .from(drivers)
      .where(and(eq(drivers.partner_id, okafor), eq(drivers.status, 'active')))
    const startReview = () =>
      server.db
        .update(drivers)
        .set({ status: 'pending_review' })
        .where(eq(drivers.id, driver?.id ?? ''))
    await startReview()
    expect(await simulate('driver.reject', driver?.id ?? '', { text: 'The licence belongs to another person' })).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id: driver?.id ?? '' } })).data).toMatchObject({
      status: 'rejected',
      status_reason: { text: 'The licence belongs to another person' },
    })
    await startReview()
    expect(await simulate('driver.approve', driver?.id ?? '')).toMatchObject(ok)
    expect((await owner.api.drivers.get({ params: { id: driver?.id ?? '' } })).data.status).toBe('active')
  })

  test('a trip that the operator cancels earns 30 % of its rate once, visible only to roles that may see money', async () => {
    const trip = (await listUpcomingTrips()).at(0)
    const id = trip?.id ?? ''
    expect(await simulate('trip.cancel', id, { reason: 'road_closed', text: 'The bridge is closed' })).toMatchObject(ok)
    expect(await simulate('trip.cancel', id)).toMatchObject(rejected)
    for (let run = 0; run < 2; run += 1) await server.app.services.scheduler.run('earning-posting')
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
    const manager = await createTestServer(createTransport(server)).as('trips')
    expect(JSON.stringify((await manager.api.trips.get({ params: { id } })).data)).not.toContain('kobo')
  })

  test('a started trip arrives, with every booked passenger boarded or missing', async () => {
    const busy = (await server.db.select().from(trips).where(eq(trips.status, 'in_progress'))).flatMap((trip) => [
      trip.vehicle_id,
      trip.driver_id,
    ])
    const trip = (await listUpcomingTrips()).find(({ vehicle_id, driver_id }) => !busy.includes(vehicle_id) && !busy.includes(driver_id))
    const id = trip?.id ?? ''
    expect(await simulate('trip.complete', id)).toMatchObject(rejected)
    expect(await simulate('trip.start', id)).toMatchObject(ok)
    expect(await simulate('trip.breakdown', id)).toMatchObject(ok)
    expect(await simulate('trip.complete', id)).toMatchObject(ok)
    const { data } = await owner.api.trips.get({ params: { id } })
    expect(data).toMatchObject({ status: 'completed', issues_open: 0 })
    expect(data.seats.boarded + data.seats.no_show).toBe(data.seats.booked)
    expect(data.stops.every(({ actual_at }) => actual_at !== null)).toBe(true)
  })

  test('a request for a departure is accepted with the trips of two weeks, or declined', async () => {
    const [route] = (await owner.api.routes.list({ params: { id: okafor }, query: { tab: 'open' } })).data
    const { data } = await owner.api.routes.get({ params: { id: route?.id ?? '' }, query: { partner_id: okafor } })
    const miniBuses = (
      await owner.api.vehicles.list({ params: { id: okafor }, query: { status: ['active'], type: ['mini_bus'], perPage: 100 } })
    ).data
    const request = async (schedule_id: string, vehicle_id: string) =>
      (await owner.api.routes.interest({ params: { id: data.id }, body: { schedule_id, vehicle_id } })).data.id
    const [first, second] = data.schedules.filter(({ open }) => open)
    const vehicle = miniBuses.find(({ seats }) => seats >= 14)?.id ?? ''
    const accepted = await request(first?.id ?? '', vehicle)
    await request(second?.id ?? '', vehicle)
    expect(await simulate('route.accept', accepted)).toMatchObject(ok)
    expect(await simulate('route.accept', accepted)).toMatchObject(rejected)
    // What the portal shows is the id of the route.
    expect(await simulate('route.decline', data.id)).toMatchObject(ok)
    expect(await simulate('route.decline', data.id)).toMatchObject({ status: 404 })
    const created = await server.db
      .select()
      .from(trips)
      .where(eq(trips.schedule_id, first?.id ?? ''))
    expect(created.length).toBeGreaterThanOrEqual(8)
    expect(new Set(created.map(({ partner_id }) => partner_id))).toEqual(new Set([okafor]))
    expect(await server.db.$count(trips, eq(trips.schedule_id, second?.id ?? ''))).toBe(0)
  })

  test('new rates are announced once, two weeks before they start, to roles that may see money', async () => {
    const [card] = await server.db
      .select()
      .from(rateCards)
      .where(eq(rateCards.vehicle_type, 'mini_bus'))
      .orderBy(desc(rateCards.version))
      .limit(1)
    expect(await simulate('rate_card.announce', card?.id ?? '', { amount_kobo: 4_500_000 })).toMatchObject(ok)
    expect(await simulate('rate_card.announce', card?.id ?? '')).toMatchObject(rejected)
    const { data } = await owner.api.rateCards.list({ params: { id: okafor }, query: { vehicle_type: 'mini_bus' } })
    const next = data.find(({ state }) => state === 'announced')
    expect(next).toMatchObject({ version: (card?.version ?? 0) + 1, rate_kobo: 4_500_000, effective_from: '2027-01-01' })
    expect(data.find(({ state }) => state === 'current')?.rate_kobo).toBe(card?.rate_kobo)
    const recipients = (await notificationsOf(`rate_card:${next?.id}`)).map(({ user_id }) => user_id)
    expect(recipients).toEqual(expect.arrayContaining([demoPeople.owner.id, demoPeople.earnings.id]))
    expect(recipients).not.toContain(demoPeople.trips.id)
  })

  test('registered company data changes only when the operator accepts', async () => {
    const before = (await owner.api.partners.get({ params: { id: okafor } })).data
    const requestChange = async (company_name: string) => {
      const { version } = (await owner.api.partners.get({ params: { id: okafor } })).data
      return owner.api.partners.update({ params: { id: okafor }, body: { version, company_name } })
    }
    await requestChange('Okafor Mobility Nigeria Limited')
    expect(await simulate('company.decline', okafor, { text: 'The register knows another name.' })).toMatchObject(ok)
    expect(await simulate('company.accept', okafor)).toMatchObject(rejected)
    expect((await owner.api.partners.get({ params: { id: okafor } })).data).toMatchObject({
      company_name: before.company_name,
      change_request: null,
      declined_change: {
        changes: { company_name: 'Okafor Mobility Nigeria Limited' },
        declined_at: server.now().toISOString(),
        reason_text: 'The register knows another name.',
      },
    })
    expect((await requestChange('Okafor Mobility Nigeria Limited')).data).toMatchObject({ declined_change: null })
    expect(await simulate('company.accept', demoOrganizations.okafor.account_sid)).toMatchObject(ok)
    expect((await owner.api.partners.get({ params: { id: okafor } })).data).toMatchObject({
      company_name: 'Okafor Mobility Nigeria Limited',
      change_request: null,
      declined_change: null,
    })
  })

  test('an identity check shows what was entered, submitted and declined, without the number', async () => {
    const user = await createTestServer(createTransport(server)).as('kyc-identity')
    const { account_sid } = demoOrganizations.danladi
    const entered = { dob: '1988-02-14', fname: 'Danladi', lname: "O'Garba" }
    await user.api.kyc.submitIdentity({
      params: { account_sid },
      body: {
        user: { document_owner_id: user.id, partner_type: 'business' },
        document: { ...entered, document_id: '66666666666', type: 'nin' },
      },
    })
    const status = () => user.send({ method: 'GET', path: `/v1/partners/${account_sid}/kyc/status` })
    const submitted = await status()
    expect(submitted.body).toMatchObject({ data: { identity: { status: 'submitted', entered } } })
    expect(JSON.stringify(submitted.body)).not.toContain('6666')
    expect(await simulate('kyc.decline', account_sid)).toMatchObject(ok)
    const response = await status()
    expect(response.body).toMatchObject({ data: { identity: { status: 'declined', entered: { ...entered, document_last3: '666' } } } })
    expect(JSON.stringify(response.body)).not.toContain('6666')
  })

  test('a dispute is reviewed and declined with a text', async () => {
    const [open] = await server.db
      .select()
      .from(disputes)
      .where(and(eq(disputes.partner_id, okafor), eq(disputes.state, 'open')))
    const id = open?.id ?? ''
    expect(await simulate('dispute.review', id)).toMatchObject(ok)
    expect(await simulate('dispute.review', id)).toMatchObject(rejected)
    expect(await simulate('dispute.decline', id, { text: 'The trip took place.' })).toMatchObject(ok)
    expect(await simulate('dispute.accept', id)).toMatchObject(rejected)
    const published = await server.db
      .select({ data: events.data })
      .from(events)
      .where(and(eq(events.partner_id, okafor), eq(events.type, 'dispute.updated')))
      .orderBy(events.position)
    const line_id = open?.earning_line_id
    expect(published.map(({ data }) => data)).toMatchObject([
      { id, line_id, state: 'in_review' },
      { id, line_id, state: 'declined' },
    ])
    expect((await owner.api.disputes.get({ params: { id } })).data).toMatchObject({
      state: 'declined',
      decision_text: 'The trip took place.',
    })
    expect(await notificationsOf(`dispute:${id}`)).toContainEqual(
      expect.objectContaining({ user_id: demoPeople.earnings.id, body: 'The trip took place.' }),
    )
  })

  test('a correction is a new line, the payslip gets a second version, and the ledger balances', async () => {
    server.advanceClock({ days: 10 })
    for (const job of ['earning-posting', 'payslip-issue']) await server.app.services.scheduler.run(job)
    const readNewestPayslip = async () =>
      (
        await server.db
          .select()
          .from(payslips)
          .where(eq(payslips.partner_id, okafor))
          .orderBy(desc(payslips.month), desc(payslips.version_no))
          .limit(1)
      )[0]
    const slip = await readNewestPayslip()
    const [line] = await server.db
      .select()
      .from(earningLines)
      .where(and(eq(earningLines.payslip_id, slip?.id ?? ''), eq(earningLines.type, 'platform_fee'), isNull(earningLines.reverses_id)))
      .limit(1)
    const amount = line?.amount_kobo ?? 0
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(rejected)
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
    const again = { params: { id: okafor, lineId: line?.id ?? '' }, body: { reason: 'wrong_deduction', text: dispute.text } } as const
    const correction = await readRow(earningLines, decided.adjustment_id ?? '')
    await expect(owner.api.disputes.open(again)).rejects.toMatchObject({
      ...rejected,
      message: expect.stringContaining(String(correction?.['reference'])),
    })
    const ofCorrection = { ...again, params: { id: okafor, lineId: decided.adjustment_id ?? '' } }
    const { data: second } = await owner.api.disputes.open(ofCorrection)
    expect(await simulate('dispute.decline', second.id)).toMatchObject(ok)
    expect(await checkLedger(server.db)).toEqual([])
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(ok)
    const next = await readNewestPayslip()
    expect(next).toMatchObject({
      number: slip?.number,
      version_no: 2,
      status: 'issued',
      gross_kobo: (slip?.gross_kobo ?? 0) + amount,
      deductions_kobo: slip?.deductions_kobo,
      wht_kobo: slip?.wht_kobo,
      payable_kobo: (slip?.payable_kobo ?? 0) + amount,
    })
    expect(await readRow(payslips, slip?.id)).toMatchObject({ status: 'revised', gross_kobo: slip?.gross_kobo })
    expect((await owner.api.payouts.get({ params: { id: next?.payout_id ?? '' } })).data.amount_kobo).toBe(next?.payable_kobo)
    const { data: versions } = await owner.api.payslips.versions({ params: { id: next?.id ?? '' } })
    expect(versions.map(({ version_no, status }) => [version_no, status])).toEqual([
      [2, 'issued'],
      [1, 'revised'],
    ])
    expect(versions[0]?.changes).toContainEqual(expect.objectContaining({ type: 'adjustment_credit' }))
    expect(await simulate('payslip.revise', next?.id ?? '')).toMatchObject(rejected)
    expect(await simulate('payslip.revise', slip?.id ?? '')).toMatchObject(rejected)
    expect(await checkLedger(server.db)).toEqual([])

    // Only the valid version is acknowledged, once.
    const params = { id: next?.id ?? '' }
    await expect(owner.api.payslips.acknowledge({ params: { id: slip?.id ?? '' } })).rejects.toMatchObject({ status: 409 })
    await Promise.all([1, 2, 3, 4].map(() => owner.api.payslips.acknowledge({ params })))
    const { data: acknowledged } = await owner.api.audit.list({ params: { id: okafor }, query: { action: 'payslip.acknowledged' } })
    expect(acknowledged.filter(({ entity }) => entity.id === params.id)).toHaveLength(1)

    // The note of its tax comes later, once, and for the valid version.
    expect(await simulate('payslip.credit_note', slip?.id ?? '')).toMatchObject(rejected)
    await expect(owner.api.payslips.creditNote({ params, query: {} })).rejects.toMatchObject({ status: 409 })
    expect(await simulate('payslip.credit_note', params.id)).toMatchObject(ok)
    expect((await owner.api.payslips.creditNote({ params, query: {} })).type).toBe('application/pdf')
    const { data: entries } = await owner.api.audit.list({ params: { id: okafor }, query: { action: 'payslip.credit_note_received' } })
    expect(entries).toMatchObject([{ entity: { id: params.id } }])
    expect(await notificationsOf(`credit note ${next?.month} ${okafor}`)).toContainEqual(
      expect.objectContaining({ user_id: demoPeople.earnings.id, severity: 'info' }),
    )
    expect(await simulate('payslip.credit_note', params.id)).toMatchObject(rejected)
  })
})
