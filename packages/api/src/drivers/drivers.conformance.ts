// Longer than 250 lines: all cases of one resource are in one file, in the order of its calls.
import { needsDocuments } from '@vehicle-partner/domain'
import { demoCities } from '../demo/demoCities.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { firstDriver, itemAccessCases, newDriver, newPhone, newVehicle, ownItem } from '../fleet/fleetItems.conformance.ts'
import { expectFilters, expectFoundBy, fleetAccessCases, sortCases } from '../fleet/fleetLists.conformance.ts'
import { expect, rules, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'

const okafor = { id: organizationKeys('okafor').id }
const lagos = demoCities[0].id
const patch = (path: string) => (id: string) => ({ method: 'PATCH' as const, path: `/v1/drivers/${id}${path}`, body: {} })
const get = (path: string) => (id: string) => ({ method: 'GET' as const, path: `/v1/drivers/${id}${path}` })
const post = (path: string) => (id: string) => ({ method: 'POST' as const, path: `/v1/drivers/${id}${path}`, body: {} })

const addDriver = async (visitor: TestUser, more: object = {}) =>
  (await visitor.api.drivers.create({ params: { id: ownItem.id }, body: { ...newDriver(lagos), ...more } })).data
const asOwnUser = (server: TestServer) => server.as(ownItem.person)
const listDrivers = async (server: TestServer, query: object) => {
  const { api } = await server.as('drivers')
  return api.drivers.list({ params: okafor, query: { perPage: 100, ...query } })
}
const fieldErrors = (errors: object) => ({ status: 422, code: 'ValidationError', fields: errors })
const phoneTaken = (message: string) => ({ status: 409, code: 'ItemAlreadyExist', message, fields: { phone: message } })
/** A driver who can be invited without waiting. */
const invitable = async (owner: TestUser) => {
  const { data } = await owner.api.drivers.list({ params: okafor, query: { status: ['suspended'] } })
  return data[0]?.id ?? ''
}

export const driversConformance: readonly Case[] = [
  ...fleetAccessCases('drivers', firstDriver),
  ...itemAccessCases('drivers.setVehicle', ['vehicles', 'drivers'], firstDriver, patch('/vehicle')),
  ...itemAccessCases('drivers.performance', ['drivers'], firstDriver, get('/performance')),
  ...itemAccessCases('drivers.invite', ['drivers'], invitable, post('/invite'), [409, 429]),

  wire('drivers.list', 'Okafor has 14 drivers by name: two without a vehicle, one suspended; one more is removed', async (server) => {
    const { data, metadata } = await listDrivers(server, {})
    expect(metadata).toMatchObject({ total: 14, counts: { active: 13, suspended: 1, archived: 1, unassigned: 2 } })
    const names = data.map(({ fname, lname }) => `${fname} ${lname}`)
    expect(new Set(names).size).toBeGreaterThan(10)
    expect((await listDrivers(server, { status: ['archived'] })).metadata.total).toBe(1)
  }),
  wire('drivers.list', 'every filter leaves exactly the rows that it names', (server) =>
    expectFilters(server, listDrivers, [
      [{ status: ['suspended'] }, (d) => d.status === 'suspended'],
      [{ compliance: ['rejected', 'expired'] }, (d) => ['rejected', 'expired'].includes(d.compliance.status)],
      [{ compliance: ['complete'] }, (d) => d.compliance.status === 'complete'],
      [{ vehicle: 'assigned' }, (d) => d.vehicle !== null],
      [{ vehicle: 'unassigned' }, (d) => d.vehicle === null],
      [{ city_id: [lagos] }, (d) => d.city.id === lagos],
      [{ licence_class: ['B'] }, (d) => d.licence_class === 'B'],
      [{ rating_min: 8 }, (d) => (d.rating.rating ?? 0) >= 8],
      [{ needs_attention: '1' }, (d) => needsDocuments(d.compliance.status)],
    ]),
  ),
  ...sortCases('drivers.list', listDrivers, ['created_at', 'rating', 'trips_30d', 'licence_expiry_date'], (d, field) =>
    field === 'rating' ? d.rating.rating : field === 'trips_30d' ? d.stats.trips_30d : d[field],
  ),
  wire('drivers.list', 'searches by name without diacritics, local phone number, plate and licence number', async (server) => {
    const [one] = (await listDrivers(server, { vehicle: 'assigned' })).data
    const nameWithoutMarks = `${one?.fname} ${one?.lname}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    await expectFoundBy(server, listDrivers, one, [
      nameWithoutMarks,
      one?.phone.replace('+234', '0') ?? '',
      one?.vehicle?.registration_number ?? '',
      one?.licence_number ?? '',
    ])
  }),
  wire('drivers.stats', 'equals the list', async (server) => {
    const { api } = await server.as('drivers')
    const { data } = await api.drivers.stats({ params: okafor })
    const { metadata } = await listDrivers(server, {})
    expect(data.total).toBe(metadata.total)
    expect([data.unassigned, data.needs_attention]).toEqual([metadata.counts.unassigned, metadata.counts.needs_attention])
    for (const [word, count] of Object.entries(data.by_compliance))
      expect((await listDrivers(server, { compliance: [word] })).metadata.total, word).toBe(count)
  }),
  wire('drivers.get', 'GET v1/drivers/{id} | none | driver (spec section 7)', async (server) => {
    const visitor = await server.as('owner')
    const id = await firstDriver(visitor)
    const { data } = await visitor.api.drivers.get({ params: { id } })
    expect(data).toMatchObject({
      id,
      fname: expect.any(String),
      lname: expect.any(String),
      phone: expect.stringMatching(/^\+234/),
      status: 'active',
      nin: expect.stringMatching(/^\*{7}\d{4}$/),
      vehicle: { registration_number: expect.any(String) },
      rating: { count: expect.any(Number) },
    })
  }),
  wire('drivers.create', 'is under review, has normalized phone and licence, and is found without diacritics', async (server) => {
    const visitor = await asOwnUser(server)
    const phone = newPhone()
    const data = await addDriver(visitor, { phone: `${phone.slice(0, 4)} ${phone.slice(4)}`, nin: '12345678901' })
    expect(data).toMatchObject({
      status: 'pending_review',
      phone: `+234${phone.slice(1)}`,
      licence_number: 'ABC12345AA67',
      nin: '*******8901',
      app_state: 'not_invited',
      vehicle: null,
      dispatchable: false,
    })
    const { data: found } = await visitor.api.drivers.list({ params: { id: ownItem.id }, query: { search: 'adesola', perPage: 100 } })
    expect(found.map(({ id }) => id)).toContain(data.id)
  }),
  ...(
    [
      ['no name', { fname: '' }, { fname: 'Please enter the first name' }],
      ['a name with digits', { lname: 'Bello2' }, { lname: 'Special characters and numbers are not allowed' }],
      ['a phone that is none', { phone: '12345' }, { phone: 'Please provide a valid phone number' }],
      ['too young', { dob: '2015-01-01' }, { dob: 'Driver must be at least 18' }],
      ['a NIN of ten digits', { nin: '1234567890' }, { nin: 'NIN must be 11 digits' }],
      ['an e-mail that is none', { email: 'nobody' }, { email: 'Please provide a valid email' }],
      ['a city where the organisation does not work', { city_id: demoCities[6].id }, { city_id: 'Please select one of your cities' }],
      [
        'a licence that ends before it begins',
        { licence_issue_date: '2030-01-01', licence_expiry_date: '2029-01-01' },
        {
          licence_issue_date: 'The issue date cannot be in the future',
          licence_expiry_date: 'Expiry must be after the issue date',
        },
      ],
      ['an expired licence', { licence_expiry_date: '2024-01-01' }, { licence_expiry_date: 'This document has already expired' }],
      ['a LASDRI number without its date', { lasdri_number: 'LAS-123' }, { lasdri_expiry_date: 'Please enter the expiry date' }],
      ['a date of birth 120 years ago', { dob: '1906-01-01' }, { dob: 'Please check the date of birth' }],
      ['a name of 61 letters', { fname: 'A'.repeat(61) }, { fname: 'Please keep it under 61 characters' }],
    ] as const
  ).map(([name, more, errors]) =>
    wire('drivers.create', `${name}: rejected on the field`, async (server) => {
      await expect(addDriver(await asOwnUser(server), more)).rejects.toMatchObject(fieldErrors(errors))
    }),
  ),
  wire('drivers.create', "a phone number in use is rejected, without naming another partner's driver", async (server) => {
    const visitor = await asOwnUser(server)
    const { phone } = await addDriver(visitor)
    await expect(addDriver(visitor, { phone })).rejects.toMatchObject(phoneTaken('A driver with this phone number already exists'))
    const [other] = (await listDrivers(server, {})).data
    const rejected = await addDriver(visitor, { phone: other?.phone }).catch((error: unknown) => error)
    expect(rejected).toMatchObject(phoneTaken('This driver already works with another partner'))
    expect(JSON.stringify(rejected)).not.toContain('Okafor')
  }),
  wire('drivers.create', 'licence AAA11111AA11 is approved at once', async (server) => {
    expect(await addDriver(await asOwnUser(server), { licence_number: 'AAA11111AA11' })).toMatchObject({ status: 'active' })
  }),
  wire('drivers.invite', 'sends a text message, at most once a minute', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, phone } = await addDriver(visitor, { invite: true })
    const { data } = await visitor.api.drivers.get({ params: { id } })
    expect(data).toMatchObject({ app_state: 'invited', invited_at: expect.any(String) })
    const sent = await server.outbox(phone)
    expect(sent[0]?.text).toContain('driver app')
    await expect(visitor.api.drivers.invite({ params: { id } })).rejects.toMatchObject({ status: 429, code: 'TooManyRequests' })
  }),
  wire('drivers.invite', 'invites a driver who was added without an invitation', async (server) => {
    const visitor = await asOwnUser(server)
    const { id } = await addDriver(visitor)
    const { data } = await visitor.api.drivers.invite({ params: { id } })
    expect(data).toMatchObject({ app_state: 'invited', invited_at: expect.any(String) })
  }),
  wire('drivers.update', 'saves only the given fields; an outdated version is a conflict without changes', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version, phone } = await addDriver(visitor)
    const { data } = await visitor.api.drivers.update({ params: { id }, body: { lname: 'Ọdúnsì', version } })
    expect(data).toMatchObject({ lname: 'Ọdúnsì', phone, version: version + 1 })
    await expect(visitor.api.drivers.update({ params: { id }, body: { lname: 'Lost', version } })).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
    expect((await visitor.api.drivers.get({ params: { id } })).data).toEqual(data)
  }),
  wire(
    'drivers.update',
    'another person or licence is reviewed, other fields are not; not while the driver is on a trip',
    async (server) => {
      const visitor = await asOwnUser(server)
      const { id } = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
      const change = async (body: { lname?: string; licence_number?: string; licence_class?: 'D' }) => {
        const { version } = (await visitor.api.drivers.get({ params: { id } })).data
        return (await visitor.api.drivers.update({ params: { id }, body: { ...body, version } })).data
      }
      expect(await change({ lname: 'Balógun', licence_number: 'AAA-11111AA11' })).toMatchObject({ status: 'active' })
      expect(await change({ licence_number: 'XYZ12345AA67' })).toMatchObject({ status: 'pending_review', dispatchable: false })
      expect(await change({ licence_number: 'AAA11111AA11' })).toMatchObject({ status: 'active' })
      await visitor.api.drivers.setStatus({ params: { id }, body: { status: 'inactive' } })
      expect(await change({ licence_class: 'D' })).toMatchObject({ status: 'inactive', licence_class: 'D' })
      const { api } = await server.as('owner')
      const idle = (await api.drivers.list({ params: okafor, query: { status: ['active'], perPage: 100 } })).data
      const details = await Promise.all(idle.map(async (driver) => (await api.drivers.get({ params: { id: driver.id } })).data))
      const free = details.find(({ active_trip }) => !active_trip)
      const rename = async (lname: string, version: number | undefined) =>
        (await api.drivers.update({ params: { id: free?.id ?? '' }, body: { lname, version: version ?? 0 } })).data
      const inCapitals = await rename(free?.lname?.toUpperCase() ?? '', free?.version)
      expect(inCapitals).toMatchObject({ status: 'active' })
      expect(await rename('Someone-Else', inCapitals.version)).toMatchObject({ status: 'pending_review', dispatchable: false })
      const { data } = await api.trips.list({ params: okafor, query: { group: 'active' } })
      const driving = data.find(({ driver }) => driver)?.driver?.id ?? ''
      const { version } = (await api.drivers.get({ params: { id: driving } })).data
      await expect(
        api.drivers.update({ params: { id: driving }, body: { licence_number: 'XYZ12345AA68', version } }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'DriverHasActiveTrip',
      })
    },
  ),
  wire('drivers.update', 'a suspended driver does not become another person, whom a reinstatement would approve', async (server) => {
    const { api } = await server.as('owner')
    const [suspended] = (await api.drivers.list({ params: okafor, query: { status: ['suspended'] } })).data
    const { id = '', lname = '' } = suspended ?? {}
    const change = async (body: { lname?: string; licence_number?: string; address?: string }) => {
      const { version } = (await api.drivers.get({ params: { id } })).data
      return (await api.drivers.update({ params: { id }, body: { ...body, version } })).data
    }
    await expect(change({ lname: 'Someone-Else', licence_number: 'XYZ12345AA67' })).rejects.toMatchObject({
      status: 422,
      fields: { lname: expect.any(String), licence_number: expect.any(String) },
    })
    expect(await change({ address: '12 Marina, Lagos' })).toMatchObject({ status: 'suspended', lname, address: '12 Marina, Lagos' })
  }),
  wire('drivers.update', 'another NIN is reviewed, the first one and the same one are not', async (server) => {
    const visitor = await asOwnUser(server)
    const { id } = await addDriver(visitor, { licence_number: 'AAA11111AA11', nin: null })
    const change = async (body: { nin: string | null }) => {
      const { version } = (await visitor.api.drivers.get({ params: { id } })).data
      return (await visitor.api.drivers.update({ params: { id }, body: { ...body, version } })).data
    }
    expect(await change({ nin: '12345678901' })).toMatchObject({ status: 'active', nin: '*******8901' })
    const { version: before } = await change({ nin: '12345678901' })
    expect((await visitor.api.drivers.get({ params: { id } })).data).toMatchObject({ status: 'active', version: before })
    const { api } = await server.as('owner')
    const active = (await api.drivers.list({ params: okafor, query: { status: ['active'], perPage: 100 } })).data
    const details = await Promise.all(active.map(async (driver) => (await api.drivers.get({ params: { id: driver.id } })).data))
    const free = details.filter(({ active_trip, nin }) => !active_trip && nin !== null)
    const otherNin = async (nin: string | null, at: number) =>
      (await api.drivers.update({ params: { id: free[at]?.id ?? '' }, body: { nin, version: free[at]?.version ?? 0 } })).data
    expect(await otherNin('98765432109', 0)).toMatchObject({ status: 'pending_review', dispatchable: false })
    expect(await otherNin(null, 1)).toMatchObject({ status: 'pending_review', nin: null })
    const [suspended] = (await api.drivers.list({ params: okafor, query: { status: ['suspended'] } })).data
    const { version } = (await api.drivers.get({ params: { id: suspended?.id ?? '' } })).data
    const body = { nin: '98765432109', version }
    await expect(api.drivers.update({ params: { id: suspended?.id ?? '' }, body })).rejects.toMatchObject({
      status: 422,
      fields: { nin: expect.any(String) },
    })
  }),
  wire('drivers.update', 'another phone number is invited to the app, and the former one hears that it cannot open it', async (server) => {
    const visitor = await asOwnUser(server)
    const { id, version, phone } = await addDriver(visitor, { invite: true, licence_number: 'AAA11111AA11' })
    const { phone: other } = newDriver(lagos)
    const { data } = await visitor.api.drivers.update({ params: { id }, body: { phone: other, version } })
    expect(data).toMatchObject({ status: 'active', app_state: 'invited' })
    expect((await server.outbox(data.phone ?? ''))[0]?.text).toContain('invite')
    expect((await server.outbox(phone ?? ''))[0]?.text).toContain('cannot open')
    // The same number, typed in another way, is no other one.
    const same = { phone: other.replace('+234', '0'), version: data.version ?? 0 }
    await visitor.api.drivers.update({ params: { id }, body: same })
    expect(await server.outbox(data.phone ?? '')).toHaveLength(1)
    // A driver who was not invited gets no message.
    const quiet = await addDriver(visitor)
    const { phone: third } = newDriver(lagos)
    const moved = await visitor.api.drivers.update({ params: { id: quiet.id }, body: { phone: third, version: quiet.version } })
    expect(moved.data.app_state).toBe('not_invited')
    expect(await server.outbox(moved.data.phone ?? '')).toEqual([])
  }),
  wire('drivers.setStatus', 'an invalid transition changes nothing; removed drivers can be restored', async (server) => {
    const visitor = await asOwnUser(server)
    const { id } = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
    const move = async (status: 'active' | 'inactive' | 'pending_review' | 'archived') =>
      (await visitor.api.drivers.setStatus({ params: { id }, body: { status } })).data.status
    await expect(move('active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    await expect(move('pending_review')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    expect(await move('inactive')).toBe('inactive')
    expect(await move('active')).toBe('active')
    expect(await move('archived')).toBe('archived')
    await expect(move('active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    expect(await move('inactive')).toBe('inactive')
  }),
  wire('drivers.setStatus', 'a removal lifts no suspension and ends no review: a restore puts them back', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.drivers.list({ params: okafor, query: { status: ['suspended'] } })
    const [suspended] = data
    expect(suspended).toMatchObject({ status: 'suspended', status_reason: { by: 'operator' } })
    const move = async (given: string, status: 'active' | 'inactive' | 'archived') =>
      (await api.drivers.setStatus({ params: { id: given }, body: { status } })).data
    const id = suspended?.id ?? ''
    expect(await move(id, 'archived')).toMatchObject({ status: 'archived' })
    expect(await move(id, 'inactive')).toMatchObject({ status: 'suspended', status_reason: suspended?.status_reason, dispatchable: false })
    await expect(move(id, 'active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
    const visitor = await asOwnUser(server)
    const added = await addDriver(visitor)
    const moveAdded = async (status: 'active' | 'inactive' | 'archived') =>
      (await visitor.api.drivers.setStatus({ params: { id: added.id }, body: { status } })).data.status
    expect(await moveAdded('archived')).toBe('archived')
    expect(await moveAdded('inactive')).toBe('pending_review')
    await expect(moveAdded('active')).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
  }),
  wire('drivers.setStatus', 'undoing a pause is a conflict after a change by someone else, and changes nothing', async (server) => {
    const visitor = await asOwnUser(server)
    const { id } = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
    const move = async (status: 'active' | 'inactive', version?: number) =>
      (await visitor.api.drivers.setStatus({ params: { id }, body: { status, ...(version === undefined ? {} : { version }) } })).data
    const paused = await move('inactive')
    const { data: changed } = await visitor.api.drivers.update({ params: { id }, body: { lname: 'Balógun', version: paused.version } })
    await expect(move('active', paused.version)).rejects.toMatchObject({ status: 409, code: 'VersionConflict' })
    expect((await visitor.api.drivers.get({ params: { id } })).data).toEqual(changed)
    expect(await move('active', changed.version)).toMatchObject({ status: 'active' })
  }),
  wire('drivers.setStatus', 'a driver on a trip cannot be removed', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.vehicles.list({ params: okafor, query: { status: ['active'], driver: 'assigned', perPage: 100 } })
    const busy = (
      await Promise.all(
        data.map(async (vehicle) => {
          const error = await api.vehicles
            .setStatus({ params: { id: vehicle.id }, body: { status: 'archived' } })
            .catch((rejected: unknown) => rejected)
          return (error as { code?: string }).code === 'VehicleHasActiveTrip' ? [vehicle.driver?.id ?? ''] : []
        }),
      )
    ).flat()
    expect(busy).toHaveLength(3)
    for (const id of busy)
      await expect(api.drivers.setStatus({ params: { id }, body: { status: 'archived' } })).rejects.toMatchObject({
        code: 'DriverHasActiveTrip',
      })
  }),
  wire('vehicles.setDriver', 'moves a driver to another vehicle and records the assignments', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const vehicle = async () => (await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })).data
    const [first, second] = [await vehicle(), await vehicle()]
    const driver = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
    const give = async (id: string, driver_id: string | null) =>
      (await api.vehicles.setDriver({ params: { id }, body: { driver_id } })).data
    expect(await give(first.id, driver.id)).toMatchObject({ driver: { id: driver.id }, left_vehicle: null, warnings: [] })
    expect(await give(second.id, driver.id)).toMatchObject({ driver: { id: driver.id }, left_vehicle: { id: first.id } })
    expect((await api.vehicles.get({ params: { id: first.id } })).data.driver).toBeNull()
    expect((await api.drivers.get({ params: { id: driver.id } })).data.vehicle).toMatchObject({ id: second.id })
    expect(await give(second.id, null)).toMatchObject({ driver: null, left_driver: { id: driver.id } })
    const history = await api.drivers.assignments({ params: { id: driver.id }, query: {} })
    expect(history.data.every(({ to }) => to !== null)).toBe(true)
  }),
  wire('vehicles.setDriver', 'an old version of the vehicle is a conflict that moves no one', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const { data: vehicle } = await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })
    const [first, second] = [
      await addDriver(visitor, { licence_number: 'AAA11111AA11' }),
      await addDriver(visitor, { licence_number: 'AAA11111AA11' }),
    ]
    const give = (driver_id: string | null, version: number) =>
      api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id, version } })
    await give(first.id, vehicle.version)
    const { data: given } = await api.vehicles.get({ params: { id: vehicle.id } })
    expect(given.version).toBeGreaterThan(vehicle.version)
    for (const driver_id of [second.id, null])
      await expect(give(driver_id, vehicle.version)).rejects.toMatchObject({ status: 409, code: 'VersionConflict' })
    expect((await api.vehicles.get({ params: { id: vehicle.id } })).data).toEqual(given)
    expect((await api.drivers.get({ params: { id: second.id } })).data.vehicle).toBeNull()
  }),
  wire('drivers.setVehicle', 'assigns and unassigns; another organisation’s vehicle is rejected on the field', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const { data: vehicle } = await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })
    const driver = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
    const take = async (vehicle_id: string | null) =>
      (await api.drivers.setVehicle({ params: { id: driver.id }, body: { vehicle_id } })).data
    expect(await take(vehicle.id)).toMatchObject({ vehicle: { id: vehicle.id }, driver: { id: driver.id } })
    expect(await take(null)).toMatchObject({ vehicle: null, left_vehicle: { id: vehicle.id } })
    const [foreign] = (await (await server.as('owner')).api.vehicles.list({ params: okafor, query: {} })).data
    await expect(take(foreign?.id ?? '')).rejects.toMatchObject(fieldErrors({ vehicle_id: 'Please select one of your vehicles' }))
  }),
  wire('vehicles.setDriver', 'a class B licence does not cover a mini bus, a class C licence gives a warning', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const { data: vehicle } = await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })
    const [b, c] = [await addDriver(visitor, { licence_class: 'B' }), await addDriver(visitor, { licence_class: 'C' })]
    const give = (driver_id: string) => api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id } })
    await expect(give(b.id)).rejects.toMatchObject({
      status: 422,
      code: 'LicenceClassMismatch',
      message: 'Class B does not cover a mini bus',
    })
    expect((await give(c.id)).data.warnings).toHaveLength(1)
  }),
  wire('vehicles.update', 'no change leaves a driver with a vehicle that the licence class does not cover', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const body = { ...newVehicle(lagos), type: 'suv' as const, seats: 7 }
    const { data: vehicle } = await api.vehicles.create({ params: { id: ownItem.id }, body })
    const driver = await addDriver(visitor, { licence_class: 'B' })
    await api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id: driver.id } })
    const read = async () => (await api.vehicles.get({ params: { id: vehicle.id } })).data
    const toMiniBus = async () =>
      api.vehicles.update({ params: { id: vehicle.id }, body: { type: 'mini_bus', seats: 14, version: (await read()).version } })
    await expect(toMiniBus()).rejects.toMatchObject(fieldErrors({ type: 'Class B does not cover a mini bus. Unassign the driver first.' }))
    expect(await read()).toMatchObject({ type: 'suv', driver: { id: driver.id } })
    const setClass = async (licence_class: 'A' | 'E') => {
      const { version } = (await api.drivers.get({ params: { id: driver.id } })).data
      return api.drivers.update({ params: { id: driver.id }, body: { licence_class, version } })
    }
    await setClass('E')
    await toMiniBus()
    const message = 'Class A does not cover a mini bus. Unassign the vehicle first.'
    await expect(setClass('A')).rejects.toMatchObject(fieldErrors({ licence_class: message }))
    await api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id: null } })
    await setClass('A')
  }),
  wire('vehicles.setDriver', 'an undo takes neither a driver from another vehicle nor a vehicle from another driver', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const addVehicle = async () => (await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })).data
    const [one, other] = [await addVehicle(), await addVehicle()]
    const [first, second] = [await addDriver(visitor), await addDriver(visitor)]
    const assign = (vehicle: { id: string }, driver_id: string | null) =>
      api.vehicles.setDriver({ params: { id: vehicle.id }, body: { driver_id } })
    const undo = () => api.vehicles.setDriver({ params: { id: one.id }, body: { driver_id: first.id, only_unassigned: true } })
    const conflict = (message: string) => ({ status: 409, code: 'VersionConflict', message: `${message} now. Nothing was changed.` })
    await assign(other, first.id)
    const message = `${first.fname} ${first.lname} drives ${other.registration_number}`
    await expect(undo()).rejects.toMatchObject(conflict(message))
    await assign(other, null)
    await assign(one, second.id)
    await expect(undo()).rejects.toMatchObject(conflict(`${one.registration_number} has another driver`))
    await assign(one, null)
    expect((await undo()).data.driver?.id).toBe(first.id)
    expect((await undo()).data.driver?.id).toBe(first.id)
  }),
  wire('drivers.performance', 'has totals equal to the days of its period', async (server) => {
    const visitor = await server.as('owner')
    const id = await firstDriver(visitor)
    const { data, metadata } = await visitor.api.drivers.performance({ params: { id }, query: { period: 'last_month' } })
    expect(metadata.period).toMatchObject({ key: 'last_month', from: data.series[0]?.date, to: data.series.at(-1)?.date })
    expect(data.series.reduce((sum, { completed }) => sum + completed, 0)).toBe(data.completed)
    expect(data.series.reduce((sum, { total }) => sum + total, 0)).toBe(data.trips)
    expect(data.completed).toBeGreaterThan(0)
  }),
  rules('drivers.create', 'of two concurrent requests with one phone number, one is rejected', async (server) => {
    const visitor = await asOwnUser(server)
    const phone = newPhone()
    const results = await Promise.allSettled([addDriver(visitor, { phone }), addDriver(visitor, { phone })])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409, code: 'ItemAlreadyExist' } })
  }),
  rules('vehicles.setDriver', 'of two concurrent assignments of a driver, one remains', async (server) => {
    const visitor = await asOwnUser(server)
    const { api } = visitor
    const vehicle = async () => (await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })).data.id
    const ids = [await vehicle(), await vehicle()]
    const { id: driver_id } = await addDriver(visitor, { licence_number: 'AAA11111AA11' })
    await Promise.all(ids.map((id) => api.vehicles.setDriver({ params: { id }, body: { driver_id } })))
    const drivers = await Promise.all(ids.map(async (id) => (await api.vehicles.get({ params: { id } })).data.driver?.id))
    expect(drivers.filter((id) => id === driver_id)).toHaveLength(1)
  }),
]
