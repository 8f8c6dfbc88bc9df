// Longer than 250 lines: all cases of reports are in one file.
import { formatAuditAction, formatTripName } from '@vehicle-partner/domain'
import { documents } from '../documents/documents.contract.ts'
import { organizationKeys } from '../demo/expectedAccess.ts'
import type { PersonKey } from '../demo/demoPeople.ts'
import { expect, rules, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'
import { canReport, reportColumns } from './reportColumns.ts'
import { reportTypes, type ReportType } from './reports.contract.ts'

const params = { id: organizationKeys('okafor').id }

const areas = ['earnings', 'trips', 'vehicles', 'drivers'] as const

type Filters = Record<string, string | string[]>
const create = ({ api }: TestUser, type: ReportType, filters: Filters = {}, format: 'csv' | 'xlsx' | 'pdf' = 'csv') =>
  api.reports.create({ params, body: { type, format, filters } })

async function linesIn({ api }: TestUser, id: string): Promise<string[]> {
  const { blob } = await api.reports.download({ params: { id } })
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())
  expect(text.startsWith('\ufeff')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}

const roles: readonly [PersonKey, string][] = [
  ['owner', 'partner_owner'],
  ['earnings', 'partner_earnings_manager'],
  ['trips', 'partner_trip_manager'],
  ['vehicles', 'partner_vehicle_manager'],
  ['drivers', 'partner_driver_manager'],
  ['staff', 'partner_staff'],
]

const ofReport =
  (rest = '') =>
  async (owner: TestUser) => ({ method: 'GET' as const, path: `/v1/reports/${(await create(owner, 'payouts')).data.id}${rest}` })

/** Filters of the lists of vehicles and drivers. */
const listFilters: readonly ['vehicles' | 'drivers', Filters][] = [
  ['vehicles', { driver: 'unassigned' }],
  ['vehicles', { needs_attention: '1' }],
  ['vehicles', { compliance: ['expired'], type: ['mini_bus', 'mini_van'] }],
  ['vehicles', { status: ['inactive'] }],
  ['drivers', { vehicle: 'unassigned' }],
  ['drivers', { needs_attention: '1', licence_class: ['E'] }],
]

/** Filters of the lists of payouts and payslips. */
const payFilters: readonly ['payouts' | 'payslips', Filters][] = [
  ['payouts', { tab: ['paid'] }],
  ['payouts', { search: 'no such reference' }],
  ['payslips', {}],
  ['payslips', { status: ['paid'] }],
]

/** Filters of the list of trips. */
const tripFilters: readonly Filters[] = [
  {},
  { group: 'upcoming' },
  { status: ['completed'] },
  { needs_action: '1' },
  { from: '2026-11-01', to: '2026-11-20', status: ['completed', 'cancelled'] },
  { search: 'ajah', group: 'history' },
]

/** Filters of the list of documents, and who asks. */
const documentFilters: readonly [PersonKey, Filters][] = [
  ['owner', {}],
  ['owner', { owner_type: ['vehicle'] }],
  ['owner', { owner_type: ['vehicle', 'driver'], state: ['expired', 'expiring'] }],
  ['owner', { state: ['approved'], search: 'lnd' }],
  ['owner', { within_days: '30' }],
  ['owner', { type: ['nin_slip', 'insurance'] }],
  ['drivers', { owner_type: ['driver'], state: ['approved'] }],
  ['drivers', {}],
  ['vehicles', { state: ['expired'] }],
]

/** Filters of the audit log. */
const auditFilters: readonly Filters[] = [
  { search: 'no such person' },
  { entity_type: ['vehicle'] },
  { actor_id: ['system'] },
  { action: ['vehicle.archived', 'member.invited'], from: '2020-01-01' },
]

/** Five filter sets of the earnings list. */
const filterSets: readonly [string, Filters][] = [
  ['last month', { period: 'last_month' }],
  ['fees that are settled', { type: 'platform_fee', state: 'settled' }],
  ['two types at once', { type: ['fuel_advance', 'toll_reimbursement'] }],
  ['an exact amount', { search: '42,000', direction: 'credit' }],
  ['nothing at all', { search: 'no such reference' }],
]

export const reportsConformance: readonly Case[] = [
  ...roles.map(([person, role]) =>
    wire('reports.create', `${person} may create reports of data that they may read`, async (server) => {
      const visitor = await server.as(person)
      for (const type of reportTypes) {
        const path = `/v1/partners/${params.id}/reports`
        const { status } = await visitor.send({ method: 'POST', path, body: { type, filters: { period: 'yesterday' } } })
        expect({ type, status }).toEqual({ type, status: canReport(type, [role]) ? 201 : 403 })
      }
    }),
  ),
  ...filterSets.map(([name, filters]) =>
    wire('reports.create', `${name}: has as many rows as the list (check 9)`, async (server) => {
      const visitor = await server.as('earnings')
      const { data } = await create(visitor, 'earnings_lines', filters)
      const { metadata } = await visitor.api.earnings.list({ params, query: filters })
      expect(data).toMatchObject({ status: 'ready', rows: metadata.total, filters })
      const lines = await linesIn(visitor, data.id)
      expect(lines).toHaveLength(metadata.total + 1)
      expect(lines[0]).toBe(reportColumns.earnings_lines.map(({ label }) => label).join(','))
    }),
  ),
  wire('reports.create', 'columns have the requested order', async (server) => {
    const visitor = await server.as('owner')
    const body = { type: 'payouts' as const, columns: ['amount_kobo', 'reference'] }
    const { data } = await visitor.api.reports.create({ params, body })
    const [head, ...rows] = await linesIn(visitor, data.id)
    expect(head).toBe('Amount (NGN),Reference')
    for (const row of rows) expect(row).toMatch(/^(\d+\.\d\d)?,PO-\d{4}-\d\d-\d{4}$/)
    const path = `/v1/partners/${params.id}/reports`
    expect(await visitor.send({ method: 'POST', path, body: { type: 'payouts', columns: ['password'] } })).toMatchObject({
      status: 422,
      body: { errors: { columns: expect.any(String) } },
    })
  }),
  wire('reports.create', 'an unknown type or format is rejected on its field', async (server) => {
    const { send } = await server.as('owner')
    const path = `/v1/partners/${params.id}/reports`
    for (const [field, value] of Object.entries({ type: 'passwords', format: 'doc' }))
      expect(await send({ method: 'POST', path, body: { type: 'payouts', [field]: value } })).toMatchObject({
        status: 422,
        body: { errors: { [field]: expect.any(String) } },
      })
  }),
  wire('reports.create', "another user's organisation is not found", async (server) => {
    await expect(create(await server.as('individual'), 'payouts')).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  }),
  ...moneyItemAccessCases('reports.get', areas, ofReport()).filter(({ name }) => !name.startsWith('members')),
  wire('reports.get', 'a ready report has a file, valid for seven days', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await create(visitor, 'trip_stats', { period: 'last_month' })
    expect((await visitor.api.reports.get({ params: { id: data.id } })).data).toEqual(data)
    expect(Date.parse(data.file?.expires_at ?? '') - Date.parse(data.created_at)).toBe(7 * 86_400_000)
  }),
  ...moneyItemAccessCases('reports.download', areas, ofReport('/download')).filter(({ name }) => !name.startsWith('members')),
  wire('reports.download', 'returns a PDF file', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await create(visitor, 'payouts', {}, 'pdf')
    const { blob, type, filename } = await visitor.api.reports.download({ params: { id: data.id } })
    expect(type).toBe('application/pdf')
    expect(filename).toMatch(/^payouts-\d{4}-\d\d-\d\d\.pdf$/)
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
  }),
  rules('reports.download', 'returns a workbook', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await create(visitor, 'vehicles', {}, 'xlsx')
    const { blob, type } = await visitor.api.reports.download({ params: { id: data.id } })
    expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect((await blob.text()).slice(0, 2)).toBe('PK')
  }),
  ...(['trips', 'vehicles', 'drivers', 'documents_expiry', 'audit', 'earnings_by_vehicle', 'payslips'] as const).map((type) =>
    rules('reports.create', `${type}: its rows have its columns`, async (server) => {
      const visitor = await server.as('owner')
      const { data } = await create(visitor, type, type === 'trips' ? { period: 'yesterday' } : {})
      const [head, ...rows] = await linesIn(visitor, data.id)
      expect(head?.split(',')).toHaveLength(reportColumns[type].length)
      expect(data.rows).toBeGreaterThan(0)
      expect(rows.length).toBeGreaterThanOrEqual(data.rows ?? 0)
    }),
  ),
  rules('reports.create', 'trips: each row names the way that its trip goes, as the list does', async (server) => {
    const visitor = await server.as('trips')
    const { data: listed } = await visitor.api.trips.list({ params, query: { group: 'upcoming', perPage: 100 } })
    const { data } = await create(visitor, 'trips', { group: 'upcoming' })
    const [, ...rows] = await linesIn(visitor, data.id)
    const found = rows.map((row) => row.split(',').slice(1, 3).join())
    expect(found).toEqual(expect.arrayContaining(listed.map((trip) => [trip.reference, formatTripName(trip)].join())))
    expect(new Set(listed.map(({ direction }) => direction)).size).toBe(2)
  }),
  rules('reports.create', 'trips: rating and earnings as in the list; roles that see no money get no earnings', async (server) => {
    const query = { group: 'history', perPage: 100 } as const
    const owner = await server.as('owner')
    const { data: listed } = await owner.api.trips.list({ params, query })
    const { data } = await create(owner, 'trips', { group: 'history' })
    const [head, ...rows] = await linesIn(owner, data.id)
    expect(head).toMatch(/,Rating,Earned \(NGN\)$/)
    const found = new Map(rows.map((row) => [row.split(',')[1], row.split(',').slice(-2)]))
    const expected = listed.map(({ reference, rating, earnings }) => [
      reference,
      [String(rating?.rating ?? ''), earnings ? (earnings.net_kobo / 100).toFixed(2) : ''],
    ])
    expect(listed.map(({ reference }) => [reference, found.get(reference)])).toEqual(expected)
    expect(expected.some(([, cells]) => cells?.[1] !== '')).toBe(true)

    const visitor = await server.as('trips')
    const created = await create(visitor, 'trips', { group: 'history' })
    expect((await linesIn(visitor, created.data.id))[0]).toMatch(/,No-shows,Rating$/)
    const path = `/v1/partners/${params.id}/reports`
    const body = { type: 'trips', columns: ['reference', 'net_kobo'] }
    expect(await visitor.send({ method: 'POST', path, body })).toMatchObject({
      status: 422,
      body: { errors: { columns: expect.any(String) } },
    })
  }),
  rules('reports.create', 'documents_expiry: in the words of the screens, with the status on the day', async (server) => {
    const visitor = await server.as('owner')
    const { data: listed } = await visitor.api.documents.list({
      params: { account_sid: params.id },
      query: { state: ['expired', 'expiring', 'rejected'], perPage: 100 },
    })
    const labels = { expired: 'Expired', expiring: 'Expiring soon', rejected: 'Not accepted' }
    const expected = listed
      .filter(({ expiry_date }) => expiry_date !== null)
      .map(({ owner_label, label, status, expiry_date }) => [owner_label, label, labels[status as keyof typeof labels], expiry_date].join())
    const { data } = await create(visitor, 'documents_expiry', { status: ['expired', 'expiring', 'rejected'] })
    const [, ...rows] = await linesIn(visitor, data.id)
    expect(rows.map((row) => row.split(',').slice(1, 5).join()).toSorted()).toEqual(expected.toSorted())
    expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(new Set(['Vehicle', 'Driver']))
  }),
  ...listFilters.map(([type, filters]) =>
    wire('reports.create', `${type} with ${JSON.stringify(filters)}: as many rows as the list`, async (server) => {
      const visitor = await server.as('owner')
      const listed = await visitor.send({ method: 'GET', path: `/v1/partners/${params.id}/${type}`, query: { ...filters, perPage: '10' } })
      const { data } = await create(visitor, type, filters)
      expect(listed.body).toMatchObject({ metadata: { total: data.rows } })
    }),
  ),
  ...payFilters.map(([type, filters]) =>
    wire('reports.create', `${type} with ${JSON.stringify(filters)}: as many rows as the list`, async (server) => {
      const visitor = await server.as('earnings')
      const query = { ...filters, partnerId: organizationKeys('okafor').account_sid }
      const { metadata } = await (type === 'payouts' ? visitor.api.payouts.list({ query }) : visitor.api.payslips.list({ query }))
      // As the portal sends them: with the organisation of the list.
      expect((await create(visitor, type, query)).data.rows).toBe(metadata.total)
    }),
  ),
  ...tripFilters.map((filters) =>
    wire('reports.create', `trips with ${JSON.stringify(filters)}: as many rows as the list`, async (server) => {
      const visitor = await server.as('trips')
      const { metadata } = await visitor.api.trips.list({ params, query: filters })
      expect((await create(visitor, 'trips', filters)).data.rows).toBe(metadata.total)
    }),
  ),
  ...documentFilters.map(([person, filters]) =>
    wire('reports.create', `documents_expiry of ${person} with ${JSON.stringify(filters)}: the rows of the list`, async (server) => {
      const visitor = await server.as(person)
      const path = `/v1/partners/${params.id}/documents`
      const listed: string[][] = []
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { body } = await visitor.send({ method: 'GET', path, query: { ...filters, page: String(page), perPage: '100' } })
        const { data, metadata } = documents.list.response.parse(body)
        listed.push(
          ...data.map(({ owner_label, label, expiry_date, days_left }) => [owner_label, label, expiry_date ?? '', String(days_left ?? '')]),
        )
        pages = metadata.pages
      }
      const { data } = await create(visitor, 'documents_expiry', filters)
      expect(data.rows).toBe(listed.length)
      const [, ...rows] = await linesIn(visitor, data.id)
      const found = rows.map((row) => row.split(',')).map(([, owner, document, , expires, left]) => [owner, document, expires, left].join())
      expect(found.toSorted()).toEqual(listed.map((cells) => cells.join()).toSorted())
    }),
  ),
  wire('reports.create', 'documents_expiry: has documents without an expiry date, and the days of expiry select', async (server) => {
    const visitor = await server.as('owner')
    const all = await create(visitor, 'documents_expiry')
    const dated = await create(visitor, 'documents_expiry', { from: '2000-01-01', to: '2100-01-01' })
    expect(all.data.rows).toBeGreaterThan(dated.data.rows ?? Infinity)
    expect((await create(visitor, 'documents_expiry', { state: 'expired' })).data.rows).toBe(
      (await create(visitor, 'documents_expiry', { status: 'expired' })).data.rows,
    )
  }),
  ...auditFilters.map((filters) =>
    wire('reports.create', `audit with ${JSON.stringify(filters)}: as many rows as the list`, async (server) => {
      const visitor = await server.as('owner')
      const { metadata } = await visitor.api.audit.list({ params, query: filters })
      expect((await create(visitor, 'audit', filters)).data.rows).toBe(metadata.total)
    }),
  ),
  wire('reports.create', 'audit of one item, found by its name: only its entries, in the words of the screens', async (server) => {
    const visitor = await server.as('owner')
    // Whatever was requested is an entry of the log.
    await create(visitor, 'audit')
    const { data: events } = await visitor.api.audit.list({ params, query: { perPage: 10 } })
    const event = events.find(({ entity }) => entity.id !== null)
    if (!event?.entity.id) throw new Error('No item has changed')
    const filters = { entity_id: [event.entity.id], search: event.entity.label }
    const { metadata } = await visitor.api.audit.list({ params, query: filters })
    const { data } = await create(visitor, 'audit', filters)
    expect(data.rows).toBe(metadata.total)
    const [, ...rows] = await linesIn(visitor, data.id)
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toContain(event.entity.label)
    // In the words of the screens.
    expect(rows.join('\n')).toContain(`,${formatAuditAction(event.action)},`)
    expect(rows.join('\n')).not.toContain('partner_')
  }),
  wire('reports.create', 'trips of a named period are those of its days; an unknown period is rejected', async (server) => {
    const visitor = await server.as('trips')
    const [all, month] = [await create(visitor, 'trips', { period: 'all' }), await create(visitor, 'trips', { period: 'last_month' })]
    expect(all.data.rows).toBeGreaterThan(month.data.rows ?? Infinity)
    const path = `/v1/partners/${params.id}/reports`
    const body = { type: 'trips', filters: { period: 'the_day_after' } }
    expect(await visitor.send({ method: 'POST', path, body })).toMatchObject({
      status: 422,
      body: { errors: { filters: expect.any(String) } },
    })
  }),
  wire('reports.create', 'vehicles that were selected, found by the name of the driver', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await visitor.api.vehicles.list({ params, query: { driver: 'assigned', perPage: 10 } })
    const ids = data.slice(0, 2).map(({ id }) => id)
    expect((await create(visitor, 'vehicles', { id: ids })).data.rows).toBe(2)
    const search = data[0]?.driver?.lname ?? ''
    const found = await visitor.api.vehicles.list({ params, query: { search, perPage: 10 } })
    expect((await create(visitor, 'vehicles', { search })).data.rows).toBe(found.metadata.total)
    await expect(create(visitor, 'vehicles', { compliance: 'green', year_from: 'old' })).rejects.toMatchObject({ status: 422 })
  }),
]
