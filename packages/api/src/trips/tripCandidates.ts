import { vehicleObstacles, driverObstacles } from '@vehicle-partner/domain'
import type * as z from 'zod/mini'
import type { Blocker } from '../fleet/fleetSchemas.ts'
import { lookupLimit } from '../lookups/lookups.contract.ts'
import type { DriverCandidate, TripPreparation, VehicleCandidate } from './trip.ts'

/** A vehicle with everything that decides whether it may take a trip. */
export interface VehicleForTrip {
  id: string
  registration_number: string
  name: string
  type: string
  seats: number
  driver: { id: string; name: string } | null
  /** Why it gets no trips, apart from its driver. */
  blockers: readonly z.output<typeof Blocker>[]
  /** The first expiry date of its documents in force. */
  documents_valid_to: string | null
  /** The reference of another open trip at that time. */
  overlap: string | undefined
}

/** A driver with everything that decides whether the driver may take a trip. */
export interface DriverForTrip {
  id: string
  name: string
  licence_class: string
  vehicle: { id: string; registration_number: string } | null
  blockers: readonly z.output<typeof Blocker>[]
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

/** What keeps the vehicle and the driver of a trip from trips, and until when the vehicle's documents are valid. */
export const describeBlockers = (
  vehicle: Pick<VehicleForTrip, 'registration_number' | 'blockers' | 'documents_valid_to'> | undefined,
  driver: Pick<DriverForTrip, 'name' | 'blockers'> | undefined,
): Pick<TripPreparation, 'blockers' | 'documents_valid_to'> => ({
  blockers: [
    ...(vehicle?.blockers ?? []).map((blocker) => ({ ...blocker, of: 'vehicle' as const, name: vehicle?.registration_number ?? '' })),
    ...(driver?.blockers ?? []).map((blocker) => ({ ...blocker, of: 'driver' as const, name: driver?.name ?? '' })),
  ],
  documents_valid_to: vehicle?.documents_valid_to ?? null,
})
