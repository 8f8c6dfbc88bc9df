import type { NeedsAction } from '@vehicle-partner/api'
import { noTripsEntry, noTripsReasons } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { integer, text } from '../db/sqlValueTypes.ts'
import { complianceSql } from '../fleet/complianceSql.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { loadVehicle } from '../vehicles/loadVehicles.ts'

const reasonRow = defineRow({ reason: text, count: integer, id: text })

/** One entry if vehicles get no trips for a reason that the partner can resolve, by the first reason of `vehicleBlockers` of the domain. */
export async function findVehiclesWithoutTrips(context: Context, partnerId: string): Promise<NeedsAction[]> {
  const { db, now } = context
  // Before the verification no vehicle gets trips, which the checklist says.
  if (!(await isPartnerVerified(db, partnerId))) return []
  const today = lagosDate(now)
  const found = await selectRows(
    db,
    reasonRow,
    sql`select reason, count(*)::int as count, min(id) as id from (
      select i.id, case
        when i.status = 'pending_review' then 'under_review'
        when i.status <> 'active' then i.status
        when s.compliance in ('expired', 'rejected', 'missing') then 'document_' || s.compliance
        when s.compliance = 'under_review' then 'under_review'
        when d.id is null then 'no_driver'
        when d.status <> 'active' or ds.compliance not in ('complete', 'expiring') or d.licence_expiry_date < ${today}::date then 'driver_blocked'
        end as reason
      from vehicles i
        join (with ${complianceSql('vehicle', partnerId, today)} select id, compliance from compliance) s on s.id = i.id
        left join vehicle_assignments a on a.partner_id = ${partnerId} and a.vehicle_id = i.id and a.ended_at is null
        left join drivers d on d.id = a.driver_id and d.partner_id = ${partnerId}
        left join (with ${complianceSql('driver', partnerId, today)} select id, compliance from compliance) ds on ds.id = d.id
      where i.partner_id = ${partnerId}
    ) blocked where reason in ${[...noTripsReasons]} group by 1`,
  )
  const [only] = found
  if (!only || found.length > 1 || only.count > 1) return noTripsEntry(found, undefined)
  const { registration_number, dispatch_blockers } = await loadVehicle(context, only.id)
  return noTripsEntry(found, { plate: registration_number, blocker: dispatch_blockers[0] })
}
