// Longer than most files: its tests share one server, and a vehicle and driver with everything in force.
import { demoOrganizations, demoPeople } from '@vehicle-partner/api/mock'
import { addDays, lagosDate } from '@vehicle-partner/domain'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { decodeQR } from 'qr/decode.js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ruleDatabaseKinds, testServer, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { auditEvents } from '../db/schema/operationTables.ts'
import { members } from '../db/schema/partnerTables.ts'
import { roadsidePacks } from '../db/schema/roadsidePackTables.ts'
import { rowOf, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'

const Made = z.object({
  data: z.object({
    pack: z.object({ id: z.string(), expires_at: z.string(), driver: z.object({ id: z.string() }).nullable() }),
    token: z.string(),
    url: z.string(),
  }),
})
const Check = z.object({
  data: z.object({
    verdict: z.string(),
    driver: z.object({ name: z.string() }).nullable(),
    documents: z.array(z.object({ type: z.string(), status: z.string(), expiry_date: z.string().nullable() })),
    problems: z.array(z.string()),
  }),
})

describe.each(ruleDatabaseKinds())('roadside packs, on %s', (lane) => {
  let server: TestServer
  let owner: string
  let vehicleId: string
  let driverId: string
  beforeAll(async () => {
    server = await testServer({ lane })
  })
  afterAll(() => server.close())

  // Each test has a vehicle and driver with everything in force, whatever the one before did to them.
  beforeEach(async () => {
    owner = await server.tokenOf('owner')
    const [pair] = await server.db
      .select({ vehicle: vehicleAssignments.vehicle_id, driver: vehicleAssignments.driver_id })
      .from(vehicleAssignments)
      .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
      .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
      .where(
        and(
          eq(vehicleAssignments.partner_id, demoOrganizations.okafor.id),
          isNull(vehicleAssignments.ended_at),
          eq(vehicles.status, 'active'),
          eq(drivers.status, 'active'),
        ),
      )
      .orderBy(vehicleAssignments.vehicle_id)
    if (!pair) throw new Error('The demo has no assigned vehicle')
    vehicleId = pair.vehicle
    driverId = pair.driver
    const expiry_date = addDays(lagosDate(server.now()), 100)
    const inForce = {
      status: 'approved' as const,
      expiry_date,
      issue_date: null,
      reviewed_at: server.now(),
      reason_text: null,
      review_due_at: null,
    }
    const owned = sql`(${documents.vehicle_id} = ${vehicleId} or ${documents.driver_id} = ${driverId}) and ${documents.status} <> 'superseded'`
    await server.db.update(documents).set(inForce).where(owned)
  })

  const make = async (body: object = {}, token = owner) => {
    const response = await server.call('POST', `/v1/vehicles/${vehicleId}/roadside-packs`, { token, body })
    expect(response.status).toBe(201)
    return Made.parse(response.body).data
  }
  const check = async (token: string) => {
    const response = await server.call('GET', `/v1/roadside-checks/${token}`)
    return { status: response.status, ...(response.status === 200 ? Check.parse(response.body).data : {}) }
  }
  const setDocument = (type: 'insurance' | 'lasdri_card', values: Partial<typeof documents.$inferInsert>) =>
    server.db
      .update(documents)
      .set(values)
      .where(sql`(${documents.vehicle_id} = ${vehicleId} or ${documents.driver_id} = ${driverId}) and ${documents.type} = ${type}`)

  test('the secret is in no column, no log line and no entry of the audit log', async () => {
    const { token } = await make()
    await check(token)
    const stored = await selectRows(
      server.db,
      rowOf({ text }),
      sql`select string_agg(r::text, '') as text from roadside_packs r union all select string_agg(a::text, '') from audit_events a`,
    )
    for (const each of [...stored.map((row) => row.text), server.logged.join('')]) {
      expect(each.length).toBeGreaterThan(100)
      expect(each).not.toContain(token)
    }
  })

  test('expires with its first document, and then shows the plate alone', async () => {
    const today = lagosDate(server.now())
    await setDocument('insurance', { expiry_date: today })
    const { pack, token } = await make()
    expect(pack.expires_at).toBe(`${today}T23:00:00.000Z`)
    expect(await check(token)).toMatchObject({ verdict: 'valid', problems: [] })
    server.advanceClock({ days: 1 })
    expect(await check(token)).toMatchObject({ verdict: 'expired', documents: [], driver: null })
    server.advanceClock({ days: 31 })
    await server.app.services.scheduler.run('cleanup')
    expect((await check(token)).status).toBe(404)
  })

  test('shows what became of its documents, vehicle and driver since', async () => {
    const { token } = await make()
    expect(await check(token)).toMatchObject({ verdict: 'valid' })
    await setDocument('insurance', { expiry_date: addDays(lagosDate(server.now()), -1) })
    expect(await check(token)).toMatchObject({
      verdict: 'not_in_order',
      documents: expect.arrayContaining([expect.objectContaining({ type: 'insurance', status: 'expired' })]),
      problems: [expect.stringMatching(/^Insurance certificate expired on /)],
    })
    await setDocument('insurance', { expiry_date: addDays(lagosDate(server.now()), 300) })

    // After a change of the plate and of the person: the documents are still those of before.
    const elsewhere = { registration_number: 'NEW-123AA', status: 'pending_review' as const }
    await server.db.update(vehicles).set(elsewhere).where(eq(vehicles.id, vehicleId))
    await server.db.update(drivers).set({ lname: 'Someone', status: 'pending_review' }).where(eq(drivers.id, driverId))
    expect(await check(token)).toMatchObject({
      verdict: 'not_in_order',
      problems: ['This vehicle is not approved yet', expect.stringMatching(/^\w+ S\. is not approved as a driver yet$/)],
    })

    await server.db.update(vehicles).set({ status: 'suspended' }).where(eq(vehicles.id, vehicleId))
    await server.db.update(drivers).set({ status: 'suspended' }).where(eq(drivers.id, driverId))
    expect((await check(token)).problems).toEqual(['This vehicle is suspended', expect.stringMatching(/^\w+ .\. is suspended$/)])
    await server.db.update(vehicles).set({ status: 'archived', archived_at: server.now() }).where(eq(vehicles.id, vehicleId))
    expect(await check(token)).toMatchObject({
      verdict: 'not_in_order',
      documents: [],
      driver: null,
      problems: ['The partner has removed this vehicle'],
    })
    const removed = await server.call('POST', `/v1/vehicles/${vehicleId}/roadside-packs`, { token: owner, body: {} })
    expect(removed.status).toBe(409)
    await server.db.update(vehicles).set({ status: 'active', archived_at: null }).where(eq(vehicles.id, vehicleId))
    await server.db.update(drivers).set({ status: 'active' }).where(eq(drivers.id, driverId))
  })

  test('a driver who was reassigned is no longer in order; one who was chosen for a day is', async () => {
    const { token } = await make()
    const [other] = await server.db
      .select({ id: drivers.id })
      .from(drivers)
      .where(and(eq(drivers.partner_id, demoOrganizations.okafor.id), eq(drivers.status, 'active'), sql`${drivers.id} <> ${driverId}`))
      .limit(1)
    await server.db
      .update(vehicleAssignments)
      .set({ ended_at: server.now() })
      .where(and(eq(vehicleAssignments.vehicle_id, vehicleId), isNull(vehicleAssignments.ended_at)))
    const chosen = await make({ driver_id: driverId })
    expect((await check(token)).problems).toEqual([expect.stringContaining('is no longer assigned to this vehicle')])
    expect(await check(chosen.token)).toMatchObject({ verdict: 'valid' })
    expect((await make({ driver_id: other?.id })).pack.driver?.id).toBe(other?.id)
    await server.db
      .update(vehicleAssignments)
      .set({ ended_at: null })
      .where(and(eq(vehicleAssignments.vehicle_id, vehicleId), eq(vehicleAssignments.driver_id, driverId)))
  })

  test('a member who lost access can no longer end, list or download; the pack of the organisation goes on', async () => {
    const manager = await server.tokenOf('vehicles')
    const { pack, token } = await make({}, manager)
    const file = (user: string) =>
      server.call('POST', `/v1/vehicles/${vehicleId}/roadside-packs/${pack.id}/file`, { token: user, body: { token, format: 'html' } })
    expect((await file(manager)).status).toBe(200)
    const ofManager = and(eq(members.user_id, demoPeople.vehicles.id), eq(members.partner_id, demoOrganizations.okafor.id))
    await server.db.update(members).set({ disabled: true }).where(ofManager)
    expect((await file(manager)).status).toBe(403)
    const path = `/v1/vehicles/${vehicleId}/roadside-packs/${pack.id}`
    expect((await server.call('DELETE', path, { token: manager })).status).toBe(403)
    expect((await check(token)).status).toBe(200)
    expect((await server.call('DELETE', path, { token: owner })).status).toBe(200)
    expect(await check(token)).toMatchObject({ verdict: 'ended' })
    await server.db.update(members).set({ disabled: false }).where(ofManager)
  })

  test('another organisation reaches neither pack nor vehicle, whatever secret it has', async () => {
    const { pack, token } = await make()
    const stranger = await server.tokenOf('individual')
    const base = `/v1/vehicles/${vehicleId}/roadside-packs`
    const attempts = [
      server.call('GET', base, { token: stranger }),
      server.call('POST', base, { token: stranger, body: {} }),
      server.call('DELETE', `${base}/${pack.id}`, { token: stranger }),
      server.call('POST', `${base}/${pack.id}/file`, { token: stranger, body: { token, format: 'pdf' } }),
    ]
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    const [own] = await server.db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(sql`${vehicles.partner_id} <> ${demoOrganizations.okafor.id}`)
    // The pack belongs to another vehicle than the one in the path.
    const response = await server.call('DELETE', `/v1/vehicles/${own?.id ?? ''}/roadside-packs/${pack.id}`, { token: owner })
    expect(response.status).toBe(404)
    expect(await check(token)).toMatchObject({ verdict: 'valid' })
  })

  test('counts every check, and writes one entry without the address of the officer', async () => {
    const { pack, token } = await make()
    await Promise.all([1, 2, 3].map(() => check(token)))
    const [row] = await server.db.select().from(roadsidePacks).where(eq(roadsidePacks.id, pack.id))
    expect(row).toMatchObject({ checks: 3, last_checked_at: server.now() })
    const entries = await server.db.select().from(auditEvents).where(eq(auditEvents.entity_id, pack.id))
    expect(entries.map(({ action }) => action).toSorted()).toEqual(['roadside_pack.checked', 'roadside_pack.made'])
    expect(entries.find(({ action }) => action === 'roadside_pack.checked')).toMatchObject({ address: null, device: null, actor_id: null })
  })

  test('guessing links is limited by address, and checks of others go on', async () => {
    const { token } = await make()
    const from = '198.51.100.7'
    const statuses: number[] = []
    // In groups: all at once would wait for the connections of the database.
    for (let group = 0; group < 61; group += 1) {
      const guesses = await Promise.all(
        [1, 2, 3, 4, 5].map((at) => server.call('GET', `/v1/roadside-checks/guess${group}-${at}`, { from })),
      )
      statuses.push(...guesses.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(300)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(await check(token)).toMatchObject({ verdict: 'valid' })
  })

  test('the page is one file that loads nothing, with a code that opens the check', async () => {
    const { pack, token, url } = await make()
    const response = await server.call('POST', `/v1/vehicles/${vehicleId}/roadside-packs/${pack.id}/file`, {
      token: owner,
      body: { token, format: 'html' },
    })
    expect(response.headers['content-disposition']).toMatch(/^attachment; filename="roadside-pack-[\w-]+\.html"/)
    expect(response.text.length).toBeLessThan(30_000)
    expect(response.text).not.toMatch(/<link|<img|@import|url\(/)
    expect(response.text).toContain(`data-expires="${pack.expires_at}"`)
    expect(scanSvg(response.text)).toMatch(new RegExp(`^https?://[^/]+${url}$`))
  })

  test('the PDF of several vehicles is tagged and small, and each page has its own code', async () => {
    const found = await server.db
      .select({ id: vehicles.id })
      .from(vehicles)
      .where(and(eq(vehicles.partner_id, demoOrganizations.okafor.id), eq(vehicles.status, 'active')))
    const ids = found.map(({ id }) => id).slice(0, 3)
    const body = { vehicle_ids: [...ids, ids[0]] }
    const path = `/v1/partners/${demoOrganizations.okafor.id}/roadside-packs`
    const injected = await server.app.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${owner}` }, payload: body })
    expect(injected.statusCode).toBe(200)
    expect(injected.rawPayload.byteLength).toBeLessThan(150 * 1024)
    const pdf = await getDocument({ data: new Uint8Array(injected.rawPayload), verbosity: 0 }).promise
    expect(pdf.numPages).toBe(ids.length)
    const trees = await Promise.all(ids.map(async (_, at) => JSON.stringify(await (await pdf.getPage(at + 1)).getStructTree())))
    const links = trees.map((tree) => /"alt":"QR code[^"]*?(\/check\/[\w-]+)"/.exec(tree)?.[1])
    expect(new Set(links).size).toBe(ids.length)
    expect(trees[0]).toContain('"role":"H1"')
    for (const link of links) expect((await check(link?.slice('/check/'.length) ?? '')).status).toBe(200)
  })
})

/** Reads the QR code of the page as a camera would. */
function scanSvg(html: string): string {
  const size = Number(/viewBox="0 0 (\d+)/.exec(html)?.[1])
  const scale = 4
  const side = size * scale
  const data = new Uint8Array(side * side * 3).fill(255)
  for (const [, x, y, width] of html.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      data.fill(0, (row * side + Number(x) * scale) * 3, (row * side + (Number(x) + Number(width)) * scale) * 3)
  return decodeQR({ width: side, height: side, data })
}
