import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { formatInviteId } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { partners } from '../db/schema/partnerTables.ts'
import { users } from '../db/schema/userTables.ts'
import { countFailures } from '../limits/countUse.ts'
import { readTeamEntry } from '../members/members.queries.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { findUserByEmail, readInvitationStep } from './invitationStep.ts'
import { cancelInvitation, replaceInvitationLink, resendInvitation } from './resendInvitation.ts'
import { findInvitation } from './openInvitations.ts'

/** Invitations: links for invited people, actions for the team. */
export const memberInvitationsRoutes: Handlers<typeof contract, Context>['memberInvitations'] = {
  async info(context, { query }) {
    const { db, now } = context
    const { invitation, link } = await countFailures(context, 'linkGuess', {}, () => findInvitation(db, now, query.code))
    const { member_email, partner_id, invited_by, expires_at } = invitation
    const [[company], [by], user] = await Promise.all([
      db.select({ name: partners.company_name }).from(partners).where(eq(partners.id, partner_id)),
      db.select({ fname: users.fname, lname: users.lname }).from(users).where(eq(users.id, invited_by)),
      findUserByEmail(db, member_email),
    ])
    return {
      member_email,
      name: company?.name ?? '',
      invite_id: formatInviteId(query.code, now),
      invited_by: by ? `${by.fname} ${by.lname}` : '',
      expires_at: expires_at.toISOString(),
      registered: link === 'mailed' && user !== undefined,
      link,
      next: readInvitationStep(context, { link, openedAt: now, user }),
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
