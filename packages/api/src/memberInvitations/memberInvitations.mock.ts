import { invitationDays, lagosDate, mostResends } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { tell } from '../demo/broadcast.ts'
import { ofMember, type Scene } from '../demo/scene.ts'
import type { WorldInvitation } from '../demo/team.ts'
import { invitationReply, joinTeam, openInvitations, personOf, writeDown } from '../demo/teamwork.ts'
import type { World } from '../demo/world.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { Refusal } from '../kernel/errors.ts'
import { teamWords } from '../members/words.ts'

const organizationOf = (world: World, id: string) => Object.values(world.organizations).find((each) => each.id === id)

/** The invitation of that secret. Throws Refusal `LinkExpired` for one that nobody can accept any more. */
function invitationBy(world: World, code: string): WorldInvitation {
  const found = world.team.invitations.find((each) => each.code === code)
  const open = found && found.accepted_at === null && found.cancelled_at === null && invitationReply(world, found).status === 'pending'
  if (!found || !open) throw new Refusal('LinkExpired')
  return found
}

/** The invitation that the call names. Throws Refusal `InvalidTransition` when it is over. */
function openOne(scene: Scene, id: string): WorldInvitation {
  const found = openInvitations(scene.world, ofMember(scene).organization).find((each) => each.id === id)
  if (!found) throw new Refusal('InvalidTransition', teamWords.over)
  return found
}

function renew(world: World, invitation: WorldInvitation): string {
  invitation.code = `${invitation.code}-again`
  invitation.expires_at = new Date(world.clock().getTime() + invitationDays * 86_400_000).toISOString()
  return `/accept-invite?code=${invitation.code}`
}

const entityOf = ({ id, member_email }: WorldInvitation) => ({ type: 'member', id, label: member_email })

export const memberInvitationsMock: Handlers<typeof contract, Scene>['memberInvitations'] = {
  info({ world }, { query }) {
    const invitation = invitationBy(world, query.code)
    const { member_email, expires_at } = invitation
    return {
      member_email,
      name: organizationOf(world, invitation.partner_id)?.company_name ?? '',
      invite_id: invitation.code,
      invited_by: invitationReply(world, invitation).invitation?.invited_by ?? '',
      expires_at,
      registered: personOf(world, member_email) !== undefined,
    }
  },
  accept({ world }, { params }) {
    const invitation = invitationBy(world, params.id)
    const { partner_id, member_email, roles } = invitation
    const organization = organizationOf(world, partner_id)
    const person = personOf(world, member_email)
    if (!organization) throw new Refusal('LinkExpired')
    if (!person) throw new Refusal('InvalidTransition', teamWords.signUpFirst)
    const id = joinTeam(world, person, organization, roles)
    invitation.accepted_at = world.clock().toISOString()
    for (const each of world.team.partnerInvitations)
      if (each.partner_id === partner_id && each.user_id === person.id && each.status === 'pending') each.status = 'accepted'
    writeDown({ world, caller: { person, sessionId: '' } }, partner_id, 'member.joined', {
      type: 'member',
      id,
      label: `${person.fname} ${person.lname}`,
    })
    tell(world, { type: 'member.updated', partner_id, data: { member_id: id, change: 'joined' } })
    return { data: { id, member_email, partner: { id: partner_id, company_name: organization.company_name } } }
  },
  resend(scene, { params }) {
    const { world } = scene
    const invitation = openOne(scene, params.id)
    const today = lagosDate(world.clock())
    const before = invitation.resent_on === today ? invitation.resent : 0
    if (before >= mostResends) throw new Refusal('TooManyRequests')
    Object.assign(invitation, { resent: before + 1, resent_on: today })
    const link = renew(world, invitation)
    world.outbox.push({
      channel: 'email',
      to: invitation.member_email,
      text: 'You are invited',
      link,
      created_at: world.clock().toISOString(),
    })
    writeDown(scene, invitation.partner_id, 'member.resent', entityOf(invitation))
    return { data: invitationReply(world, invitation) }
  },
  link(scene, { params }) {
    const invitation = openOne(scene, params.id)
    const link = renew(scene.world, invitation)
    invitation.bounced_at = null
    writeDown(scene, invitation.partner_id, 'member.link_made', entityOf(invitation))
    return { data: { link, expires_at: invitation.expires_at } }
  },
  cancel(scene, { params }) {
    const { world } = scene
    const invitation = openOne(scene, params.id)
    invitation.cancelled_at = world.clock().toISOString()
    const person = personOf(world, invitation.member_email)
    world.team.partnerInvitations = world.team.partnerInvitations.filter(
      (each) => each.partner_id !== invitation.partner_id || each.user_id !== person?.id || each.status !== 'pending',
    )
    writeDown(scene, invitation.partner_id, 'member.cancelled', entityOf(invitation))
    tell(world, { type: 'member.updated', partner_id: invitation.partner_id, data: { member_id: invitation.id, change: 'cancelled' } })
    return { data: { id: invitation.id, cancelled: true } }
  },
}
