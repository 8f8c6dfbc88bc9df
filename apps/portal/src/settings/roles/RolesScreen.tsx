import { useQuery } from '@tanstack/react-query'
import { canAccess, isOwner, paths, roles as everyRole, type Role } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, DataTable, Inline, Link, Stack, Text, type Column } from '@vehicle-partner/ui'
import { useRolePreview } from '../../session/useRolePreview.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { getErrorMessage } from '../../toasts/getErrorMessage.ts'
import { SettingsPage } from '../parts/SettingsPage.tsx'
import { describeRoleRights, type RoleRights } from './roleRights.ts'

interface RoleRow extends RoleRights {
  id: Role
  label: string
  description: string
  /** The user has it. */
  isOwn: boolean
  /** The number of active members; undefined where it is not known. */
  members: number | undefined
}

const columns: readonly Column<RoleRow>[] = [
  {
    id: 'role',
    header: 'Role',
    rowHeader: true,
    width: 'large',
    cell: ({ label, description, isOwn }) => (
      <Stack gap="none">
        <Inline gap="xsmall">
          <Text as="span" size="label">
            {label}
          </Text>
          {isOwn ? <Badge tone="info">You have it</Badge> : null}
        </Inline>
        <Text as="span" size="small" tone="secondary">
          {description}
        </Text>
      </Stack>
    ),
  },
  { id: 'sees', header: 'Can see', cell: ({ sees }) => <Text size="small">{sees}</Text> },
  { id: 'changes', header: 'Can change', cell: ({ changes }) => <Text size="small">{changes}</Text> },
]
const columnsWithMembers: readonly Column<RoleRow>[] = [
  ...columns,
  {
    id: 'members',
    header: 'Members',
    width: 'small',
    cell: ({ id, members }) =>
      members === undefined ? (
        '—'
      ) : members === 0 ? (
        'None'
      ) : (
        <Link href={paths.members({ role: id, status: 'active' })}>{members === 1 ? '1 member' : `${members} members`}</Link>
      ),
  },
]

/** What each role sees and changes, how many members have it, and for owners how the portal looks with it. */
export function RolesScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const { start } = useRolePreview()
  const canSeeMembers = canAccess('members', roles)
  const list = useQuery(api.roles.list.query({ query: { group: 'partner' } }))
  const members = useQuery({
    ...api.members.list.query({ query: { owner_id: partner.id, owner_type: 'partner' } }),
    enabled: canSeeMembers,
  })
  const counts = members.data?.metadata.role_counts
  const rows = (list.data?.data ?? []).flatMap(({ name, label, description }): RoleRow[] => {
    const id = everyRole.find((role) => role === name)
    // The rights of a role that this version does not know are unknown.
    return id === undefined ? [] : [{ id, label, description, isOwn: roles.includes(id), members: counts?.[id], ...describeRoleRights(id) }]
  })
  return (
    <SettingsPage currentHref={paths.roles()}>
      <Text tone="secondary" measure="readable">
        A member may have several roles, and then sees and changes what any of them allows. Everyone has their own profile and
        notifications.
        {isOwner(roles) ? ' View as a role to see the portal as its members do, with nothing changed for them.' : ''}
      </Text>
      {members.isError ? (
        <AlertStrip
          tone="warning"
          title="The number of members could not be loaded."
          action={
            <Button variant="quiet" size="small" onClick={() => void members.refetch()} pending={members.isFetching}>
              Retry
            </Button>
          }
        >
          {getErrorMessage(members.error, 'members')}
        </AlertStrip>
      ) : null}
      <DataTable
        caption="Roles"
        columns={canSeeMembers ? columnsWithMembers : columns}
        data={rows}
        getRowId={({ id }) => id}
        getRowName={({ label }) => label}
        loading={list.isPending}
        error={list.isError ? { title: 'The roles could not be loaded', description: getErrorMessage(list.error, 'members') } : undefined}
        onRetry={() => void list.refetch()}
        empty={{ title: 'There are no roles', description: 'Ask support: every member needs one.' }}
        {...(isOwner(roles)
          ? {
              rowActions: ({ id, label }: RoleRow) =>
                id === 'partner_owner' ? null : (
                  <Button variant="secondary" size="small" aria-label={`View as ${label}`} onClick={() => start(id)}>
                    View as
                  </Button>
                ),
            }
          : {})}
      />
    </SettingsPage>
  )
}
