import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog, type ConfirmDialogProps } from '@vehicle-partner/ui'
import { MailX, Pause, UserX } from 'lucide-react'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { memberName, type Member } from './memberActions.ts'

/** The actions that ask before they happen. */
export type ConfirmedAction = 'activate' | 'deactivate' | 'revoke' | 'cancel'

interface MemberConfirmationProps {
  action: ConfirmedAction
  member: Member
  onClose: () => void
}

type Question = Pick<ConfirmDialogProps, 'title' | 'description' | 'type' | 'proceedText' | 'icon'>

/** What becomes of the invitations that an owner has sent. */
const describeInvitations = ({ sent_invitations }: Member): string =>
  sent_invitations ? ` Their open invitations (${sent_invitations}) are cancelled.` : ''

const describeQuestion = (action: ConfirmedAction, member: Member, company: string): Question => {
  const name = memberName(member)
  switch (action) {
    case 'activate':
      return {
        title: `Activate ${name}?`,
        description: `${name} can work in ${company} again, with the same roles as before.`,
        proceedText: 'Yes, activate',
      }
    case 'deactivate':
      return {
        title: `Deactivate ${name}?`,
        description: `${name} loses access to ${company} at once, until you activate them again. The roles are kept.${describeInvitations(member)}`,
        type: 'DANGER',
        proceedText: 'Yes, deactivate',
        icon: <Pause />,
      }
    case 'revoke':
      return {
        title: `Revoke access of ${name}?`,
        description: `${name} loses all roles in ${company} and can no longer open it. You can give them roles again later.${describeInvitations(member)}`,
        type: 'DANGER',
        proceedText: 'Yes, revoke',
        icon: <UserX />,
      }
    case 'cancel':
      return {
        title: `Cancel the invite to ${name}?`,
        description: 'The links that were mailed and copied stop working. You can invite the address again.',
        type: 'DANGER',
        proceedText: 'Yes, cancel the invite',
        icon: <MailX />,
      }
  }
}

/** Why the organisation's last owner stays. The toast has the server's message. */
const explainError = (error: unknown) =>
  hasErrorCode(error, 'LastOwner') ? 'This is the only active owner. Make another member an owner first, then try again.' : null

/** Asks before access is given, paused or taken away, and before an invitation is cancelled. */
export function MemberConfirmation({ action, member, onClose }: MemberConfirmationProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const setStatus = useMutation(api.members.setStatus.mutation())
  const setRoles = useMutation(api.members.setRoles.mutation())
  const cancel = useMutation(api.memberInvitations.cancel.mutation())
  const showSuccess = useSuccessToast()
  const withStepUp = useStepUp()
  const { withErrorToast } = useErrorToast('members')
  const params = { id: member.id }

  const change = async () => {
    if (action === 'revoke') await setRoles.mutateAsync({ params, body: { member_roles: [] } })
    else if (action === 'cancel') await cancel.mutateAsync({ params })
    // Activating an owner asks who it is.
    else await withStepUp((options) => setStatus.mutateAsync({ params, body: { disabled: action === 'deactivate' ? 1 : 0 }, options }))
  }
  const proceed = withErrorToast(async () => {
    await change()
    onClose()
    showSuccess(action === 'revoke' ? 'Revoked member access successfully' : 'Successful')
  })
  return (
    <ConfirmDialog
      open
      {...describeQuestion(action, member, partner.company_name)}
      // 'Cancel' would be read as cancelling the invitation.
      {...(action === 'cancel' ? { cancelText: 'Keep it' } : {})}
      error={explainError}
      onProceed={proceed}
      onCancel={onClose}
    />
  )
}
