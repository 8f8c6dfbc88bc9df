import { canAccess, formatVehicleName, matchesSearch, parseAmountSearch, paths } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readMoney } from '../demo/money/mockMoney.ts'
import { findRoute, mockRoutes } from '../demo/mockRoutes.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import { listTrips } from '../demo/mockTrips.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { findPages } from './searchPages.ts'
import { searchLimit, type SearchGroup, type SearchHit } from './search.contract.ts'

export const searchMock: Handlers<typeof contract, MockContext>['search'] = {
  find(context, { query: { q } }) {
    const { demoData } = context
    const { organization, roles } = requireMember(context)
    const amount = parseAmountSearch(q)
    const found: { group: SearchGroup; hits: SearchHit[] }[] = []
    const add = (group: SearchGroup, hits: SearchHit[]) => {
      if (hits.length > 0) found.push({ group, hits: hits.slice(0, searchLimit) })
    }
    if (canAccess('vehicles', roles))
      add(
        'vehicles',
        demoData.fleet.vehicles
          .filter(
            ({ partner_id, registration_number: plate, nickname, ...vehicle }) =>
              partner_id === organization.id && matchesSearch(q, [plate, plate.replace('-', ''), formatVehicleName(vehicle), nickname]),
          )
          .map((vehicle) => ({
            id: vehicle.id,
            label: vehicle.registration_number,
            sub: formatVehicleName(vehicle),
            link: paths.vehicle({ vehicleId: vehicle.id }),
          })),
      )
    if (canAccess('drivers', roles))
      add(
        'drivers',
        demoData.fleet.drivers
          .filter(
            ({ partner_id, fname, lname, phone }) =>
              partner_id === organization.id && matchesSearch(q, [`${fname} ${lname}`, phone, phone.replace('+234', '0')]),
          )
          .map(({ id, fname, lname, phone }) => ({ id, label: `${fname} ${lname}`, sub: phone, link: paths.driver({ driverId: id }) })),
      )
    const { trips } = listTrips(demoData, organization)
    if (canAccess('trips', roles))
      add(
        'trips',
        trips
          .filter(({ reference }) => matchesSearch(q, [reference]))
          .toSorted((a, b) => (a.reference < b.reference ? -1 : 1))
          .map(({ id, reference, route_id }) => ({
            id,
            label: reference,
            sub: findRoute(route_id).name,
            link: paths.trip({ tripId: id }),
          })),
      )
    if (canAccess('routes', roles)) {
      const driven = new Set(trips.map(({ route_id }) => route_id))
      add(
        'routes',
        mockRoutes
          .filter(({ id, name, code }) => driven.has(id) && (matchesSearch(q, [name]) || code.startsWith(q.toUpperCase())))
          .toSorted((a, b) => (a.name < b.name ? -1 : 1))
          .map(({ id, name, code }) => ({ id, label: name, sub: code, link: paths.route({ routeId: id }) })),
      )
    }
    if (canAccess('earnings', roles)) {
      const { payslips, payouts } = readMoney(demoData, organization)
      add(
        'payslips',
        payslips
          .filter(({ number, totals }) => matchesSearch(q, [number]) || totals.payable_kobo === amount)
          .map(({ id, number }) => ({ id, label: number, sub: null, link: paths.payslip({ id }) })),
      )
      add(
        'payouts',
        payouts
          .filter(({ reference, amount_kobo }) => matchesSearch(q, [reference]) || amount_kobo === amount)
          .map(({ id, reference }) => ({ id, label: reference, sub: null, link: paths.payouts({ payout: id }) })),
      )
    }
    add('pages', findPages(roles, q))
    return { data: found }
  },
}
