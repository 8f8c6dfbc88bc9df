import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { findDriverBlockers, checkAssignmentCandidate, checkChangeable, RequestError } from '@vehicle-partner/api/server'
import { lagosDate, vehicleBlockers } from '@vehicle-partner/domain'
import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { recordAudit } from '../audit/recordAudit.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { openTripStatuses, trips } from '../db/schema/tripTables.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { toDriverRecord } from '../drivers/driverRecord.ts'
import { lockFleet } from '../fleet/lockFleet.ts'
import { loadDocumentSummaries, getDocumentSummary } from '../fleet/documentSummaries.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { updateTrip, lockTrip, addTripEvent } from './updateTrip.ts'
import type { TripRow } from './loadTrips.ts'

type Body = Parsed<(typeof contract)['trips']['assign']>['body']

/** An open trip of the vehicle or the driver at the same time. */
async function findOverlap(tx: Tx, trip: TripRow, vehicle: string, driver: string) {
  const [other] = await tx
    .select({ reference: trips.reference, vehicle_id: trips.vehicle_id })
    .from(trips)
    .where(
      and(
        eq(trips.partner_id, trip.partner_id),
        or(eq(trips.vehicle_id, vehicle), eq(trips.driver_id, driver)),
        inArray(trips.status, [...openTripStatuses]),
        ne(trips.id, trip.id),
        lt(trips.departure_at, trip.arrival_eta),
        gt(trips.arrival_eta, trip.departure_at),
      ),
    )
    .orderBy(trips.departure_at)
    .limit(1)
  return other && { reference: other.reference, of: other.vehicle_id === vehicle ? ('vehicle' as const) : ('driver' as const) }
}

async function loadCandidate(tx: Tx, context: Context, trip: TripRow, { vehicle_id, driver_id }: Body) {
  const { partner } = requireMembership(context)
  const today = lagosDate(context.now)
  const [vehicle] = await tx
    .select({ row: vehicles, city: cities.code })
    .from(vehicles)
    .innerJoin(cities, eq(cities.id, vehicles.city_id))
    .where(and(eq(vehicles.id, vehicle_id), eq(vehicles.partner_id, partner.id)))
  const [driver] = await tx
    .select({ row: drivers, city: cities.code })
    .from(drivers)
    .innerJoin(cities, eq(cities.id, drivers.city_id))
    .where(and(eq(drivers.id, driver_id), eq(drivers.partner_id, partner.id)))
  if (!vehicle || !driver) {
    const errors = {
      ...(vehicle ? {} : { vehicle_id: 'Please select one of your vehicles' }),
      ...(driver ? {} : { driver_id: 'Please select one of your drivers' }),
    }
    throw new RequestError('ValidationError', undefined, { errors })
  }
  const isVerified = await isPartnerVerified(tx, partner.id)
  const vehicleSummaries = await loadDocumentSummaries(
    tx,
    'vehicle',
    [{ id: vehicle_id, city: vehicle.city, ownership: vehicle.row.ownership }],
    today,
  )
  const driverSummaries = await loadDocumentSummaries(tx, 'driver', [{ id: driver_id, city: driver.city }], today)
  return {
    vehicle: vehicle.row,
    driver: driver.row,
    // The vehicle's usual driver does not matter: the trip names its own.
    vehicleBlockers: vehicleBlockers({
      id: vehicle_id,
      status: vehicle.row.status,
      reason: vehicle.row.status_reason_text,
      documents: getDocumentSummary(vehicleSummaries, vehicle_id),
      verified: isVerified,
      driver: { id: driver_id, name: '', dispatchable: true },
    }),
    driverBlockers: findDriverBlockers(toDriverRecord(driver.row), {
      documents: getDocumentSummary(driverSummaries, driver_id),
      verified: isVerified,
      today,
    }),
    overlap: await findOverlap(tx, trip, vehicle_id, driver_id),
  }
}

/** Assigns a vehicle and a driver to a trip; resolves to warnings. */
export const assignTrip = (context: Context, id: string, body: Body): Promise<string[]> =>
  inTransaction(context, async (tx) => {
    const { partner } = requireMembership(context)
    // Concurrent assignments must see each other.
    await lockFleet(tx, partner.id)
    const trip = await lockTrip(tx, partner.id, id)
    if (trip.version !== body.version) throw new RequestError('VersionConflict')
    checkChangeable(trip, context.now)
    const { vehicle, driver, ...rest } = await loadCandidate(tx, context, trip, body)
    const warnings = checkAssignmentCandidate(
      { type: vehicle.type, seats: vehicle.seats, licence_class: driver.licence_class, ...rest },
      trip,
    )
    await updateTrip(tx, context, trip, {
      vehicle_id: vehicle.id,
      driver_id: driver.id,
      seats_total: vehicle.seats,
      status: 'assigned',
    })
    const to = `${vehicle.registration_number} with ${driver.fname} ${driver.lname}`
    await addTripEvent(tx, context, id, { kind: 'assignment', from: trip.status, to: 'assigned', text: `Assigned to ${to}` })
    await recordAudit(tx, context, {
      partner_id: partner.id,
      action: 'trip.assigned',
      entity: { type: 'trip', id, label: trip.reference },
      changes: [
        { field: 'vehicle_id', from: trip.vehicle_id, to: vehicle.id },
        { field: 'driver_id', from: trip.driver_id, to: driver.id },
      ],
    })
    return warnings
  })
