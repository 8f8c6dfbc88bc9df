import { positionVisibleBeforeMs } from '@vehicle-partner/domain'
import { and, asc, between, desc, eq, exists, gte, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { vehicles } from '../db/schema/fleetTables.ts'
import { positions } from '../db/schema/positionTables.ts'
import { trips } from '../db/schema/tripTables.ts'
import type { PositionRow } from './serializePosition.ts'

const activeStatuses = ['boarding', 'in_progress', 'interrupted'] as const
const upcomingStatuses = ['scheduled', 'assigned'] as const

/** Whether a trip is active or departs within the hour. */
const isTripVisible = (now: Date) =>
  or(
    inArray(trips.status, [...activeStatuses]),
    and(inArray(trips.status, [...upcomingStatuses]), between(trips.departure_at, now, new Date(now.getTime() + positionVisibleBeforeMs))),
  )

/** The last position of each vehicle of an organisation that has a visible trip. */
export async function loadLatestPositions(db: Db, partnerId: string, now: Date): Promise<PositionRow[]> {
  const onTrip = db
    .select({ one: sql`1` })
    .from(trips)
    .where(and(eq(trips.partner_id, partnerId), eq(trips.vehicle_id, vehicles.id), isTripVisible(now)))
  const last = db
    .select()
    .from(positions)
    .where(and(eq(positions.vehicle_id, vehicles.id), lte(positions.at, new Date(now.getTime() + 300_000))))
    .orderBy(desc(positions.at))
    .limit(1)
    .as('last')
  const rows = await db
    .select({ last: { ...last._.selectedFields } })
    .from(vehicles)
    .innerJoinLateral(last, sql`true`)
    .where(and(eq(vehicles.partner_id, partnerId), exists(onTrip)))
    .orderBy(asc(vehicles.id))
  return rows.map((row) => row.last)
}

interface Range {
  from: Date
  to: Date
}

/** The periods of a range in which a vehicle is visible: from an hour before each trip to its end. */
export async function listTripWindows(db: Db, vehicleId: string, { from, to }: Range, now: Date): Promise<Range[]> {
  const rows = await db
    .select({ status: trips.status, departure: trips.departure_at, eta: trips.arrival_eta, arrived: trips.actual_arrival_at })
    .from(trips)
    .where(
      and(
        eq(trips.vehicle_id, vehicleId),
        lte(trips.departure_at, new Date(to.getTime() + positionVisibleBeforeMs)),
        // Trips that departed more than two days earlier are over.
        gte(trips.departure_at, new Date(from.getTime() - 2 * 86_400_000)),
        or(inArray(trips.status, [...activeStatuses, ...upcomingStatuses]), isNotNull(trips.actual_departure_at)),
      ),
    )
  return rows
    .map(({ status, departure, eta, arrived }) => ({
      from: new Date(departure.getTime() - positionVisibleBeforeMs),
      to: (activeStatuses as readonly string[]).includes(status) ? now : (arrived ?? eta),
    }))
    .filter((window) => window.from <= to && window.to >= from && window.from <= now)
}

/** The positions of a vehicle in a range, oldest first. */
export const loadTrack = (db: Db, vehicleId: string, { from, to }: Range): Promise<PositionRow[]> =>
  db
    .select()
    .from(positions)
    .where(and(eq(positions.vehicle_id, vehicleId), between(positions.at, from, to)))
    .orderBy(asc(positions.at))
    .limit(5000)
