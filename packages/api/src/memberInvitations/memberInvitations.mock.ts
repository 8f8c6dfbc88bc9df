import { invitationDays, lagosDate, maxResendsPerDay, paths } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { MockMemberInvitation } from '../demo/mockTeam.ts'
import { serializeInvitation, addMember, listOpenInvitations, findPersonByEmail, recordAudit } from '../demo/teamMembers.ts'
import type { DemoData } from '../demo/demoData.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { memberMessages } from '../members/memberMessages.ts'

const findOrganizationById = (demoData: DemoData, id: string) => Object.values(demoData.organizations).find((each) => each.id === id)

/** Finds an open invitation by code. Throws RequestError `LinkExpired`. */
function requireInvitationByCode(demoData: DemoData, code: string): MockMemberInvitation {
  const found = demoData.team.invitations.find((each) => each.code === code)
  const open =
    found && found.accepted_at === null && found.cancelled_at === null && serializeInvitation(demoData, found).status === 'pending'
  if (!found || !open) throw new RequestError('LinkExpired')
  return found
}

/** Finds an open invitation by id. Throws RequestError `InvalidTransition` if it is not open. */
function requireOpenInvitation(context: MockContext, id: string): MockMemberInvitation {
  const found = listOpenInvitations(context.demoData, requireMember(context).organization).find((each) => each.id === id)
  if (!found) throw new RequestError('InvalidTransition', memberMessages.over)
  return found
}

function renewInvitation(demoData: DemoData, invitation: MockMemberInvitation): string {
  invitation.code = `${invitation.code}-again`
  invitation.expires_at = new Date(demoData.clock().getTime() + invitationDays * 86_400_000).toISOString()
  return paths.acceptInvite({ code: invitation.code })
}

const auditEntity = ({ id, member_email }: MockMemberInvitation) => ({ type: 'member', id, label: member_email })

export const memberInvitationsMock: Handlers<typeof contract, MockContext>['memberInvitations'] = {
  info({ demoData }, { query }) {
    const invitation = requireInvitationByCode(demoData, query.code)
    const { member_email, expires_at } = invitation
    return {
      member_email,
      name: findOrganizationById(demoData, invitation.partner_id)?.company_name ?? '',
      invite_id: invitation.code,
      invited_by: serializeInvitation(demoData, invitation).invitation?.invited_by ?? '',
      expires_at,
      registered: findPersonByEmail(demoData, member_email) !== undefined,
    }
  },
  accept({ demoData }, { params }) {
    const invitation = requireInvitationByCode(demoData, params.id)
    const { partner_id, member_email, roles } = invitation
    const organization = findOrganizationById(demoData, partner_id)
    const person = findPersonByEmail(demoData, member_email)
    if (!organization) throw new RequestError('LinkExpired')
    if (!person) throw new RequestError('InvalidTransition', memberMessages.signUpFirst)
    const id = addMember(demoData, person, organization, roles)
    invitation.accepted_at = demoData.clock().toISOString()
    for (const each of demoData.team.partnerInvitations)
      if (each.partner_id === partner_id && each.user_id === person.id && each.status === 'pending') each.status = 'accepted'
    recordAudit({ demoData, caller: { person, sessionId: '' } }, partner_id, 'member.joined', {
      type: 'member',
      id,
      label: `${person.fname} ${person.lname}`,
    })
    emitEvent(demoData, { type: 'member.updated', partner_id, data: { member_id: id, change: 'joined' } })
    return { data: { id, member_email, partner: { id: partner_id, company_name: organization.company_name } } }
  },
  resend(context, { params }) {
    const { demoData } = context
    const invitation = requireOpenInvitation(context, params.id)
    const today = lagosDate(demoData.clock())
    const before = invitation.resent_on === today ? invitation.resent : 0
    if (before >= maxResendsPerDay) throw new RequestError('TooManyRequests')
    Object.assign(invitation, { resent: before + 1, resent_on: today })
    const link = renewInvitation(demoData, invitation)
    demoData.outbox.push({
      channel: 'email',
      to: invitation.member_email,
      text: 'You are invited',
      link,
      created_at: demoData.clock().toISOString(),
    })
    recordAudit(context, invitation.partner_id, 'member.resent', auditEntity(invitation))
    return { data: serializeInvitation(demoData, invitation) }
  },
  link(context, { params }) {
    const invitation = requireOpenInvitation(context, params.id)
    const link = renewInvitation(context.demoData, invitation)
    invitation.bounced_at = null
    recordAudit(context, invitation.partner_id, 'member.link_made', auditEntity(invitation))
    return { data: { link, expires_at: invitation.expires_at } }
  },
  cancel(context, { params }) {
    const { demoData } = context
    const invitation = requireOpenInvitation(context, params.id)
    invitation.cancelled_at = demoData.clock().toISOString()
    const person = findPersonByEmail(demoData, invitation.member_email)
    demoData.team.partnerInvitations = demoData.team.partnerInvitations.filter(
      (each) => each.partner_id !== invitation.partner_id || each.user_id !== person?.id || each.status !== 'pending',
    )
    recordAudit(context, invitation.partner_id, 'member.cancelled', auditEntity(invitation))
    emitEvent(demoData, {
      type: 'member.updated',
      partner_id: invitation.partner_id,
      data: { member_id: invitation.id, change: 'cancelled' },
    })
    return { data: { id: invitation.id, cancelled: true } }
  },
}
