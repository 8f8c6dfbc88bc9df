import { sql } from 'drizzle-orm'

/** Whether a renewal of the document `p` is under review. */
export const isRenewing = sql`exists (select 1 from documents r where r.partner_id = p.partner_id and r.type = p.type and r.status = 'under_review'
  and r.vehicle_id is not distinct from p.vehicle_id and r.driver_id is not distinct from p.driver_id)`
