import { toVehicleBrief } from '../fleet/toVehicleBrief.ts'
import {
  allowsTrips,
  applyBasisPoints,
  canAccess,
  documentValidity,
  isIssueOpen,
  lagosDate,
  canSeeMoney,
  reliabilityBps,
  reliabilityDays,
  tripGroup,
  positionVisibleBeforeMs,
} from '@vehicle-partner/domain'
import type { Position } from '../telemetry/position.ts'
import { describeBlockers } from '../trips/tripCandidates.ts'
import type { Trip, TripDetails, TripPreparation } from '../trips/trip.ts'
import { serializeTripDetails, type TripRelations } from '../trips/serializeTrip.ts'
import type { MockDriver, MockVehicle } from './mockFleet.ts'
import { readDocumentsSummary } from './fleetLookups.ts'
import { demoRates } from './money/earningVehicles.ts'
import { findRoute } from './mockRoutes.ts'
import { requireMember, type MockContext } from './mockContext.ts'
import { listPassengers } from './mockPassengers.ts'
import { listTrips, type MockTrip } from './mockTrips.ts'
import { listDriversForTrip, listVehiclesForTrip } from './readTripCandidates.ts'
import type { DemoData } from './demoData.ts'

const platformFeeBps = 500n

/** Counts the open issues of a trip. */
export const countOpenIssues = (demoData: DemoData, tripId: string): number =>
  demoData.issues.filter((issue) => issue.trip_id === tripId && isIssueOpen(issue.state)).length

/** Creates a reader of trip data for the caller. Related data is loaded once. */
export function createTripReader(context: MockContext): (trip: MockTrip) => TripRelations {
  const { demoData } = context
  const { roles } = requireMember(context)
  const now = demoData.clock()
  const seesMoney = canSeeMoney(roles)
  const phones = canAccess('trips', roles) || canAccess('drivers', roles)
  const vehicles = new Map(demoData.fleet.vehicles.map((vehicle) => [vehicle.id, vehicle]))
  const drivers = new Map(demoData.fleet.drivers.map((driver) => [driver.id, driver]))
  const lackingById = new Map<string, boolean>()
  const lacksDocuments = (owner: MockVehicle | MockDriver): boolean => {
    const before = lackingById.get(owner.id)
    if (before !== undefined) return before
    const licenceExpiry = ('licence_expiry_date' in owner ? owner.licence_expiry_date : null) ?? undefined
    const found =
      !allowsTrips(readDocumentsSummary(demoData, owner).status) || documentValidity(licenceExpiry, lagosDate(now)) === 'expired'
    lackingById.set(owner.id, found)
    return found
  }
  return (trip) => {
    const vehicle = vehicles.get(trip.vehicle_id ?? '')
    const driver = drivers.get(trip.driver_id ?? '')
    const owners = [vehicle, driver].filter((each) => each !== undefined)
    return {
      route: findRoute(trip.route_id),
      vehicle: vehicle ? { ...toVehicleBrief(vehicle), type: vehicle.type, seats: vehicle.seats } : null,
      driver: driver ? { id: driver.id, fname: driver.fname, lname: driver.lname, phone: driver.phone, avatar: driver.avatar } : null,
      rating: trip.rating,
      ...(seesMoney ? { earnings: tripEarnings(trip, vehicle, now) } : {}),
      facts: {
        // Only upcoming trips depend on documents.
        documents: tripGroup(trip.status) === 'upcoming' && owners.some(lacksDocuments),
        notActive: owners.some(({ status }) => status !== 'active'),
        openIssues: countOpenIssues(demoData, trip.id),
      },
      phones,
      now,
    }
  }
}

function tripEarnings({ status, actual_arrival_at }: MockTrip, vehicle: MockVehicle | undefined, now: Date): Trip['earnings'] {
  const gross = demoRates[vehicle?.type ?? '']
  if (status !== 'completed' || !actual_arrival_at || gross === undefined) return null
  const state = now.getTime() - actual_arrival_at.getTime() < 48 * 3_600_000 ? 'pending' : 'unsettled'
  return { gross_kobo: gross, net_kobo: gross - Number(applyBasisPoints(BigInt(gross), platformFeeBps)), state }
}

/** A trip with all details. */
export const readTripDetails = (context: MockContext, trip: MockTrip): TripDetails =>
  serializeTripDetails(trip, {
    ...createTripReader(context)(trip),
    reached: trip.reached,
    polyline: findRoute(trip.route_id).polyline,
    last_position: lastPosition(context.demoData, trip),
    passengers: listPassengers(trip),
    preparation: readPreparation(context, trip),
    live_links: listTrips(context.demoData, requireMember(context).organization).shares.filter(
      ({ trip_id, expires_at }) => trip_id === trip.id && expires_at > context.demoData.clock(),
    ).length,
  })

function readPreparation(context: MockContext, trip: MockTrip): TripPreparation | null {
  if (tripGroup(trip.status) !== 'upcoming') return null
  const { organization, roles } = requireMember(context)
  const vehicle = listVehiclesForTrip(context, trip).find(({ id }) => id === trip.vehicle_id)
  const driver = listDriversForTrip(context, trip).find(({ id }) => id === trip.driver_id)
  const rating = context.demoData.fleet.drivers.find(({ id }) => id === trip.driver_id)?.rating
  return {
    ...describeBlockers(vehicle, driver),
    driver_rating: rating && rating.rating !== null ? { count: rating.count, rating: rating.rating } : null,
    ...(canSeeMoney(roles) ? { rate_kobo: demoRates[vehicle?.type ?? ''] ?? null } : {}),
    reliability_bps: reliabilityBps(countReliability(listTrips(context.demoData, organization).trips, context.demoData.clock())),
  }
}

function countReliability(trips: readonly MockTrip[], now: Date) {
  const from = new Date(now.getTime() - reliabilityDays * 86_400_000)
  const recent = trips.filter(({ departure_at }) => departure_at >= from && departure_at < now)
  const count = (status: string) => recent.filter((trip) => trip.status === status).length
  return {
    completed: count('completed'),
    missed: count('missed'),
    cancelled: recent.filter(({ status, cancelled_by }) => status === 'cancelled' && cancelled_by === 'partner').length,
    declined: trips.flatMap(({ moments }) => moments).filter(({ kind, at }) => kind === 'decline' && new Date(at) >= from).length,
  }
}

/** The last position of the trip's vehicle, while it may be shown. */
function lastPosition(demoData: DemoData, trip: MockTrip): Position | null {
  const group = tripGroup(trip.status)
  if (group === 'history' || (group === 'upcoming' && trip.departure_at.getTime() - demoData.clock().getTime() > positionVisibleBeforeMs))
    return null
  const own = demoData.positions.filter(({ vehicle_id }) => vehicle_id === trip.vehicle_id)
  return own.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1) ?? null
}
