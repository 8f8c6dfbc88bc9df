import { IconButton, type IconButtonProps } from '@vehicle-partner/ui'
import { Suspense, useState, type ReactNode } from 'react'

interface LazyButtonProps extends Pick<IconButtonProps, 'label' | 'icon' | 'size' | 'variant' | 'pending'> {
  popup: 'menu' | 'dialog'
  load: () => Promise<unknown>
  /** The same button with its popup open. */
  children: ReactNode
}

/** A button that gives way to the one with the popup when it is pressed for the first time; the popup loads when that is about to happen. */
export function LazyButton({ popup, load, pending = false, children, ...look }: LazyButtonProps) {
  const [isPressed, setPressed] = useState(false)
  const preload = () => void load().catch(() => undefined)
  const button = (
    <IconButton
      {...look}
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
