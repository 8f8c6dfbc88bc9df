import { paths } from '@vehicle-partner/domain'
import type { NewMessage } from '../outbox/sendMessage.ts'

/** Where the link of an invitation leads. */
export const invitationLink = (code: string): string => paths.acceptInvite({ code })

/** The mail of an invitation. */
export const createInvitationMail = (given: { to: string; by: string; company: string; code: string }): NewMessage => ({
  channel: 'email',
  to: given.to,
  subject: `${given.by} invites you to ${given.company}`,
  text: `Hello,\n\n${given.by} would like you to work with ${given.company} in the Vehicle Partner Portal. Open the link below to accept. It is good for seven days and for one person.`,
  link: invitationLink(given.code),
})
