// Longer than 250 lines: all cases of one resource are in one file, in the order of its calls.
import { formatVehicleName, needsDocuments } from '@vehicle-partner/domain'
import { demoCities } from '../demo/demoCities.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { firstVehicle, itemAccessCases, newPlate, newVehicle, ownItem, uploadedPicture } from '../fleet/fleetItems.conformance.ts'
import { expectFilters, expectFoundBy, fleetAccessCases, sortCases } from '../fleet/fleetLists.conformance.ts'
import { expect, rules, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'

const okafor = { id: organizationKeys('okafor').id }
const lagos = demoCities[0].id
const patch = (path: string) => (id: string) => ({ method: 'PATCH' as const, path: `/v1/vehicles/${id}${path}`, body: {} })

const addVehicle = async (visitor: TestUser, more: object = {}) =>
  (await visitor.api.vehicles.create({ params: { id: ownItem.id }, body: { ...newVehicle(lagos), ...more } })).data
const asOwnUser = (server: TestServer) => server.as(ownItem.person)
const listVehicles = async (server: TestServer, query: object) => {
  const { api } = await server.as('vehicles')
  return api.vehicles.list({ params: okafor, query: { perPage: 100, ...query } })
}
const fieldErrors = (errors: object) => ({ status: 422, code: 'ValidationError', fields: errors })

export const vehiclesConformance: readonly Case[] = [
  ...fleetAccessCases('vehicles', firstVehicle),
  ...itemAccessCases('vehicles.setDriver', ['vehicles', 'drivers'], firstVehicle, patch('/driver')),

  wire('vehicles.list', 'Okafor has 11 vehicles, newest first; a removed one is listed only on request', async (server) => {
    const { data, metadata } = await listVehicles(server, {})
    expect(metadata).toMatchObject({ total: 11, page: 1, pages: 1, counts: { active: 10, inactive: 1, archived: 1, draft: 0 } })
    expect(data.map(({ created_at }) => created_at)).toEqual(
      data
        .map(({ created_at }) => created_at)
        .toSorted()
        .toReversed(),
    )
    expect(data.every(({ status }) => status !== 'archived')).toBe(true)
    expect((await listVehicles(server, { status: ['archived'] })).data.map(({ status }) => status)).toEqual(['archived'])
  }),
  wire('vehicles.list', 'every filter leaves exactly the rows that it names', (server) =>
    expectFilters(server, listVehicles, [
      [{ status: ['active'] }, (v) => v.status === 'active'],
      [{ status: ['active', 'inactive'] }, () => true],
      [{ type: ['coaster'] }, (v) => v.type === 'coaster'],
      [{ city_id: [lagos] }, (v) => v.city.id === lagos],
      [{ compliance: ['expired'] }, (v) => v.compliance.status === 'expired'],
      [{ compliance: ['complete', 'expiring'] }, (v) => ['complete', 'expiring'].includes(v.compliance.status)],
      [{ driver: 'unassigned' }, (v) => v.driver === null],
      [{ driver: 'assigned' }, (v) => v.driver !== null],
      [{ inventory_type: ['shared'] }, (v) => v.inventory_type === 'shared'],
      [{ year_from: 2015 }, (v) => v.year >= 2015],
      [{ year_to: 2015 }, (v) => v.year <= 2015],
      [{ needs_attention: '1' }, (v) => needsDocuments(v.compliance.status) || v.driver === null],
    ]),
  ),
  ...sortCases('vehicles.list', listVehicles, ['created_at', 'name', 'year', 'seats', 'next_expiry', 'trips_30d'], (v, field) =>
    field === 'next_expiry' ? v.compliance.next_expiry : field === 'trips_30d' ? v.stats.trips_30d : v[field],
  ),
  wire('vehicles.list', 'searches by plate with and without hyphen, model, name as shown and driver', async (server) => {
    const [one] = (await listVehicles(server, { driver: 'assigned' })).data
    const plate = one?.registration_number ?? ''
    const word = one?.driver?.lname.normalize('NFD').replace(/\p{M}/gu, '') ?? ''
    await expectFoundBy(server, listVehicles, one, [
      plate,
      plate.replace('-', ''),
      plate.replace('-', ' ').toLowerCase(),
      one?.name ?? '',
      one ? formatVehicleName(one) : '',
      word,
    ])
    expect((await listVehicles(server, { search: 'no such vehicle' })).metadata.total).toBe(0)
    expect((await listVehicles(server, { search: '%' })).metadata.total).toBe(11)
    expect((await listVehicles(server, { search: '%%' })).metadata.total).toBe(0)
  }),
  wire('vehicles.list', 'pages list each vehicle once', async (server) => {
    const pages = await Promise.all([1, 2, 3].map((page) => listVehicles(server, { page, perPage: 10 })))
    expect(pages.map(({ data }) => data.length)).toEqual([10, 1, 0])
    expect(pages.every(({ metadata }) => metadata.total === 11 && metadata.pages === 2)).toBe(true)
    expect(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size).toBe(11)
  }),
  wire('vehicles.list', 'an unknown sort field, page size or page is rejected on its field', async (server) => {
    const { send } = await server.as('owner')
    for (const query of [{ sort: 'color' }, { perPage: '15' }, { page: '0' }] as readonly Record<string, string>[])
      expect(await send({ method: 'GET', path: `/v1/partners/${okafor.id}/vehicles`, query })).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { [Object.keys(query)[0] ?? '']: expect.any(String) } },
      })
  }),
  wire('vehicles.list', 'amounts are shown to the owner, not to a vehicle manager', async (server) => {
    const [seen, unseen] = await Promise.all(
      (['owner', 'vehicles'] as const).map(async (person) => {
        const { api } = await server.as(person)
        return (await api.vehicles.list({ params: okafor, query: {} })).data
      }),
    )
    expect(seen?.every(({ stats }) => typeof stats.net_30d_kobo === 'number')).toBe(true)
    expect(unseen?.some(({ stats }) => 'net_30d_kobo' in stats)).toBe(false)
  }),
  wire('vehicles.list', 'is dispatchable exactly without blockers', async (server) => {
    const { data } = await listVehicles(server, { status: ['active', 'inactive', 'archived'] })
    expect(data.some(({ dispatchable }) => dispatchable)).toBe(true)
    for (const { dispatchable, dispatch_blockers, status, compliance, driver } of data) {
      expect(dispatchable).toBe(dispatch_blockers.length === 0)
      if (dispatchable)
        expect([status, ['complete', 'expiring'].includes(compliance.status), driver === null]).toEqual(['active', true, false])
    }
    const expired = data.find(({ compliance, status }) => compliance.status === 'expired' && status === 'active')
    expect(expired?.dispatch_blockers).toContainEqual(
      expect.objectContaining({ code: 'document_expired', action: expect.objectContaining({ label: 'Renew' }) as unknown }),
    )
  }),
  wire('vehicles.list', 'is empty for an organisation without vehicles', async (server) => {
    const { api } = await server.as('empty')
    const { data, metadata } = await api.vehicles.list({ params: { id: organizationKeys('sunrise').id }, query: {} })
    expect([data, metadata.total, metadata.pages]).toEqual([[], 0, 0])
  }),
  wire('vehicles.stats', 'equals the list', async (server) => {
    const { api } = await server.as('vehicles')
    const { data } = await api.vehicles.stats({ params: okafor })
    const { metadata } = await listVehicles(server, {})
    expect(data.total).toBe(metadata.total)
    expect(data.by_status).toMatchObject({ active: metadata.counts.active, archived: metadata.counts.archived })
    expect(data.needs_attention).toBe((await listVehicles(server, { needs_attention: '1' })).metadata.total)
    expect(data.unassigned).toBe((await listVehicles(server, { driver: 'unassigned' })).metadata.total)
    for (const [word, count] of Object.entries(data.by_compliance))
      expect((await listVehicles(server, { compliance: [word] })).metadata.total, word).toBe(count)
  }),
  wire('vehicles.get', 'GET v1/vehicles/{id} | none | vehicle (spec section 7)', async (server) => {
    const visitor = await server.as('owner')
    const id = await firstVehicle(visitor)
    const { data } = await visitor.api.vehicles.get({ params: { id } })
    expect(data).toMatchObject({
      id,
      brand: expect.any(String),
      type: expect.any(String),
      name: expect.any(String),
      year: expect.any(Number),
      seats: expect.any(Number),
      status: 'active',
      driver: { id: expect.any(String) },
      amenity_list: expect.any(Array),
      inventory_type: expect.any(String),
      created_at: expect.any(String),
    })
  }),
  wire('vehicles.create', 'is added to the list as a draft with a normalized plate', async (server) => {
    const visitor = await asOwnUser(server)
    const plate = newPlate()
    const data = await addVehicle(visitor, { registration_number: plate.replace('-', ' ').toLowerCase() })
    expect(data).toMatchObject({ status: 'draft', registration_number: plate, driver: null, version: 1, dispatchable: false })
    expect(data.dispatch_blockers.map(({ code }) => code)).toEqual(expect.arrayContaining(['draft', 'document_missing', 'no_driver']))
    const { data: found } = await visitor.api.vehicles.list({ params: { id: ownItem.id }, query: { search: plate } })
    expect(found.map(({ id }) => id)).toEqual([data.id])
    expect((await visitor.api.vehicles.get({ params: { id: data.id } })).data).toEqual(data)
  }),
  ...(
    [
      ['no model', { name: ' ' }, { name: 'Please enter the model' }],
      ['no brand', { brand: 'Trabant' }, { brand: 'Please select the brand' }],
      ['too old', { year: 2006 }, { year: 'Vehicles must be 2007 or newer' }],
      ['too many seats', { seats: 19 }, { seats: 'A mini bus usually has 10–18 seats' }],
      ['no air conditioning', { amenity_list: [] }, { amenity_list: 'Buses need air conditioning' }],
      ['no plate', { registration_number: '??' }, { registration_number: 'Please enter a valid plate number' }],
      ['a chassis number with an O', { chassis_number: 'OOOOOOO' }, { chassis_number: expect.any(String) }],
      ['a city where the organisation does not work', { city_id: demoCities[6].id }, { city_id: 'Please select one of your cities' }],
      ['sent without a picture', { submit: true }, { photos: 'Please add at least one photo' }],
    ] as const
  ).map(([name, more, errors]) =>
    wire('vehicles.create', `${name}: rejected on the field`, async (server) => {
      await expect(addVehicle(await asOwnUser(server), more)).rejects.toMatchObject(fieldErrors(errors))
    }),
  ),
  wire('vehicles.create', 'a plate in use, and always DUP-000AA, is rejected', async (server) => {
    const visitor = await asOwnUser(server)
    const { registration_number } = await addVehicle(visitor)
    const { data } = await listVehicles(server, {})
    for (const plate of [registration_number, data[0]?.registration_number, 'DUP-000AA'])
      await expect(addVehicle(visitor, { registration_number: plate })).rejects.toMatchObject({
        status: 409,
        code: 'ItemAlreadyExist',
        message: 'A vehicle with this plate number already exists',
        fields: { registration_number: 'A vehicle with this plate number already exists' },
      })
  }),
  wire('vehicles.create', 'a repeated request with the same key adds one vehicle', async (server) => {
    const { api } = await asOwnUser(server)
    const body = newVehicle(lagos)
    const options = { idempotencyKey: `add-${body.registration_number}` }
    const first = await api.vehicles.create({ params: { id: ownItem.id }, body }, options)
    expect(await api.vehicles.create({ params: { id: ownItem.id }, body }, options)).toEqual(first)
  }),
  wire('vehicles.update', 'a repeated request with the same key is no conflict with itself', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version } = await addVehicle(visitor)
    const change = { params: { id }, body: { nickname: 'Bus Nine', version } }
    const options = { idempotencyKey: `change-${id}` }
    const first = await visitor.api.vehicles.update(change, options)
    expect(await visitor.api.vehicles.update(change, options)).toEqual(first)
    await expect(visitor.api.vehicles.update(change)).rejects.toMatchObject({ code: 'VersionConflict' })
  }),
  wire('vehicles.check', 'returns whether a plate is available, and its normalized form', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const { registration_number: plateTaken } = await addVehicle(visitor)
    const check = async (plate: string) => (await api.vehicles.check({ query: { registration_number: plate } })).data
    expect(await check(plateTaken)).toEqual({ available: false, registration_number: plateTaken, warning: null })
    expect(await check('zzz 999 zz')).toEqual({ available: true, registration_number: 'ZZZ-999ZZ', warning: null })
    expect(await check('GOVT 12')).toMatchObject({ available: true, warning: 'This does not look like ABC-123DE. Is it correct?' })
    expect(await check('!')).toMatchObject({ available: false, registration_number: null })
    expect(await check('DUP-000AA')).toMatchObject({ available: false })
    expect(
      await server.with(undefined).send({ method: 'GET', path: '/v1/vehicles/check', query: { registration_number: plateTaken } }),
    ).toMatchObject({ status: 401 })
  }),
  wire(
    'vehicles.update',
    'saves what is sent and nothing else; an old version is a conflict that changes nothing (check 14)',
    async (server) => {
      const visitor = await asOwnUser(server)
      const { id, version, ...before } = await addVehicle(visitor)
      const { data } = await visitor.api.vehicles.update({ params: { id }, body: { nickname: 'Bus 9', odometer_km: 1200, version } })
      expect(data).toMatchObject({ nickname: 'Bus 9', odometer_km: 1200, version: version + 1, status: before.status, color: before.color })
      await expect(visitor.api.vehicles.update({ params: { id }, body: { nickname: 'Lost', version } })).rejects.toMatchObject({
        status: 409,
        code: 'VersionConflict',
        message: 'Someone else changed this. Reload to see their changes.',
      })
      expect((await visitor.api.vehicles.get({ params: { id } })).data).toEqual(data)
      await expect(
        visitor.api.vehicles.update({ params: { id }, body: { odometer_km: 1199, version: data.version } }),
      ).rejects.toMatchObject(fieldErrors({ odometer_km: 'The last reading was 1,200 km' }))
    },
  ),
  wire('vehicles.update', 'a seat count outside of the type is rejected, also without a new type', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version } = await addVehicle(visitor)
    await expect(visitor.api.vehicles.update({ params: { id }, body: { seats: 60, version } })).rejects.toMatchObject(
      fieldErrors({ seats: 'A mini bus usually has 10–18 seats' }),
    )
  }),
  wire('vehicles.setStatus', 'a draft with a photo can be submitted, removed and restored', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const { id } = await addVehicle(visitor)
    const move = async (status: 'active' | 'inactive' | 'pending_review' | 'archived', reason?: string) =>
      (await api.vehicles.setStatus({ params: { id }, body: { status, ...(reason === undefined ? {} : { reason }) } })).data
    await expect(move('pending_review')).rejects.toMatchObject(fieldErrors({ photos: 'Please add at least one photo' }))
    const { version } = (await api.vehicles.get({ params: { id } })).data
    await api.vehicles.update({ params: { id }, body: { photos: [{ kind: 'front', Location: await uploadedPicture(visitor) }], version } })
    expect(await move('pending_review')).toMatchObject({ status: 'pending_review' })
    await expect(move('active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    expect(await move('archived', 'Sold')).toMatchObject({ status: 'archived', status_reason: { text: 'Sold', by: 'partner' } })
    // What was being checked is checked again: a removal is no approval.
    expect(await move('inactive')).toMatchObject({ status: 'pending_review', status_reason: null })
    await expect(move('active')).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
  }),
  wire('vehicles.setStatus', 'a removed draft is restored as a draft', async (server) => {
    const visitor = await asOwnUser(server)
    const { id } = await addVehicle(visitor)
    const move = async (status: 'active' | 'inactive' | 'archived') =>
      (await visitor.api.vehicles.setStatus({ params: { id }, body: { status } })).data.status
    expect(await move('archived')).toBe('archived')
    expect(await move('inactive')).toBe('draft')
    await expect(move('active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
  }),
  wire('vehicles.setStatus', 'an old version is a conflict that changes nothing', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version } = await addVehicle(visitor)
    const move = (status: 'inactive' | 'archived', known: number) =>
      visitor.api.vehicles.setStatus({ params: { id }, body: { status, version: known } })
    const { data: removed } = await move('archived', version)
    const { data: restored } = await move('inactive', removed.version)
    await expect(move('archived', removed.version)).rejects.toMatchObject({ status: 409, code: 'VersionConflict' })
    expect((await visitor.api.vehicles.get({ params: { id } })).data).toEqual(restored)
  }),
  wire('vehicles.setStatus', 'a vehicle on a trip cannot be paused or removed', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.vehicles.list({ params: okafor, query: { status: ['active'], perPage: 100 } })
    const responses = await Promise.all(
      data.map(({ id }) => api.vehicles.setStatus({ params: { id }, body: { status: 'archived' } }).catch((error: unknown) => error)),
    )
    const codes = responses.map((response) => (response as { code?: string }).code)
    // All have trips: three in progress, the others upcoming.
    expect(codes.filter((code) => code === 'VehicleHasActiveTrip')).toHaveLength(3)
    expect(codes.filter((code) => code === 'VehicleHasUpcomingTrips').length).toBe(codes.length - 3)
    const waiting = responses.find((response) => (response as { code?: string }).code === 'VehicleHasUpcomingTrips') as {
      data: { count: number }
    }
    expect(waiting.data.count).toBeGreaterThan(0)
  }),
  rules('vehicles.create', 'of two concurrent requests with one plate, one is rejected', async (server) => {
    const visitor = await asOwnUser(server)
    const registration_number = newPlate()
    const results = await Promise.allSettled([addVehicle(visitor, { registration_number }), addVehicle(visitor, { registration_number })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'ItemAlreadyExist' } })
  }),
  rules('vehicles.update', 'of two concurrent changes of one version, one is a conflict (check 14)', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version } = await addVehicle(visitor)
    const change = (color: string) => visitor.api.vehicles.update({ params: { id }, body: { color, version } })
    const results = await Promise.allSettled([change('Red'), change('Green')])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'VersionConflict' } })
  }),
]
