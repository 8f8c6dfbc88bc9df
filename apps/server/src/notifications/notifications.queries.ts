import type { contract, Parsed } from '@vehicle-partner/api/contract'
import { canReadNotification, notificationTypes } from '@vehicle-partner/api/server'
import { foldText } from '@vehicle-partner/domain'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { notifications } from '../db/schema/notificationTables.ts'

/** Whose notifications in which organisation; `partnerId` is null for those without one alone. */
export interface NotificationScope {
  userId: string
  partnerId: string | null
  /** The user's present roles in the organisation. */
  roles: readonly string[]
}

const owners = ['vehicle', 'driver', 'partner'] as const

/** What members with these roles receive; a user may have received more with earlier roles. */
function isReadable(roles: readonly string[]): SQL | undefined {
  const { type, entity_type } = notifications
  const readable = (owner?: string) =>
    notificationTypes.filter((each) => canReadNotification({ type: each, entity: owner === undefined ? null : { type: owner } }, roles))
  return or(
    and(or(isNull(entity_type), notInArray(entity_type, [...owners])), inArray(type, readable())),
    ...owners.map((owner) => and(eq(entity_type, owner), inArray(type, readable(owner)))),
  )
}

type Query = Parsed<(typeof contract)['notifications']['list']>['query']

/** A user's notifications in an organisation, as far as their roles allow, and those without an organisation. */
export const isOfUser = ({ userId, partnerId, roles }: NotificationScope) =>
  and(
    eq(notifications.user_id, userId),
    or(partnerId === null ? undefined : and(eq(notifications.partner_id, partnerId), isReadable(roles)), isNull(notifications.partner_id)),
  )

/** A page of notifications and their total. */
export async function listNotifications(
  db: Db,
  scope: NotificationScope,
  { page, perPage, sort, search, type, unread, needs_action }: Query,
) {
  const where = and(
    isOfUser(scope),
    type.length > 0 ? inArray(notifications.type, type) : undefined,
    unread === undefined ? undefined : unread ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
    needs_action === undefined ? undefined : eq(notifications.needs_action, needs_action),
    matchesQuery(search),
  )
  const order = sort.descending ? desc : asc
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(order(notifications.created_at), order(notifications.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: count() }).from(notifications).where(where),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** Folds the text while searching: a user has few notifications. */
function matchesQuery(search: string | undefined): SQL | undefined {
  if (search === undefined) return undefined
  const searchText = sql`normalize(${notifications.title} || ' ' || ${notifications.body}, NFD)`
  return sql`position(${foldText(search)} in lower(regexp_replace(${searchText}, '[\u0300-\u036f]', '', 'g'))) > 0`
}

/** How many are unread. */
export async function countUnread(db: Db, scope: NotificationScope): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOfUser(scope), isNull(notifications.read_at)))
  return counted?.unread ?? 0
}

/** Marks all notifications up to a time as read and returns their number. */
export async function markReadBefore(db: Db, scope: NotificationScope, before: Date, now: Date): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ read_at: now })
    .where(and(isOfUser(scope), isNull(notifications.read_at), lte(notifications.created_at, before)))
    .returning({ id: notifications.id })
  return marked.length
}

/** Marks as unread what was read at this very time: what `markReadBefore` has marked together. Returns their number. */
export async function markUnread(db: Db, scope: NotificationScope, readAt: Date): Promise<number> {
  const marked = await db
    .update(notifications)
    .set({ read_at: null })
    .where(and(isOfUser(scope), eq(notifications.read_at, readAt)))
    .returning({ id: notifications.id })
  return marked.length
}
