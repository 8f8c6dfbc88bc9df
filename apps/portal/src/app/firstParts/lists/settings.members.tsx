import { isOwner } from '@vehicle-partner/domain'
import { RowCards } from '@vehicle-partner/ui/DataTable'
import { Info } from 'lucide-react'
import { listMemberActions, memberName, type Member } from '../../../settings/members/memberActions.ts'
import { memberRows, toMemberRow, type MemberRow } from '../../../settings/members/memberColumns.tsx'
import { menuLabel, ownAccessLabel } from '../../../settings/members/memberRowLabels.ts'
import { readFirstAnswer, readFirstTime, renewBelow, showFirst, showFirstPart } from '../showFirstPart.tsx'
import { ClosedMenu } from '../showFirstRows.tsx'

function ClosedActions({ member }: { member: MemberRow }) {
  if (member.isOwn) return <ClosedMenu label={ownAccessLabel} icon={<Info />} size="small" popup="dialog" />
  if (listMemberActions(member).length === 0) return null
  return <ClosedMenu label={menuLabel(memberName(member))} size="small" />
}

async function showMembers() {
  const { roles, user } = window.bootstrap
  const answer = await readFirstAnswer<{ data?: readonly Member[] }>('members.list')
  const now = await readFirstTime('members.list')
  const { data = [] } = answer ?? {}
  if (data.length === 0 || !now || !roles) return
  const rows = data.map((member) => toMemberRow(member, user, () => now))
  const list = await showFirstPart('data-loading-rows', () => (
    <RowCards
      {...memberRows}
      rows={rows}
      columns={[]}
      rowActions={(member) => (isOwner(roles) ? <ClosedActions member={member} /> : null)}
    />
  ))
  renewBelow(list)
}

void showFirst(showMembers)
