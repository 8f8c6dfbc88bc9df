'use client'
import { Popover as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { popup } from '../overlay/overlay.css.ts'
import { usePortalContainer } from '../portalContainer.ts'
import { useDirection } from '../useDirection.ts'
import * as styles from './Popup.css.ts'

interface PopupProps {
  open: boolean
  /** A press outside it and its anchor, or the focus left for elsewhere. */
  onLeave: () => void
  /** What it opens under and is as wide as. */
  anchor: ReactNode
  children: ReactNode
}

const stay = (event: Event) => event.preventDefault()

/**
 * What opens under a field while the focus stays in the field. It knows the dialog around it: there it can be pressed and scrolled,
 * and a press in it is none outside the dialog.
 */
export function Popup({ open, onLeave, anchor, children }: PopupProps) {
  const place = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(place)
  const isAnchor = (event: { target: EventTarget | null }) => event.target instanceof Node && place.current?.contains(event.target) === true
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onLeave())}>
      <Radix.Anchor ref={place}>{anchor}</Radix.Anchor>
      <Radix.Portal container={container}>
        <Radix.Content
          // The listbox in it says what it is.
          role={undefined}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          dir={dir}
          onOpenAutoFocus={stay}
          onCloseAutoFocus={stay}
          onInteractOutside={(event) => {
            if (isAnchor(event.detail.originalEvent)) event.preventDefault()
          }}
          className={`${popup} ${styles.root}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
