import type { contract } from '../contract.ts'
import type { MockMemberInvitation } from '../demo/mockTeam.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { requireCaller, type MockContext } from '../demo/mockContext.ts'
import { serializeInvitation, addMember, recordAudit } from '../demo/teamMembers.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { memberMessages } from '../members/memberMessages.ts'

/** The invitations to the caller's address, once it is proved. */
function listOwn(context: MockContext): MockMemberInvitation[] {
  const { email, email_verified_at } = requireCaller(context).person
  if (email_verified_at === null) return []
  return context.demoData.team.invitations.filter((each) => each.member_email.toLowerCase() === email.toLowerCase())
}

const isOpen = ({ demoData }: MockContext, invitation: MockMemberInvitation): boolean =>
  invitation.accepted_at === null && invitation.cancelled_at === null && serializeInvitation(demoData, invitation).status !== 'expired'

function findOrganization({ demoData }: MockContext, { partner_id }: MockMemberInvitation) {
  const organization = Object.values(demoData.organizations).find((each) => each.id === partner_id)
  if (!organization) throw new RequestError('NotFound')
  return organization
}

function findSender({ demoData }: MockContext, { invited_by }: MockMemberInvitation): string {
  const sender = Object.values(demoData.people).find(({ id }) => id === invited_by)
  return sender ? `${sender.fname} ${sender.lname}` : ''
}

/** Finds an open invitation to the caller. Throws RequestError `NotFound`, and `InvalidTransition` if it is decided. */
function requireOpenInvitation(context: MockContext, id: string): MockMemberInvitation {
  const found = listOwn(context).find((each) => each.id === id)
  if (!found) throw new RequestError('NotFound')
  if (!isOpen(context, found)) throw new RequestError('InvalidTransition', memberMessages.decided)
  return found
}

export const partnerInvitationsMock: Handlers<typeof contract, MockContext>['partnerInvitations'] = {
  list(context) {
    const open = listOwn(context).filter((each) => isOpen(context, each))
    const newest = open.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    return {
      data: newest.map((each) => ({
        id: each.id,
        company_name: findOrganization(context, each).company_name,
        roles: each.roles,
        created_at: each.created_at,
        invited_by: findSender(context, each),
        expires_at: each.expires_at,
      })),
    }
  },
  accept(context, { params }) {
    const { demoData } = context
    const { person } = requireCaller(context)
    const invitation = requireOpenInvitation(context, params.id)
    const organization = findOrganization(context, invitation)
    const id = addMember(demoData, person, organization, invitation.roles)
    invitation.accepted_at = demoData.clock().toISOString()
    recordAudit(context, organization.id, 'member.joined', { type: 'member', id, label: `${person.fname} ${person.lname}` })
    emitEvent(demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: id, change: 'joined' } })
    return { data: { id: invitation.id, status: 'accepted', partner_id: organization.id } }
  },
  reject(context, { params }) {
    const { person } = requireCaller(context)
    const invitation = requireOpenInvitation(context, params.id)
    const organization = findOrganization(context, invitation)
    invitation.cancelled_at = context.demoData.clock().toISOString()
    const entity = { type: 'member', id: invitation.id, label: `${person.fname} ${person.lname}` }
    recordAudit(context, organization.id, 'member.declined', entity)
    emitEvent(context.demoData, {
      type: 'member.updated',
      partner_id: organization.id,
      data: { member_id: entity.id, change: 'cancelled' },
    })
    return { data: { id: invitation.id, status: 'rejected' } }
  },
}
