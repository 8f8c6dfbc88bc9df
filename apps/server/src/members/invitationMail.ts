import { paths } from '@vehicle-partner/domain'
import type { NewMessage } from '../outbox/sendMessage.ts'

/** The portal path of an invitation's link. */
export const invitationLink = (code: string): string => paths.acceptInvite({ code })

/** The email of an invitation. */
export const createInvitationMail = (invitation: { to: string; by: string; company: string; code: string }): NewMessage => ({
  channel: 'email',
  to: invitation.to,
  subject: `${invitation.by} invites you to ${invitation.company}`,
  text: `Hello,\n\n${invitation.by} would like you to work with ${invitation.company} in the Vehicle Partner Portal. Open the link below to accept. It is valid for seven days and for one person.`,
  link: invitationLink(invitation.code),
})
