import { invitationDays, paths } from '@vehicle-partner/domain'
import type { AuditEvent } from '../audit/auditEvent.ts'
import { demoInvitations } from './demoInvitations.ts'
import { demoOrganizations } from './demoOrganizations.ts'
import { demoPeople } from './demoPeople.ts'
import { createDemoAuditTrail } from './demoAuditTrail.ts'

/** An invitation by e-mail with the codes of its links. */
export interface MockMemberInvitation {
  id: string
  partner_id: string
  member_email: string
  roles: string[]
  /** Of the mailed link. */
  code: string
  /** Of the link that an owner has copied. */
  link_code: string | null
  invited_by: string
  created_at: string
  expires_at: string
  accepted_at: string | null
  cancelled_at: string | null
  bounced_at: string | null
  /** The number of resends on `resent_on`, a day in Lagos. */
  resent: number
  resent_on: string | null
}

/** Invitations, join dates and audit log of the mock. */
export interface MockTeam {
  invitations: MockMemberInvitation[]
  /** Join dates of new members by id. */
  joined: Record<string, string>
  trail: { partner_id: string; event: AuditEvent }[]
}

const day = 86_400_000

/** The initial team data. */
export function createMockTeam(now: Date): MockTeam {
  const at = (days: number) => new Date(now.getTime() + days * day).toISOString()
  return {
    invitations: demoInvitations.map(({ id, organization, member_email, roles, invitedBy, state }) => {
      const sent = state === 'expired' ? -9 : -2
      return {
        id,
        partner_id: demoOrganizations[organization].id,
        member_email,
        roles: [...roles],
        code: `code-${id}`,
        link_code: null,
        invited_by: demoPeople[invitedBy].id,
        created_at: at(sent),
        expires_at: at(sent + invitationDays),
        accepted_at: null,
        cancelled_at: null,
        bounced_at: state === 'bounced' ? at(sent) : null,
        resent: 0,
        resent_on: null,
      }
    }),
    joined: {},
    trail: createDemoAuditTrail(now),
  }
}

/** The e-mails of the demo invitations. */
export const createInvitationMails = ({ invitations: sent }: MockTeam) =>
  sent.map(({ member_email, code, created_at }) => ({
    channel: 'email' as const,
    to: member_email,
    text: 'You are invited',
    link: paths.acceptInvite({ code }),
    created_at,
  }))
