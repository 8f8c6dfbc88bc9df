import { formatVehicleName, tripGroup, tripsOverlap } from '@vehicle-partner/domain'
import type { DriverForTrip, VehicleForTrip } from '../trips/tripCandidates.ts'
import { findDriverOf, findVehicleOf, readDocumentsSummary, readDriverDetails, readVehicleDetails } from './fleetLookups.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { listTrips, type MockTrip } from './mockTrips.ts'

/** Finds the reference of an open trip of a vehicle or driver at the time of another. */
function createOverlapFinder(context: MockContext, trip: MockTrip) {
  const span = { from: trip.departure_at, to: trip.arrival_eta }
  const others = listTrips(context.demoData, requireMember(context).organization)
    .trips.filter(
      (other) =>
        tripGroup(other.status) !== 'history' &&
        other.id !== trip.id &&
        tripsOverlap(span, { from: other.departure_at, to: other.arrival_eta }),
    )
    .toSorted((one, other) => one.departure_at.getTime() - other.departure_at.getTime())
  return (id: string) => others.find(({ vehicle_id, driver_id }) => vehicle_id === id || driver_id === id)?.reference
}

// A trip names its own driver.
const usualDriverCodes = ['no_driver', 'driver_blocked']

/** The vehicles for a trip. */
export function listVehiclesForTrip(context: MockContext, trip: MockTrip): (VehicleForTrip & { isRemoved: boolean })[] {
  const { fleet } = context.demoData
  const findOverlap = createOverlapFinder(context, trip)
  return fleet.vehicles
    .filter(({ partner_id }) => partner_id === trip.partner_id)
    .map((vehicle) => {
      const driver = findDriverOf(context.demoData, vehicle.id)
      return {
        id: vehicle.id,
        registration_number: vehicle.registration_number,
        name: formatVehicleName(vehicle),
        type: vehicle.type,
        seats: vehicle.seats,
        driver: driver ? { id: driver.id, name: `${driver.fname} ${driver.lname}` } : null,
        blockers: readVehicleDetails(context, vehicle).dispatch_blockers.filter(({ code }) => !usualDriverCodes.includes(code)),
        documents_valid_to: readDocumentsSummary(context.demoData, vehicle).next_expiry,
        overlap: findOverlap(vehicle.id),
        isRemoved: vehicle.status === 'archived',
      }
    })
}

/** The drivers for a trip. */
export function listDriversForTrip(context: MockContext, trip: MockTrip): (DriverForTrip & { isRemoved: boolean })[] {
  const { fleet } = context.demoData
  const findOverlap = createOverlapFinder(context, trip)
  return fleet.drivers
    .filter(({ partner_id }) => partner_id === trip.partner_id)
    .map((driver) => {
      const vehicle = findVehicleOf(context.demoData, driver.id)
      return {
        id: driver.id,
        name: `${driver.fname} ${driver.lname}`,
        licence_class: driver.licence_class,
        vehicle: vehicle ? { id: vehicle.id, registration_number: vehicle.registration_number } : null,
        blockers: readDriverDetails(context, driver).dispatch_blockers,
        overlap: findOverlap(driver.id),
        isRemoved: driver.status === 'archived',
      }
    })
}
