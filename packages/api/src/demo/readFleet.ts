import { lagosDate, summarizeDocuments, requiredDocumentTypes, canSeeMoney, type DocumentsSummary } from '@vehicle-partner/domain'
import { blockersOf, driverDetails, driverReply, type DriverSurroundings } from '../drivers/serializeDriver.ts'
import { vehicleDetails, vehicleReply, type VehicleSurroundings } from '../vehicles/serializeVehicle.ts'
import { cities } from './demoCities.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { ofMember, type Scene } from './mockContext.ts'
import type { DemoData } from './demoData.ts'

const asIs = (location: string) => location

/** A city of the demo, as lists show it. */
export function cityOf(id: string) {
  const city = cities.find((each) => each.id === id) ?? cities[0]
  return { id: city.id, name: city.name, code: city.code }
}

/** The required documents of a vehicle or a driver together. */
export function documentsSummaryOf({ fleet, clock }: DemoData, owner: MockVehicle | MockDriver): DocumentsSummary {
  const kind = 'registration_number' in owner ? 'vehicle' : 'driver'
  const ownership = 'ownership' in owner ? owner.ownership : undefined
  const required = requiredDocumentTypes(kind, { city: cityOf(owner.city_id).code, ownership })
  return summarizeDocuments(
    fleet.documents.filter(({ owner_id }) => owner_id === owner.id),
    required,
    lagosDate(clock()),
  )
}

/** Whether the checks of an organisation are done. */
function isVerified({ organizations }: DemoData, partnerId: string): boolean {
  const found = Object.values(organizations).find(({ id }) => id === partnerId)
  return found?.identity.status === 'completed' && found.address.status === 'completed'
}

/** The open assignment of a vehicle or a driver. */
export const assignmentOf = ({ fleet }: DemoData, id: string) =>
  fleet.assignments.find((each) => each.to === null && (each.vehicle_id === id || each.driver_id === id))

/** The driver of a vehicle. */
export const driverOf = (demoData: DemoData, vehicleId: string): MockDriver | undefined => {
  const open = assignmentOf(demoData, vehicleId)
  return open && demoData.fleet.drivers.find(({ id }) => id === open.driver_id)
}

/** The vehicle of a driver. */
export const vehicleOf = (demoData: DemoData, driverId: string): MockVehicle | undefined => {
  const open = assignmentOf(demoData, driverId)
  return open && demoData.fleet.vehicles.find(({ id }) => id === open.vehicle_id)
}

function standingOf(demoData: DemoData, driver: MockDriver) {
  return { documents: documentsSummaryOf(demoData, driver), verified: isVerified(demoData, driver.partner_id), today: lagosDate(demoData.clock()) }
}

function aroundVehicle(scene: Scene, vehicle: MockVehicle): VehicleSurroundings {
  const { demoData } = scene
  const driver = driverOf(demoData, vehicle.id)
  const { net_30d_kobo, ...stats } = vehicle.stats
  return {
    city: cityOf(vehicle.city_id),
    driver: driver
      ? {
          id: driver.id,
          fname: driver.fname,
          lname: driver.lname,
          phone: driver.phone,
          avatar: driver.avatar,
          dispatchable: blockersOf(driver, standingOf(demoData, driver)).length === 0,
        }
      : null,
    documents: documentsSummaryOf(demoData, vehicle),
    verified: isVerified(demoData, vehicle.partner_id),
    stats: { ...stats, ...(canSeeMoney(ofMember(scene).roles) ? { net_30d_kobo } : {}) },
    link: asIs,
  }
}

const aroundDriver = (demoData: DemoData, driver: MockDriver): DriverSurroundings => {
  const vehicle = vehicleOf(demoData, driver.id)
  return {
    ...standingOf(demoData, driver),
    city: cityOf(driver.city_id),
    vehicle: vehicle ? { id: vehicle.id, registration_number: vehicle.registration_number, name: vehicle.name } : null,
    rating: driver.rating,
    stats: driver.stats,
    link: asIs,
  }
}

/** A vehicle as lists show it. */
export const shownVehicle = (scene: Scene, vehicle: MockVehicle) => vehicleReply(vehicle, aroundVehicle(scene, vehicle))
/** A vehicle with everything that is known of it. */
export const vehicleInFull = (scene: Scene, vehicle: MockVehicle) =>
  vehicleDetails(vehicle, { ...aroundVehicle(scene, vehicle), upcoming_trips: vehicle.upcoming_trips })
/** A driver as lists show them. */
export const shownDriver = ({ demoData }: Scene, driver: MockDriver) => driverReply(driver, aroundDriver(demoData, driver))
/** A driver with everything that is known of them. */
export const driverInFull = ({ demoData }: Scene, driver: MockDriver) =>
  driverDetails(driver, { ...aroundDriver(demoData, driver), upcoming_trips: driver.upcoming_trips })
