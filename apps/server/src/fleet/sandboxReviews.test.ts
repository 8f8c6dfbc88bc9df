import { createTestServer, type TestUser } from '@vehicle-partner/api/conformance'
import { demoCities, demoOrganizations } from '@vehicle-partner/api/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lanes, testServer, transportTo, type TestServer } from '../../test/testServer.ts'

const multi = demoOrganizations.multi.id
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==', 'base64')
const papers = ['vehicle_licence', 'proof_of_ownership', 'road_worthiness', 'insurance', 'hackney_permit'] as const

describe.each(lanes())('reviews in the sandbox, on %s', (lane) => {
  let server: TestServer
  let owner: TestUser
  let plates = 100
  beforeAll(async () => {
    server = await testServer({ lane })
    owner = await createTestServer(transportTo(server)).as('multi')
  })
  afterAll(() => server.close())

  const uploaded = async (kind: 'vehicle' | 'driver', name: string) => {
    const { files } = await owner.api.uploads.create({ params: { kind }, body: { files: [new File([png], name, { type: 'image/png' })] } })
    return files[0]?.Location ?? ''
  }
  const submitted = async (plate = `RVW-${(plates += 1)}AA`) => {
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
        photos: [{ kind: 'front', Location: await uploaded('vehicle', 'front.png') }],
        submit: true,
      },
    })
    return data
  }
  const send = async (id: string, type: string, name: string) =>
    (
      await owner.api.vehicleDocuments.create({
        params: { id },
        body: {
          type,
          ...(type === 'proof_of_ownership' ? {} : { expiry_date: '2027-06-01' }),
          files: [{ Location: await uploaded('vehicle', name) }],
        },
      })
    ).data
  const later = async (seconds: number) => {
    server.advanceClock({ seconds })
    for (const job of ['vehicle-review', 'driver-review', 'document-review']) await server.app.services.scheduler.run(job)
  }
  const vehicle = async (id: string) => (await owner.api.vehicles.get({ params: { id } })).data
  const told = async () =>
    (await owner.api.notifications.list({ params: { id: multi }, query: { perPage: 100 } })).data.map(
      ({ type, entity }) => `${type} ${entity?.id}`,
    )

  test('plate REJ-000AA is refused 20 s after it was sent, and can be corrected and sent again (check 5)', async () => {
    const { id, status } = await submitted('REJ-000AA')
    expect(status).toBe('pending_review')
    await later(19)
    expect((await vehicle(id)).status).toBe('pending_review')
    await later(1)
    const refused = await vehicle(id)
    expect(refused).toMatchObject({ status: 'rejected', status_reason: { code: 'plate_not_found', by: 'operator' } })
    expect(await told()).toContain(`vehicle.rejected ${id}`)
    await owner.api.vehicles.update({ params: { id }, body: { registration_number: 'RVW-999ZZ', version: refused.version } })
    const { data } = await owner.api.vehicles.setStatus({ params: { id }, body: { status: 'pending_review' } })
    expect(data).toMatchObject({ status: 'pending_review', status_reason: null })
  })

  test('a vehicle begins to work when its review is over and all of its papers are in force, not before', async () => {
    const { id } = await submitted()
    await later(20)
    expect((await vehicle(id)).status).toBe('pending_review')
    for (const type of papers.slice(1)) await send(id, type, 'scan.png')
    await later(20)
    expect((await vehicle(id)).status).toBe('pending_review')
    await send(id, 'vehicle_licence', 'scan.png')
    await later(20)
    expect(await vehicle(id)).toMatchObject({ status: 'active', compliance: { status: 'complete' } })
    expect(await told()).toContain(`vehicle.approved ${id}`)
    // Another plate sends it back.
    const { version } = await vehicle(id)
    const { data } = await owner.api.vehicles.update({ params: { id }, body: { registration_number: 'RVW-998ZZ', version } })
    expect(data.status).toBe('pending_review')
    await later(20)
    expect((await vehicle(id)).status).toBe('active')
  })

  test.each([
    ['scan.png', 'approved', null],
    ['please-REJECT-me.png', 'rejected', 'wrong_document'],
    ['blurry.png', 'rejected', 'unreadable'],
    ['slow.png', 'under_review', null],
  ])('a paper called %s is %s after 20 s', async (name, status, reason_code) => {
    const { id } = await submitted()
    const paper = await send(id, 'insurance', name)
    await later(20)
    const { data } = await owner.api.vehicleDocuments.get({ params: { id, documentId: paper.id } })
    expect(data).toMatchObject({ status, review: { reason_code } })
    expect((await told()).includes(`document.${status} ${id}`)).toBe(status !== 'under_review')
  })

  test('a renewal takes the place of the paper before it only when it is approved', async () => {
    const { id } = await submitted()
    const first = await send(id, 'insurance', 'scan.png')
    await later(20)
    const refused = await send(id, 'insurance', 'reject.png')
    await later(20)
    const states = async () =>
      (await owner.api.vehicleDocuments.list({ params: { id }, query: { history: '1' } })).data.filter(({ type }) => type === 'insurance')
    expect((await states()).map(({ status }) => status).toSorted()).toEqual(['approved', 'rejected'])
    expect((await vehicle(id)).compliance.issues.map(({ document_type }) => document_type)).not.toContain('insurance')
    const second = await send(id, 'insurance', 'scan.png')
    expect(second.supersedes_id).toBe(first.id)
    await later(20)
    expect(Object.fromEntries((await states()).map((paper) => [paper.id, paper.status]))).toEqual({
      [first.id]: 'superseded',
      [refused.id]: 'rejected',
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
    await later(20)
    const after = (await owner.api.drivers.get({ params: { id: data.id } })).data
    expect([after.status, after.status_reason?.code]).toEqual([status, code])
  })

  test('a long import is answered with 202 and done by a job, in the name of who asked for it', async () => {
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
    const answer = await owner.send({ method: 'POST', path: `/v1/partners/${multi}/drivers/import`, body: { rows } })
    expect(answer).toMatchObject({ status: 202, body: { data: { status: 'queued' } } })
    const { id } = (answer.body as { data: { id: string } }).data
    await server.app.services.scheduler.run('import')
    const { data } = await owner.api.imports.get({ params: { id: multi, importId: id } })
    expect([data.status, data.created, data.failed, data.rows[7]?.status]).toEqual(['done', 200, 1, 'failed'])
  })
})
