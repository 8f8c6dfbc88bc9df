import fc from 'fast-check'
import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoCities, demoOrganizations } from '@vehicle-partner/api/mock'
import { driverTransitions, driverStatuses, canTransition, vehicleTransitions, vehicleStatuses } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'
import { documents } from '../db/schema/documentTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'

const multi = demoOrganizations.multi.id
const requestable = ['active', 'inactive', 'pending_review', 'archived'] as const
/** The columns that belong to a status. Only a recently archived row can be restored. */
const statusColumns = (status: string, now: Date) => ({
  archived_at: status === 'archived' ? now : null,
  review_due_at: null,
  review_outcome: null,
})

// A transition that the graph does not allow to a partner answers 409 and changes nothing.
describe.each(databaseKinds())('status transitions on %s', (lane) => {
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

  const readRow = async (type: 'vehicle' | 'driver') => {
    const table = type === 'vehicle' ? vehicles : drivers
    const [row] = await server.db
      .select()
      .from(table)
      .where(eq(table.id, type === 'vehicle' ? vehicleId : driverId))
    return row
  }

  test('a vehicle takes only transitions of its graph (check 4)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...vehicleStatuses),
        fc.array(fc.constantFrom(...requestable), { minLength: 1, maxLength: 4 }),
        async (from, statuses) => {
          await server.db
            .update(vehicles)
            .set({ status: from, ...statusColumns(from, server.now()) })
            .where(eq(vehicles.id, vehicleId))
          let state = from
          for (const status of statuses) {
            const before = await readRow('vehicle')
            const response = await owner.send({ method: 'PATCH', path: `/v1/vehicles/${vehicleId}/status`, body: { status } })
            const allowed = canTransition(vehicleTransitions, state, status, 'partner')
            const after = await readRow('vehicle')
            expect({ status: response.status, state: after?.status, same: JSON.stringify(after) === JSON.stringify(before) }).toEqual(
              allowed ? { status: 200, state: status, same: false } : { status: 409, state, same: true },
            )
            if (allowed) state = status
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('a driver takes only transitions of the graph (check 4)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...driverStatuses),
        fc.array(fc.constantFrom(...requestable), { minLength: 1, maxLength: 4 }),
        async (from, statuses) => {
          await server.db
            .update(drivers)
            .set({ status: from, ...statusColumns(from, server.now()) })
            .where(eq(drivers.id, driverId))
          let state = from
          for (const status of statuses) {
            const before = await readRow('driver')
            const response = await owner.send({ method: 'PATCH', path: `/v1/drivers/${driverId}/status`, body: { status } })
            const allowed = canTransition(driverTransitions, state, status, 'partner')
            const after = await readRow('driver')
            expect({ status: response.status, state: after?.status, same: JSON.stringify(after) === JSON.stringify(before) }).toEqual(
              allowed ? { status: 200, state: status, same: false } : { status: 409, state, same: true },
            )
            if (allowed) state = status
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test.each(['approved', 'rejected', 'superseded'] as const)('a document that is %s cannot be corrected (check 4)', async (status) => {
    const id = 'doc_model_insurance'
    await server.db
      .update(documents)
      .set({ status, reason_text: status === 'rejected' ? 'Blurred' : null })
      .where(eq(documents.id, id))
    const path = `/v1/vehicles/${vehicleId}/documents/${id}`
    const read = async () => (await server.db.select().from(documents).where(eq(documents.id, id)))[0]
    const before = await read()
    const requests = [
      { method: 'PATCH' as const, path, body: { number: 'X/1', version: before?.version } },
      ...(status === 'approved' ? [] : [{ method: 'PATCH' as const, path, body: { snooze_days: 3, version: before?.version } }]),
      ...(status === 'rejected' ? [] : [{ method: 'DELETE' as const, path }]),
    ]
    for (const request of requests) {
      expect(await owner.send(request)).toMatchObject({ status: 409, body: { code: 'InvalidTransition' } })
      expect(await read()).toEqual(before)
    }
  })

  test('nothing can be restored after ninety days', async () => {
    const longAgo = new Date(server.now().getTime() - 91 * 86_400_000)
    await server.db.update(vehicles).set({ status: 'archived', archived_at: longAgo }).where(eq(vehicles.id, vehicleId))
    const response = await owner.send({ method: 'PATCH', path: `/v1/vehicles/${vehicleId}/status`, body: { status: 'inactive' } })
    expect(response).toMatchObject({ status: 409, body: { code: 'InvalidTransition', message: 'This was removed more than 90 days ago' } })
  })
})
