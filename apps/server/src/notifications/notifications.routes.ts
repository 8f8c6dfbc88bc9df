import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { fillPreferences, isLocked, pageMetadata, notificationTypes, RequestError } from '@vehicle-partner/api/server'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findMembership } from '../auth/authorization.ts'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { notificationPreferences, notifications } from '../db/schema/notificationTables.ts'
import { publish } from '../events/publish.ts'
import { inTransaction, type Tx } from '../events/transaction.ts'
import { toNotificationResponse } from './notificationResponse.ts'
import { countUnread, isOfUser, listNotifications, markReadBefore, markUnread, type NotificationScope } from './notifications.queries.ts'

/** Notifications and notification preferences of the signed-in user. */
export const notificationsRoutes: Handlers<typeof contract, Context>['notifications'] = {
  async list(context, { query }) {
    const scope = readScope(context)
    const [{ rows, total }, unread] = await Promise.all([listNotifications(context.db, scope, query), countUnread(context.db, scope)])
    return { data: rows.map(toNotificationResponse), metadata: { ...pageMetadata(total, query, context.now), unread } }
  },

  async read(context, { params, body }) {
    return inTransaction(context, async (tx) => {
      const isShown = and(eq(notifications.id, params.id), isOfUser(await readNotificationScope(tx, context, params.id)))
      const [changed] = await tx
        .update(notifications)
        .set({ read_at: body.read ? context.now : null })
        .where(and(isShown, body.read ? isNull(notifications.read_at) : isNotNull(notifications.read_at)))
        .returning()
      if (changed) publishChange(tx, context, changed.partner_id)
      const row = changed ?? (await tx.select().from(notifications).where(isShown))[0]
      if (!row) throw new RequestError('NotFound')
      return { data: toNotificationResponse(row) }
    })
  },

  async readAll(context, { body }) {
    const scope = readScope(context)
    return inTransaction(context, async (tx) => {
      const read = await markReadBefore(tx, scope, new Date(body.before), context.now)
      if (read > 0) publishChange(tx, context, scope.partnerId)
      return { data: { read, unread: await countUnread(tx, scope), read_at: context.now.toISOString() } }
    })
  },

  async undoReadAll(context, { body }) {
    const scope = readScope(context)
    return inTransaction(context, async (tx) => {
      const changed = await markUnread(tx, scope, new Date(body.read_at))
      if (changed > 0) publishChange(tx, context, scope.partnerId)
      return { data: { unread: await countUnread(tx, scope) } }
    })
  },

  preferences: async (context) => ({ data: await readPreferences(context) }),

  async setPreferences(context, { body }) {
    const user_id = requireCaller(context).user.id
    const changes = notificationTypes.flatMap((type) => body.preferences.findLast((each) => each.type === type && !isLocked(type)) ?? [])
    await inTransaction(context, async (tx) => {
      if (changes.length === 0) return
      await tx
        .insert(notificationPreferences)
        .values(changes.map((each) => ({ ...each, user_id })))
        .onConflictDoUpdate({
          target: [notificationPreferences.user_id, notificationPreferences.type],
          set: { in_app: sql`excluded.in_app`, email: sql`excluded.email`, sms: sql`excluded.sms` },
        })
    })
    return { data: await readPreferences(context) }
  },
}

/** The scope of the organisation of a notification: the user's access there may have changed since. Throws RequestError `NotFound`, or `AccountDisabled`. */
async function readNotificationScope(tx: Tx, context: Context, id: string): Promise<NotificationScope> {
  const userId = requireCaller(context).user.id
  const [found] = await tx
    .select({ partner_id: notifications.partner_id })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.user_id, userId)))
  if (!found) throw new RequestError('NotFound')
  if (found.partner_id === null) return { userId, partnerId: null, roles: [] }
  const { partner, roles } = await findMembership(tx, userId, 'id', found.partner_id)
  return { userId, partnerId: partner.id, roles }
}

function readScope(context: Context) {
  const { partner, roles } = requireMembership(context)
  return { userId: requireCaller(context).user.id, partnerId: partner.id, roles }
}

/** Tells the user's other devices. */
const publishChange = (tx: Tx, context: Context, partnerId: string | null) =>
  publish(tx, context, {
    type: 'notification.updated',
    partner_id: partnerId ?? undefined,
    user_id: requireCaller(context).user.id,
    data: { partner_id: partnerId },
  })

async function readPreferences(context: Context) {
  const rows = await context.db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, requireCaller(context).user.id))
  const stored = notificationTypes.flatMap((type) => rows.filter((row) => row.type === type).map((row) => ({ ...row, type })))
  return fillPreferences(stored).map(({ type, in_app, email, sms }) => ({ type, in_app, email, sms, locked: isLocked(type) }))
}
