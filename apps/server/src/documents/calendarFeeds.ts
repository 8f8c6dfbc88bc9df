import { RequestError } from '@vehicle-partner/api/server'
import { and, eq, gt, sql } from 'drizzle-orm'
import { newSecret, sha256 } from '../auth/sessions.ts'
import { requireCaller, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { memberRoles, members, partners } from '../db/schema/partnerTables.ts'
import { oneTimeTokens } from '../db/schema/userTables.ts'
import { inTransaction } from '../events/transaction.ts'
import { newId } from '../newId.ts'

/** A calendar asks for years; its address is renewed when somebody makes a new one. */
const feedLifetimeMs = 365 * 86_400_000

/** Makes the token of a personal calendar feed; the one before stops working. */
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

/** Whose feed it is, with the roles that they have now. Throws RequestError `NotFound` for a token that is none, and for who has no access any more. */
export async function findCalendarFeed(
  db: Db,
  now: Date,
  { partnerId, token }: { partnerId: string; token: string },
): Promise<{ company: string; roles: string[] }> {
  const [found] = await db
    .select({
      company: partners.company_name,
      roles: sql<string[]>`array(select ${memberRoles.role} from ${memberRoles} where ${memberRoles.member_id} = ${members.id})`,
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
  if (!found || found.roles.length === 0) throw new RequestError('NotFound')
  return found
}
