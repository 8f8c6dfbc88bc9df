import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { complianceSql } from '../fleet/complianceSql.ts'

/** Vehicles and drivers of an organisation that cannot take trips: they do not work, or papers have expired, were refused or are missing. */
export interface BlockedIds {
  vehicles: string[]
  drivers: string[]
}

async function findBlocked(db: Db, owner: 'vehicle' | 'driver', partnerId: string, today: Day): Promise<string[]> {
  const items = sql.raw(owner === 'vehicle' ? 'vehicles' : 'drivers')
  const found = await rows<{ id: string }>(
    db,
    sql`with ${complianceSql(owner, partnerId, today)}
      select i.id from ${items} i left join standing s on s.id = i.id
      where i.partner_id = ${partnerId} and (i.status <> 'active' or s.compliance in ('expired', 'rejected', 'missing'))`,
  )
  return found.map(({ id }) => id)
}

/** Looks them up. */
export async function findBlockedIds(db: Db, partnerId: string, today: Day): Promise<BlockedIds> {
  const [vehicles, drivers] = await Promise.all([findBlocked(db, 'vehicle', partnerId, today), findBlocked(db, 'driver', partnerId, today)])
  return { vehicles, drivers }
}
