import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { MockPartnerInvitation } from '../demo/mockTeam.ts'
import { serializeInvitation, addMember, listOpenInvitations, recordAudit } from '../demo/teamMembers.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { memberMessages } from '../members/memberMessages.ts'

/** The organisation of an invitation, and the matching e-mail invitation. */
function serializePartnerInvitation({ demoData, caller }: MockContext, { partner_id }: MockPartnerInvitation) {
  const organization = Object.values(demoData.organizations).find((each) => each.id === partner_id)
  if (!organization) throw new RequestError('NotFound')
  const email = caller?.person.email.toLowerCase()
  return { organization, mail: listOpenInvitations(demoData, organization).find((each) => each.member_email.toLowerCase() === email) }
}

/** Whether it is open: the matching e-mail invitation must not have expired. */
function isOpen(context: MockContext, invitation: MockPartnerInvitation): boolean {
  const { mail } = serializePartnerInvitation(context, invitation)
  return invitation.status === 'pending' && (mail === undefined || serializeInvitation(context.demoData, mail).status === 'pending')
}

/** Finds an open invitation of the caller. Throws RequestError `NotFound`, and `InvalidTransition` if it is decided. */
function ownInvitations(context: MockContext, id: string): MockPartnerInvitation {
  const found = context.demoData.team.partnerInvitations.find((each) => each.id === id && each.user_id === requireCaller(context).person.id)
  if (!found) throw new RequestError('NotFound')
  if (!isOpen(context, found)) throw new RequestError('InvalidTransition', memberMessages.decided)
  return found
}

export const partnerInvitationsMock: Handlers<typeof contract, MockContext>['partnerInvitations'] = {
  list(context) {
    const own = context.demoData.team.partnerInvitations.filter(
      (each) => each.user_id === requireCaller(context).person.id && isOpen(context, each),
    )
    const newest = own.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    return {
      data: newest.map((each) => ({
        id: each.id,
        company_name: serializePartnerInvitation(context, each).organization.company_name,
        roles: each.roles,
        created_at: each.created_at,
      })),
    }
  },
  accept(context, { params }) {
    const { demoData } = context
    const { person } = requireCaller(context)
    const invitation = ownInvitations(context, params.id)
    const { organization, mail } = serializePartnerInvitation(context, invitation)
    const id = addMember(demoData, person, organization, invitation.roles)
    invitation.status = 'accepted'
    if (mail) mail.accepted_at = demoData.clock().toISOString()
    recordAudit(context, organization.id, 'member.joined', { type: 'member', id, label: `${person.fname} ${person.lname}` })
    emitEvent(demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: id, change: 'joined' } })
    return { data: { id: invitation.id, status: 'accepted', partner_id: organization.id } }
  },
  reject(context, { params }) {
    const { person } = requireCaller(context)
    const invitation = ownInvitations(context, params.id)
    const { organization, mail } = serializePartnerInvitation(context, invitation)
    invitation.status = 'rejected'
    if (mail) mail.cancelled_at = context.demoData.clock().toISOString()
    const entity = { type: 'member', id: mail?.id ?? invitation.id, label: `${person.fname} ${person.lname}` }
    recordAudit(context, organization.id, 'member.declined', entity)
    emitEvent(context.demoData, {
      type: 'member.updated',
      partner_id: organization.id,
      data: { member_id: entity.id, change: 'cancelled' },
    })
    return { data: { id: invitation.id, status: 'rejected' } }
  },
}
