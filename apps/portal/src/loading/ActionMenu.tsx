import { EllipsisVertical } from 'lucide-react'
import { createLazyPart } from './lazyComponents.tsx'
import { LazyButton } from './LazyButton.tsx'
import type { OpenedActionMenuProps } from './OpenedActionMenu.tsx'

const OpenedActionMenu = createLazyPart<OpenedActionMenuProps>(async () => (await import('./OpenedActionMenu.tsx')).OpenedActionMenu)

/** The button of a menu of actions. A menu is larger than a list: it loads when the button is about to be pressed. */
export function ActionMenu(props: OpenedActionMenuProps) {
  const { label, size, variant } = props
  return (
    <LazyButton
      label={label}
      icon={<EllipsisVertical />}
      {...(size === undefined ? {} : { size })}
      {...(variant === undefined ? {} : { variant })}
      popup="menu"
      load={OpenedActionMenu.load}
    >
      <OpenedActionMenu {...props} />
    </LazyButton>
  )
}
