import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, daysBetween, lagosDate } from '@vehicle-partner/domain'
import { and, eq, isNotNull, like, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOutbox } from '../../test/readOutbox.ts'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { documentReminders, documents } from '../db/schema/documentTables.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { simulations } from '../sandbox/simulations.ts'

const okafor = demoOrganizations.okafor.id

describe.each(ruleDatabaseKinds())('document expiry on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  /** The insurance of an active vehicle, the only document that expires, in 31 days. */
  let insurance: { id: string; vehicle: string }
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('owner')
    const { data } = await owner.api.vehicles.list({ params: { id: okafor }, query: { compliance: ['complete'], perPage: 100 } })
    const vehicle = data.find(({ dispatchable }) => dispatchable)?.id ?? ''
    const today = lagosDate(server.now())
    await server.db
      .update(documents)
      .set({ expiry_date: addDays(today, 900) })
      .where(and(eq(documents.partner_id, okafor), isNotNull(documents.expiry_date)))
    const [row] = await server.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.vehicle_id, vehicle), eq(documents.type, 'insurance')))
    insurance = { id: row?.id ?? '', vehicle }
    await server.db
      .update(documents)
      .set({ expiry_date: addDays(today, 31) })
      .where(eq(documents.id, insurance.id))
  })
  afterAll(() => server.close())

  const readVehicle = async () => (await owner.api.vehicles.get({ params: { id: insurance.vehicle } })).data
  const sentSteps = async () =>
    (
      await server.db
        .select({ days: documentReminders.days })
        .from(documentReminders)
        .where(eq(documentReminders.document_id, insurance.id))
    ).map(({ days }) => days)
  const digests = () =>
    server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, demoPeople.owner.id), like(notifications.group_key, `document.digest:${okafor}:%`)))

  test('every step is sent once, with one message a day, and from the day after the expiry the vehicle gets no trips (check 6)', async () => {
    const reminderDays: (number | undefined)[] = []
    for (let day = 0; day <= 40; day += 1) {
      const before = (await sentSteps()).length
      await server.app.services.scheduler.run('document-expiry')
      await server.app.services.scheduler.run('document-expiry')
      const now = await sentSteps()
      expect(now.length - before).toBeLessThanOrEqual(1)
      if (now.length > before) reminderDays.push(31 - day)
      const { dispatchable, compliance } = await readVehicle()
      expect([day, dispatchable, compliance.status]).toEqual([day, day <= 31, day > 31 ? 'expired' : day > 0 ? 'expiring' : 'complete'])
      server.advanceClock({ days: 1 })
    }
    expect(reminderDays).toEqual([30, 14, 7, 1, 0, -1, -7])
    expect((await sentSteps()).toSorted((a, b) => b - a)).toEqual([30, 14, 7, 1, 0, -1, -7])
    expect(await digests()).toHaveLength(7)
    const messages = (await readOutbox(server)).filter(({ text }) => text.includes('Insurance certificate'))
    expect(messages.filter(({ to }) => to === demoPeople.owner.email)).toHaveLength(7)
    expect(messages.filter(({ to }) => to === demoPeople.owner.phone).length).toBeLessThanOrEqual(3)
    const expiryEvents = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity_id, insurance.id), eq(auditEvents.action, 'document.expired')))
    expect(expiryEvents).toMatchObject([{ changes: [{ field: 'status', from: 'approved', to: 'expired' }] }])
  })

  test('several documents on one day are one message; a renewal under review and a snoozed document get no reminder', async () => {
    const today = lagosDate(server.now())
    const others = await server.db
      .select({ id: documents.id, vehicle_id: documents.vehicle_id })
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.type, 'road_worthiness'), ne(documents.status, 'superseded')))
      .limit(4)
    for (const { id } of others)
      await server.db
        .update(documents)
        .set({ expiry_date: addDays(today, 14) })
        .where(eq(documents.id, id))
    const [first, renewed, snoozed, last] = others
    await server.db.insert(documents).values({
      id: 'doc_renewal',
      partner_id: okafor,
      vehicle_id: renewed?.vehicle_id ?? null,
      type: 'road_worthiness',
      status: 'under_review',
      created_at: server.now(),
    })
    await server.db
      .update(documents)
      .set({ snoozed_until: addDays(today, 2) })
      .where(eq(documents.id, snoozed?.id ?? ''))
    const before = (await digests()).length
    await server.app.services.scheduler.run('document-expiry')
    expect((await digests()).length - before).toBe(1)
    const reminded = (await server.db.select({ id: documentReminders.document_id }).from(documentReminders)).map(({ id }) => id)
    expect(reminded).toEqual(expect.arrayContaining([first?.id, last?.id]))
    for (const each of [renewed, snoozed]) expect(reminded).not.toContain(each?.id)
    server.advanceClock({ days: 2 })
    await server.app.services.scheduler.run('document-expiry')
    const remindedLater = (await server.db.select({ id: documentReminders.document_id }).from(documentReminders)).map(({ id }) => id)
    expect(remindedLater).toContain(snoozed?.id)
    expect(remindedLater).not.toContain(renewed?.id)
  })

  test('the sandbox can expire a document at once', async () => {
    const [row] = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.type, 'hackney_permit'), eq(documents.status, 'approved')))
      .limit(1)
    await simulations.find(({ kind }) => kind === 'document.expire')?.run(server.dependencies(), row?.id ?? '', {})
    const { data } = await owner.api.vehicleDocuments.get({ params: { id: row?.vehicle_id ?? '', documentId: row?.id ?? '' } })
    expect(data).toMatchObject({ status: 'expired', days_left: -1 })
    await expect(
      simulations.find(({ kind }) => kind === 'document.expire')?.run(server.dependencies(), 'doc_nobody', {}),
    ).rejects.toMatchObject({
      code: 'NotFound',
    })
  })

  test('the sandbox expires a licence for the driver, too', async () => {
    const [row] = await server.db
      .select()
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.type, 'drivers_licence'), eq(documents.status, 'approved')))
      .limit(1)
    await simulations.find(({ kind }) => kind === 'document.expire')?.run(server.dependencies(), row?.id ?? '', {})
    const { data } = await owner.api.drivers.get({ params: { id: row?.driver_id ?? '' } })
    expect(data.licence_expiry_date).toBe(addDays(lagosDate(server.now()), -1))
  })

  test('a clock that jumps, and a server that starts again, send no step twice and none that has passed', async () => {
    const [row] = await server.db
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.partner_id, okafor), eq(documents.type, 'vehicle_licence'), eq(documents.status, 'approved')))
      .limit(1)
    const id = row?.id ?? ''
    const expiry = addDays(lagosDate(server.now()), 60)
    await server.db.update(documents).set({ expiry_date: expiry }).where(eq(documents.id, id))
    const remindersAt = async (daysLeft: number, by: TestServer = server) => {
      by.advanceClock({ days: daysBetween(lagosDate(by.now()), addDays(expiry, -daysLeft)) })
      await by.app.services.scheduler.run('document-expiry')
      const sent = await server.db
        .select({ days: documentReminders.days })
        .from(documentReminders)
        .where(eq(documentReminders.document_id, id))
      return sent.map(({ days }) => days).toSorted((a, b) => b - a)
    }
    expect(await remindersAt(31)).toEqual([])
    // Late by two days: the step is still sent. The step of 14 days is skipped, because the server was off for ten days after it.
    expect(await remindersAt(28)).toEqual([30])
    expect(await remindersAt(40)).toEqual([30])
    expect(await remindersAt(29)).toEqual([30])
    expect(await remindersAt(5)).toEqual([30, 7])
    // The embedded database belongs to one process.
    const restarted = server.url ? await testServer({ lane, beside: server }) : server
    expect(await remindersAt(4, restarted)).toEqual([30, 7])
    expect(await remindersAt(1, restarted)).toEqual([30, 7, 1])
    if (restarted !== server) await restarted.close()
    expect(await remindersAt(1)).toEqual([30, 7, 1])
    expect(await remindersAt(-20)).toEqual([30, 7, 1])
  })
})
