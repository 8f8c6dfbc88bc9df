import { vehicleBriefColumns } from './vehicleBriefColumns.ts'
import type { ListQuery } from '@vehicle-partner/api'
import { pageMetadata } from '@vehicle-partner/api/server'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Dependencies } from '../context.ts'
import { drivers, vehicleAssignments, vehicles } from '../db/schema/fleetTables.ts'
import { containsText } from './containsText.ts'

/** One page of the assignments of a vehicle or a driver. */
export async function listAssignments({ db, now }: Dependencies, of: { vehicle: string } | { driver: string }, query: ListQuery) {
  const { page, perPage, sort, search } = query
  const [isOwn, searchText] =
    'vehicle' in of
      ? [eq(vehicleAssignments.vehicle_id, of.vehicle), sql`${drivers.search_text}`]
      : [eq(vehicleAssignments.driver_id, of.driver), sql`${vehicles.search_text}`]
  const where = and(isOwn, search === undefined ? undefined : containsText(searchText, search))
  const direction = sort.descending ? desc : asc
  const totalQuery = db
    .select({ total: count() })
    .from(vehicleAssignments)
    .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .where(where)
  const rowsQuery = db
    .select({
      id: vehicleAssignments.id,
      vehicle: vehicleBriefColumns,
      driver: { id: drivers.id, fname: drivers.fname, lname: drivers.lname },
      from: vehicleAssignments.started_at,
      to: vehicleAssignments.ended_at,
    })
    .from(vehicleAssignments)
    .innerJoin(vehicles, eq(vehicles.id, vehicleAssignments.vehicle_id))
    .innerJoin(drivers, eq(drivers.id, vehicleAssignments.driver_id))
    .where(where)
    .orderBy(direction(vehicleAssignments.started_at), direction(vehicleAssignments.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const [[sum], rows] = await Promise.all([totalQuery, rowsQuery])
  return {
    data: rows.map(({ from, to, ...each }) => ({ ...each, from: from.toISOString(), to: to?.toISOString() ?? null })),
    metadata: pageMetadata(sum?.total ?? 0, query, now),
  }
}
