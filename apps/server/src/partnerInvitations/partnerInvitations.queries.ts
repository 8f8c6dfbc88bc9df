import { and, desc, eq, gt } from 'drizzle-orm'
import type { UserRow } from '../auth/sessions.ts'
import type { Db } from '../db/database.ts'
import { memberInvitations, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { isInvitationTo, isOpen } from '../memberInvitations/openInvitations.ts'

/** Neither decided nor expired. */
export const isPending = (now: Date) => and(isOpen(), gt(memberInvitations.expires_at, now))

/** The open invitations to a user's address, newest first; none until the address is proved. */
export async function listInvitations(db: Db, { email, email_verified_at }: UserRow, now: Date) {
  if (email_verified_at === null) return []
  const found = await db
    .select({
      id: memberInvitations.id,
      company_name: partners.company_name,
      roles: memberInvitations.roles,
      created_at: memberInvitations.created_at,
      expires_at: memberInvitations.expires_at,
      sender: { fname: users.fname, lname: users.lname },
    })
    .from(memberInvitations)
    .innerJoin(partners, eq(partners.id, memberInvitations.partner_id))
    .innerJoin(users, eq(users.id, memberInvitations.invited_by))
    .where(and(isInvitationTo(email), isPending(now)))
    .orderBy(desc(memberInvitations.created_at), desc(memberInvitations.id))
  return found.map(({ created_at, expires_at, sender, ...rest }) => ({
    ...rest,
    created_at: created_at.toISOString(),
    invited_by: `${sender.fname} ${sender.lname}`,
    expires_at: expires_at.toISOString(),
  }))
}
