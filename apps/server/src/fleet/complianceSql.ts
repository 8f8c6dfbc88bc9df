import { complianceStatuses, documentTypes, lastExpiringDay, type Day } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import { fleetNames } from './fleetConditions.ts'

type FleetType = 'vehicle' | 'driver'

// The values are constants of the domain, so they need no escaping.
const textArray = (values: readonly string[]) => sql.raw(`array[${values.map((value) => `'${value}'`).join(', ')}]::text[]`)
const emptyArray = sql.raw(`'{}'::text[]`)

/** The codes of the documents that a row requires; `i` is the vehicle or driver and `c` its city. */
function requiredTypes(type: FleetType): SQL {
  const always = documentTypes[type].filter(({ required }) => required === 'always').map(({ code }) => code)
  const sometimes = documentTypes[type].flatMap(({ code, required }) => {
    if (typeof required === 'string') return []
    const [column, values] = 'cities' in required ? ['c.code', required.cities] : ['i.ownership', required.ownerships]
    return [sql`case when ${sql.raw(column)} = any(${textArray(values)}) then ${textArray([code])} else ${emptyArray} end`]
  })
  return sql.join([textArray(always), ...sometimes], sql` || `)
}

/**
 * The compliance of every vehicle or driver of an organisation, by the same rule as `summarizeDocuments` of the domain: parts of a `with`
 * clause, of which `compliance` has the columns `id`, `compliance` and `next_expiry`. The organisation's own items are read first: to group
 * them by id PostgreSQL would read those of all organisations in the order of their key.
 */
export function complianceSql(type: FleetType, partnerId: string, today: Day): SQL {
  const { table, column } = fleetNames[type]
  const rank = (status: (typeof complianceStatuses)[number]) => sql.raw(String(complianceStatuses.indexOf(status) + 1))
  return sql`document_state as (
      select ${column} as id, type,
        bool_or(status = 'approved' and (expiry_date is null or expiry_date >= ${today}::date)) as is_valid,
        max(coalesce(expiry_date, 'infinity'::date)) filter (where status = 'approved') as valid_until,
        max(expiry_date) filter (where status = 'approved') as expiry,
        bool_or(status = 'under_review') as is_under_review,
        bool_or(status = 'approved') as is_approved
      from documents where partner_id = ${partnerId} and ${column} is not null and status <> 'superseded' group by 1, 2
    ), own_items as materialized (
      select * from ${table} where partner_id = ${partnerId}
    ), compliance as (
      select i.id,
        (${textArray(complianceStatuses)})[coalesce(min(case
          when d.id is null then ${rank('missing')}
          when d.is_valid and d.valid_until > ${lastExpiringDay(today)}::date then ${rank('complete')}
          when d.is_valid then ${rank('expiring')}
          when d.is_under_review then ${rank('under_review')}
          when d.is_approved then ${rank('expired')}
          else ${rank('rejected')} end), ${rank('complete')})] as compliance,
        min(d.expiry) filter (where d.is_valid) as next_expiry
      from own_items i join cities c on c.id = i.city_id
        cross join lateral unnest(${requiredTypes(type)}) as required(type)
        left join document_state d on d.id = i.id and d.type = required.type
      group by i.id
    )`
}
