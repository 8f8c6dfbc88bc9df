import type { TripPreparation } from '@vehicle-partner/api'
import { describeBlockers } from '@vehicle-partner/api/server'
import { canSeeMoney, reliabilityBps, reliabilityDays, tripGroup } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { loadDriverStats } from '../drivers/driverStats.ts'
import { daysAgo } from '../fleet/fleetConditions.ts'
import { findTripCard, selectRateCards } from '../rateCards/rateCardTerms.ts'
import type { TripRow } from './loadTrips.ts'
import { loadDriversForTrip, loadVehiclesForTrip } from './tripCandidates.ts'

const reliabilityRow = defineRow({ completed: integer, missed: integer, cancelled: integer, declined: integer })

async function loadReliability(db: Db, partnerId: string, now: Date): Promise<number | null> {
  const from = daysAgo(now, reliabilityDays)
  const [counts] = await selectRows(
    db,
    reliabilityRow,
    sql`select count(*) filter (where t.status = 'completed')::int as completed,
        count(*) filter (where t.status = 'missed')::int as missed,
        count(*) filter (where t.status = 'cancelled' and t.cancelled_by = 'partner')::int as cancelled,
        (select count(*)::int from audit_events e where e.partner_id = ${partnerId} and e.action = 'trip.declined' and e.at >= ${from}) as declined
      from trips t where t.partner_id = ${partnerId} and t.departure_at >= ${from} and t.departure_at < ${now.toISOString()}`,
  )
  return counts ? reliabilityBps(counts) : null
}

async function loadRate(
  { db, ...context }: Context,
  trip: TripRow,
  vehicleType: string | undefined,
): Promise<{ rate_kobo?: number | null }> {
  if (!canSeeMoney(requireMembership({ db, ...context }).roles)) return {}
  if (vehicleType === undefined) return { rate_kobo: null }
  const cards = await selectRateCards(db, trip.partner_id, trip.service_date)
  return { rate_kobo: findTripCard(cards, vehicleType, trip.route_id)?.rate_kobo ?? null }
}

/** What matters before a trip leaves; null once it has begun or is over. */
export async function loadTripPreparation(context: Context, trip: TripRow): Promise<TripPreparation | null> {
  const { db, now } = context
  const { vehicle_id, driver_id } = trip
  if (tripGroup(trip.status) !== 'upcoming') return null
  const [[vehicle], [driver], ratingOf, reliability_bps] = await Promise.all([
    vehicle_id === null ? [] : loadVehiclesForTrip(db, context, trip, eq(vehicles.id, vehicle_id)),
    driver_id === null ? [] : loadDriversForTrip(db, context, trip, eq(drivers.id, driver_id)),
    loadDriverStats(db, driver_id === null ? [] : [driver_id], now),
    loadReliability(db, trip.partner_id, now),
  ])
  const { count, rating } = ratingOf(driver_id ?? '').rating
  return {
    ...describeBlockers(vehicle, driver),
    driver_rating: rating === null ? null : { count, rating },
    ...(await loadRate(context, trip, vehicle?.type)),
    reliability_bps,
  }
}
