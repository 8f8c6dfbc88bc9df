import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer } from '../db/sqlValueTypes.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { hasAssignment } from '../fleet/fleetConditions.ts'

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
 * Counts of vehicles and drivers that are not archived. Documents that were never uploaded count as needed, and a driver under review as
 * one without a vehicle: a new organisation must not read that all is in order.
 */
export async function countFleet(db: Db, partnerId: string, today: Day): Promise<FleetCounts> {
  const [counts] = await selectRows(
    db,
    fleetCountsRow,
    sql`with ${complianceSql('vehicle', partnerId, today)} select
      (select count(*)::int from vehicles where partner_id = ${partnerId} and status <> 'archived') as vehicles,
      (select count(*)::int from drivers where partner_id = ${partnerId} and status <> 'archived') as drivers,
      (select count(*)::int from drivers i where partner_id = ${partnerId} and status in ('active', 'pending_review')
        and not ${hasAssignment('driver', partnerId)}) as "driversWithoutVehicle",
      (select count(*)::int from vehicles v where partner_id = ${partnerId} and status <> 'archived'
        and (v.id in (select id from compliance where compliance = 'missing')
          or exists (select 1 from documents p where p.partner_id = ${partnerId} and p.vehicle_id = v.id
            and (p.status = 'rejected' or (p.status = 'approved' and p.expiry_date < ${today}::date))))) as "vehiclesNeedingDocuments"`,
  )
  return counts ?? { vehicles: 0, drivers: 0, driversWithoutVehicle: 0, vehiclesNeedingDocuments: 0 }
}
