import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { gridOf, isLocked, pageMetadata, notificationTypes, RequestError } from '@vehicle-partner/api/server'
import { and, eq, sql } from 'drizzle-orm'
import { requireMembership, requireCaller, type Context } from '../context.ts'
import { notificationPreferences, notifications } from '../db/schema/operationTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { notificationReply } from './notificationResponse.ts'
import { listed, markReadBefore, unreadOf } from './notifications.queries.ts'

/** What stands behind the bell of the signed-in person, and where else they want it. */
export const notificationsRoutes: Handlers<typeof contract, Context>['notifications'] = {
  async list(context, { query }) {
    const whose = whoseOf(context)
    const [{ rows, total }, unread] = await Promise.all([listed(context.db, whose, query), unreadOf(context.db, whose)])
    return { data: rows.map(notificationReply), metadata: { ...pageMetadata(total, query, context.now), unread } }
  },

  async read(context, { params, body }) {
    const [row] = await context.db
      .update(notifications)
      .set({ read_at: body.read ? sql`coalesce(${notifications.read_at}, ${context.now.toISOString()}::timestamptz)` : null })
      .where(and(eq(notifications.id, params.id), eq(notifications.user_id, requireCaller(context).user.id)))
      .returning()
    if (!row) throw new RequestError('NotFound')
    return { data: notificationReply(row) }
  },

  async readAll(context, { body }) {
    const whose = whoseOf(context)
    const read = await markReadBefore(context.db, whose, new Date(body.before), context.now)
    return { data: { read, unread: await unreadOf(context.db, whose) } }
  },

  preferences: async (context) => ({ data: await gridFor(context) }),

  async setPreferences(context, { body }) {
    const user_id = requireCaller(context).user.id
    const said = notificationTypes.flatMap((type) => body.preferences.findLast((each) => each.type === type && !isLocked(type)) ?? [])
    await inTransaction(context, async (tx) => {
      if (said.length === 0) return
      await tx
        .insert(notificationPreferences)
        .values(said.map((each) => ({ ...each, user_id })))
        .onConflictDoUpdate({
          target: [notificationPreferences.user_id, notificationPreferences.type],
          set: { in_app: sql`excluded.in_app`, email: sql`excluded.email`, sms: sql`excluded.sms` },
        })
    })
    return { data: await gridFor(context) }
  },
}

const whoseOf = (context: Context) => ({ userId: requireCaller(context).user.id, partnerId: requireMembership(context).partner.id })

async function gridFor(context: Context) {
  const rows = await context.db
    .select()
    .from(notificationPreferences)
    .where(eq(notificationPreferences.user_id, requireCaller(context).user.id))
  const said = notificationTypes.flatMap((type) => rows.filter((row) => row.type === type).map((row) => ({ ...row, type })))
  return gridOf(said).map(({ type, in_app, email, sms }) => ({ type, in_app, email, sms, locked: isLocked(type) }))
}
