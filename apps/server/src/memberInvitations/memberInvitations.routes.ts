import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { eq, sql } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { readTeamEntry } from '../members/members.queries.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { cancelInvitation, replaceInvitationLink, resendInvitation } from './resendInvitation.ts'
import { findInvitation } from './openInvitations.ts'

/** Invitations: links for invited people, actions for the team. */
export const memberInvitationsRoutes: Handlers<typeof contract, Context>['memberInvitations'] = {
  async info({ db, now }, { query }) {
    const { member_email, partner_id, invited_by, expires_at } = await findInvitation(db, now, query.code)
    const [[company], [by], registered] = await Promise.all([
      db.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id)),
      db.select({ fname: users.fname, lname: users.lname }).from(users).where(eq(users.id, invited_by)),
      db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, member_email.toLowerCase())),
    ])
    return {
      member_email,
      name: company?.name ?? '',
      invite_id: query.code,
      invited_by: by ? `${by.fname} ${by.lname}` : '',
      expires_at: expires_at.toISOString(),
      registered: registered.length > 0,
    }
  },
  async accept(context, { params }) {
    return { data: await acceptInvitation(context, params.id) }
  },
  async resend(context, { params }) {
    await resendInvitation(context, params.id)
    return { data: await readTeamEntry(context.db, requireMembership(context).partner.id, context.now, params.id) }
  },
  async link(context, { params }) {
    return { data: await replaceInvitationLink(context, params.id) }
  },
  async cancel(context, { params }) {
    await cancelInvitation(context, params.id)
    return { data: { id: params.id, cancelled: true } }
  },
}
