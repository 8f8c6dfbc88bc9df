import type { Api } from '@vehicle-partner/api'
import type { Session } from '@vehicle-partner/api/session'
import { memberStatus, type MemberStatus } from '@vehicle-partner/domain'

/** A member, or an open invitation. */
export type Member = Awaited<ReturnType<Api['members']['list']>>['data'][number]

export type MemberAction = 'edit' | 'activate' | 'deactivate' | 'revoke' | 'resend' | 'copyLink' | 'cancel'

const actionsByStatus: Readonly<Record<MemberStatus, readonly MemberAction[]>> = {
  active: ['edit', 'deactivate', 'revoke'],
  disabled: ['activate', 'edit', 'revoke'],
  revoked: ['edit'],
  pending: ['resend', 'copyLink', 'cancel'],
  expired: ['resend', 'copyLink', 'cancel'],
  bounced: ['resend', 'copyLink', 'cancel'],
}

const isKnown = (status: string): status is MemberStatus => Object.hasOwn(actionsByStatus, status)

/** The status of an entry. A server of the specification alone sends none, and no invitations. */
export const readMemberStatus = ({ status, member_roles, disabled }: Member): string =>
  status ?? memberStatus({ roles: member_roles, disabled: disabled === 1 })

/** What an owner may do with an entry of the list; nothing with a status that is unknown. */
export function listMemberActions(member: Member): readonly MemberAction[] {
  const status = readMemberStatus(member)
  return isKnown(status) ? actionsByStatus[status] : []
}

/** Whether the entry is the user's own: no one changes their own roles. */
export const isSelf = ({ user_id, member_email, invitation }: Member, user: Pick<Session['user'], 'id' | 'email'> | undefined): boolean =>
  user !== undefined &&
  !invitation &&
  (user_id === undefined ? member_email.toLowerCase() === user.email.toLowerCase() : user_id === user.id)

/** The name of a member, or the address of an invitation. */
export const memberName = ({ member_info, member_email }: Member): string =>
  member_info ? `${member_info.fname} ${member_info.lname}` : member_email
