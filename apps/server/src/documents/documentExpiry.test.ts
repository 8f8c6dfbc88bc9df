import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, eq, isNotNull, like, ne } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, transportTo, type TestServer } from '../../test/testServer.ts'
import { documentReminders, documents } from '../db/schema/documentTables.ts'
import { auditEvents, notifications } from '../db/schema/operationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { simulations } from '../sandbox/simulations.ts'

const okafor = demoOrganizations.okafor.id

describe.each(lanes())('papers run out, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  /** A paper of a vehicle that is given trips, which alone will run out in 31 days. */
  let paper: { id: string; vehicle: string }
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(transportTo(server)).as('owner')
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
    paper = { id: row?.id ?? '', vehicle }
    await server.db
      .update(documents)
      .set({ expiry_date: addDays(today, 31) })
      .where(eq(documents.id, paper.id))
  })
  afterAll(() => server.close())

  const dispatchable = async () => (await owner.api.vehicles.get({ params: { id: paper.vehicle } })).data
  const steps = async () =>
    (
      await server.db.select({ days: documentReminders.days }).from(documentReminders).where(eq(documentReminders.document_id, paper.id))
    ).map(({ days }) => days)
  const digests = () =>
    server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.user_id, demoPeople.owner.id), like(notifications.group_key, `document.digest:${okafor}:%`)))

  test('every step is told once, by one message a day, and the day after the last the vehicle gets no trips (check 6)', async () => {
    const seen: (number | undefined)[] = []
    for (let day = 0; day <= 40; day += 1) {
      const before = (await steps()).length
      await server.app.services.scheduler.run('document-expiry')
      await server.app.services.scheduler.run('document-expiry')
      const now = await steps()
      expect(now.length - before).toBeLessThanOrEqual(1)
      if (now.length > before) seen.push(31 - day)
      const { dispatchable: works, compliance } = await dispatchable()
      expect([day, works, compliance.status]).toEqual([day, day <= 31, day > 31 ? 'expired' : day > 0 ? 'expiring' : 'complete'])
      server.advanceClock({ days: 1 })
    }
    expect(seen).toEqual([30, 14, 7, 1, 0, -1, -7])
    expect((await steps()).toSorted((a, b) => b - a)).toEqual([30, 14, 7, 1, 0, -1, -7])
    expect(await digests()).toHaveLength(7)
    const mails = await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.to, demoPeople.owner.email), like(outbox.text, '%Insurance certificate%')))
    expect(mails).toHaveLength(7)
    const texts = await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.to, demoPeople.owner.phone), like(outbox.text, '%Insurance certificate%')))
    expect(texts.length).toBeLessThanOrEqual(3)
    const trail = await server.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.entity_id, paper.id), eq(auditEvents.action, 'document.expired')))
    expect(trail).toHaveLength(1)
  })

  test('several papers on one day are one message; with a renewal under review, or while it is put off, nobody is reminded', async () => {
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
    const [first, renewed, put, gone] = others
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
      .where(eq(documents.id, put?.id ?? ''))
    const before = (await digests()).length
    await server.app.services.scheduler.run('document-expiry')
    expect((await digests()).length - before).toBe(1)
    const reminded = (await server.db.select({ id: documentReminders.document_id }).from(documentReminders)).map(({ id }) => id)
    expect(reminded).toEqual(expect.arrayContaining([first?.id, gone?.id]))
    for (const each of [renewed, put]) expect(reminded).not.toContain(each?.id)
    server.advanceClock({ days: 2 })
    await server.app.services.scheduler.run('document-expiry')
    const later = (await server.db.select({ id: documentReminders.document_id }).from(documentReminders)).map(({ id }) => id)
    expect(later).toContain(put?.id)
    expect(later).not.toContain(renewed?.id)
  })

  test('the sandbox can let a paper run out at once', async () => {
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
})
