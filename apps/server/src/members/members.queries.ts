import type { AccountMember } from '@vehicle-partner/api'
import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { foldText, lagosDate, maxResendsPerDay } from '@vehicle-partner/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { defineRow, selectRows, type RowOf } from '../db/selectRows.ts'
import { arrayOf, boolean, integer, nullable, text } from '../db/sqlValueTypes.ts'

type Query = Parsed<(typeof contract)['members']['list']>['query']

const toIsoText = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

/** Members and open invitations as rows of the same columns. */
const membersAndInvitations = (partnerId: string, now: Date) => sql`
  select m.id, u.email, u.fname, u.lname, u.fname || ' ' || u.lname as name, m.disabled, m.role, m.user_id, null::text as invited_by,
    array(select r.role from member_roles r where r.member_id = m.id order by 1) as roles,
    case when not exists (select 1 from member_roles r where r.member_id = m.id) then 'revoked'
      when m.disabled then 'disabled' else 'active' end as status,
    m.created_at, (select max(s.last_used_at) from sessions s where s.user_id = m.user_id) as last_active_at,
    null::timestamptz as expires_at, 0 as resent,
    (select count(*)::int from member_invitations i where i.partner_id = m.partner_id and i.invited_by = m.user_id and i.accepted_at is null
      and i.cancelled_at is null and i.bounced_at is null and i.expires_at > ${now.toISOString()}::timestamptz) as sent_invitations
  from members m join users u on u.id = m.user_id where m.partner_id = ${partnerId}
  union all
  select i.id, i.member_email, null, null, null, false, null, null, b.fname || ' ' || b.lname, i.roles,
    case when i.bounced_at is not null then 'bounced' when i.expires_at <= ${now.toISOString()}::timestamptz then 'expired' else 'pending' end,
    i.created_at, null, i.expires_at, case when i.resent_on = ${lagosDate(now)}::date then i.resent else 0 end, null
  from member_invitations i join users b on b.id = i.invited_by
  where i.partner_id = ${partnerId} and i.accepted_at is null and i.cancelled_at is null`

/** Folds the text while searching: a team is small. */
function matchesSearch(search: string | undefined): SQL {
  if (search === undefined) return sql`true`
  const searchText = sql`normalize(coalesce(t.name, '') || ' ' || t.email, NFD)`
  return sql`position(${foldText(search)} in lower(regexp_replace(${searchText}, '[\u0300-\u036f]', '', 'g'))) > 0`
}

const sortColumns: Readonly<Record<Query['sort']['field'], SQL>> = {
  created_at: sql`t.created_at`,
  name: sql`lower(t.name)`,
  email: sql`lower(t.email)`,
  last_active_at: sql`t.last_active_at`,
}

const teamRow = defineRow({
  id: text,
  email: text,
  fname: nullable(text),
  lname: nullable(text),
  roles: arrayOf(text),
  disabled: boolean,
  role: nullable(text),
  user_id: nullable(text),
  status: text,
  created_at: text,
  last_active_at: nullable(text),
  invited_by: nullable(text),
  expires_at: nullable(text),
  resent: integer,
  sent_invitations: nullable(integer),
})
const statusCountRow = defineRow({ status: text, count: integer })
const roleCountRow = defineRow({ role: text, count: integer })

const selectTeam = (partnerId: string, now: Date, rest: SQL) => sql`
  select t.id, t.email, t.fname, t.lname, t.roles, t.disabled, t.role, t.user_id, t.status, t.invited_by, t.resent, t.sent_invitations,
    ${toIsoText(sql`t.created_at`)} as created_at, ${toIsoText(sql`t.last_active_at`)} as last_active_at, ${toIsoText(sql`t.expires_at`)} as expires_at
  from (${membersAndInvitations(partnerId, now)}) t ${rest}`

const createMemberMapper =
  (partnerId: string) =>
  ({
    id,
    email,
    fname,
    lname,
    roles,
    disabled,
    role,
    user_id,
    status,
    created_at,
    last_active_at,
    ...row
  }: RowOf<typeof teamRow>): AccountMember => ({
    id,
    owner_id: partnerId,
    owner_type: 'partner',
    member_email: email,
    member_roles: roles,
    disabled: disabled ? 1 : 0,
    member_info: fname === null || lname === null ? null : { fname, lname },
    status,
    role,
    user_id,
    created_at,
    last_active_at,
    ...(row.sent_invitations === null ? {} : { sent_invitations: row.sent_invitations }),
    invitation:
      row.invited_by === null || row.expires_at === null
        ? null
        : { invited_by: row.invited_by, expires_at: row.expires_at, resends_left: maxResendsPerDay - row.resent },
  })

/** A page of a team with counts by status, and the number of active members with each role. */
export async function listTeam(db: Db, partnerId: string, now: Date, { page, perPage, sort, search, status, role }: Query) {
  const filter = sql`where ${matchesSearch(search)} and ${role.length === 0 ? sql`true` : sql`t.roles && array[${list(role)}]::text[]`}`
  const statusFilter = status.length === 0 ? sql`true` : sql`t.status in (${list(status)})`
  const direction = sort.descending ? sql`desc nulls last` : sql`asc nulls last`
  const [team, counted, roleCounts] = await Promise.all([
    selectRows(
      db,
      teamRow,
      selectTeam(
        partnerId,
        now,
        sql`${filter} and ${statusFilter} order by ${sortColumns[sort.field]} ${direction}, t.id limit ${perPage} offset ${(page - 1) * perPage}`,
      ),
    ),
    selectRows(
      db,
      statusCountRow,
      sql`select t.status, count(*)::int as count from (${membersAndInvitations(partnerId, now)}) t ${filter} group by t.status`,
    ),
    selectRows(
      db,
      roleCountRow,
      sql`select r.role, count(*)::int as count from members m join member_roles r on r.member_id = m.id
        where m.partner_id = ${partnerId} and not m.disabled group by r.role`,
    ),
  ])
  const matching = counted.filter((each) => status.length === 0 || status.some((value) => value === each.status))
  return {
    data: team.map(createMemberMapper(partnerId)),
    total: matching.reduce((total, each) => total + each.count, 0),
    counts: Object.fromEntries(counted.map((each) => [each.status, each.count])),
    roleCounts: Object.fromEntries(roleCounts.map((each) => [each.role, each.count])),
  }
}

/** A member or invitation as the list shows it. */
export async function readTeamEntry(db: Db, partnerId: string, now: Date, id: string): Promise<AccountMember> {
  const [row] = await selectRows(db, teamRow, selectTeam(partnerId, now, sql`where t.id = ${id}`))
  if (!row) throw new Error(`${id} is not in the team of ${partnerId}`)
  return createMemberMapper(partnerId)(row)
}
