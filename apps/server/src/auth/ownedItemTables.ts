import type { ItemKind, PartnerLocator } from '@vehicle-partner/api/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { disputes, earningLines } from '../db/schema/earningTables.ts'
import { drivers, vehicles } from '../db/schema/fleetTables.ts'
import { reports } from '../db/schema/operationTables.ts'
import { notifications } from '../db/schema/notificationTables.ts'
import { memberInvitations, members, partners } from '../db/schema/partnerTables.ts'
import { payouts, settlementAccounts } from '../db/schema/payoutTables.ts'
import { payslips } from '../db/schema/payslipTables.ts'
import { tripIssues } from '../db/schema/tripIssueTables.ts'
import { trips } from '../db/schema/tripTables.ts'

/** The table of each kind of item that an organisation owns. */
export const itemTables: Record<ItemKind, PgTable & { id: PgColumn; partner_id: PgColumn }> = {
  vehicle: vehicles,
  driver: drivers,
  trip: trips,
  issue: tripIssues,
  document: documents,
  payslip: payslips,
  payout: payouts,
  settlementAccount: settlementAccounts,
  earningLine: earningLines,
  dispute: disputes,
  report: reports,
  member: members,
  memberInvitation: memberInvitations,
  notification: notifications,
}

/** A condition on `partners`: has this key, or owns the item of this id. */
export function partnerMatches(db: Db, by: PartnerLocator['by'], key: string): SQL {
  if (by === 'either') return sql`(${eq(partners.id, key)} or ${eq(partners.account_sid, key)})`
  if (by === 'id' || by === 'account_sid') return eq(partners[by], key)
  const table = itemTables[by]
  return sql`${partners.id} = (${db.select({ of: table.partner_id }).from(table).where(eq(table.id, key))})`
}
