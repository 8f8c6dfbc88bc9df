import { statusesAwaitingVehicle, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { hasAssignment, needsDocuments } from '../fleet/fleetConditions.ts'

export interface FleetCounts {
  vehicles: number
  drivers: number
  driversWithoutVehicle: number
  vehiclesNeedingDocuments: number
}

const fleetCountsRow = defineRow({
  vehicles: integer,
  drivers: integer,
  driversWithoutVehicle: integer,
  vehiclesNeedingDocuments: integer,
})

/**
 * Counts of vehicles and drivers that are not archived. Vehicles need documents by the rule of their list. A driver under review
 * counts as one without a vehicle: a new organisation must not read that all is in order.
 */
export async function countFleet(db: Db, partnerId: string, today: Day): Promise<FleetCounts> {
  const [counts] = await selectRows(
    db,
    fleetCountsRow,
    sql`with ${complianceSql('vehicle', partnerId, today)} select
      (select count(*)::int from vehicles where partner_id = ${partnerId} and status <> 'archived') as vehicles,
      (select count(*)::int from drivers where partner_id = ${partnerId} and status <> 'archived') as drivers,
      (select count(*)::int from drivers i where partner_id = ${partnerId} and status in ${statusesAwaitingVehicle}
        and not ${hasAssignment('driver', partnerId)}) as "driversWithoutVehicle",
      (select count(*)::int from own_items i join compliance s on s.id = i.id where ${needsDocuments}) as "vehiclesNeedingDocuments"`,
  )
  return counts ?? { vehicles: 0, drivers: 0, driversWithoutVehicle: 0, vehiclesNeedingDocuments: 0 }
}
