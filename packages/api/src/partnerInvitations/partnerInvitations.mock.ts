import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { signedIn, type Scene } from '../demo/mockContext.ts'
import type { MockPartnerInvitation } from '../demo/mockTeam.ts'
import { invitationReply, joinTeam, openInvitations, writeDown } from '../demo/teamMembers.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { teamWords } from '../members/memberMessages.ts'

/** The organisation of an invitation, and the mail of the same invitation. */
function around({ demoData, caller }: Scene, { partner_id }: MockPartnerInvitation) {
  const organization = Object.values(demoData.organizations).find((each) => each.id === partner_id)
  if (!organization) throw new RequestError('NotFound')
  const email = caller?.person.email.toLowerCase()
  return { organization, mail: openInvitations(demoData, organization).find((each) => each.member_email.toLowerCase() === email) }
}

/** Whether it can still be answered: the mail of the same invitation must not have run out. */
function isOpen(scene: Scene, invitation: MockPartnerInvitation): boolean {
  const { mail } = around(scene, invitation)
  return invitation.status === 'pending' && (mail === undefined || invitationReply(scene.demoData, mail).status === 'pending')
}

/** The caller's invitation of that id. Throws RequestError `NotFound`, and `InvalidTransition` for one that was answered. */
function own(scene: Scene, id: string): MockPartnerInvitation {
  const found = scene.demoData.team.partnerInvitations.find((each) => each.id === id && each.user_id === signedIn(scene).person.id)
  if (!found) throw new RequestError('NotFound')
  if (!isOpen(scene, found)) throw new RequestError('InvalidTransition', teamWords.decided)
  return found
}

export const partnerInvitationsMock: Handlers<typeof contract, Scene>['partnerInvitations'] = {
  list(scene) {
    const mine = scene.demoData.team.partnerInvitations.filter((each) => each.user_id === signedIn(scene).person.id && isOpen(scene, each))
    const newest = mine.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
    return {
      data: newest.map((each) => ({
        id: each.id,
        company_name: around(scene, each).organization.company_name,
        roles: each.roles,
        created_at: each.created_at,
      })),
    }
  },
  accept(scene, { params }) {
    const { demoData } = scene
    const { person } = signedIn(scene)
    const invitation = own(scene, params.id)
    const { organization, mail } = around(scene, invitation)
    const id = joinTeam(demoData, person, organization, invitation.roles)
    invitation.status = 'accepted'
    if (mail) mail.accepted_at = demoData.clock().toISOString()
    writeDown(scene, organization.id, 'member.joined', { type: 'member', id, label: `${person.fname} ${person.lname}` })
    emitEvent(demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: id, change: 'joined' } })
    return { data: { id: invitation.id, status: 'accepted', partner_id: organization.id } }
  },
  reject(scene, { params }) {
    const { person } = signedIn(scene)
    const invitation = own(scene, params.id)
    const { organization, mail } = around(scene, invitation)
    invitation.status = 'rejected'
    if (mail) mail.cancelled_at = scene.demoData.clock().toISOString()
    const entity = { type: 'member', id: mail?.id ?? invitation.id, label: `${person.fname} ${person.lname}` }
    writeDown(scene, organization.id, 'member.declined', entity)
    emitEvent(scene.demoData, { type: 'member.updated', partner_id: organization.id, data: { member_id: entity.id, change: 'cancelled' } })
    return { data: { id: invitation.id, status: 'rejected' } }
  },
}
