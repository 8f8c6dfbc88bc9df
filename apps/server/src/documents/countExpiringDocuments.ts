import { documentOwnerTypes, type DocumentOwnerType, type ExpiringDocuments } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { documents } from '../db/schema/documentTables.ts'
import { defineRow, selectRows } from '../db/selectRows.ts'
import { day, integer, oneOfText } from '../db/sqlValueTypes.ts'

const expiringDocuments = defineRow({ owner_type: oneOfText(documentOwnerTypes), type: documents.type, expiry_date: day, count: integer })

/** Counts the documents of these owners by type and expiry date. A renewal under review stands for the document that it replaces. */
export const countExpiringDocuments = (db: Db, partnerId: string, ownerTypes: readonly DocumentOwnerType[]): Promise<ExpiringDocuments[]> =>
  selectRows(
    db,
    expiringDocuments,
    sql`with latest as (
        select case when p.vehicle_id is not null then 'vehicle' when p.driver_id is not null then 'driver' else 'partner' end as owner_type,
          p.type, max(p.expiry_date) as expiry_date
        from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
        where p.partner_id = ${partnerId} and p.status in ('approved', 'under_review') and coalesce(v.status, d.status, 'active') <> 'archived'
        group by p.vehicle_id, p.driver_id, p.type)
      select owner_type, type, expiry_date::text as expiry_date, count(*)::int as count from latest
      where expiry_date is not null and owner_type in ${[...ownerTypes]} group by 1, 2, 3`,
  )
