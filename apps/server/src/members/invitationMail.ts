import { isOwner, partnerRoles, paths } from '@vehicle-partner/domain'
import type { NewMessage } from '../outbox/sendMessage.ts'

/** The portal path of an invitation's link. */
export const invitationLink = (code: string): string => paths.acceptInvite({ code })

interface InvitationMail {
  to: string
  by: string
  company: string
  roles: readonly string[]
  code: string
}

/** The email of an invitation: what its recipient may do, as an owner or as a member. */
export function createInvitationMail({ to, by, company, roles, code }: InvitationMail): NewMessage {
  const asOwner = isOwner(roles)
  // An individual partner has the name of its owner.
  const [subject, task] =
    company === by
      ? [`${by} invites you to the Vehicle Partner Portal`, asOwner ? 'manage everything together as an owner' : 'work together']
      : [`${by} invites you to ${asOwner ? `own ${company}` : company}`, asOwner ? `run ${company} as an owner` : `work with ${company}`]
  return {
    channel: 'email',
    to,
    subject,
    text: `Hello,\n\n${by} would like you to ${task} in the Vehicle Partner Portal. What you can do there:\n\n${describeRoles(roles)}\n\nOpen the link below to accept. It is valid for seven days and for one person.`,
    link: invitationLink(code),
  }
}

/** A line for each role. The owner's includes all others. */
function describeRoles(roles: readonly string[]): string {
  const named = partnerRoles.filter(({ name }) => (isOwner(roles) ? name === 'partner_owner' : roles.includes(name)))
  return named.map(({ label, description }) => `${label}: ${description}`).join('\n')
}
