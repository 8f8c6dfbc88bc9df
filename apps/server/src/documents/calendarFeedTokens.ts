import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, gt, sql } from 'drizzle-orm'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { oneTimeTokens } from '../db/schema/userTables.ts'
import { arrayOf, text } from '../db/sqlValueTypes.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'

/** Calendar apps subscribe for a long time; a new feed replaces the token. */
const feedLifetimeMs = 365 * 86_400_000

/** Creates the token of a personal calendar feed and invalidates the previous one. */
export function createCalendarFeed(context: Context, partner_id: string): Promise<{ token: string; expires_at: Date }> {
  const { now } = context
  const user_id = requireCaller(context).user.id
  const token = newSecret()
  const expires_at = new Date(now.getTime() + feedLifetimeMs)
  return inTransaction(context, async (tx) => {
    await tx
      .delete(oneTimeTokens)
      .where(and(eq(oneTimeTokens.user_id, user_id), eq(oneTimeTokens.kind, 'calendar'), eq(oneTimeTokens.partner_id, partner_id)))
    await tx.insert(oneTimeTokens).values({
      id: newId('tok', now),
      kind: 'calendar',
      token_hash: sha256(token),
      user_id,
      partner_id,
      created_at: now,
      expires_at,
    })
    return { token, expires_at }
  })
}

/** The company and the reader's current roles. Throws RequestError `NotFound` for an unknown or expired token and for a reader without access. */
export async function findCalendarFeed(
  db: Db,
  now: Date,
  { partnerId, token }: { partnerId: string; token: string },
): Promise<{ company: string; roles: string[] }> {
  const [feed] = await db
    .select({
      company: partners.company_name,
      roles: sql`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id})`.mapWith(
        arrayOf(text),
      ),
    })
    .from(oneTimeTokens)
    .innerJoin(members, and(eq(members.user_id, oneTimeTokens.user_id), eq(members.partner_id, partnerId), eq(members.disabled, false)))
    .innerJoin(partners, eq(partners.id, partnerId))
    .where(
      and(
        eq(oneTimeTokens.token_hash, sha256(token)),
        eq(oneTimeTokens.kind, 'calendar'),
        eq(oneTimeTokens.partner_id, partnerId),
        gt(oneTimeTokens.expires_at, now),
      ),
    )
  if (!feed || feed.roles.length === 0) throw new RequestError('NotFound')
  return feed
}
