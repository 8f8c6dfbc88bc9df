import { useQuery } from '@tanstack/react-query'
import { canAccess, isOwner, paths, roles as everyRole, type Role } from '@vehicle-partner/domain'
import { AlertStrip, Badge, Button, DataTable, Inline, Link, Stack, Text, type Column } from '@vehicle-partner/ui'
import { useRolePreview } from '../../session/useRolePreview.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { findHomePage } from '../../shell/organizationPages.ts'
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
  /** Shows the portal with this role; undefined where the user may not. */
  onPreview: (() => Promise<void>) | undefined
}

const RoleTitle = ({ label, isOwn }: RoleRow) => (
  <Inline gap="xsmall">
    <Text as="span" size="label">
      {label}
    </Text>
    {isOwn ? <Badge tone="info">You have it</Badge> : null}
  </Inline>
)

/** A link to the members who have the role. */
function MemberCount({ id, members }: RoleRow) {
  if (members === undefined) return '—'
  if (members === 0) return 'None'
  return <Link href={paths.members({ role: id, status: 'active' })}>{members === 1 ? '1 member' : `${members} members`}</Link>
}

const PreviewButton = ({ label, onPreview }: RoleRow) =>
  onPreview && (
    <Button variant="secondary" size="small" aria-label={`View as ${label}`} onClick={onPreview}>
      View as
    </Button>
  )

const columns: readonly Column<RoleRow>[] = [
  {
    id: 'role',
    header: 'Role',
    rowHeader: true,
    width: 'large',
    cell: (row) => (
      <Stack gap="none">
        <RoleTitle {...row} />
        <Text as="span" size="small" tone="secondary">
          {row.description}
        </Text>
      </Stack>
    ),
  },
  { id: 'sees', header: 'Can see', cell: ({ sees }) => <Text size="small">{sees}</Text> },
  { id: 'changes', header: 'Can change', cell: ({ changes }) => <Text size="small">{changes}</Text> },
]
const membersColumn: Column<RoleRow> = { id: 'members', header: 'Members', width: 'small', cell: MemberCount }
const previewColumn: Column<RoleRow> = { id: 'preview', header: 'Preview', width: 'small', cell: PreviewButton }
const columnsOfStaff = [...columns, membersColumn]
const columnsOfOwner = [...columnsOfStaff, previewColumn]

/** A role as a card. */
const card = {
  title: RoleTitle,
  subtitle: ({ description }: RoleRow) => description,
  content: (row: RoleRow) => (
    <Stack gap="small">
      {[
        ['Can see', row.sees],
        ['Can change', row.changes],
      ].map(([term, rights]) => (
        <Text key={term} size="small">
          <Text as="span" size="small" tone="secondary">
            {term}:
          </Text>{' '}
          {rights}
        </Text>
      ))}
      {row.members === undefined && !row.onPreview ? null : (
        <Inline gap="medium">
          {row.members === undefined ? null : <MemberCount {...row} />}
          <PreviewButton {...row} />
        </Inline>
      )}
    </Stack>
  ),
}

/** What each role sees and changes, how many members have it, and for owners how the portal looks with it. */
export function RolesScreen() {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const { start } = useRolePreview()
  const canSeeMembers = canAccess('members', roles)
  const list = useQuery(api.roles.list.query({ query: { group: 'partner' } }))
  const members = useQuery({
    ...api.members.list.query({ query: { owner_id: partner.id, owner_type: 'partner', page: 1, perPage: 10 } }),
    enabled: canSeeMembers,
  })
  const counts = members.data?.metadata.role_counts
  const rows = (list.data?.data ?? []).flatMap(({ name, label, description }): RoleRow[] => {
    const id = everyRole.find((role) => role === name)
    // The rights of a role that this version does not know are unknown.
    return id === undefined
      ? []
      : [
          {
            id,
            label,
            description,
            isOwn: roles.includes(id),
            members: counts?.[id],
            onPreview: isOwner(roles) && id !== 'partner_owner' ? () => start(id, findHomePage([id])) : undefined,
            ...describeRoleRights(id),
          },
        ]
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
            <Button variant="quiet" size="small" flush onClick={() => void members.refetch()} pending={members.isFetching}>
              Retry
            </Button>
          }
        >
          {getErrorMessage(members.error, 'members')}
        </AlertStrip>
      ) : null}
      <DataTable
        caption="Roles"
        columns={isOwner(roles) ? columnsOfOwner : canSeeMembers ? columnsOfStaff : columns}
        data={rows}
        getRowId={({ id }) => id}
        getRowName={({ label }) => label}
        loading={list.isPending}
        error={list.isError ? { title: 'The roles could not be loaded', description: getErrorMessage(list.error, 'members') } : undefined}
        onRetry={() => void list.refetch()}
        empty={{ title: 'There are no roles', description: 'Ask support: every member needs one.' }}
        card={card}
      />
    </SettingsPage>
  )
}
