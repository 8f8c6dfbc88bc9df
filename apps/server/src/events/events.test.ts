import { createTestServer } from '@vehicle-partner/api/conformance'
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import type { Dependencies } from '../context.ts'
import { auditEvents, events } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { outbox } from '../db/schema/outboxTables.ts'
import { notify } from '../notifications/notify.ts'
import { sendMessage } from '../outbox/sendMessage.ts'
import { publish } from './publish.ts'
import { inTransaction } from './transaction.ts'

const okafor = demoOrganizations.okafor.id
const musa = demoOrganizations.musa.id

describe.each(databaseKinds())('events on %s', (lane) => {
  let server: TestServer
  let dependencies: Dependencies
  beforeAll(async () => {
    server = await testServer({ lane })
    dependencies = server.dependencies()
  })
  afterAll(() => server.close())

  const vehicleEvent = (partner_id: string, id: string) => ({
    type: 'vehicle.updated' as const,
    partner_id,
    data: { id, changed: [], status: 'active' },
  })
  const numbered = async (partner_id: string) =>
    (await server.db.select().from(events).where(eq(events.partner_id, partner_id)).orderBy(events.position)).map(({ seq }) => seq)

  test('each organisation numbers its own events without gaps, also under concurrent writes', async () => {
    const before = (await numbered(okafor)).length
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        inTransaction(dependencies, async (tx) => {
          publish(tx, dependencies, vehicleEvent(index % 2 === 0 ? okafor : musa, `veh_${index}`))
          publish(tx, dependencies, vehicleEvent(okafor, `veh_again_${index}`))
        }),
      ),
    )
    const seqs = await numbered(okafor)
    expect(seqs).toHaveLength(before + 30)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
  })

  test('a failed transaction leaves no change, audit entry, message, event or number', async () => {
    const before = [
      await numbered(okafor),
      await server.db.$count(auditEvents),
      await server.db.$count(outbox),
      await server.db.$count(notifications),
    ]
    const failing = inTransaction(dependencies, async (tx) => {
      publish(tx, dependencies, vehicleEvent(okafor, 'veh_lost'))
      await recordAudit(tx, dependencies, {
        partner_id: okafor,
        action: 'vehicle.archived',
        entity: { type: 'vehicle', id: 'veh_lost', label: 'KJA-1' },
      })
      await sendMessage(tx, dependencies, { channel: 'email', to: 'a@demo.test', subject: 'x', text: 'y' })
      await notify(tx, dependencies, { partner_id: okafor, type: 'vehicle.approved', severity: 'success', title: 'x', body: 'y' })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    const after = [
      await numbered(okafor),
      await server.db.$count(auditEvents),
      await server.db.$count(outbox),
      await server.db.$count(notifications),
    ]
    expect(after).toEqual(before)
  })

  test('an event without a room and one outside a transaction are errors', async () => {
    await expect(
      inTransaction(dependencies, async (tx) =>
        publish(tx, dependencies, { type: 'vehicle.updated', data: { id: 'x', changed: [], status: 'y' } }),
      ),
    ).rejects.toThrow('has no room')
    await expect(server.db.transaction(async (raw) => publish(raw as never, dependencies, vehicleEvent(okafor, 'veh_1')))).rejects.toThrow(
      'inTransaction',
    )
  })

  test('the audit log records the actor, action and address, but no secrets', async () => {
    await inTransaction(dependencies, (tx) =>
      recordAudit(tx, dependencies, {
        partner_id: okafor,
        action: 'account.added',
        entity: { type: 'settlementAccount', id: 'acc_x', label: 'GTBank' },
        changes: [
          { field: 'account_number', from: null, to: '0147386785' },
          { field: 'password_hash', from: 'a', to: 'b' },
          { field: 'bank', from: { token: 'secret' }, to: 'GTBank' },
        ],
      }),
    )
    const [row] = await server.db.select().from(auditEvents).where(eq(auditEvents.entity_id, 'acc_x'))
    expect(row).toMatchObject({ actor_name: 'Vehicle Partner', actor_role: 'system', action: 'account.added' })
    expect(row?.changes).toEqual([
      { field: 'account_number', from: null, to: '••••••6785' },
      { field: 'password_hash', from: '••••••', to: '••••••' },
      { field: 'bank', from: { token: '••••••' }, to: 'GTBank' },
    ])
    await expect(server.db.delete(auditEvents)).rejects.toThrow()
  })

  test('a notification reaches members by their roles and replaces an unread one of the same group', async () => {
    const readNotifications = async () =>
      (await server.db.select().from(notifications).where(eq(notifications.group_key, 'late:trp_x')))
        .map(({ user_id }) => user_id)
        .toSorted()
    const late = (tx: Parameters<typeof notify>[0]) =>
      notify(tx, dependencies, {
        partner_id: okafor,
        type: 'trip.late',
        severity: 'warning',
        title: 'Late',
        body: 'By 20 minutes',
        group_key: 'late:trp_x',
      })
    await inTransaction(dependencies, late)
    const first = await readNotifications()
    expect(first).toContain(demoPeople.owner.id)
    expect(first).toContain(demoPeople.trips.id)
    for (const person of ['earnings', 'vehicles', 'drivers', 'staff', 'revoked', 'disabled'] as const)
      expect(first).not.toContain(demoPeople[person].id)
    await inTransaction(dependencies, late)
    expect(await readNotifications()).toEqual(first)
  })

  test('what a user reads is published to their own devices, once for each change', async () => {
    const { api, id } = await createTestServer(createTransport(server)).as('earnings')
    await inTransaction(dependencies, (tx) =>
      notify(tx, dependencies, {
        partner_id: okafor,
        type: 'system.notice',
        severity: 'info',
        title: 'For one',
        body: 'By name',
        to: { user_id: id },
      }),
    )
    const [notification] = (await api.notifications.list({ params: { id: okafor }, query: {} })).data
    const read = (isRead: boolean) => api.notifications.read({ params: { id: notification?.id ?? '' }, body: { read: isRead } })
    const readAll = () => api.notifications.readAll({ params: { id: okafor }, body: { before: server.now().toISOString() } })
    for (const isRead of [true, true, false]) await read(isRead)
    const { data } = await readAll()
    await readAll()
    for (const body of [data, data]) await api.notifications.undoReadAll({ params: { id: okafor }, body: { read_at: body.read_at ?? '' } })
    const published = await server.db.select().from(events).where(eq(events.type, 'notification.updated'))
    expect(published.map(({ room }) => room)).toEqual(Array.from({ length: 4 }, () => `user:${id}`))
  })
})
