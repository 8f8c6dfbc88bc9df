import type { Summary } from '@vehicle-partner/api/contract'
import type { Day } from '@vehicle-partner/domain'
import { sql } from 'drizzle-orm'
import { rows, type Db } from '../db/database.ts'

type NeedsAction = Summary['needs_action'][number]

/** One entry when papers of vehicles or drivers have run out: it says which, and where to renew them. */
export async function expiredPapers(db: Db, partnerId: string, today: Day): Promise<NeedsAction[]> {
  const found = await rows<{ owner: string; driver: boolean }>(
    db,
    sql`select coalesce(v.registration_number, d.fname || ' ' || d.lname) as owner, d.id is not null as driver
      from documents p left join vehicles v on v.id = p.vehicle_id left join drivers d on d.id = p.driver_id
      where p.partner_id = ${partnerId} and p.status = 'approved' and p.expiry_date < ${today}::date
        and coalesce(v.status, d.status, 'archived') <> 'archived'
      order by p.expiry_date, p.id`,
  )
  if (found.length === 0) return []
  const owners = [...new Set(found.map(({ owner }) => owner))]
  const onlyDrivers = found.every(({ driver }) => driver)
  return [
    {
      kind: 'document.expired',
      severity: 'critical',
      count: found.length,
      label: found.length === 1 ? '1 paper has expired' : `${found.length} papers have expired`,
      detail: `${inWords(owners)} ${owners.length === 1 ? 'gets' : 'get'} no new trips until you renew ${found.length === 1 ? 'it' : 'them'}.`,
      action_label: found.length === 1 ? 'Renew paper' : 'Renew papers',
      link: onlyDrivers ? '/drivers?compliance=expired' : '/vehicles?compliance=expired',
    },
  ]
}

/** Three by name at most: 'A, B and 4 more'. */
function inWords(names: readonly string[]): string {
  if (names.length <= 1) return names.join('')
  const shown = names.length > 3 ? names.slice(0, 2) : names.slice(0, -1)
  const rest = names.length > 3 ? `${names.length - 2} more` : (names.at(-1) ?? '')
  return `${shown.join(', ')} and ${rest}`
}
