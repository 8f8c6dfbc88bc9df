import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { text } from '../db/sqlValueTypes.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { fleetNames } from '../fleet/fleetConditions.ts'

/** Vehicles and drivers that cannot take trips: not active, or with documents that are expired, rejected or missing. */
export interface BlockedIds {
  vehicles: string[]
  drivers: string[]
}

const blockedRow = defineRow({ id: text })

async function findBlocked(db: Db, type: 'vehicle' | 'driver', partnerId: string, today: Day): Promise<string[]> {
  const rows = await selectRows(
    db,
    blockedRow,
    sql`with ${complianceSql(type, partnerId, today)}
      select i.id from ${fleetNames[type].table} i left join compliance s on s.id = i.id
      where i.partner_id = ${partnerId} and (i.status <> 'active' or s.compliance in ('expired', 'rejected', 'missing'))`,
  )
  return rows.map(({ id }) => id)
}

/** Finds the blocked vehicles and drivers of an organisation. */
export async function findBlockedIds(db: Db, partnerId: string, today: Day): Promise<BlockedIds> {
  const [vehicles, drivers] = await Promise.all([findBlocked(db, 'vehicle', partnerId, today), findBlocked(db, 'driver', partnerId, today)])
  return { vehicles, drivers }
}
