// Longer than 250 lines: all cases of documents are in one file.
import { demoCities } from '../demo/demoCities.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import {
  firstDriver,
  firstVehicle,
  itemAccessCases,
  newDriver,
  newVehicle,
  ownItem,
  uploadedPicture,
} from '../fleet/fleetItems.conformance.ts'
import { createTestOwner } from '../partners/ownerFixtures.ts'
import { expect, wire, type Case, type TestServer, type TestUser } from '../kernel/defineCase.conformance.ts'

const okafor = organizationKeys('okafor')
const lagos = demoCities[0].id
const asOwnUser = (server: TestServer) => server.as(ownItem.person)
const vehicle = async ({ api }: TestUser) => (await api.vehicles.create({ params: { id: ownItem.id }, body: newVehicle(lagos) })).data.id
const driver = async ({ api }: TestUser) => (await api.drivers.create({ params: { id: ownItem.id }, body: newDriver(lagos) })).data.id
const fieldErrors = (errors: object) => ({ status: 422, code: 'ValidationError', fields: errors })
const impossible = { status: 409, code: 'InvalidTransition' }

/** Uploads a document of a vehicle. */
const sent = async (visitor: TestUser, id: string, more: object = {}) => {
  const body = {
    type: 'insurance',
    number: 'POL/1',
    expiry_date: '2035-06-01',
    files: [{ Location: await uploadedPicture(visitor), side: 'front' }],
  }
  return (await visitor.api.vehicleDocuments.create({ params: { id }, body: { ...body, ...more } })).data
}

const paths = { vehicle: '/v1/vehicles', driver: '/v1/drivers' } as const
const access = (kind: 'vehicle' | 'driver'): Case[] => {
  const [resource, areas, find] =
    kind === 'vehicle'
      ? (['vehicleDocuments', ['vehicles'], firstVehicle] as const)
      : (['driverDocuments', ['drivers'], firstDriver] as const)
  const at = (path: string) => (id: string) => `${paths[kind]}/${id}/documents${path}`
  const type = kind === 'vehicle' ? 'insurance' : 'drivers_licence'
  return [
    ...itemAccessCases(`${resource}.list`, areas, find, (id) => ({ method: 'GET', path: at('')(id) })),
    ...itemAccessCases(`${resource}.create`, areas, find, (id) => ({ method: 'POST', path: at('')(id), body: {} })),
    ...itemAccessCases(`${resource}.get`, areas, find, (id) => ({ method: 'GET', path: at(`/${type}`)(id) })),
    ...itemAccessCases(`${resource}.update`, areas, find, (id) => ({ method: 'PATCH', path: at('/doc_none')(id), body: {} })),
    ...itemAccessCases(`${resource}.query`, areas, find, (id) => ({ method: 'POST', path: at('/doc_none/query')(id), body: {} })),
    ...itemAccessCases(`${resource}.remove`, areas, find, (id) => ({ method: 'DELETE', path: at('/doc_none')(id) }), [404]),
  ]
}

const company = (path: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => (id: string) => ({
  method,
  path: `/v1/partners/${id}/documents${path}`,
  ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
})
const accountSid = () => Promise.resolve(okafor.account_sid)
const allAreas = ['vehicles', 'drivers', 'trips', 'earnings', 'members'] as const

export const documentsConformance: readonly Case[] = [
  ...access('vehicle'),
  ...access('driver'),
  ...itemAccessCases('documents.list', allAreas, accountSid, company('', 'GET')),
  ...itemAccessCases('partnerDocuments.create', 'owner', accountSid, company('', 'POST')),
  ...itemAccessCases('partnerDocuments.get', allAreas, accountSid, company('/cac_certificate', 'GET')),
  ...itemAccessCases('partnerDocuments.update', 'owner', accountSid, company('/doc_none', 'PATCH')),
  ...itemAccessCases('partnerDocuments.query', 'owner', accountSid, company('/doc_none/query', 'POST')),
  ...itemAccessCases('partnerDocuments.remove', 'owner', accountSid, company('/doc_none', 'DELETE'), [404]),
  ...itemAccessCases(
    'documents.feed',
    ['vehicles', 'drivers'],
    () => Promise.resolve(okafor.id),
    (id) => ({
      method: 'POST',
      path: `/v1/partners/${id}/documents/feed`,
    }),
  ),

  ...itemAccessCases(
    'documents.forecast',
    ['vehicles', 'drivers'],
    () => Promise.resolve(okafor.id),
    (id) => ({ method: 'GET', path: `/v1/partners/${id}/documents/forecast` }),
  ),

  wire('documents.types', 'lists LASDRI cards for Lagos only, and what each type requires', async (server) => {
    const { api } = await server.as('staff')
    const types = async (owner_type: 'vehicle' | 'driver' | 'partner', city_id?: string) =>
      (await api.documents.types({ query: { owner_type, ...(city_id === undefined ? {} : { city_id }) } })).data
    expect((await types('driver', lagos)).find(({ code }) => code === 'lasdri_card')).toMatchObject({
      required: true,
      has_expiry: true,
      default_months: 12,
    })
    expect((await types('driver', demoCities[1].id)).map(({ code }) => code)).not.toContain('lasdri_card')
    expect((await types('vehicle', lagos)).filter(({ required }) => required).map(({ code }) => code)).toEqual([
      'vehicle_licence',
      'proof_of_ownership',
      'road_worthiness',
      'insurance',
      'hackney_permit',
    ])
    expect((await types('partner')).map(({ code }) => code)).toContain('cac_certificate')
    expect(
      await server.with(undefined).send({ method: 'GET', path: '/v1/document-types', query: { owner_type: 'vehicle' } }),
    ).toMatchObject({ status: 401 })
  }),
  wire('vehicleDocuments.list', 'a new vehicle has all required documents as missing, by type code', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const { data } = await visitor.api.vehicleDocuments.list({ params: { id }, query: {} })
    expect(data.map(({ status }) => status)).toEqual(['missing', 'missing', 'missing', 'missing', 'missing'])
    const one = await visitor.api.vehicleDocuments.get({ params: { id, documentId: 'insurance' } })
    expect(one.data).toMatchObject({ id: 'insurance', status: 'missing', required: true, label: 'Insurance certificate', files: [] })
    await expect(visitor.api.vehicleDocuments.get({ params: { id, documentId: 'doc_unknown' } })).rejects.toMatchObject({ status: 404 })
  }),
  wire('vehicleDocuments.create', 'an upload is under review, found by id and type, and affects compliance', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const document = await sent(visitor, id)
    expect(document).toMatchObject({
      status: 'under_review',
      review: { state: 'under_review' },
      number: 'POL/1',
      owner_id: id,
      supersedes_id: null,
    })
    expect(document.files).toEqual([expect.objectContaining({ side: 'front', Location: expect.stringMatching(/^\/files\//) as unknown })])
    for (const documentId of [document.id, 'insurance'])
      expect((await visitor.api.vehicleDocuments.get({ params: { id, documentId } })).data).toMatchObject({ id: document.id })
    const { data } = await visitor.api.vehicles.get({ params: { id } })
    expect(data.compliance.issues).toContainEqual({ document_type: 'insurance', state: 'under_review' })
  }),
  wire('vehicleDocuments.create', 'only one document of a type can be under review', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    await sent(visitor, id)
    await expect(sent(visitor, id)).rejects.toMatchObject({ status: 409, code: 'ItemAlreadyExist' })
  }),
  ...(
    [
      ['no file', { files: [] }, { files: 'Kindly select a file' }],
      ['five files', { files: Array.from({ length: 5 }, () => ({ Location: '/files/upl_x' })) }, { files: 'At most 4 files' }],
      ['no expiry date', { expiry_date: null }, { expiry_date: 'Please enter the expiry date' }],
      ['an expiry of no calendar of ours', { expiry_date: '9999-12-31' }, { expiry_date: 'Please enter a date that exists' }],
      ['expired before it was uploaded', { expiry_date: '2020-01-01' }, { expiry_date: 'This document has already expired' }],
      ['issued in the future', { issue_date: '2034-01-01' }, { issue_date: 'The issue date cannot be in the future' }],
      ['good for eleven years', { issue_date: '2024-01-01' }, { expiry_date: 'Expiry must be within 10 years of the issue date' }],
      ['a document of drivers', { type: 'lasdri_card' }, { type: 'Please select the document' }],
    ] as const
  ).map(([name, more, errors]) =>
    wire('vehicleDocuments.create', `${name}: rejected on the field`, async (server) => {
      const visitor = await asOwnUser(server)
      await expect(sent(visitor, await vehicle(visitor), more)).rejects.toMatchObject(fieldErrors(errors))
    }),
  ),
  wire('vehicleDocuments.update', 'corrects a document under review; an outdated version is a conflict', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const { id: documentId, version } = await sent(visitor, id)
    const { data } = await visitor.api.vehicleDocuments.update({ params: { id, documentId }, body: { number: 'POL/2', version } })
    expect(data).toMatchObject({ number: 'POL/2', status: 'under_review', version: version + 1 })
    await expect(
      visitor.api.vehicleDocuments.update({ params: { id, documentId }, body: { number: 'POL/3', version } }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'VersionConflict',
    })
    await expect(
      visitor.api.vehicleDocuments.update({ params: { id, documentId }, body: { snooze_days: 3, version: data.version } }),
    ).rejects.toMatchObject(impossible)
  }),
  wire('vehicleDocuments.update', 'nothing is sent or corrected for a vehicle that was removed, until it is restored', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const { id: documentId, version } = await sent(visitor, id)
    const params = { id, documentId }
    await visitor.api.vehicles.setStatus({ params: { id }, body: { status: 'archived' } })
    await expect(visitor.api.vehicleDocuments.update({ params, body: { number: 'POL/2', version } })).rejects.toMatchObject(impossible)
    await expect(sent(visitor, id, { type: 'hackney_permit' })).rejects.toMatchObject(impossible)
    await visitor.api.vehicles.setStatus({ params: { id }, body: { status: 'inactive' } })
    const { data } = await visitor.api.vehicleDocuments.update({ params, body: { number: 'POL/2', version } })
    expect(data.number).toBe('POL/2')
  }),
  wire('vehicleDocuments.remove', 'deletes an upload that was never approved', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const { id: documentId } = await sent(visitor, id)
    await expect(visitor.api.vehicleDocuments.remove({ params: { id, documentId } })).resolves.toEqual({ data: { deleted: true } })
    await expect(visitor.api.vehicleDocuments.get({ params: { id, documentId } })).rejects.toMatchObject({ status: 404 })
  }),
  wire(
    'vehicleDocuments.remove',
    'an approved document cannot be deleted or corrected, but its reminders can be snoozed',
    async (server) => {
      const visitor = await server.as('vehicles')
      const { data: documents } = await visitor.api.documents.list({
        params: { account_sid: okafor.id },
        query: { state: ['approved'], owner_type: ['vehicle'], type: ['hackney_permit'] },
      })
      const document = documents[0]
      const params = { id: document?.owner_id ?? '', documentId: document?.id ?? '' }
      const { api } = visitor
      await expect(api.vehicleDocuments.remove({ params })).rejects.toMatchObject(impossible)
      await expect(api.vehicleDocuments.update({ params, body: { number: 'X/1', version: document?.version ?? 0 } })).rejects.toMatchObject(
        impossible,
      )
      const { data } = await api.vehicleDocuments.update({ params, body: { snooze_days: 7, version: document?.version ?? 0 } })
      expect(data.snoozed_until).toMatch(/^\d{4}-/)
      const ended = await api.vehicleDocuments.update({ params, body: { snooze_days: 0, version: data.version } })
      expect(ended.data.snoozed_until).toBeNull()
      await expect(api.vehicleDocuments.update({ params, body: { snooze_days: 8, version: ended.data.version } })).rejects.toMatchObject(
        fieldErrors({ snooze_days: 'Up to 7 days' }),
      )
    },
  ),
  wire('vehicleDocuments.create', 'an upload beside a valid document is a renewal', async (server) => {
    const visitor = await server.as('vehicles')
    const { data: documents } = await visitor.api.documents.list({
      params: { account_sid: okafor.id },
      query: { state: ['approved'], owner_type: ['vehicle'], type: ['vehicle_licence'] },
    })
    const old = documents[0]
    const id = old?.owner_id ?? ''
    const renewal = await sent(visitor, id, { type: 'vehicle_licence' })
    expect(renewal).toMatchObject({ status: 'under_review', supersedes_id: old?.id })
    const { data } = await visitor.api.vehicleDocuments.list({ params: { id }, query: {} })
    expect(data.filter(({ type }) => type === 'vehicle_licence').map(({ status }) => status)).toEqual(['under_review', 'approved'])
    await visitor.api.vehicleDocuments.remove({ params: { id, documentId: renewal.id } })
  }),
  wire('vehicleDocuments.query', 'stores a question', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    const { id: documentId } = await sent(visitor, id)
    const ask = (message: string) => visitor.api.vehicleDocuments.query({ params: { id, documentId }, body: { message } })
    expect((await ask('How long does this take?')).data).toMatchObject({ id: expect.any(String), message: 'How long does this take?' })
    await expect(ask('Why?')).rejects.toMatchObject(fieldErrors({ message: expect.any(String) }))
  }),
  wire('driverDocuments.create', 'a NIN slip with an expiry date is rejected', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await driver(visitor)
    const send = async (expiry_date: string | null) =>
      visitor.api.driverDocuments.create({
        params: { id },
        body: { type: 'nin_slip', expiry_date, files: [{ Location: await uploadedPicture(visitor, 'driver') }] },
      })
    await expect(send('2035-01-01')).rejects.toMatchObject(fieldErrors({ expiry_date: 'This document does not expire' }))
    expect((await send(null)).data).toMatchObject({ status: 'under_review', owner_type: 'driver', days_left: null })
  }),
  wire('driverDocuments.update', 'a document is corrected, asked about and removed', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await driver(visitor)
    const files = [{ Location: await uploadedPicture(visitor, 'driver') }]
    const { data } = await visitor.api.driverDocuments.create({ params: { id }, body: { type: 'nin_slip', number: '12345678901', files } })
    const params = { id, documentId: data.id }
    const corrected = await visitor.api.driverDocuments.update({ params, body: { number: '12345678902', version: data.version } })
    expect(corrected.data).toMatchObject({ owner_type: 'driver', version: data.version + 1 })
    const message = 'How long does this take?'
    expect((await visitor.api.driverDocuments.query({ params, body: { message } })).data).toMatchObject({ message })
    expect(await visitor.api.driverDocuments.remove({ params })).toEqual({ data: { deleted: true } })
  }),
  wire('partnerDocuments.create', 'a company document is sent, corrected, asked about and removed', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { account_sid: partner.account_sid }
    const files = [{ Location: await uploadedPicture({ api }, 'company') }]
    const { data } = await api.partnerDocuments.create({ params, body: { type: 'cac_certificate', number: 'RC 1234567', files } })
    expect(data).toMatchObject({ owner_type: 'partner', status: 'under_review' })
    const one = { ...params, documentId: data.id }
    const corrected = await api.partnerDocuments.update({ params: one, body: { number: 'RC 7654321', version: data.version } })
    expect(corrected.data).toMatchObject({ number: 'RC 7654321', version: data.version + 1 })
    const message = 'How long does this take?'
    expect((await api.partnerDocuments.query({ params: one, body: { message } })).data).toMatchObject({ message })
    expect(await api.partnerDocuments.remove({ params: one })).toEqual({ data: { deleted: true } })
  }),
  wire('documents.list', 'by id: lists documents of the fleet that the roles may see, with their owners', async (server) => {
    const list = async (person: 'owner' | 'vehicles' | 'drivers' | 'earnings', query: object = {}) => {
      const { api } = await server.as(person)
      return api.documents.list({ params: { account_sid: okafor.id }, query: { perPage: 100, ...query } })
    }
    const kinds = async (person: Parameters<typeof list>[0]) => {
      const totals = await Promise.all(
        (['driver', 'partner', 'vehicle'] as const).map(async (kind) => {
          const total = await list(person, { owner_type: [kind] }).then(
            ({ metadata }) => metadata.total,
            () => 0,
          )
          return total > 0 ? [kind] : []
        }),
      )
      return totals.flat()
    }
    expect(await kinds('owner')).toEqual(['driver', 'partner', 'vehicle'])
    expect(await kinds('vehicles')).toEqual(['partner', 'vehicle'])
    expect(await kinds('drivers')).toEqual(['driver', 'partner'])
    expect(await kinds('earnings')).toEqual(['partner'])
    await expect(list('drivers', { owner_type: ['vehicle'] })).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
    const { data, metadata } = await list('owner')
    expect(metadata.counts).toMatchObject({ expiring: 4, expired: 2, rejected: 1 })
    const dates = data.flatMap(({ expiry_date }) => expiry_date ?? [])
    expect(dates).toEqual(dates.toSorted())
    expect(
      (await list('owner', { state: ['expired'] })).data.every(({ status, days_left }) => status === 'expired' && (days_left ?? 0) < 0),
    ).toBe(true)
    const soon = await list('owner', { within_days: 30 })
    expect(soon.metadata.total).toBe(4)
    expect(soon.data.every(({ days_left }) => days_left !== null && days_left >= 0 && days_left <= 30)).toBe(true)
  }),
  wire(
    'documents.list',
    'by days of expiry, and what needs a renewal until one is under review; counts are those of the owners',
    async (server) => {
      const visitor = await server.as('vehicles')
      const list = async (query: object) =>
        visitor.api.documents.list({ params: { account_sid: okafor.id }, query: { owner_type: ['vehicle'], perPage: 100, ...query } })
      const due = await list({ needs_renewal: '1' })
      expect(due.data.length).toBeGreaterThan(0)
      expect(due.data.every(({ status }) => status === 'expiring' || status === 'expired')).toBe(true)
      expect(due.data.length).toBeLessThanOrEqual((due.metadata.counts?.expiring ?? 0) + (due.metadata.counts?.expired ?? 0))
      const [first] = due.data
      const day = first?.expiry_date ?? ''
      const onDay = await list({ expires_from: day, expires_to: day })
      expect(onDay.data.map(({ id }) => id)).toContain(first?.id)
      expect(onDay.data.every(({ expiry_date }) => expiry_date === day)).toBe(true)
      await sent(visitor, first?.owner_id ?? '', { type: first?.type })
      expect((await list({ needs_renewal: '1' })).data.map(({ id }) => id)).not.toContain(first?.id)
      // What shows the old document says that the new one is sent.
      const isRenewing = ({ data }: { data: readonly { id: string; renewing?: boolean | undefined }[] }) =>
        data.find(({ id }) => id === first?.id)?.renewing
      expect(isRenewing(onDay)).toBeUndefined()
      expect(isRenewing(await list({ expires_from: day, expires_to: day }))).toBe(true)
      const ofVehicle = await visitor.api.vehicleDocuments.list({ params: { id: first?.owner_id ?? '' }, query: {} })
      expect(isRenewing(ofVehicle)).toBe(true)
      await expect(list({ expires_from: 'soon' })).rejects.toMatchObject({ status: 422 })
    },
  ),
  wire('documents.list', 'by id: only of some owners, with their counts; an owner elsewhere has none', async (server) => {
    const { api } = await server.as('owner')
    const list = (query: object) => api.documents.list({ params: { account_sid: okafor.id }, query: { perPage: 100, ...query } })
    const { data: all } = await list({})
    const owners = ['vehicle', 'driver'].map((type) => all.find(({ owner_type }) => owner_type === type)?.owner_id ?? '')
    const expected = all.filter(({ owner_id }) => owners.includes(owner_id))
    const { data, metadata } = await list({ owner_id: owners })
    expect(data.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted())
    expect(Object.values(metadata.counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(metadata.total)
    const [first] = expected
    const ofType = await list({ owner_id: [first?.owner_id], type: [first?.type] })
    expect(ofType.data.map(({ owner_id, type }) => [owner_id, type])).toContainEqual([first?.owner_id, first?.type])
    expect((await list({ owner_id: [owners[0]], owner_type: ['driver'] })).metadata.total).toBe(0)
    expect((await list({ owner_id: [organizationKeys('musa').id] })).metadata.total).toBe(0)
  }),
  wire('documents.list', 'by id: an upload that was not accepted is out of the list once a newer one is sent', async (server) => {
    const { api } = await server.as('drivers')
    const list = () => api.documents.list({ params: { account_sid: okafor.id }, query: { state: ['rejected'], perPage: 100 } })
    const before = await list()
    const rejected = before.data.find(({ owner_type }) => owner_type === 'driver')
    const files = [{ Location: await uploadedPicture({ api }, 'driver') }]
    const params = { id: rejected?.owner_id ?? '' }
    const newer = await api.driverDocuments.create({ params, body: { type: rejected?.type ?? '', expiry_date: '2035-06-01', files } })
    const after = await list()
    expect(after.data.map(({ id }) => id)).not.toContain(rejected?.id)
    expect(after.metadata.total).toBe(before.metadata.total - 1)
    expect(after.metadata.counts?.['rejected']).toBe((before.metadata.counts?.['rejected'] ?? 0) - 1)
    await api.driverDocuments.remove({ params: { ...params, documentId: newer.data.id } })
    expect((await list()).data.map(({ id }) => id)).toContain(rejected?.id)
  }),
  wire('documents.list', 'by id: those of a vehicle that was removed are out of the list until it is restored', async (server) => {
    const visitor = await asOwnUser(server)
    const id = await vehicle(visitor)
    await sent(visitor, id)
    const isListed = async () => {
      const { data } = await visitor.api.documents.list({ params: { account_sid: ownItem.id }, query: { perPage: 100 } })
      return data.some(({ owner_id }) => owner_id === id)
    }
    expect(await isListed()).toBe(true)
    await visitor.api.vehicles.setStatus({ params: { id }, body: { status: 'archived' } })
    expect(await isListed()).toBe(false)
    await visitor.api.vehicles.setStatus({ params: { id }, body: { status: 'inactive' } })
    expect(await isListed()).toBe(true)
  }),
  wire('documents.list', 'by account_sid: lists the documents of the organisation, including missing ones', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.documents.list({ params: { account_sid: okafor.account_sid }, query: {} })
    expect(data.map(({ type }) => type)).toContain('cac_certificate')
    expect(data.every(({ owner_type }) => owner_type === 'partner')).toBe(true)
    const other = await (
      await server.as('empty')
    ).api.documents.list({ params: { account_sid: organizationKeys('sunrise').account_sid }, query: {} })
    expect(other.data).toEqual([expect.objectContaining({ type: 'cac_certificate', status: 'missing' })])
  }),
  wire('documents.list', 'by id: a search finds the label of a document, a plate and a number', async (server) => {
    const { api } = await server.as('vehicles')
    const list = async (search: string) =>
      (await api.documents.list({ params: { account_sid: okafor.id }, query: { owner_type: ['vehicle'], perPage: 100, search } })).data
    const insurances = await list('INSURANCE cert')
    expect(insurances.length).toBeGreaterThan(0)
    expect(insurances.every(({ type }) => type === 'insurance')).toBe(true)
    const plate = insurances[0]?.owner_label ?? ''
    const number = insurances[0]?.number ?? ''
    expect((await list(plate)).every((document) => document.owner_label === plate)).toBe(true)
    expect((await list(number)).map((document) => document.number)).toContain(number)
    expect(await list('no such document')).toEqual([])
  }),
  wire('documents.list', 'by account_sid: search and days of expiry select, as they do by id', async (server) => {
    const { api, partner } = await createTestOwner(server, 'business')
    const params = { account_sid: partner.account_sid }
    const send = async (type: string, more: object) => {
      const files = [{ Location: await uploadedPicture({ api }, 'company') }]
      await api.partnerDocuments.create({ params, body: { type, files, ...more } })
    }
    await send('cac_certificate', { number: 'RC 1234567' })
    await send('director_id', { number: 'A0987', expiry_date: '2035-06-01' })
    const types = async (query: object) => (await api.documents.list({ params, query })).data.map(({ type }) => type)
    expect(await types({ search: 'a098' })).toEqual(['director_id'])
    expect(await types({ search: '1234567' })).toEqual(['cac_certificate'])
    expect(await types({ search: 'no such number' })).toEqual([])
    expect(await types({ expires_from: '2035-06-01' })).toEqual(['director_id'])
    expect(await types({ expires_from: '2035-06-02' })).toEqual([])
    expect(await types({ expires_to: '2035-05-31' })).toEqual([])
    expect(await types({ within_days: 30 })).toEqual([])
    expect(await types({ needs_renewal: '1' })).toEqual([])
  }),
  wire(
    'documents.forecast',
    'adds up twelve months of the owners that the roles may see, and a renewal under review moves its cost',
    async (server) => {
      const visitor = await server.as('vehicles')
      const forecast = async (user: TestUser, query: { owner_type?: 'vehicle' | 'driver' } = {}) =>
        (await user.api.documents.forecast({ params: { id: okafor.id }, query })).data
      const ofVehicles = await forecast(visitor)
      const [drivers, owner] = [await server.as('drivers'), await server.as('owner')]
      expect(ofVehicles.months).toHaveLength(12)
      for (const { total_kobo, renewals } of ofVehicles.months) {
        expect(total_kobo).toBe(renewals.reduce((sum, line) => sum + line.count * line.fee_kobo, 0))
        expect(renewals.every(({ owner_type }) => owner_type === 'vehicle')).toBe(true)
      }
      expect(ofVehicles.total_kobo).toBe(ofVehicles.months.reduce((sum, { total_kobo }) => sum + total_kobo, 0))
      expect(await forecast(owner, { owner_type: 'vehicle' })).toEqual(ofVehicles)
      expect((await forecast(owner)).total_kobo).toBe(ofVehicles.total_kobo + (await forecast(drivers)).total_kobo)
      await expect(forecast(drivers, { owner_type: 'vehicle' })).rejects.toMatchObject({ status: 403, code: 'Forbidden' })
      const { data: due } = await visitor.api.documents.list({
        params: { account_sid: okafor.id },
        query: { owner_type: ['vehicle'], state: ['expired'], needs_renewal: '1' },
      })
      const { owner_id = '', type = '' } = due[0] ?? {}
      const countNow = async () => (await forecast(visitor)).months[0]?.renewals.find((line) => line.type === type)?.count ?? 0
      const before = await countNow()
      const renewal = await sent(visitor, owner_id, { type })
      expect(await countNow()).toBe(before - 1)
      await visitor.api.vehicleDocuments.remove({ params: { id: owner_id, documentId: renewal.id } })
      expect(await countNow()).toBe(before)
    },
  ),
  wire('documents.calendar', 'needs the token of a personal feed and shows what its user may see', async (server) => {
    const visitor = await server.as('vehicles')
    const { data: feed } = await visitor.api.documents.feed({ params: { id: okafor.id } })
    const stranger = server.with(undefined)
    const { blob, type } = await stranger.api.documents.calendar({ params: { id: okafor.id }, query: { token: feed.token } })
    expect(type).toBe('text/calendar')
    const text = await blob.text()
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    const count = (line: string) => text.split('\r\n').filter((each) => each === line).length
    expect(count('BEGIN:VEVENT')).toBeGreaterThan(0)
    // All-day events that leave the day free, in a calendar that asks again.
    expect(count('TRANSP:TRANSPARENT')).toBe(count('BEGIN:VEVENT'))
    expect(count('REFRESH-INTERVAL;VALUE=DURATION:PT12H')).toBe(1)
    expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
    const path = `/v1/partners/${okafor.id}/documents/calendar.ics`
    for (const query of [{ token: 'nonsense' }, {}] as readonly Record<string, string>[])
      expect([404, 422]).toContain((await stranger.send({ method: 'GET', path, query })).status)
    const other = `/v1/partners/${organizationKeys('musa').id}/documents/calendar.ics`
    expect(await stranger.send({ method: 'GET', path: other, query: { token: feed.token } })).toMatchObject({ status: 404 })
    await visitor.api.documents.feed({ params: { id: okafor.id } })
    expect(await stranger.send({ method: 'GET', path, query: { token: feed.token } })).toMatchObject({ status: 404 })
  }),
]
