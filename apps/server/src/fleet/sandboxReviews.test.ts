import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoCities, demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ruleDatabaseKinds, testServer, createTransport, type TestServer } from '../../test/testServer.ts'

const multi = demoOrganizations.multi.id
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==', 'base64')
const documentTypes = ['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit'] as const

describe.each(ruleDatabaseKinds())('reviews in the sandbox, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  let plates = 100
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(createTransport(server)).as('multi')
  })
  afterAll(() => server.close())

  const upload = async (kind: 'vehicle' | 'driver', name: string) => {
    const { files } = await owner.api.uploads.create({ params: { kind }, body: { files: [new File([png], name, { type: 'image/png' })] } })
    return files[0]?.Location ?? ''
  }
  const submitVehicle = async (plate = `RVW-${(plates += 1)}AA`) => {
    const { data } = await owner.api.vehicles.create({
      params: { id: multi },
      body: {
        brand: 'Toyota',
        name: 'Sienna',
        type: 'mini_van',
        year: 2015,
        seats: 7,
        registration_number: plate,
        plate_category: 'commercial',
        color: 'Blue',
        fuel_type: 'petrol',
        city_id: demoCities[0].id,
        photos: [{ kind: 'front', Location: await upload('vehicle', 'front.png') }],
        submit: true,
      },
    })
    return data
  }
  const addDocument = async (id: string, type: string, name: string) =>
    (
      await owner.api.vehicleDocuments.create({
        params: { id },
        body: {
          type,
          ...(type === 'proof_of_ownership' ? {} : { expiry_date: '2027-06-01' }),
          files: [{ Location: await upload('vehicle', name) }],
        },
      })
    ).data
  const advance = async (seconds: number) => {
    server.advanceClock({ seconds })
    for (const job of ['vehicle-review', 'driver-review', 'document-review']) await server.app.services.scheduler.run(job)
  }
  const readVehicle = async (id: string) => (await owner.api.vehicles.get({ params: { id } })).data
  const notified = async () =>
    (await owner.api.notifications.list({ params: { id: multi }, query: { perPage: 100 } })).data.map(
      ({ type, entity }) => `${type} ${entity?.id}`,
    )

  test('plate REJ-000AA is rejected after 20 s, and can be corrected and submitted again (check 5)', async () => {
    const { id, status } = await submitVehicle('REJ-000AA')
    expect(status).toBe('pending_review')
    await advance(19)
    expect((await readVehicle(id)).status).toBe('pending_review')
    await advance(1)
    const rejected = await readVehicle(id)
    expect(rejected).toMatchObject({ status: 'rejected', status_reason: { code: 'plate_not_found', by: 'operator' } })
    expect(await notified()).toContain(`vehicle.rejected ${id}`)
    await owner.api.vehicles.update({ params: { id }, body: { registration_number: 'RVW-999ZZ', version: rejected.version } })
    const { data } = await owner.api.vehicles.setStatus({ params: { id }, body: { status: 'pending_review' } })
    expect(data).toMatchObject({ status: 'pending_review', status_reason: null })
  })

  test('a vehicle becomes active once its review has ended and all of its documents are valid', async () => {
    const { id, registration_number } = await submitVehicle()
    await advance(20)
    expect((await readVehicle(id)).status).toBe('pending_review')
    for (const type of documentTypes.slice(1)) await addDocument(id, type, 'scan.png')
    await advance(20)
    expect((await readVehicle(id)).status).toBe('pending_review')
    await addDocument(id, 'vehicle_licence', 'scan.png')
    await advance(20)
    expect(await readVehicle(id)).toMatchObject({ status: 'active', compliance: { status: 'complete' } })
    expect(await notified()).toContain(`vehicle.approved ${id}`)
    const { data: notifications } = await owner.api.notifications.list({ params: { id: multi }, query: { perPage: 100 } })
    const texts = notifications.filter(({ entity }) => entity?.id === id).map(({ title, body }) => `${title}. ${body}`)
    // It has no driver yet.
    expect(texts).toContain(`${registration_number} is approved. With a driver, it can take trips now.`)
    expect(texts).toContain(`Hackney permit approved. ${registration_number}: it is valid now.`)
    // A new plate needs a new review, and so does another type, which other trips and rates go with.
    for (const change of [{ registration_number: 'RVW-998ZZ' }, { type: 'suv' as const }]) {
      const { version } = await readVehicle(id)
      const { data } = await owner.api.vehicles.update({ params: { id }, body: { ...change, version } })
      expect(data.status).toBe('pending_review')
      await advance(20)
      expect((await readVehicle(id)).status).toBe('active')
    }
  })

  test.each([
    ['scan.png', 'approved', null],
    ['please-REJECT-me.png', 'rejected', 'wrong_document'],
    ['blurry.png', 'rejected', 'unreadable'],
    ['slow.png', 'under_review', null],
  ])('a document named %s is %s after 20 s', async (name, status, reason_code) => {
    const { id } = await submitVehicle()
    const document = await addDocument(id, 'insurance', name)
    await advance(20)
    const { data } = await owner.api.vehicleDocuments.get({ params: { id, documentId: document.id } })
    expect(data).toMatchObject({ status, review: { reason_code } })
    expect((await notified()).includes(`document.${status} ${id}`)).toBe(status !== 'under_review')
  })

  test('a renewal supersedes its predecessor only when it is approved', async () => {
    const { id } = await submitVehicle()
    const first = await addDocument(id, 'insurance', 'scan.png')
    await advance(20)
    const rejected = await addDocument(id, 'insurance', 'reject.png')
    await advance(20)
    const insuranceDocuments = async () =>
      (await owner.api.vehicleDocuments.list({ params: { id }, query: { history: '1' } })).data.filter(({ type }) => type === 'insurance')
    expect((await insuranceDocuments()).map(({ status }) => status).toSorted()).toEqual(['approved', 'rejected'])
    expect((await readVehicle(id)).compliance.issues.map(({ document_type }) => document_type)).not.toContain('insurance')
    const second = await addDocument(id, 'insurance', 'scan.png')
    expect(second.supersedes_id).toBe(first.id)
    await advance(20)
    expect(Object.fromEntries((await insuranceDocuments()).map(({ id: documentId, status }) => [documentId, status]))).toEqual({
      [first.id]: 'superseded',
      [rejected.id]: 'rejected',
      [second.id]: 'approved',
    })
  })

  test.each([
    ['AAA00000AA00', 'rejected', 'licence_not_found'],
    ['ABC12345AA67', 'active', undefined],
  ])('licence %s: %s after 20 s', async (licence_number, status, code) => {
    const { data } = await owner.api.drivers.create({
      params: { id: multi },
      body: {
        fname: 'Musa',
        lname: 'Bello',
        phone: `0809222${(plates += 1)}0`,
        licence_number,
        licence_class: 'E',
        dob: '1985-09-30',
        licence_expiry_date: '2029-03-31',
        city_id: demoCities[0].id,
      },
    })
    expect(data.status).toBe('pending_review')
    await advance(20)
    const after = (await owner.api.drivers.get({ params: { id: data.id } })).data
    expect([after.status, after.status_reason?.code]).toEqual([status, code])
  })

  test('a long import is answered with 202 and done by a job as its requester', async () => {
    const rows = Array.from({ length: 201 }, (_, at) => ({
      fname: 'Ade',
      lname: 'Bello',
      phone: `0809333${String(at).padStart(4, '0')}`,
      licence_number: 'ABC12345AA67',
      dob: '1985-09-30',
      licence_expiry_date: '2029-03-31',
      licence_class: at === 7 ? 'Z' : 'E',
      city: 'Lagos',
    }))
    const response = await owner.send({ method: 'POST', path: `/v1/partners/${multi}/drivers/import`, body: { rows } })
    expect(response).toMatchObject({ status: 202, body: { data: { status: 'queued' } } })
    const { id } = (response.body as { data: { id: string } }).data
    await server.app.services.scheduler.run('import')
    const { data } = await owner.api.imports.get({ params: { id: multi, importId: id } })
    expect([data.status, data.created, data.failed, data.rows[7]?.status]).toEqual(['done', 200, 1, 'failed'])
  })
})
