import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { memberInvitations, partnerInvitations, partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'

/** The emailed invitation of the same person, while it is open. */
export const isSameInvitation = (partnerId: string, email: string) =>
  and(
    eq(memberInvitations.partner_id, partnerId),
    eq(sql`lower(${memberInvitations.member_email})`, email.toLowerCase()),
    sql`${memberInvitations.accepted_at} is null and ${memberInvitations.cancelled_at} is null`,
  )

/** Pending; it expires together with the emailed invitation. */
export const isPending = (now: Date) =>
  and(
    eq(partnerInvitations.status, 'pending'),
    sql`not exists (select 1 from ${memberInvitations} mail join ${users} u on lower(u.email) = lower(mail.member_email)
      where u.id = ${partnerInvitations.user_id} and mail.partner_id = ${partnerInvitations.partner_id}
        and mail.accepted_at is null and mail.cancelled_at is null and mail.expires_at <= ${now.toISOString()}::timestamptz)`,
  )

/** A user's pending invitations, newest first. */
export async function listInvitations(db: Db, userId: string, now: Date) {
  const found = await db
    .select({
      id: partnerInvitations.id,
      company_name: partners.company_name,
      roles: partnerInvitations.roles,
      created_at: partnerInvitations.created_at,
    })
    .from(partnerInvitations)
    .innerJoin(partners, eq(partners.id, partnerInvitations.partner_id))
    .where(and(eq(partnerInvitations.user_id, userId), isPending(now)))
    .orderBy(desc(partnerInvitations.created_at), desc(partnerInvitations.id))
  return found.map(({ created_at, ...rest }) => ({ ...rest, created_at: created_at.toISOString() }))
}
