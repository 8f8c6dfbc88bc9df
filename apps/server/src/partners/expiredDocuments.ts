import type { NeedsAction } from '@vehicle-partner/api'
import { expiredDocumentsEntry } from '@vehicle-partner/api/server'
import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { boolean, text } from '../db/sqlValueTypes.ts'
import { isRenewing } from '../documents/isRenewing.ts'

const expiredRow = defineRow({ owner: text, driver: boolean, renewing: boolean })

/** One entry if documents of vehicles or drivers have expired, with their owners and a link to renew them. */
export async function countExpiredDocuments(db: Db, partnerId: string, today: Day): Promise<NeedsAction[]> {
  const found = await selectRows(
    db,
    expiredRow,
    sql`select coalesce(v.registration_number, d.fname || ' ' || d.lname) as owner, d.id is not null as driver, ${isRenewing} as renewing
      from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
      where p.partner_id = ${partnerId} and p.status = 'approved' and p.expiry_date < ${today}::date
        and coalesce(v.status, d.status, 'archived') <> 'archived'
      order by p.expiry_date, p.id`,
  )
  return expiredDocumentsEntry(found)
}
