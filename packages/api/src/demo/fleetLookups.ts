import { toVehicleBrief } from '../fleet/toVehicleBrief.ts'
import {
  canAccess,
  canSeeMoney,
  isDriversOwn,
  lagosDate,
  requiredDocumentTypes,
  summarizeDocuments,
  type DocumentsSummary,
} from '@vehicle-partner/domain'
import { findDriverBlockers, serializeDriverDetails, serializeDriver, type DriverRelations } from '../drivers/serializeDriver.ts'
import { serializeVehicleDetails, serializeVehicle, type VehicleRelations } from '../vehicles/serializeVehicle.ts'
import { demoCities } from './demoCities.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import type { DemoData } from './demoData.ts'

const unsignedLink = (location: string) => location

/** A demo city by id. */
export function findCity(id: string) {
  const city = demoCities.find((each) => each.id === id) ?? demoCities[0]
  return { id: city.id, name: city.name, code: city.code }
}

/** The compliance of a vehicle or driver. */
export function readDocumentsSummary({ fleet, clock }: DemoData, owner: MockVehicle | MockDriver): DocumentsSummary {
  const kind = 'registration_number' in owner ? 'vehicle' : 'driver'
  const ownership = 'ownership' in owner ? owner.ownership : undefined
  const required = requiredDocumentTypes(kind, { city: findCity(owner.city_id).code, ownership })
  return summarizeDocuments(
    fleet.documents.filter(({ owner_id }) => owner_id === owner.id),
    required,
    lagosDate(clock()),
  )
}

/** Whether an organisation is verified. */
function isVerified({ organizations }: DemoData, partnerId: string): boolean {
  const found = Object.values(organizations).find(({ id }) => id === partnerId)
  return found?.identity.status === 'completed' && found.address.status === 'completed'
}

/** The open assignment of a vehicle or a driver. */
export const findAssignment = ({ fleet }: DemoData, id: string) =>
  fleet.assignments.find((each) => each.to === null && (each.vehicle_id === id || each.driver_id === id))

/** The driver of a vehicle. */
export const findDriverOf = (demoData: DemoData, vehicleId: string): MockDriver | undefined => {
  const open = findAssignment(demoData, vehicleId)
  return open && demoData.fleet.drivers.find(({ id }) => id === open.driver_id)
}

/** The vehicle of a driver. */
export const findVehicleOf = (demoData: DemoData, driverId: string): MockVehicle | undefined => {
  const open = findAssignment(demoData, driverId)
  return open && demoData.fleet.vehicles.find(({ id }) => id === open.vehicle_id)
}

function driverState(demoData: DemoData, driver: MockDriver) {
  return {
    documents: readDocumentsSummary(demoData, driver),
    verified: isVerified(demoData, driver.partner_id),
    today: lagosDate(demoData.clock()),
  }
}

function vehicleSurroundings(context: MockContext, vehicle: MockVehicle): VehicleRelations {
  const { demoData } = context
  const driver = findDriverOf(demoData, vehicle.id)
  const { net_30d_kobo, ...stats } = vehicle.stats
  const { roles } = requireMember(context)
  const driverBlockers = driver ? findDriverBlockers(driver, driverState(demoData, driver)) : []
  return {
    city: findCity(vehicle.city_id),
    driver: driver
      ? {
          id: driver.id,
          fname: driver.fname,
          lname: driver.lname,
          phone: driver.phone,
          avatar: driver.avatar,
          dispatchable: !driverBlockers.some(isDriversOwn),
          blockers: canAccess('drivers', roles) ? driverBlockers : undefined,
        }
      : null,
    documents: readDocumentsSummary(demoData, vehicle),
    verified: isVerified(demoData, vehicle.partner_id),
    stats: { ...stats, ...(canSeeMoney(roles) ? { net_30d_kobo } : {}) },
    link: unsignedLink,
  }
}

const driverSurroundings = (demoData: DemoData, driver: MockDriver): DriverRelations => {
  const vehicle = findVehicleOf(demoData, driver.id)
  return {
    ...driverState(demoData, driver),
    city: findCity(driver.city_id),
    vehicle: vehicle ? toVehicleBrief(vehicle) : null,
    rating: driver.rating,
    stats: driver.stats,
    link: unsignedLink,
  }
}

/** A vehicle in a list. */
export const readVehicle = (context: MockContext, vehicle: MockVehicle) => serializeVehicle(vehicle, vehicleSurroundings(context, vehicle))
/** A vehicle with all details. */
export const readVehicleDetails = (context: MockContext, vehicle: MockVehicle) =>
  serializeVehicleDetails(vehicle, {
    ...vehicleSurroundings(context, vehicle),
    upcoming_trips: vehicle.upcoming_trips,
    active_trip: vehicle.active_trip,
  })
/** A driver in a list. */
export const readDriver = ({ demoData }: MockContext, driver: MockDriver) => serializeDriver(driver, driverSurroundings(demoData, driver))
/** A driver with all details. */
export const readDriverDetails = ({ demoData }: MockContext, driver: MockDriver) =>
  serializeDriverDetails(driver, {
    ...driverSurroundings(demoData, driver),
    upcoming_trips: driver.upcoming_trips,
    active_trip: driver.active_trip,
  })
