import type { Clock } from '@vehicle-partner/domain'
import type { DocumentFile } from '../documents/document.ts'
import type { DriverRating, DriverStats } from '../drivers/driver.ts'
import type { StatusReason } from '../fleet/fleetSchemas.ts'
import type { DriverRecord } from '../drivers/serializeDriver.ts'
import type { VehicleRecord } from '../vehicles/serializeVehicle.ts'
import { createDrivers, createVehicles } from './demoFleet.ts'
import { createCompanyDocuments, createFleetDocuments, takeDocumentDates } from './demoDocuments.ts'
import { demoOrganizations, type OrganizationKey } from './demoOrganizations.ts'

/** The trip load of a vehicle or driver. */
export interface TripLoad {
  active_trip: boolean
  upcoming_trips: number
}

/** An automatic review and its result. */
export interface ReviewState {
  review_due_at: string | null
  /** `approved`, or the code of a rejection. */
  review_outcome: string | null
}

/** A removal: when it was, and what a restore puts back. */
interface Removal {
  archived_at: string | null
  before_removal: { status: string; status_reason: StatusReason | null } | null
}

export interface MockVehicle extends VehicleRecord, ReviewState, TripLoad, Removal {
  partner_id: string
  city_id: string
  stats: { trips_30d: number; utilisation_bps: number; rating: number | null; rating_count: number; net_30d_kobo: number }
}

export interface MockDriver extends DriverRecord, ReviewState, TripLoad, Removal {
  partner_id: string
  city_id: string
  rating: DriverRating
  stats: DriverStats
}

export interface MockDocument extends ReviewState {
  id: string
  partner_id: string
  owner_type: 'vehicle' | 'driver' | 'partner'
  owner_id: string
  type: string
  number: string | null
  issuer: string | null
  issue_date: string | null
  expiry_date: string | null
  files: DocumentFile[]
  status: 'under_review' | 'approved' | 'rejected' | 'superseded'
  reason_code: string | null
  reason_text: string | null
  reviewed_at: string | null
  supersedes_id: string | null
  snoozed_until: string | null
  uploaded_by: string | null
  created_at: string
  version: number
}

export interface MockAssignment {
  id: string
  vehicle_id: string
  driver_id: string
  from: string
  to: string | null
}

/** A roadside pack with its secret. */
export interface MockRoadsidePack {
  id: string
  vehicle_id: string
  driver_id: string | null
  driver_was_assigned: boolean
  token: string
  created_by: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  checks: number
  last_checked_at: Date | null
}

/** Vehicles, drivers and documents of every organisation. */
export interface MockFleet {
  vehicles: MockVehicle[]
  drivers: MockDriver[]
  assignments: MockAssignment[]
  documents: MockDocument[]
  /** Imports that run in the background. */
  imports: { id: string; partner_id: string; response: unknown }[]
  /** Tokens of calendar feeds, by user. */
  feeds: { token: string; user_id: string; partner_id: string }[]
  roadsidePacks: MockRoadsidePack[]
}

/** Fleet sizes by organisation. Others have no fleet. */
export const fleetSizes: Partial<Record<OrganizationKey, { vehicles: number; drivers: number }>> = {
  okafor: { vehicles: 12, drivers: 15 },
  musa: { vehicles: 1, drivers: 1 },
  express: { vehicles: 40, drivers: 45 },
  udoh: { vehicles: 1, drivers: 1 },
}

/** Creates the demo fleets, equal for equal clocks. */
export function createMockFleet(clock: Clock): MockFleet {
  const now = clock()
  const keys = Object.keys(demoOrganizations) as OrganizationKey[]
  const vehicles = keys.flatMap((key) => createVehicles(key, fleetSizes[key]?.vehicles ?? 0))
  const drivers = keys.flatMap((key) => createDrivers(key, fleetSizes[key]?.drivers ?? 0))
  const assignments = vehicles.flatMap((vehicle, at): MockAssignment[] => {
    const place = vehicles.filter((each, before) => each.partner_id === vehicle.partner_id && before < at).length
    const driver = drivers.filter(({ partner_id }) => partner_id === vehicle.partner_id)[place]
    if (!driver || vehicle.status === 'archived') return []
    const id = `vas_${vehicle.id.slice(4)}`
    return [{ id, vehicle_id: vehicle.id, driver_id: driver.id, from: '2025-04-01T08:00:00.000Z', to: null }]
  })
  const documents = createFleetDocuments(vehicles, drivers, now)
  takeDocumentDates(drivers, documents)
  return {
    vehicles,
    drivers,
    assignments,
    documents: [...documents, ...createCompanyDocuments(now)],
    imports: [],
    feeds: [],
    roadsidePacks: [],
  }
}
