import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoCities, demoOrganizations } from '@vehicle-partner/api/mock'
import {
  documentStatuses,
  documentTransitions,
  driverStatuses,
  driverTransitions,
  vehicleStatuses,
  vehicleTransitions,
} from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { auditEvents } from '../db/schema/operationTables.ts'

const multi = demoOrganizations.multi.id
const requestable = ['active', 'inactive', 'pending_review', 'archived'] as const
/** The columns that belong to a status. Only a recently archived row can be restored. */
const statusColumns = (status: string, now: Date) => ({
  archived_at: status === 'archived' ? now : null,
  before_removal: null,
  review_due_at: null,
  review_outcome: null,
})

interface Action {
  name: string
  request: (id: string, version: number) => { method: 'POST' | 'PATCH' | 'DELETE'; path: string; body?: object }
}
const simulate = (kind: string) => (id: string) => ({ method: 'POST' as const, path: '/sandbox/simulate', body: { kind, id } })

/** What a partner can ask for and what the operator can decide about a vehicle or a driver, with the status that it leads to. */
const fleetActions = (kind: 'vehicle' | 'driver'): (Action & { actor: string; to: string; from?: readonly string[] })[] => [
  ...requestable.map((to) => ({
    name: to,
    actor: 'partner',
    to,
    request: (id: string) => ({ method: 'PATCH' as const, path: `/v1/${kind}s/${id}/status`, body: { status: to } }),
  })),
  // Two decisions lead to `active`, each from one status.
  { name: 'approve', actor: 'operator', to: 'active', from: ['pending_review'], request: simulate(`${kind}.approve`) },
  { name: 'reinstate', actor: 'operator', to: 'active', from: ['suspended'], request: simulate(`${kind}.reinstate`) },
  { name: 'reject', actor: 'operator', to: 'rejected', request: simulate(`${kind}.reject`) },
  { name: 'suspend', actor: 'operator', to: 'suspended', request: simulate(`${kind}.suspend`) },
]

/** Everything that can be done with a document, with the statuses that allow it. Without `to` the status stays. */
const documentActions = (path: string): (Action & { from: readonly string[]; to?: string })[] => [
  { name: 'approve', from: ['under_review'], to: 'approved', request: simulate('document.approve') },
  { name: 'reject', from: ['under_review'], to: 'rejected', request: simulate('document.reject') },
  { name: 'expire', from: ['approved'], request: simulate('document.expire') },
  { name: 'correct', from: ['under_review'], request: (_, version) => ({ method: 'PATCH', path, body: { number: 'X/1', version } }) },
  { name: 'snooze', from: ['approved'], request: (_, version) => ({ method: 'PATCH', path, body: { snooze_days: 3, version } }) },
  { name: 'delete', from: ['under_review', 'rejected'], to: 'deleted', request: () => ({ method: 'DELETE', path }) },
]

// A transition that the graph does not allow to a partner answers 409 and changes nothing.
describe.each(ruleDatabaseKinds())('status transitions on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  let [vehicleId, driverId] = ['', '']
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('multi')
    const common = { city_id: demoCities[0].id }
    const vehicle = await owner.api.vehicles.create({
      params: { id: multi },
      body: {
        ...common,
        brand: 'Toyota',
        name: 'Sienna',
        type: 'mini_van',
        year: 2015,
        seats: 7,
        registration_number: 'MOD-100EL',
        plate_category: 'commercial',
        color: 'Blue',
        fuel_type: 'petrol',
      },
    })
    vehicleId = vehicle.data.id
    const driver = await owner.api.drivers.create({
      params: { id: multi },
      body: {
        ...common,
        fname: 'Musa',
        lname: 'Bello',
        phone: '08091112222',
        licence_number: 'ABC12345AA67',
        licence_class: 'E',
        dob: '1985-09-30',
        licence_expiry_date: '2029-03-31',
      },
    })
    driverId = driver.data.id
    // Photos and valid documents, so that only the graph decides.
    await server.db
      .update(vehicles)
      .set({ photos: [{ kind: 'front', Location: '/files/upl_x' }] })
      .where(eq(vehicles.id, vehicleId))
    await server.db.insert(documents).values(
      (['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit'] as const).map((type) => ({
        id: `doc_model_${type}`,
        partner_id: multi,
        vehicle_id: vehicleId,
        type,
        expiry_date: '2030-01-01',
        status: 'approved' as const,
        created_at: server.now(),
        reviewed_at: server.now(),
      })),
    )
  })
  afterAll(() => server.close())

  const tables = { vehicle: vehicles, driver: drivers, document: documents }
  type Kind = keyof typeof tables
  const ids = (): Record<Kind, string> => ({ vehicle: vehicleId, driver: driverId, document: 'doc_model_insurance' })
  const readRow = async (kind: Kind) => (await server.db.select().from(tables[kind]).where(eq(tables[kind].id, ids()[kind])))[0]
  const countAuditEvents = (kind: Kind) => server.db.$count(auditEvents, eq(auditEvents.entity_id, ids()[kind]))

  /** Performs an action, and returns its response, the status afterwards, and whether the row or its history changed. */
  async function perform(kind: Kind, action: Action, from: string) {
    const [before, eventsBefore] = [await readRow(kind), await countAuditEvents(kind)]
    const { status, body } = await owner.send(action.request(ids()[kind], before?.version ?? 0))
    const [after, events] = [await readRow(kind), await countAuditEvents(kind)]
    const changed = JSON.stringify(after) !== JSON.stringify(before) || events !== eventsBefore
    const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
    return {
      from,
      action: action.name,
      rejected: status === 409 && code === 'InvalidTransition',
      status: after?.status ?? 'deleted',
      changed,
    }
  }

  test.each([
    { kind: 'vehicle' as const, statuses: vehicleStatuses, graph: vehicleTransitions },
    { kind: 'driver' as const, statuses: driverStatuses, graph: driverTransitions },
  ])('a $kind makes the transitions of its graph and no others (check 4)', async ({ kind, statuses, graph }) => {
    const listed = Object.entries(graph).flatMap(([from, targets]) =>
      Object.entries<readonly string[]>(targets).flatMap(([to, actors]) => actors.map((actor) => `${actor} ${from} ${to}`)),
    )
    const made: string[] = []
    for (const from of statuses)
      for (const action of fleetActions(kind)) {
        await server.db
          .update(tables[kind])
          .set({ status: from, ...statusColumns(from, server.now()) })
          .where(eq(tables[kind].id, ids()[kind]))
        const transition = `${action.actor} ${from} ${action.to}`
        const isAllowed = listed.includes(transition) && (action.from?.includes(from) ?? true)
        if (isAllowed) made.push(transition)
        expect(await perform(kind, action, from)).toEqual({
          from,
          action: action.name,
          rejected: !isAllowed,
          status: isAllowed ? action.to : from,
          changed: isAllowed,
        })
      }
    // The table reaches every transition of a partner and of the operator; those of the system have no call.
    expect([...new Set(made)].toSorted()).toEqual(listed.filter((each) => !each.startsWith('system')).toSorted())
  })

  test('a document makes the transitions of its graph and no others (check 4)', async () => {
    const row = await readRow('document')
    if (!row || !('reason_text' in row)) throw new Error('The document is missing')
    // Documents of a removed vehicle are not corrected.
    const active = { status: 'active' as const, ...statusColumns('active', server.now()) }
    await server.db.update(tables.vehicle).set(active).where(eq(tables.vehicle.id, vehicleId))
    const made: string[] = []
    for (const from of documentStatuses)
      for (const action of documentActions(`/v1/vehicles/${vehicleId}/documents/${row.id}`)) {
        await server.db.delete(documents).where(eq(documents.id, row.id))
        await server.db.insert(documents).values({
          ...row,
          status: from,
          reviewed_at: from === 'under_review' ? null : server.now(),
          reason_code: from === 'rejected' ? 'other' : null,
          reason_text: from === 'rejected' ? 'Blurred' : null,
        })
        const isAllowed = action.from.includes(from)
        const to = isAllowed ? (action.to ?? from) : from
        if (to !== from && to !== 'deleted') made.push(`${from} ${to}`)
        expect(await perform('document', action, from)).toEqual({
          from,
          action: action.name,
          rejected: !isAllowed,
          status: to,
          changed: isAllowed,
        })
      }
    // Only an approved renewal supersedes, which is not an action on this document.
    const listed = documentStatuses.flatMap((from) => Object.keys(documentTransitions[from]).map((to) => `${from} ${to}`))
    expect(made.toSorted()).toEqual(listed.filter((each) => each !== 'approved superseded').toSorted())
  })

  test('nothing can be restored after ninety days', async () => {
    const longAgo = new Date(server.now().getTime() - 91 * 86_400_000)
    await server.db.update(vehicles).set({ status: 'archived', archived_at: longAgo }).where(eq(vehicles.id, vehicleId))
    const response = await owner.send({ method: 'PATCH', path: `/v1/vehicles/${vehicleId}/status`, body: { status: 'inactive' } })
    expect(response).toMatchObject({ status: 409, body: { code: 'InvalidTransition', message: 'This was removed more than 90 days ago' } })
  })
})
