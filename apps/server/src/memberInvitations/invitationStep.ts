import { nextInvitationStep, type InvitationLink, type InvitationStep } from '@vehicle-partner/domain'
import { eq, sql } from 'drizzle-orm'
import type { UserRow } from '../auth/sessions.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { users } from '../db/schema/userTables.ts'

/** The user with an address, in any letter case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user
}

/** What the holder of a link does next. `user`: with the invited address. */
export function readInvitationStep(
  { caller }: Pick<Context, 'caller'>,
  { link, openedAt, user }: { link: InvitationLink; openedAt: Date; user: UserRow | undefined },
): InvitationStep {
  const who = caller === undefined ? 'none' : caller.user.id === user?.id ? 'invited' : 'other'
  const account = user && { emailVerified: user.email_verified_at !== null, createdAt: user.created_at }
  return nextInvitationStep({ link, openedAt, account, caller: who })
}
