import { canAccess, maxRoadsidePacksPerFile } from '@vehicle-partner/domain'
import { demoCities } from '../demo/demoCities.ts'
import { firstVehicle, itemAccessCases, newVehicle, okaforId, ownItem } from '../fleet/fleetItems.conformance.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'

const okafor = async () => ({ id: await okaforId() })

/** A vehicle of Okafor Mobility with a driver and documents in force. */
async function findVehicle({ api }: TestUser): Promise<string> {
  const { data } = await api.vehicles.list({
    params: await okafor(),
    query: { status: ['active'], compliance: ['complete', 'expiring'], driver: 'assigned' },
  })
  const [vehicle] = data
  if (!vehicle) throw new Error('The demo has no vehicle with its documents in force')
  return vehicle.id
}

const path = (id: string, rest = '') => `/v1/vehicles/${id}/roadside-packs${rest}`
const checkPath = (token: string) => `/v1/roadside-checks/${token}`

async function makePack(server: TestServer, body: { driver_id?: string | null } = {}) {
  const owner = await server.as('owner')
  const id = await findVehicle(owner)
  const { data } = await owner.api.roadsidePacks.create({ params: { id }, body })
  return { owner, id, ...data, stranger: server.with(undefined) }
}

export const roadsidePacksConformance: readonly Case[] = [
  ...itemAccessCases('roadsidePacks.list', ['vehicles'], firstVehicle, (id) => ({ method: 'GET', path: path(id) })),
  ...itemAccessCases('roadsidePacks.create', ['vehicles'], findVehicle, (id) => ({
    method: 'POST',
    path: path(id),
    body: { driver_id: null },
  })),
  ...itemAccessCases('roadsidePacks.end', ['vehicles'], firstVehicle, (id) => ({ method: 'DELETE', path: path(id, '/rsp_none') }), [404]),
  ...itemAccessCases('roadsidePacks.file', ['vehicles'], firstVehicle, (id) => ({
    method: 'POST',
    path: path(id, '/rsp_none/file'),
    body: {},
  })),

  wire('roadsidePacks.create', 'has the assigned driver and a secret link, which the list does not have', async (server) => {
    const { owner, id, pack, token, url } = await makePack(server)
    expect(pack).toMatchObject({ vehicle: { id }, driver: { id: expect.any(String) }, status: 'live', ended_at: null, checks: 0 })
    expect(url).toBe(`/check/${token}`)
    expect(Date.parse(pack.expires_at) - Date.parse(pack.created_at)).toBeLessThanOrEqual(7 * 86_400_000)
    const response = await owner.send({ method: 'GET', path: path(id) })
    expect(response).toMatchObject({ status: 200, body: { data: expect.arrayContaining([expect.objectContaining({ id: pack.id })]) } })
    expect(JSON.stringify(response.body)).not.toContain(token)
  }),
  wire('roadsidePacks.create', 'a vehicle manager makes one without the driver, and cannot include one', async (server) => {
    const owner = await server.as('owner')
    const manager = await server.as('vehicles')
    const id = await findVehicle(owner)
    const made = await manager.api.roadsidePacks.create({ params: { id }, body: {} })
    expect(made.data.pack.driver).toBeNull()
    const driver = (await owner.api.vehicles.get({ params: { id } })).data.driver
    const response = await manager.send({ method: 'POST', path: path(id), body: { driver_id: driver?.id } })
    expect(response).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    expect(canAccess('drivers', ['partner_vehicle_manager'])).toBe(false)
  }),
  wire('roadsidePacks.create', 'takes another driver of the organisation, and no stranger', async (server) => {
    const owner = await server.as('owner')
    const { data } = await owner.api.drivers.list({ params: await okafor(), query: { status: ['active'] } })
    const id = await findVehicle(owner)
    const assigned = (await owner.api.vehicles.get({ params: { id } })).data.driver?.id
    const other = data.find((driver) => driver.id !== assigned)
    expect((await makePack(server, { driver_id: other?.id ?? '' })).pack.driver?.id).toBe(other?.id)
    expect(await owner.send({ method: 'POST', path: path(id), body: { driver_id: 'drv_unknown' } })).toMatchObject({
      status: 422,
      body: { errors: { driver_id: 'Please select one of your drivers' } },
    })
  }),
  wire('roadsidePacks.create', 'is 409 while no document is in force', async (server) => {
    const { api } = await server.as(ownItem.person)
    const { data } = await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(demoCities[0].id) })
    await expect(api.roadsidePacks.create({ params: { id: data.id }, body: {} })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
      message: expect.stringContaining('No document of this vehicle is in force today'),
    })
  }),
  wire('roadsidePacks.check', 'shows what is in force, without full numbers and names, and counts', async (server) => {
    const { owner, id, pack, token, stranger } = await makePack(server)
    const { data: vehicle } = await owner.api.vehicles.get({ params: { id } })
    const response = await stranger.send({ method: 'GET', path: checkPath(token) })
    expect(response).toMatchObject({
      status: 200,
      body: {
        data: {
          vehicle: { registration_number: vehicle.registration_number },
          driver: { name: `${pack.driver?.fname ?? ''} ${pack.driver?.lname.charAt(0) ?? ''}.` },
          documents: expect.arrayContaining([expect.objectContaining({ type: 'insurance', status: 'in_force' })]),
        },
        metadata: { as_of: expect.any(String) },
      },
    })
    const { data: documents } = await owner.api.vehicleDocuments.list({ params: { id } })
    const text = JSON.stringify(response.body)
    for (const { number } of documents) if (number !== null && number.length > 4) expect(text).not.toContain(number)
    expect(text).not.toMatch(/phone|email|"id"|avatar|lname/)
    expect(text).not.toContain(pack.driver?.lname)
    await stranger.send({ method: 'GET', path: checkPath(token) })
    const listed = (await owner.api.roadsidePacks.list({ params: { id } })).data.find((each) => each.id === pack.id)
    expect(listed).toMatchObject({ checks: 2, last_checked_at: expect.any(String) })
  }),
  wire('roadsidePacks.check', 'guessed links are not found', async (server) => {
    for (const token of ['guess', 'demo-roadside', 'A'.repeat(128)])
      expect(await server.with(undefined).send({ method: 'GET', path: checkPath(token) })).toMatchObject({
        status: 404,
        body: { code: 'NotFound' },
      })
  }),
  wire('roadsidePacks.end', 'an ended pack says so and shows the plate alone; the other pack of the vehicle goes on', async (server) => {
    const first = await makePack(server)
    const { owner, id, pack, token, stranger } = await makePack(server)
    const ended = await owner.api.roadsidePacks.end({ params: { id, packId: pack.id } })
    expect(ended.data).toMatchObject({ status: 'ended', ended_at: expect.any(String) })
    const again = await owner.api.roadsidePacks.end({ params: { id, packId: pack.id } })
    expect(again.data.ended_at).toBe(ended.data.ended_at)
    const { data } = (await stranger.send({ method: 'GET', path: checkPath(token) })).body as { data: Record<string, unknown> }
    expect(data).toMatchObject({ verdict: 'ended', documents: [], driver: null, partner: null, problems: [] })
    const other = await stranger.send({ method: 'GET', path: checkPath(first.token) })
    expect(other).toMatchObject({ body: { data: { verdict: expect.stringMatching(/^(valid|not_in_order)$/) } } })
    const body = { token, format: 'pdf' }
    expect(await owner.send({ method: 'POST', path: path(id, `/${pack.id}/file`), body })).toMatchObject({
      status: 409,
      body: { code: 'InvalidTransition' },
    })
  }),
  wire('roadsidePacks.file', 'is a page or a PDF for those who know the secret', async (server) => {
    const { owner, id, pack, token } = await makePack(server)
    const file = (body: object) => owner.send({ method: 'POST', path: path(id, `/${pack.id}/file`), body, expects: 'file' })
    expect((await file({ token, format: 'html' })).headers?.['content-type']).toMatch(/^text\/html/)
    expect((await file({ token, format: 'pdf' })).headers?.['content-type']).toBe('application/pdf')
    expect((await file({ token: 'guess', format: 'pdf' })).status).toBe(404)
    expect((await file({ token, format: 'doc' })).status).toBe(422)
  }),
  wire('roadsidePacks.file', 'with a driver needs access to drivers', async (server) => {
    const { id, pack, token } = await makePack(server)
    const manager = await server.as('vehicles')
    const body = { token, format: 'pdf' }
    expect(await manager.send({ method: 'POST', path: path(id, `/${pack.id}/file`), body })).toMatchObject({ status: 403 })
  }),
  ...itemAccessCases('roadsidePacks.files', ['vehicles'], okaforId, (id) => ({
    method: 'POST',
    path: `/v1/partners/${id}/roadside-packs`,
    body: { vehicle_ids: [] },
  })),
  wire('roadsidePacks.files', 'makes a pack of each vehicle, and none of a stranger’s', async (server) => {
    const owner = await server.as('owner')
    const id = await findVehicle(owner)
    const ownId = await okaforId()
    const send = (vehicle_ids: string[]) =>
      owner.send({ method: 'POST', path: `/v1/partners/${ownId}/roadside-packs`, body: { vehicle_ids }, expects: 'file' })
    const before = (await owner.api.roadsidePacks.list({ params: { id } })).data
    const response = await send([id])
    expect(response.headers?.['content-type']).toBe('application/pdf')
    const after = (await owner.api.roadsidePacks.list({ params: { id } })).data
    expect(after[0]?.id).not.toBe(before[0]?.id)
    const stranger = await server.as(ownItem.person)
    const foreign = await stranger.api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(demoCities[0].id) })
    for (const other of [foreign.data.id, 'veh_unknown']) expect((await send([id, other])).status).toBe(404)
    expect((await owner.api.roadsidePacks.list({ params: { id } })).data[0]?.id).toBe(after[0]?.id)
    expect((await send(Array.from({ length: maxRoadsidePacksPerFile + 1 }, () => id))).status).toBe(422)
  }),
]
