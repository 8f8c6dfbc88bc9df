import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { members } from '@vehicle-partner/api/contract'
import { isOwner, memberStatuses, paths, roleLabel, roles as everyRole } from '@vehicle-partner/domain'
import { Button, Link, Text } from '@vehicle-partner/ui'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { ListView } from '../../list/ListView.tsx'
import type { ListFilter } from '../../list/listFilters.ts'
import { useListQuery } from '../../list/useListQuery.ts'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useClock } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { SettingsPage } from '../parts/SettingsPage.tsx'
import type { Member } from './memberActions.ts'
import { memberColumns, memberRows, toMemberRow, type MembersCall } from './memberColumns.tsx'
import type { MemberMenuAction } from './MemberMenu.tsx'
import { MemberMenuButton, OwnAccessButton } from './MemberRowButtons.tsx'

const MemberPanel = createLazyPopup(async () => (await import('./MemberPanel.tsx')).MemberPanel)
const MemberConfirmation = createLazyPopup(async () => (await import('./MemberConfirmation.tsx')).MemberConfirmation)
const InvitationLinkDialog = createLazyPopup(async () => (await import('./InvitationLinkDialog.tsx')).InvitationLinkDialog)

/** The value of the address that opens the panel for a new member. */
const newMember = 'new'

const filters: readonly ListFilter<MembersCall>[] = [
  {
    kind: 'several',
    name: 'status',
    label: 'Status',
    options: memberStatuses.map((value) => ({ value, label: statusRegistry.member[value].label })),
  },
  { kind: 'several', name: 'role', label: 'Role', options: everyRole.map((value) => ({ value, label: roleLabel(value) })) },
]

/** The members and open invitations of the organisation. Owners change them, staff reads them. */
export function MembersScreen() {
  const api = useApi()
  const clock = useClock()
  const { partner } = useOrganization()
  const { roles, session } = useSession()
  const list = useListQuery(members.list, { given: { owner_id: partner.id, owner_type: 'partner' }, selection: 'member' })
  // The specification writes page and page size, also where they are the usual ones (section 7).
  // In the order of the early script, which asks the same before the program is there.
  const callWithQuery = ({ owner_id, owner_type, page = 1, perPage = 10, ...query }: typeof list.query) =>
    api.members.list.query({ query: { ...query, page, perPage, owner_id, owner_type } })
  const result = useQuery({
    ...callWithQuery(list.query),
    placeholderData: keepPreviousData,
    select: ({ data, metadata }) => ({ data: data.map((member) => toMemberRow(member, session?.user, clock)), metadata }),
  })
  const resend = useMutation(api.memberInvitations.resend.mutation())
  const { showError } = useErrorToast('members')
  const showSuccess = useSuccessToast()
  const [asked, setAsked] = useState<{ action: Exclude<MemberMenuAction, 'resend'>; member: Member }>()
  const canManage = isOwner(roles)
  const close = () => setAsked(undefined)

  const handleAction = async (action: MemberMenuAction, member: Member) => {
    if (action !== 'resend') return setAsked({ action, member })
    if (resend.isPending) return
    try {
      await resend.mutateAsync({ params: { id: member.id } })
      showSuccess('Invite sent Successfully')
    } catch (error) {
      showError(error)
    }
  }
  /** A new invitation stands on top, whatever the list showed before. */
  const showNewest = () =>
    // In place of the panel's entry: Back would open an empty form.
    list.change({ sort: '-created_at', search: undefined, status: undefined, role: undefined }, { replace: true })
  const { data, metadata } = result.data ?? {}
  const listed = data?.find(({ id }) => id === list.selectedId)
  // The panel stays, with what is selected, when the list loses the member, such as by another owner's change.
  const [latest, setLatest] = useState(listed)
  if (listed !== undefined && listed !== latest) setLatest(listed)
  const edited = listed ?? (latest?.id === list.selectedId ? latest : undefined)
  const invite = canManage ? (
    <Button href={list.selectionHref(newMember)} startIcon={<UserPlus />}>
      Invite member
    </Button>
  ) : undefined
  return (
    <SettingsPage currentHref={paths.members()} phoneActions={invite}>
      <Text tone="secondary" measure="readable">
        Owners see everything; others see what their roles allow. <Link href={paths.roles()}>What each role may do</Link>
      </Text>
      <ListView
        list={list}
        result={result}
        caption="Members"
        itemName={['member', 'members']}
        columns={memberColumns}
        {...memberRows}
        searchLabel="Search by name or e-mail"
        callWithQuery={callWithQuery}
        filters={filters}
        errorFallback="members"
        rowActions={(member) => {
          if (member.isOwn) return canManage ? <OwnAccessButton isOnlyOwner={metadata?.role_counts?.['partner_owner'] === 1} /> : null
          if (!canManage) return null
          const isPending = resend.isPending && resend.variables.params.id === member.id
          return <MemberMenuButton member={member} editHref={list.selectionHref(member.id)} pending={isPending} onAction={handleAction} />
        }}
        wideActions={invite}
        empty={{
          title: 'No members yet',
          description: 'Invite the people who work with you, and choose what each of them sees.',
          action: canManage ? <Button href={list.selectionHref(newMember)}>Invite member</Button> : undefined,
        }}
      />
      {canManage ? (
        <>
          {list.selectedId === newMember || (edited && !edited.isOwn) ? (
            <MemberPanel key={list.selectedId} member={edited} onClose={list.clearSelection} onInvited={showNewest} />
          ) : null}
          {asked?.action === 'copyLink' ? <InvitationLinkDialog invitation={asked.member} onClose={close} /> : null}
          {asked && asked.action !== 'copyLink' ? <MemberConfirmation action={asked.action} member={asked.member} onClose={close} /> : null}
        </>
      ) : null}
    </SettingsPage>
  )
}
