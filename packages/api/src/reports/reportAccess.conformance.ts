import { organizationKeys } from '../demo/expectedAccess.ts'
import { expect, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import type { ReportType } from './reports.contract.ts'

const params = { id: organizationKeys('okafor').id }

type Filters = Record<string, string | string[]>

const create = ({ api }: TestUser, type: ReportType) => api.reports.create({ params, body: { type, format: 'csv', filters: {} } })

/** Who sees a report that was created. */
export const reportAccessConformance: readonly Case[] = [
  wire('reports.list', 'lists reports newest first; managers see their own, owners all', async (server) => {
    const [owner, manager] = [await server.as('owner'), await server.as('vehicles')]
    const own = (await create(manager, 'vehicles')).data
    const other = (await create(owner, 'payslips')).data
    const list = async ({ api }: TestUser) => (await api.reports.list({ params, query: { perPage: 100 } })).data.map(({ id }) => id)
    expect(await list(manager)).toContain(own.id)
    expect(await list(manager)).not.toContain(other.id)
    expect(await list(owner)).toEqual(expect.arrayContaining([own.id, other.id]))
    const { data } = await owner.api.reports.list({ params, query: { type: 'payslips', perPage: 100 } })
    for (const { type } of data) expect(type).toBe('payslips')
  }),
  wire('reports.list', 'has only reports of data that the present roles may read', async (server) => {
    const [owner, manager] = [await server.as('owner'), await server.as('earnings')]
    const report = (await create(manager, 'payouts')).data
    const list = async () => (await manager.api.reports.list({ params, query: { perPage: 100 } })).data.map(({ id }) => id)
    expect(await list()).toContain(report.id)
    const query = { owner_id: params.id, owner_type: 'partner', search: 'earnings@demo.test' } as const
    const [member] = (await owner.api.members.list({ query })).data
    const setRole = (role: 'partner_trip_manager' | 'partner_earnings_manager') =>
      owner.api.members.setRoles({ params: { id: member?.id ?? '' }, body: { member_roles: [role] } })
    await setRole('partner_trip_manager')
    expect(await list()).not.toContain(report.id)
    for (const call of ['get', 'download'] as const)
      await expect(manager.api.reports[call]({ params: { id: report.id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    await setRole('partner_earnings_manager')
    expect(await list()).toContain(report.id)
  }),
  wire('reports.list', 'a report of trips with earnings is only for roles that see money', async (server) => {
    const [owner, manager] = [await server.as('owner'), await server.as('earnings')]
    const query = { owner_id: params.id, owner_type: 'partner', search: 'earnings@demo.test' } as const
    const [member] = (await owner.api.members.list({ query })).data
    type Role = 'partner_trip_manager' | 'partner_earnings_manager'
    const setRoles = (...roles: Role[]) => owner.api.members.setRoles({ params: { id: member?.id ?? '' }, body: { member_roles: roles } })
    const list = async () => (await manager.api.reports.list({ params, query: { perPage: 100 } })).data.map(({ id }) => id)
    await setRoles('partner_trip_manager', 'partner_earnings_manager')
    const withMoney = (await create(manager, 'trips')).data
    const body = { type: 'trips' as const, columns: ['reference', 'status'] }
    const without = (await manager.api.reports.create({ params, body })).data
    expect(withMoney.columns).toContain('net_kobo')
    await setRoles('partner_trip_manager')
    expect(await list()).toContain(without.id)
    expect(await list()).not.toContain(withMoney.id)
    for (const call of ['get', 'download'] as const)
      await expect(manager.api.reports[call]({ params: { id: withMoney.id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    await setRoles('partner_trip_manager', 'partner_earnings_manager')
    expect(await list()).toContain(withMoney.id)
    await setRoles('partner_earnings_manager')
  }),
  wire('reports.create', 'documents are only of owners that the roles may see', async (server) => {
    const manager = await server.as('drivers')
    const body = (filters: Filters) => ({ type: 'documents_expiry' as const, filters })
    const unnamed: readonly Filters[] = [{}, { owner_type: [] }]
    for (const owner_type of ['vehicle', ['driver', 'vehicle']])
      await expect(manager.api.reports.create({ params, body: body({ owner_type }) })).rejects.toMatchObject({
        status: 403,
        code: 'Forbidden',
      })
    for (const filters of unnamed) {
      const { data } = await manager.api.reports.create({ params, body: body(filters) })
      // It says what it holds.
      expect(data.filters).toEqual({ owner_type: ['driver', 'partner'] })
      const { blob } = await manager.api.reports.download({ params: { id: data.id } })
      const lines = (await blob.text()).trimEnd().split('\r\n').slice(1)
      expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set(['Driver', 'Company']))
    }
  }),
  wire('reports.list', 'a report of documents is only for roles that see all its owners', async (server) => {
    const [owner, manager] = [await server.as('owner'), await server.as('earnings')]
    const query = { owner_id: params.id, owner_type: 'partner', search: 'earnings@demo.test' } as const
    const [member] = (await owner.api.members.list({ query })).data
    type Role = 'partner_driver_manager' | 'partner_vehicle_manager' | 'partner_earnings_manager'
    const setRoles = (...roles: Role[]) => owner.api.members.setRoles({ params: { id: member?.id ?? '' }, body: { member_roles: roles } })
    const request = async (filters: Filters) =>
      (await manager.api.reports.create({ params, body: { type: 'documents_expiry', filters } })).data.id
    const list = async () => (await manager.api.reports.list({ params, query: { perPage: 100 } })).data.map(({ id }) => id)
    await setRoles('partner_driver_manager', 'partner_vehicle_manager')
    const ofVehicles = [await request({}), await request({ owner_type: 'vehicle' }), await request({ owner_type: ['driver', 'vehicle'] })]
    const ofDrivers = [await request({ owner_type: 'driver' }), await request({ owner_type: ['driver'] })]
    await setRoles('partner_driver_manager')
    expect(await list()).toEqual(expect.arrayContaining(ofDrivers))
    for (const id of ofVehicles) {
      expect(await list()).not.toContain(id)
      for (const call of ['get', 'download'] as const)
        await expect(manager.api.reports[call]({ params: { id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    }
    await setRoles('partner_driver_manager', 'partner_vehicle_manager')
    expect(await list()).toEqual(expect.arrayContaining([...ofVehicles, ...ofDrivers]))
    await setRoles('partner_earnings_manager')
  }),
  wire('reports.list', 'is forbidden for members without an area', async (server) => {
    const { api } = await server.as('staff')
    await expect(api.reports.list({ params, query: {} })).rejects.toMatchObject({ status: 403 })
  }),
  wire('reports.get', "another user's report is not found", async (server) => {
    const { data } = await create(await server.as('earnings'), 'payouts')
    const { api } = await server.as('vehicles')
    await expect(api.reports.get({ params: { id: data.id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
    await expect(api.reports.download({ params: { id: data.id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  }),
]
