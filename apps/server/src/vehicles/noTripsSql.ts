import { noTripsReasons } from '@vehicle-partner/api/server'
import type { Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { complianceSql } from '../fleet/complianceSql.ts'

/**
 * Selects `id` and `reason` of the vehicles of an organisation that get no trips although they should: the rule of `isWithoutTrips`, by
 * the first reason of `vehicleBlockers` of the domain.
 */
export const vehiclesWithoutTripsSql = (partnerId: string, today: Day): SQL =>
  sql`select id, reason from (
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
  ) vehicle_reasons where reason in ${[...noTripsReasons]}`
