import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { lagosDate } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { hasAssignment } from '../fleet/fleetConditions.ts'
import { fleetMatchesSql, listFleetIds } from '../fleet/listFleetIds.ts'
import { vehiclesWithoutTripsSql } from './noTripsSql.ts'

type Query = Parsed<(typeof contract)['vehicles']['list']>['query']

const sortColumns: Record<Query['sort']['field'], SQL> = {
  created_at: sql`i.created_at`,
  name: sql`lower(i.name)`,
  year: sql`i.year`,
  seats: sql`i.seats`,
  next_expiry: sql`s.next_expiry`,
  trips_30d: sql`coalesce(used.trips, 0)`,
}

/** Selects the vehicles of an organisation that match the query of the list: `id`, and `key`, by which the list is sorted. */
export function vehicleMatchesSql(partnerId: string, query: Query, now: Date): SQL {
  const { sort, type, inventory_type, driver, year_from, year_to, without_trips } = query
  const today = lagosDate(now)
  return fleetMatchesSql(
    { partnerId, query, now, today },
    {
      type: 'vehicle',
      sortColumn: sortColumns[sort.field],
      filters: [
        ...(type.length > 0 ? [sql`i.type in ${type}`] : []),
        ...(inventory_type.length > 0 ? [sql`i.inventory_type in ${inventory_type}`] : []),
        ...(driver ? [driver === 'assigned' ? hasAssignment('vehicle', partnerId) : sql`not ${hasAssignment('vehicle', partnerId)}`] : []),
        ...(year_from === undefined ? [] : [sql`i.year >= ${year_from}`]),
        ...(year_to === undefined ? [] : [sql`i.year <= ${year_to}`]),
        ...(without_trips === undefined ? [] : [sql`i.id in (select w.id from (${vehiclesWithoutTripsSql(partnerId, today)}) w)`]),
      ],
    },
  )
}

/** The ids on one page of an organisation's vehicles, and their total number. */
export const listVehicleIds = (db: Db, partnerId: string, query: Query, now: Date): Promise<{ ids: string[]; total: number }> =>
  listFleetIds(db, query, vehicleMatchesSql(partnerId, query, now))
