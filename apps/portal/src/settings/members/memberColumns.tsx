import type { contract } from '@vehicle-partner/api/contract'
import { addDays, daysBetween, formatDate, lagosDate, roleLabel, type Clock } from '@vehicle-partner/domain'
import { Avatar, Badge, DateText, Inline, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import type { Session } from '@vehicle-partner/api/session'
import type { ListColumn } from '../../list/ListView.tsx'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { isSelf, memberName, readMemberStatus, type Member } from './memberActions.ts'

export type MembersCall = typeof contract.members.list

/** A row of the list. */
export interface MemberRow extends Member {
  /** The user's own entry. */
  isOwn: boolean
  /** Until when the link of an invitation works, in words; undefined for a member. */
  linkText: string | undefined
}

/** How long the link of an invitation works. */
export function describeLink({ invitation }: Member, clock: Clock): string | undefined {
  if (!invitation) return undefined
  const now = clock()
  const end = new Date(invitation.expires_at)
  const [today, day] = [lagosDate(now), lagosDate(end)]
  if (end <= now) return `Link ended ${formatDate(day)}`
  if (day === today) return 'Link works until today'
  if (day === addDays(today, 1)) return 'Link works until tomorrow'
  return `Link works for ${daysBetween(today, day)} more days`
}

/** The row of an entry for this user at this time. */
export const toMemberRow = (member: Member, user: Pick<Session['user'], 'id' | 'email'> | undefined, clock: Clock): MemberRow => ({
  ...member,
  isOwn: isSelf(member, user),
  linkText: describeLink(member, clock),
})

const MemberTitle = ({ member }: { member: MemberRow }) => (
  <>
    {memberName(member)} {member.isOwn ? '(you)' : null}
  </>
)

export const MemberAvatar = ({ member }: { member: Member }) => (
  <Avatar name={memberName(member)} invited={Boolean(member.invitation)} decorative />
)

/** Below the name: the address of a member, the end of an invitation's link. */
export const memberSubtitle = ({ linkText, member_email }: MemberRow): string => linkText ?? member_email

const RoleBadges = ({ roles }: { roles: readonly string[] }) =>
  roles.map((role) => (
    <Badge key={role} kind="outline">
      {roleLabel(role)}
    </Badge>
  ))

const MemberStatusPill = ({ member }: { member: Member }) => (
  <StatusPill status={readMemberStatus(member)} registry={statusRegistry.member} />
)

export const memberColumns: readonly ListColumn<MembersCall, MemberRow>[] = [
  {
    id: 'name',
    header: 'Member',
    sortable: true,
    sortNames: { ascending: 'Name, A to Z', descending: 'Name, Z to A' },
    rowHeader: true,
    cell: (member) => (
      <Inline gap="small" wrap={false}>
        <MemberAvatar member={member} />
        <Stack gap="none">
          <Text as="span" size="label">
            <MemberTitle member={member} />
          </Text>
          <Text as="span" size="small" tone="secondary">
            {memberSubtitle(member)}
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ member_roles }) => (
      <Inline gap="xsmall">
        <RoleBadges roles={member_roles} />
      </Inline>
    ),
  },
  { id: 'status', header: 'Status', width: 'medium', cell: (member) => <MemberStatusPill member={member} /> },
  {
    id: 'last_active_at',
    header: 'Last active',
    sortable: true,
    sortNames: { ascending: 'Longest inactive', descending: 'Last active' },
    width: 'medium',
    cell: ({ last_active_at }) => <DateText value={last_active_at} format="medium" labels={{ none: 'Never' }} />,
  },
  {
    id: 'created_at',
    header: 'Since',
    sortable: true,
    sortNames: { ascending: 'Oldest first', descending: 'Newest first' },
    width: 'small',
    cell: ({ created_at }) => <DateText value={created_at} format="medium" />,
  },
]

/** A row as a card. */
const memberCard = {
  media: (member: MemberRow) => <MemberAvatar member={member} />,
  title: (member: MemberRow) => <MemberTitle member={member} />,
  subtitle: memberSubtitle,
  content: (member: MemberRow) => (
    <Inline gap="xsmall">
      <MemberStatusPill member={member} />
      <RoleBadges roles={member.member_roles} />
    </Inline>
  ),
}

/** The rows on a phone. */
export const memberRows = {
  card: memberCard,
  getRowId: ({ id }: MemberRow) => id,
  getRowName: memberName,
}
