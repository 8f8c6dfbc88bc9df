import type { Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { fleetNames } from '../fleet/fleetConditions.ts'

/** Vehicles and drivers that cannot take trips: not active, or without documents or a licence in force. */
export interface BlockedIds {
  vehicles: string[]
  drivers: string[]
}

type FleetType = 'vehicle' | 'driver'

const blockedRow = defineRow({ id: text })

/** `documents`: a condition on the row `i` and its compliance `s`. */
async function findBlocked(db: Db, type: FleetType, partnerId: string, today: Day, documents: SQL): Promise<string[]> {
  const rows = await selectRows(
    db,
    blockedRow,
    sql`with ${complianceSql(type, partnerId, today)}
      select i.id from ${fleetNames[type].table} i left join compliance s on s.id = i.id
      where i.partner_id = ${partnerId} and (i.status <> 'active' or ${documents})`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Finds those of an organisation that cannot take trips, by the rule of `vehicleBlockers` and `driverBlockers` of the domain: a document whose
 * renewal is under review is not in force either, although there is nothing to upload.
 */
export async function findBlockedIds(db: Db, partnerId: string, today: Day): Promise<BlockedIds> {
  const notInForce = sql`s.compliance not in ('complete', 'expiring')`
  const [vehicles, drivers] = await Promise.all([
    findBlocked(db, 'vehicle', partnerId, today, notInForce),
    findBlocked(db, 'driver', partnerId, today, sql`(${notInForce} or i.licence_expiry_date < ${today}::date)`),
  ])
  return { vehicles, drivers }
}
