import { EllipsisVertical, Info } from 'lucide-react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { LazyButton } from '../../loading/LazyButton.tsx'
import { listMemberActions, memberName } from './memberActions.ts'
import type { MemberMenuProps } from './MemberMenu.tsx'
import { menuLabel, ownAccessLabel } from './memberRowLabels.ts'

// Menus and popovers are larger than the page: they load when a button is about to be pressed.
const MemberMenu = createLazyPart<MemberMenuProps>(async () => (await import('./MemberMenu.tsx')).MemberMenu)
const OwnAccess = createLazyPart<{ isOnlyOwner: boolean }>(async () => (await import('./MemberMenu.tsx')).OwnAccess)

/** The button of the menu of a member. */
export function MemberMenuButton(props: MemberMenuProps) {
  if (listMemberActions(props.member).length === 0) return null
  return (
    <LazyButton
      label={menuLabel(memberName(props.member))}
      icon={<EllipsisVertical />}
      size="small"
      pending={props.pending}
      popup="menu"
      load={MemberMenu.load}
    >
      <MemberMenu {...props} />
    </LazyButton>
  )
}

/** The button that says why the user's own row has no actions. */
export const OwnAccessButton = ({ isOnlyOwner }: { isOnlyOwner: boolean }) => (
  <LazyButton label={ownAccessLabel} icon={<Info />} size="small" popup="dialog" load={OwnAccess.load}>
    <OwnAccess isOnlyOwner={isOnlyOwner} />
  </LazyButton>
)
