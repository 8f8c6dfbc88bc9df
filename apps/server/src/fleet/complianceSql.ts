import { complianceStatuses, lastExpiringDay, documentTypes, type Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'

type Owner = 'vehicle' | 'driver'

const textArray = (list: readonly string[]) => sql.raw(`array[${list.map((word) => `'${word}'`).join(', ')}]::text[]`)
const emptyArray = sql.raw(`'{}'::text[]`)

/** The codes of the papers that a row needs; `i` is the vehicle or driver, `c` its city. The words are ours, so they may stand in the SQL. */
function requiredTypes(owner: Owner): SQL {
  const always = documentTypes[owner].filter(({ required }) => required === 'always').map(({ code }) => code)
  const sometimes = documentTypes[owner].flatMap(({ code, required }) => {
    if (typeof required === 'string') return []
    const [column, allowed] = 'cities' in required ? ['c.code', required.cities] : ['i.ownership', required.ownerships]
    return [sql`case when ${sql.raw(column)} = any(${textArray(allowed)}) then ${textArray([code])} else ${emptyArray} end`]
  })
  return sql.join([textArray(always), ...sometimes], sql` || `)
}

/**
 * The state of the required papers of every vehicle or driver of an organisation, as `papersOf` of the domain tells it of one:
 * two parts of a `with`, of which `standing` has `id`, `compliance` and `next_expiry`.
 */
export function complianceSql(owner: Owner, partnerId: string, today: Day): SQL {
  const items = sql.raw(owner === 'vehicle' ? 'vehicles' : 'drivers')
  const column = sql.raw(owner === 'vehicle' ? 'vehicle_id' : 'driver_id')
  const rank = (state: (typeof complianceStatuses)[number]) => sql.raw(String(complianceStatuses.indexOf(state) + 1))
  return sql`paper as (
      select ${column} as id, type,
        bool_or(status = 'approved' and (expiry_date is null or expiry_date >= ${today}::date)) as good,
        max(coalesce(expiry_date, 'infinity'::date)) filter (where status = 'approved') as until,
        max(expiry_date) filter (where status = 'approved') as expiry,
        bool_or(status = 'under_review') as waiting,
        bool_or(status = 'approved') as approved
      from documents where partner_id = ${partnerId} and ${column} is not null and status <> 'superseded' group by 1, 2
    ), standing as (
      select i.id,
        (${textArray(complianceStatuses)})[coalesce(min(case
          when p.id is null then ${rank('missing')}
          when p.good and p.until > ${lastExpiringDay(today)}::date then ${rank('complete')}
          when p.good then ${rank('expiring')}
          when p.waiting then ${rank('under_review')}
          when p.approved then ${rank('expired')}
          else ${rank('rejected')} end), ${rank('complete')})] as compliance,
        min(p.expiry) filter (where p.good) as next_expiry
      from ${items} i join cities c on c.id = i.city_id
        cross join lateral unnest(${requiredTypes(owner)}) as need(type)
        left join paper p on p.id = i.id and p.type = need.type
      where i.partner_id = ${partnerId} group by i.id
    )`
}
