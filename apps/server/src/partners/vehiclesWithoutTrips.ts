import type { NeedsAction } from '@vehicle-partner/api'
import { noTripsEntry } from '@vehicle-partner/api/server'
import { lagosDate } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { arrayOf, integer, text } from '../db/sqlValueTypes.ts'
import { isPartnerVerified } from '../fleet/partnerVerification.ts'
import { loadVehicle } from '../vehicles/loadVehicles.ts'
import { vehiclesWithoutTripsSql } from '../vehicles/noTripsSql.ts'

const reasonRow = defineRow({ reason: text, count: integer, id: text, plates: arrayOf(text) })

/** One entry if vehicles get no trips for a reason that the partner can resolve. */
export async function findVehiclesWithoutTrips(context: Context, partnerId: string): Promise<NeedsAction[]> {
  const { db, now } = context
  // Before the verification no vehicle gets trips, which the checklist says.
  if (!(await isPartnerVerified(db, partnerId))) return []
  const found = await selectRows(
    db,
    reasonRow,
    sql`select reason, count(*)::int as count, min(id) as id,
        (array_agg(v.registration_number order by v.registration_number))[1:3] as plates
      from (${vehiclesWithoutTripsSql(partnerId, lagosDate(now))}) found join vehicles v using (id) group by 1`,
  )
  const [only] = found
  if (!only || found.length > 1 || only.count > 1) return noTripsEntry(found, undefined)
  const { id, registration_number: plate, dispatch_blockers: blockers } = await loadVehicle(context, only.id)
  return noTripsEntry(found, { id, plate, blockers })
}
