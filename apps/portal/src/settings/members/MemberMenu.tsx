import { maxResendsPerDay } from '@vehicle-partner/domain'
import { IconButton, InfoTip, Menu, type MenuItem } from '@vehicle-partner/ui'
import { EllipsisVertical, Link, Mail, Pause, Pencil, Play, UserX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { menuLabel, ownAccessLabel } from './memberRowLabels.ts'
import { listMemberActions, memberName, readMemberStatus, type Member, type MemberAction } from './memberActions.ts'

/** The actions that the menu runs; the panel to edit is a link. */
export type MemberMenuAction = Exclude<MemberAction, 'edit'>

export interface MemberMenuProps {
  member: Member
  /** Opens the panel that changes the roles. */
  editHref: string
  /** An action on this member is running. */
  pending: boolean
  onAction: (action: MemberMenuAction, member: Member) => unknown
}

const labels: Readonly<Record<MemberAction, string>> = {
  edit: 'Edit roles',
  activate: 'Activate',
  deactivate: 'Deactivate',
  revoke: 'Revoke access',
  resend: 'Resend invite',
  copyLink: 'Copy link',
  cancel: 'Cancel invite',
}
const icons: Readonly<Record<MemberAction, ReactNode>> = {
  edit: <Pencil />,
  activate: <Play />,
  deactivate: <Pause />,
  revoke: <UserX />,
  resend: <Mail />,
  copyLink: <Link />,
  cancel: <X />,
}

/** What an owner can do with a member or an invitation, open. */
export function MemberMenu({ member, editHref, pending, onAction }: MemberMenuProps) {
  const actions = listMemberActions(member)
  if (actions.length === 0) return null
  const isSentOften = member.invitation?.resends_left === 0
  const createItem = (action: MemberAction): MenuItem => ({
    label:
      action === 'resend' && isSentOften
        ? `Sent ${maxResendsPerDay} times today. Send again tomorrow`
        : action === 'edit' && readMemberStatus(member) === 'revoked'
          ? 'Give access again'
          : labels[action],
    icon: icons[action],
    danger: action === 'revoke' || action === 'cancel',
    disabled: action === 'resend' && isSentOften,
    ...(action === 'edit' ? { href: editHref } : { onSelect: () => onAction(action, member) }),
  })
  return (
    <Menu
      defaultOpen
      align="end"
      items={actions.map(createItem)}
      trigger={
        <IconButton
          label={menuLabel(memberName(member))}
          icon={<EllipsisVertical />}
          size="small"
          pending={pending}
          pendingLabel="Sending..."
        />
      }
    />
  )
}

/** Why the user's own row has no actions, open. `isOnlyOwner`: no other owner could give them access again. */
export const OwnAccess = ({ isOnlyOwner }: { isOnlyOwner: boolean }) => (
  <InfoTip defaultOpen label={ownAccessLabel}>
    {isOnlyOwner
      ? 'You are the only owner, and an organisation needs at least one. Make another member an owner first; they can then change your roles.'
      : 'No one changes their own roles. Another owner can change yours.'}
  </InfoTip>
)
