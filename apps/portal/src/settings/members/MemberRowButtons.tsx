import { IconButton } from '@vehicle-partner/ui'
import { EllipsisVertical, Info } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
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
  <LazyButton label={ownAccessLabel} icon={<Info />} popup="dialog" load={OwnAccess.load}>
    <OwnAccess isOnlyOwner={isOnlyOwner} />
  </LazyButton>
)

interface LazyButtonProps {
  label: string
  icon: ReactNode
  pending?: boolean
  popup: 'menu' | 'dialog'
  load: () => Promise<unknown>
  /** The same button with its popup open. */
  children: ReactNode
}

/** A button that gives way to the one with the popup when it is pressed for the first time. */
function LazyButton({ label, icon, pending = false, popup, load, children }: LazyButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const preload = () => void load().catch(() => undefined)
  const button = (
    <IconButton
      label={label}
      icon={icon}
      size="small"
      aria-haspopup={popup}
      aria-expanded={false}
      pending={pending || isPressed}
      pendingLabel="Opening..."
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setPressed(true)}
    />
  )
  return isPressed ? <Suspense fallback={button}>{children}</Suspense> : button
}
