import { sql } from 'drizzle-orm'

// SQL about a row `i` of vehicles or drivers, and `s`, its row of `complianceSql`.

type FleetType = 'vehicle' | 'driver'

/** The names of a type's table, of the column that refers to it, and of the other party of an assignment. */
export const fleetNames = {
  vehicle: { table: sql.raw('vehicles'), column: sql.raw('vehicle_id'), partyTable: sql.raw('drivers'), partyColumn: sql.raw('driver_id') },
  driver: { table: sql.raw('drivers'), column: sql.raw('driver_id'), partyTable: sql.raw('vehicles'), partyColumn: sql.raw('vehicle_id') },
} as const

const isAssigned = (type: FleetType) =>
  sql`exists (select 1 from vehicle_assignments a where a.${fleetNames[type].column} = i.id and a.ended_at is null)`

/** Whether the row has an open assignment. */
export const hasAssignment = { vehicle: isAssigned('vehicle'), driver: isAssigned('driver') } as const

/** Whether a vehicle has no driver, or an active driver has no vehicle. */
export const isUnassigned = {
  vehicle: sql`(not ${hasAssignment.vehicle})`,
  driver: sql`(i.status = 'active' and not ${hasAssignment.driver})`,
} as const

/** Whether documents have expired or were rejected, or a vehicle has no driver. */
export const needsAttention = {
  vehicle: sql`(i.status not in ('archived', 'draft') and (s.compliance in ('expired', 'rejected') or not ${hasAssignment.vehicle}))`,
  driver: sql`(i.status <> 'archived' and s.compliance in ('expired', 'rejected'))`,
} as const

/** The instant so many days ago, as an SQL parameter. */
export const daysAgo = (now: Date, days: number): string => new Date(now.getTime() - days * 86_400_000).toISOString()
