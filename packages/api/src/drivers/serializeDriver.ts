import { daysBetween, driverBlockers, parseLicence, unusualLicenceMessage, type Day, type DocumentsSummary } from '@vehicle-partner/domain'
import type { CityBrief, VehicleBrief } from '../fleet/fleetSchemas.ts'
import type { Driver, DriverDetails, DriverRating, DriverStats } from './driver.ts'

/** A stored driver. */
export type DriverRecord = Omit<
  DriverDetails,
  | 'city'
  | 'vehicle'
  | 'compliance'
  | 'rating'
  | 'stats'
  | 'dispatchable'
  | 'dispatch_blockers'
  | 'upcoming_trips'
  | 'active_trip'
  | 'warnings'
>

/** Related data for serializing a driver. */
export interface DriverRelations {
  city: CityBrief
  vehicle: VehicleBrief | null
  documents: DocumentsSummary
  verified: boolean
  rating: DriverRating
  stats: DriverStats
  today: Day
  link: (location: string) => string
}

/** The reasons why a driver gets no trips. */
export function findDriverBlockers(
  { id, status, status_reason, licence_expiry_date }: Pick<DriverRecord, 'id' | 'status' | 'status_reason' | 'licence_expiry_date'>,
  { documents, verified, today }: Pick<DriverRelations, 'documents' | 'verified' | 'today'>,
) {
  const licenceDaysLeft = licence_expiry_date === null ? null : daysBetween(today, licence_expiry_date)
  return driverBlockers({ id, status, reason: status_reason?.text ?? null, documents, verified, licenceDaysLeft })
}

/** A driver in a list. */
export function serializeDriver(driver: DriverRecord, surroundings: DriverRelations): Driver {
  const { city, vehicle, documents, rating, stats, link } = surroundings
  const blockers = findDriverBlockers(driver, surroundings)
  const { id, fname, lname, phone, country_code, avatar, licence_number, licence_class, licence_expiry_date } = driver
  const { status, status_reason, app_state, invited_at, version, created_at, updated_at } = driver
  return {
    id,
    fname,
    lname,
    phone,
    country_code,
    avatar: avatar === null ? null : link(avatar),
    city,
    licence_number,
    licence_class,
    licence_expiry_date,
    vehicle,
    compliance: documents,
    rating,
    stats,
    status,
    status_reason,
    app_state,
    invited_at,
    dispatchable: blockers.length === 0,
    dispatch_blockers: blockers,
    version,
    created_at,
    updated_at,
  }
}

/** A driver with all details. */
export function serializeDriverDetails(
  driver: DriverRecord,
  surroundings: DriverRelations & { upcoming_trips: number; active_trip: boolean },
): DriverDetails {
  const summary = serializeDriver(driver, surroundings)
  const usual = parseLicence(driver.licence_number)?.usual ?? false
  return {
    ...driver,
    ...summary,
    upcoming_trips: surroundings.upcoming_trips,
    active_trip: surroundings.active_trip,
    warnings: usual ? [] : [unusualLicenceMessage],
  }
}
