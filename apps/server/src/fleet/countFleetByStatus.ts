import { complianceStatuses, type Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { boolean, integer, oneOfText, text } from '../db/sqlValueTypes.ts'
import { complianceSql } from './complianceSql.ts'
import { fleetNames, isUnassigned, needsAttention } from './fleetConditions.ts'

const fleetCount = defineRow({
  status: text,
  compliance: oneOfText(complianceStatuses),
  unassigned: boolean,
  needs_attention: boolean,
  count: integer,
})

/** How many vehicles or drivers share a status, a compliance and what they lack. */
export type FleetCount = RowOf<typeof fleetCount>

/** Counts an organisation's vehicles or drivers, archived ones included. */
export const countFleetByStatus = (db: Db, type: 'vehicle' | 'driver', partnerId: string, today: Day): Promise<FleetCount[]> =>
  selectRows(
    db,
    fleetCount,
    sql`with ${complianceSql(type, partnerId, today)}
      select i.status, s.compliance, ${isUnassigned(type, partnerId)} as unassigned, ${needsAttention(type, partnerId)} as needs_attention, count(*)::int as count
      from ${fleetNames[type].table} i join compliance s on s.id = i.id where i.partner_id = ${partnerId} group by 1, 2, 3, 4`,
  )

/** The sum of the counts that match. */
export const sumCounts = (counts: readonly FleetCount[], matches: (count: FleetCount) => boolean): number =>
  counts.reduce((sum, each) => sum + (matches(each) ? each.count : 0), 0)
