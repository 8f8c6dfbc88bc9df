import { statusesNeedingDocuments } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'

// SQL about a row `i` of vehicles or drivers, and `s`, its row of `complianceSql`.

type FleetType = 'vehicle' | 'driver'

/** The names of a type's table, of the column that refers to it, and of the other party of an assignment. */
export const fleetNames = {
  vehicle: { table: sql.raw('vehicles'), column: sql.raw('vehicle_id'), partyTable: sql.raw('drivers'), partyColumn: sql.raw('driver_id') },
  driver: { table: sql.raw('drivers'), column: sql.raw('driver_id'), partyTable: sql.raw('vehicles'), partyColumn: sql.raw('vehicle_id') },
} as const

/** Whether the row has an open assignment. The organisation is named, so that no plan reads the assignments of all of them. */
export const hasAssignment = (type: FleetType, partnerId: string): SQL =>
  sql`exists (select 1 from vehicle_assignments a where a.partner_id = ${partnerId} and a.${fleetNames[type].column} = i.id and a.ended_at is null)`

/** Whether a vehicle has no driver, or an active driver has no vehicle. */
export const isUnassigned = (type: FleetType, partnerId: string): SQL =>
  type === 'vehicle'
    ? sql`(not ${hasAssignment('vehicle', partnerId)})`
    : sql`(i.status = 'active' and not ${hasAssignment('driver', partnerId)})`

/** Whether documents are missing, have expired or were rejected. */
export const needsDocuments = sql`(i.status <> 'archived' and s.compliance in ${statusesNeedingDocuments})`

/** Whether it needs documents, or a vehicle has no driver. */
export const needsAttention = (type: FleetType, partnerId: string): SQL =>
  type === 'vehicle'
    ? sql`(i.status not in ('archived', 'draft') and (${needsDocuments} or not ${hasAssignment('vehicle', partnerId)}))`
    : needsDocuments

/** The instant so many days ago, as an SQL parameter. */
export const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
