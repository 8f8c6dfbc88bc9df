import {
  formatInviteId,
  invitationDays,
  lagosDate,
  maxResendsPerDay,
  nextInvitationStep,
  parseInviteId,
  paths,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { MockMemberInvitation } from '../demo/mockTeam.ts'
import { serializeInvitation, addMember, listOpenInvitations, findPersonByEmail, recordAudit } from '../demo/teamMembers.ts'
import type { DemoData } from '../demo/demoData.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { memberMessages } from '../members/memberMessages.ts'
import { createInvitationError } from './invitationErrors.ts'

const findOrganizationById = (demoData: DemoData, id: string) => Object.values(demoData.organizations).find((each) => each.id === id)

/** Finds an open invitation by the code of one of its links. Throws RequestError `LinkExpired`. */
export function requireInvitationByCode(demoData: DemoData, code: string) {
  const found = demoData.team.invitations.find((each) => each.code === code || each.link_code === code)
  const open =
    found && found.accepted_at === null && found.cancelled_at === null && serializeInvitation(demoData, found).status === 'pending'
  if (!found || !open) throw new RequestError('LinkExpired')
  return { invitation: found, link: found.code === code ? ('mailed' as const) : ('copied' as const) }
}

/** What the holder of a link does next, and the user with the invited address. */
function readNextStep({ demoData, caller }: MockContext, { invitation, link }: ReturnType<typeof requireInvitationByCode>, openedAt: Date) {
  const person = findPersonByEmail(demoData, invitation.member_email)
  const account = person && { emailVerified: person.email_verified_at !== null, createdAt: new Date(person.created_at) }
  const who = caller === undefined ? 'none' : caller.person === person ? 'invited' : 'other'
  return { person, step: nextInvitationStep({ link, openedAt, account, caller: who }) }
}

/** Finds an open invitation by id. Throws RequestError `InvalidTransition` if it is not open. */
function requireOpenInvitation(context: MockContext, id: string): MockMemberInvitation {
  const found = listOpenInvitations(context.demoData, requireMember(context).organization).find((each) => each.id === id)
  if (!found) throw new RequestError('InvalidTransition', memberMessages.over)
  return found
}

const expiry = (demoData: DemoData) => new Date(demoData.clock().getTime() + invitationDays * 86_400_000).toISOString()
const auditEntity = ({ id, member_email }: MockMemberInvitation) => ({ type: 'member', id, label: member_email })

export const memberInvitationsMock: Handlers<typeof contract, MockContext>['memberInvitations'] = {
  info(context, { query }) {
    const { demoData } = context
    const now = demoData.clock()
    const found = requireInvitationByCode(demoData, query.code)
    const { member_email, expires_at, partner_id } = found.invitation
    const { person, step } = readNextStep(context, found, now)
    return {
      member_email,
      name: findOrganizationById(demoData, partner_id)?.company_name ?? '',
      invite_id: formatInviteId(query.code, now),
      invited_by: serializeInvitation(demoData, found.invitation).invitation?.invited_by ?? '',
      expires_at,
      registered: found.link === 'mailed' && person !== undefined,
      link: found.link,
      next: step,
    }
  },
  accept(context, { params }) {
    const { demoData } = context
    const { code, openedAt } = parseInviteId(params.id)
    const found = requireInvitationByCode(demoData, code)
    const { invitation } = found
    const { partner_id, member_email, roles } = invitation
    const { person, step } = readNextStep(context, found, openedAt ?? new Date(invitation.created_at))
    if (step !== 'accept') throw createInvitationError(step)
    const organization = findOrganizationById(demoData, partner_id)
    if (!organization || !person) throw new RequestError('LinkExpired')
    const id = addMember(demoData, person, organization, roles)
    const now = demoData.clock().toISOString()
    invitation.accepted_at = now
    if (found.link === 'mailed') person.email_verified_at ??= now
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
    if (before >= maxResendsPerDay)
      throw new RequestError('TooManyRequests', 'This invitation was sent three times today. Try again tomorrow.')
    const code = `${invitation.code}-again`
    Object.assign(invitation, { code, expires_at: expiry(demoData), resent: before + 1, resent_on: today })
    demoData.outbox.push({
      channel: 'email',
      to: invitation.member_email,
      text: 'You are invited',
      link: paths.acceptInvite({ code }),
      created_at: demoData.clock().toISOString(),
    })
    recordAudit(context, invitation.partner_id, 'member.resent', auditEntity(invitation))
    return { data: serializeInvitation(demoData, invitation) }
  },
  link(context, { params }) {
    const { demoData } = context
    const invitation = requireOpenInvitation(context, params.id)
    const code = `${invitation.link_code ?? `copied-${invitation.id}`}-new`
    Object.assign(invitation, { link_code: code, expires_at: expiry(demoData), bounced_at: null })
    recordAudit(context, invitation.partner_id, 'member.link_made', auditEntity(invitation))
    return { data: { link: paths.acceptInvite({ code }), expires_at: invitation.expires_at } }
  },
  cancel(context, { params }) {
    const { demoData } = context
    const invitation = requireOpenInvitation(context, params.id)
    invitation.cancelled_at = demoData.clock().toISOString()
    recordAudit(context, invitation.partner_id, 'member.cancelled', auditEntity(invitation))
    emitEvent(demoData, {
      type: 'member.updated',
      partner_id: invitation.partner_id,
      data: { member_id: invitation.id, change: 'cancelled' },
    })
    return { data: { id: invitation.id, cancelled: true } }
  },
}
