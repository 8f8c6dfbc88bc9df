import { itemAccessCases, newDriver, newVehicle, okaforId, ownItem } from '../fleet/fleetItems.conformance.ts'
import { demoCities } from '../demo/demoCities.ts'
import { expect, rules, wire, type Case } from '../kernel/defineCase.conformance.ts'

const params = { id: ownItem.id }
/** A row of texts with labels instead of codes. */
const vehicle = () => ({
  ...newVehicle(demoCities[0].id),
  city_id: undefined,
  city: 'Lagos',
  type: 'Mini Bus',
  seats: '14',
  year: ' 2014 ',
  amenity_list: 'Air conditioning; WiFi',
})

export const importsConformance: readonly Case[] = [
  ...itemAccessCases('imports.vehicles', ['vehicles'], okaforId, (id) => ({
    method: 'POST',
    path: `/v1/partners/${id}/vehicles/import`,
    body: {},
  })),
  ...itemAccessCases('imports.drivers', ['drivers'], okaforId, (id) => ({
    method: 'POST',
    path: `/v1/partners/${id}/drivers/import`,
    body: {},
  })),
  ...itemAccessCases(
    'imports.get',
    ['vehicles', 'drivers'],
    okaforId,
    (id) => ({ method: 'GET', path: `/v1/partners/${id}/imports/imp_none` }),
    [404],
  ),

  wire('imports.vehicles', 'a dry run reports the result of each row and writes nothing', async (server) => {
    const { api } = await server.as(ownItem.person)
    const rows = [vehicle(), { ...vehicle(), seats: '99' }, { ...vehicle(), brand: '' }]
    const { data } = await api.imports.vehicles({ params, body: { dry_run: true, rows } })
    expect(data).toMatchObject({ status: 'done', created: 0, failed: 2 })
    expect(data.rows).toEqual([
      { row: 1, status: 'valid', errors: {} },
      { row: 2, status: 'failed', errors: { seats: 'A mini bus usually has 10–18 seats' } },
      { row: 3, status: 'failed', errors: { brand: 'Please select the brand' } },
    ])
    const again = await api.imports.vehicles({ params, body: { dry_run: true, rows: rows.slice(0, 1) } })
    expect(again.data.rows[0]?.status).toBe('valid')
  }),
  wire('imports.vehicles', 'adds valid rows as drafts, but no invalid or duplicate ones', async (server) => {
    const { api } = await server.as(ownItem.person)
    const one = vehicle()
    const { data } = await api.imports.vehicles({
      params,
      body: { rows: [one, { ...vehicle(), registration_number: one.registration_number }, vehicle()] },
    })
    expect([data.created, data.failed]).toEqual([2, 1])
    expect(data.rows[1]).toMatchObject({ status: 'failed', errors: { registration_number: 'Another row has this plate number' } })
    const again = await api.imports.vehicles({ params, body: { dry_run: true, rows: [one] } })
    expect(again.data.rows[0]?.errors).toEqual({ registration_number: 'A vehicle with this plate number already exists' })
    const id = data.rows[0]?.id ?? ''
    expect((await api.vehicles.get({ params: { id } })).data).toMatchObject({
      status: 'draft',
      type: 'mini_bus',
      seats: 14,
      year: 2014,
      amenity_list: ['air_conditioning', 'wifi'],
    })
  }),
  rules('imports.vehicles', 'names every wrong cell of a row, also beside numbers that are taken', async (server) => {
    const { api } = await server.as(ownItem.person)
    const one = { ...vehicle(), chassis_number: 'JTFSX22P4E0123458' }
    await api.imports.vehicles({ params, body: { rows: [one] } })
    const { data } = await api.imports.vehicles({ params, body: { dry_run: true, rows: [{ ...one, seats: '40' }] } })
    expect(data.rows[0]?.errors).toEqual({
      registration_number: 'A vehicle with this plate number already exists',
      chassis_number: 'A vehicle with this chassis number already exists',
      seats: 'A mini bus usually has 10–18 seats',
    })
  }),
  rules('imports.vehicles', 'names every wrong cell of a row that lacks one, and a repeated plate beside other errors', async (server) => {
    const { api } = await server.as(ownItem.person)
    const first = { ...vehicle(), name: '', seats: '40', year: '1990', city: 'Kano' }
    const second = { ...vehicle(), registration_number: first.registration_number, color: '', brand: 'Mercedes' }
    const { data } = await api.imports.vehicles({ params, body: { dry_run: true, rows: [first, second] } })
    expect(data.rows.map(({ errors }) => errors)).toEqual([
      {
        name: 'Please enter the model',
        seats: 'A mini bus usually has 10–18 seats',
        year: 'Vehicles must be 2007 or newer',
        city_id: 'Please select one of your cities',
      },
      { color: 'Please enter the colour', registration_number: 'Another row has this plate number' },
    ])
  }),
  wire('imports.vehicles', 'finds a plate of the same import in another spelling', async (server) => {
    const { api } = await server.as(ownItem.person)
    const one = vehicle()
    const spelled = [one.registration_number.toLowerCase(), ` ${one.registration_number.replace('-', ' ')} `]
    const { data } = await api.imports.vehicles({
      params,
      body: { rows: [one, ...spelled.map((registration_number) => ({ ...vehicle(), registration_number }))] },
    })
    const taken = { registration_number: 'Another row has this plate number' }
    expect(data.rows.map(({ errors }) => errors)).toEqual([{}, taken, taken])
  }),
  wire('imports.vehicles', 'adds all rows or none in abort mode', async (server) => {
    const { api } = await server.as(ownItem.person)
    const rows = [vehicle(), { ...vehicle(), year: '1990' }]
    const { data } = await api.imports.vehicles({ params, body: { on_error: 'abort', rows } })
    expect([data.created, data.failed, data.rows[0]?.status]).toEqual([0, 1, 'valid'])
    expect((await api.vehicles.check({ query: { registration_number: rows[0]?.registration_number ?? '' } })).data.available).toBe(true)
  }),
  wire('imports.drivers', 'parses phone numbers and dates in common formats', async (server) => {
    const { api } = await server.as(ownItem.person)
    const common = {
      city_id: undefined,
      city: 'LOS',
      dob: '24-12-1985',
      gender: 'Female',
      licence_class: 'Class E',
      languages: 'English; Yoruba',
    }
    const row = { ...newDriver(demoCities[0].id), ...common }
    const { data } = await api.imports.drivers({ params, body: { rows: [row, { ...row, phone: '123' }] } })
    expect([data.created, data.failed]).toEqual([1, 1])
    expect(data.rows[1]?.errors).toEqual({ phone: 'Please provide a valid phone number' })
    expect((await api.drivers.get({ params: { id: data.rows[0]?.id ?? '' } })).data).toMatchObject({
      dob: '1985-12-24',
      licence_class: 'E',
      gender: 'female',
      languages: ['English', 'Yoruba'],
    })
  }),
  wire('imports.drivers', 'finds a phone number of the same import in another spelling', async (server) => {
    const { api } = await server.as(ownItem.person)
    const row = newDriver(demoCities[0].id)
    const phone = row.phone.replace(/^(\+234|0)/, '')
    const spelled = [`0${phone}`, `+234${phone}`, Number(phone)]
    const { data } = await api.imports.drivers({ params, body: { rows: spelled.map((each) => ({ ...row, phone: each })) } })
    expect([data.created, data.failed]).toEqual([1, 2])
    const taken = { phone: 'Another row has this phone number' }
    expect(data.rows.slice(1).map(({ errors }) => errors)).toEqual([taken, taken])
  }),
  rules('imports.drivers', 'names every wrong cell of a row that lacks one', async (server) => {
    const { api } = await server.as(ownItem.person)
    const row = newDriver(demoCities[0].id)
    const wrong = { ...row, fname: '', dob: '2020-01-01', licence_expiry_date: '2020-01-01', city_id: 'Kano' }
    const { data } = await api.imports.drivers({ params, body: { dry_run: true, rows: [wrong, row] } })
    expect(data.rows.map(({ errors }) => errors)).toEqual([
      {
        fname: 'Please enter the first name',
        dob: 'Driver must be at least 18',
        licence_expiry_date: 'This document has already expired',
        city_id: 'Please select one of your cities',
      },
      { phone: 'Another row has this phone number' },
    ])
  }),
  rules('imports.drivers', 'tells a date that does not exist from one that is missing', async (server) => {
    const { api } = await server.as(ownItem.person)
    const row = newDriver(demoCities[0].id)
    const rows = [
      { ...row, dob: '31-02-1990' },
      { ...row, phone: '08031230099', dob: '' },
    ]
    const { data } = await api.imports.drivers({ params, body: { dry_run: true, rows } })
    expect(data.rows.map(({ errors }) => errors?.['dob'])).toEqual(['Please enter a date that exists', 'Please enter the date of birth'])
  }),
  wire('imports.vehicles', 'no rows, or more than a thousand, are rejected on the field', async (server) => {
    const { api } = await server.as(ownItem.person)
    for (const rows of [[], Array.from({ length: 1001 }, () => ({}))])
      await expect(api.imports.vehicles({ params, body: { rows } })).rejects.toMatchObject({
        status: 422,
        fields: { rows: expect.any(String) },
      })
  }),
  rules(
    'imports.vehicles',
    'of 200 rows with 7 invalid ones, 193 are added; the 7 return with messages and are added once corrected (check 8)',
    async (server) => {
      const { api } = await server.as(ownItem.person)
      const good = Array.from({ length: 200 }, vehicle)
      const invalidRow = new Set([3, 40, 77, 100, 133, 166, 199])
      const rows = good.map((row, at) => (invalidRow.has(at) ? { ...row, seats: at % 2 === 0 ? '' : '99' } : row))
      const first = (await api.imports.vehicles({ params, body: { rows } })).data
      expect([first.created, first.failed]).toEqual([193, 7])
      const failed = first.rows.filter(({ status }) => status === 'failed')
      expect(failed.map(({ row }) => row - 1)).toEqual([...invalidRow])
      expect(failed.every(({ errors }) => typeof errors['seats'] === 'string')).toBe(true)
      const mended = (await api.imports.vehicles({ params, body: { rows: [...invalidRow].map((at) => good[at] ?? {}) } })).data
      expect([mended.created, mended.failed]).toEqual([7, 0])
      const again = (await api.imports.vehicles({ params, body: { rows: good } })).data
      expect([again.created, again.failed]).toEqual([0, 200])
    },
  ),
]
