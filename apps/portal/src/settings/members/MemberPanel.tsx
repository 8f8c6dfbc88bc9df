import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { InviteMemberForm, type FormDraft, type InviteMemberValues } from '@vehicle-partner/forms'
import { isOwner } from '@vehicle-partner/domain'
import { FullScreenPanel, Skeleton, Stack } from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { useLeaveQuestion } from '../../navigation/useLeaveQuestion.tsx'
import { nameSession } from '../../session/nameSession.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { tryStorage } from '../../session/tryStorage.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { useStepUp } from '../../stepUp/useStepUp.ts'
import { useFormSubmit } from '../../toasts/useFormSubmit.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { memberName, type Member } from './memberActions.ts'

interface MemberPanelProps {
  /** The member whose roles change; absent to invite one. */
  member: Member | undefined
  onClose: () => void
  /** Closes the panel after an invitation was sent. */
  onInvited: () => void
}

/** Invites a member, or changes the roles of one. */
export function MemberPanel({ member, onClose, onInvited }: MemberPanelProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const roles = useQuery(api.roles.list.query({ query: { group: 'partner' } }))
  const invite = useMutation(api.members.invite.mutation())
  const setRoles = useMutation(api.members.setRoles.mutation())
  const showSuccess = useSuccessToast()
  const withStepUp = useStepUp()
  const { dependencies, sessionManager } = usePortal()
  // Another owner may change them while the panel is open.
  const [expected_roles] = useState(member?.member_roles)
  const [draft] = useState((): FormDraft => {
    const { tabStorage } = dependencies
    const key = `DRAFT_INVITE_MEMBER_${nameSession(sessionManager)}_${partner.id}`
    return { read: () => tabStorage.getItem(key), write: (text) => tabStorage.setItem(key, text), clear: () => tabStorage.removeItem(key) }
  })
  // Only a reload keeps what was typed: who closes the panel leaves it.
  useEffect(() => () => tryStorage(draft.clear), [draft])
  const { setUnsaved, allow, question } = useLeaveQuestion(
    member ? 'The roles stay as they were.' : 'The invitation is not sent, and what you entered is lost.',
    { title: member ? 'Close without saving?' : 'Close without inviting?', isPanel: true },
  )

  const submit = useFormSubmit(async ({ member_email, member_roles }: InviteMemberValues) => {
    // Who makes an owner confirms that it is them.
    await withStepUp<unknown>((options) =>
      member
        ? setRoles.mutateAsync({ params: { id: member.id }, body: { member_roles, expected_roles }, options })
        : invite.mutateAsync({ body: { owner_type: 'partner', owner_id: partner.id, member_email, member_roles }, options }),
    )
    allow()
    if (member) onClose()
    else onInvited()
    showSuccess(member ? 'Roles updated successful' : 'Invite sent Successfully')
  }, 'members')

  return (
    <>
      <InviteMemberForm
        {...submit}
        roles={(roles.data?.data ?? []).map((role) =>
          member?.sent_invitations && isOwner([role.name])
            ? { ...role, description: `${role.description} Without it, their open invitations (${member.sent_invitations}) are cancelled.` }
            : role,
        )}
        {...(member ? { member: { member_email: member.member_email, member_roles: member.member_roles } } : {})}
        draft={draft}
        onCancel={onClose}
        onUnsavedChange={setUnsaved}
      >
        {({ fields, actions }) => (
          <FullScreenPanel
            open
            title={member ? `Roles of ${memberName(member)}` : 'Invite member'}
            width="formAndPreview"
            footer={actions}
            // The router closes it: it has its own address.
            closeOnRouteChange={false}
            onOpenChange={(open) => {
              if (!open) onClose()
            }}
          >
            {roles.data ? fields : <RolesFallback roles={roles} />}
          </FullScreenPanel>
        )}
      </InviteMemberForm>
      {question}
    </>
  )
}

/** In place of the fields while there are no roles to choose from. */
function RolesFallback({ roles }: { roles: UseQueryResult<unknown> }) {
  if (!roles.isError)
    return (
      <Stack gap="xlarge">
        <Skeleton />
        <Skeleton width="half" />
        <Skeleton width="threeQuarters" />
      </Stack>
    )
  return <QueryError query={roles} fallback="members" title="The roles could not be loaded" />
}
