import { vehicleObstacles, driverObstacles } from '@vehicle-partner/domain'
import { lookupLimit } from '../lookups/lookups.contract.ts'
import type { DriverCandidate, VehicleCandidate } from './trip.ts'

/** A vehicle with everything that decides whether it may take a trip. */
export interface VehicleForTrip {
  id: string
  registration_number: string
  name: string
  type: string
  seats: number
  driver: { id: string; name: string } | null
  /** Why it gets no trips, apart from its driver. */
  blockers: readonly { text: string }[]
  /** The reference of another open trip at that time. */
  overlap: string | undefined
}

/** A driver with everything that decides whether the driver may take a trip. */
export interface DriverForTrip {
  id: string
  name: string
  licence_class: string
  vehicle: { id: string; registration_number: string } | null
  blockers: readonly { text: string }[]
  overlap: string | undefined
}

const compareBy =
  <Row extends { obstacles: readonly unknown[] }>(name: (row: Row) => string, isFirst: (row: Row) => boolean = () => false) =>
  (one: Row, other: Row) =>
    Number(one.obstacles.length > 0) - Number(other.obstacles.length > 0) ||
    Number(isFirst(other)) - Number(isFirst(one)) ||
    name(one).localeCompare(name(other))

/** The vehicles for a trip: those that may take it first, by plate. */
export const serializeVehicleCandidates = (vehicles: readonly VehicleForTrip[], trip: { seats_booked: number }): VehicleCandidate[] =>
  vehicles
    .map((vehicle) => ({
      id: vehicle.id,
      registration_number: vehicle.registration_number,
      name: vehicle.name,
      seats: vehicle.seats,
      driver: vehicle.driver,
      obstacles: vehicleObstacles(vehicle, trip).map(({ text }) => text),
    }))
    .toSorted(compareBy(({ registration_number }) => registration_number))
    .slice(0, lookupLimit)

/** The drivers for a trip: those who may take it first, by name, with the usual driver of the vehicle on top. */
export const serializeDriverCandidates = (
  drivers: readonly DriverForTrip[],
  vehicle: { id: string; type: string } | undefined,
): DriverCandidate[] =>
  drivers
    .map((driver) => ({
      id: driver.id,
      name: driver.name,
      vehicle: driver.vehicle,
      obstacles: driverObstacles(driver, vehicle?.type).map(({ text }) => text),
    }))
    .toSorted(
      compareBy(
        ({ name }) => name,
        (driver) => vehicle !== undefined && driver.vehicle?.id === vehicle.id,
      ),
    )
    .slice(0, lookupLimit)
