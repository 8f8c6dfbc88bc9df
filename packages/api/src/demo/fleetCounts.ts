import { lagosDate, needsDocuments, statusesAwaitingVehicle } from '@vehicle-partner/domain'
import { expiredDocumentsEntry } from '../partners/expiredDocumentsEntry.ts'
import { isWithoutTrips, noTripsEntry } from '../partners/noTripsEntry.ts'
import type { NeedsAction } from '../partners/partners.contract.ts'
import { findAssignment, readDocumentsSummary, readVehicle } from './fleetLookups.ts'
import type { MockContext } from './mockContext.ts'
import type { DemoData, MockOrganization } from './demoData.ts'

const awaitingVehicle: readonly string[] = statusesAwaitingVehicle

const isPresent = ({ status }: { status: string }) => status !== 'archived'

/** Counts the vehicles and drivers of an organisation that are not removed. */
export function countFleet(demoData: DemoData, { id }: MockOrganization) {
  const { fleet } = demoData
  const vehicles = fleet.vehicles.filter((vehicle) => vehicle.partner_id === id && isPresent(vehicle))
  const drivers = fleet.drivers.filter((driver) => driver.partner_id === id && isPresent(driver))
  return {
    drivers: {
      total_drivers: drivers.length,
      drivers_without_vehicle: drivers.filter(
        ({ id: driverId, status }) => awaitingVehicle.includes(status) && !findAssignment(demoData, driverId),
      ).length,
    },
    vehicles: {
      total_vehicles: vehicles.length,
      vehicles_needing_documents: vehicles.filter((vehicle) => needsDocuments(readDocumentsSummary(demoData, vehicle).status)).length,
    },
  }
}

/** The dashboard entry for expired documents, if there are any. */
export function readExpiredDocumentsEntry(demoData: DemoData, { id }: MockOrganization): NeedsAction[] {
  const { fleet } = demoData
  const today = lagosDate(demoData.clock())
  const names = new Map([
    ...fleet.drivers.filter(isPresent).map((driver) => [driver.id, `${driver.fname} ${driver.lname}`] as const),
    ...fleet.vehicles.filter(isPresent).map((vehicle) => [vehicle.id, vehicle.registration_number] as const),
  ])
  const found = fleet.documents
    .filter(
      ({ partner_id, owner_id, status, expiry_date }) =>
        partner_id === id && names.has(owner_id) && status === 'approved' && expiry_date !== null && expiry_date < today,
    )
    .toSorted((a, b) => (a.expiry_date ?? '').localeCompare(b.expiry_date ?? ''))
  return expiredDocumentsEntry(
    found.map(({ owner_id, owner_type, type }) => ({
      owner: names.get(owner_id) ?? '',
      driver: owner_type === 'driver',
      renewing: fleet.documents.some((other) => other.owner_id === owner_id && other.type === type && other.status === 'under_review'),
    })),
  )
}

/** The dashboard entry for vehicles without trips, if there are any. */
export function readNoTripsEntry(context: MockContext, { id }: MockOrganization): NeedsAction[] {
  const found = context.demoData.fleet.vehicles
    .filter(({ partner_id }) => partner_id === id)
    .map((vehicle) => readVehicle(context, vehicle))
    .filter(isWithoutTrips)
  const byReason = Map.groupBy(found, ({ dispatch_blockers: [first] }) => first?.code ?? '')
  const counts = [...byReason].map(([reason, group]) => ({
    reason,
    count: group.length,
    plates: group.map(({ registration_number }) => registration_number).toSorted(),
  }))
  const [only] = found.length === 1 ? found : []
  return noTripsEntry(counts, only && { id: only.id, plate: only.registration_number, blockers: only.dispatch_blockers })
}
