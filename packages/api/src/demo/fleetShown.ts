import { lagosDate, papersOf, requiredPapers, seesMoney, type Papers } from '@vehicle-partner/domain'
import { blockersOf, driverDetails, driverReply, type DriverSurroundings } from '../drivers/driverReply.ts'
import { vehicleDetails, vehicleReply, type VehicleSurroundings } from '../vehicles/vehicleReply.ts'
import { cities } from './cities.ts'
import type { WorldDriver, WorldVehicle } from './fleet.ts'
import { ofMember, type Scene } from './scene.ts'
import type { World } from './world.ts'

const asIs = (location: string) => location

/** A city of the demo, as lists show it. */
export function cityOf(id: string) {
  const city = cities.find((each) => each.id === id) ?? cities[0]
  return { id: city.id, name: city.name, code: city.code }
}

/** The required papers of a vehicle or a driver together. */
export function papersOfOwner({ fleet, clock }: World, owner: WorldVehicle | WorldDriver): Papers {
  const kind = 'registration_number' in owner ? 'vehicle' : 'driver'
  const ownership = 'ownership' in owner ? owner.ownership : undefined
  const required = requiredPapers(kind, { city: cityOf(owner.city_id).code, ownership })
  return papersOf(
    fleet.documents.filter(({ owner_id }) => owner_id === owner.id),
    required,
    lagosDate(clock()),
  )
}

/** Whether the checks of an organisation are done. */
function isVerified({ organizations }: World, partnerId: string): boolean {
  const found = Object.values(organizations).find(({ id }) => id === partnerId)
  return found?.identity.status === 'completed' && found.address.status === 'completed'
}

/** The open assignment of a vehicle or a driver. */
export const assignmentOf = ({ fleet }: World, id: string) =>
  fleet.assignments.find((each) => each.to === null && (each.vehicle_id === id || each.driver_id === id))

/** The driver of a vehicle. */
export const driverOf = (world: World, vehicleId: string): WorldDriver | undefined => {
  const open = assignmentOf(world, vehicleId)
  return open && world.fleet.drivers.find(({ id }) => id === open.driver_id)
}

/** The vehicle of a driver. */
export const vehicleOf = (world: World, driverId: string): WorldVehicle | undefined => {
  const open = assignmentOf(world, driverId)
  return open && world.fleet.vehicles.find(({ id }) => id === open.vehicle_id)
}

function standingOf(world: World, driver: WorldDriver) {
  return { papers: papersOfOwner(world, driver), verified: isVerified(world, driver.partner_id), today: lagosDate(world.clock()) }
}

function aroundVehicle(scene: Scene, vehicle: WorldVehicle): VehicleSurroundings {
  const { world } = scene
  const driver = driverOf(world, vehicle.id)
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
          dispatchable: blockersOf(driver, standingOf(world, driver)).length === 0,
        }
      : null,
    papers: papersOfOwner(world, vehicle),
    verified: isVerified(world, vehicle.partner_id),
    stats: { ...stats, ...(seesMoney(ofMember(scene).roles) ? { net_30d_kobo } : {}) },
    link: asIs,
  }
}

const aroundDriver = (world: World, driver: WorldDriver): DriverSurroundings => {
  const vehicle = vehicleOf(world, driver.id)
  return {
    ...standingOf(world, driver),
    city: cityOf(driver.city_id),
    vehicle: vehicle ? { id: vehicle.id, registration_number: vehicle.registration_number, name: vehicle.name } : null,
    rating: driver.rating,
    stats: driver.stats,
    link: asIs,
  }
}

/** A vehicle as lists show it. */
export const shownVehicle = (scene: Scene, vehicle: WorldVehicle) => vehicleReply(vehicle, aroundVehicle(scene, vehicle))
/** A vehicle with everything that is known of it. */
export const vehicleInFull = (scene: Scene, vehicle: WorldVehicle) =>
  vehicleDetails(vehicle, { ...aroundVehicle(scene, vehicle), upcoming_trips: vehicle.upcoming_trips })
/** A driver as lists show them. */
export const shownDriver = ({ world }: Scene, driver: WorldDriver) => driverReply(driver, aroundDriver(world, driver))
/** A driver with everything that is known of them. */
export const driverInFull = ({ world }: Scene, driver: WorldDriver) =>
  driverDetails(driver, { ...aroundDriver(world, driver), upcoming_trips: driver.upcoming_trips })
