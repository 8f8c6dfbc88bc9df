import { formatVehicleName, matchesSearch } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { findVehicleOf } from '../demo/fleetLookups.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { lookupLimit, type Lookup } from './lookups.contract.ts'

interface Query {
  search?: string | undefined
  id?: string | undefined
}

/** Filters, sorts and limits options. */
function pickRows(all: readonly (Lookup & { texts?: string })[], { search, id }: Query) {
  const found = all.filter(
    (each) =>
      (id === undefined || each.id === id) && (!search || matchesSearch(search, [each.label, each.label.replace('-', ''), each.sub])),
  )
  return { data: found.toSorted((a, b) => a.label.localeCompare(b.label)).slice(0, lookupLimit) }
}

/** A removed item is not offered, but a stored choice has its name. */
const isOffered = ({ status }: { status: string }, { id }: Query) => id !== undefined || status !== 'archived'

const routes = ['Ajah – CMS', 'Lekki Phase 1 – Ikeja', 'Ikorodu – Yaba', 'Egbeda – Marina']

export const lookupsMock: Handlers<typeof contract, MockContext>['lookups'] = {
  vehicles(context, { query }) {
    const { organization } = requireMember(context)
    const all = context.demoData.fleet.vehicles.filter((vehicle) => vehicle.partner_id === organization.id && isOffered(vehicle, query))
    return pickRows(
      all.map((vehicle) => ({
        id: vehicle.id,
        label: vehicle.registration_number,
        sub: formatVehicleName(vehicle),
        status: vehicle.status,
      })),
      query,
    )
  },
  drivers(context, { query }) {
    const { organization } = requireMember(context)
    const all = context.demoData.fleet.drivers.filter((driver) => driver.partner_id === organization.id && isOffered(driver, query))
    return pickRows(
      all.map(({ id, fname, lname, status }) => ({
        id,
        label: `${fname} ${lname}`,
        sub: findVehicleOf(context.demoData, id)?.registration_number ?? null,
        status,
      })),
      query,
    )
  },
  routes(context, { query }) {
    const { days } = requireMember(context).organization
    return pickRows(
      days.length === 0 ? [] : routes.map((label, at) => ({ id: `rte_demo${at + 1}`, label, sub: `LOS-${at + 1}`, status: 'active' })),
      query,
    )
  },
}
