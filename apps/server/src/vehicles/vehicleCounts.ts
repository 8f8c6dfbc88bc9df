import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { vehicleNeedsAttention } from './vehicleList.ts'

export interface VehicleCount {
  status: string
  compliance: string
  /** Whether they have no driver. */
  unassigned: boolean
  needs_attention: boolean
  count: number
}

/** How many vehicles an organisation has of each kind that its lists count. */
export function countVehicles(db: Db, partnerId: string, today: Day): Promise<VehicleCount[]> {
  return rows<VehicleCount>(
    db,
    sql`with ${complianceSql('vehicle', partnerId, today)}
      select i.status, s.compliance, not exists (select 1 from vehicle_assignments a where a.vehicle_id = i.id and a.ended_at is null) as unassigned,
        ${vehicleNeedsAttention} as needs_attention, count(*)::int as count
      from vehicles i join standing s on s.id = i.id where i.partner_id = ${partnerId} group by 1, 2, 3, 4`,
  )
}

/** The sum over the kinds that are meant. */
export const sumCounts = <Kind extends { count: number }>(kinds: readonly Kind[], meant: (kind: Kind) => boolean): number =>
  kinds.reduce((sum, kind) => sum + (meant(kind) ? kind.count : 0), 0)
