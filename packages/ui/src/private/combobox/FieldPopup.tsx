'use client'
import { Popover as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { popup } from '../overlay/overlay.css.ts'
import { usePortalContainer } from '../portalContainer.ts'
import { useDirection } from '../useDirection.ts'
import * as styles from './FieldPopup.css.ts'

interface FieldPopupProps {
  open: boolean
  /** A press outside it and its anchor, or the focus left for elsewhere. */
  onLeave: () => void
  /** What it opens under and is as wide as. */
  anchor: ReactNode
  children: ReactNode
}

const preventDefault = (event: Event) => event.preventDefault()

/**
 * What opens under a field while the focus stays in the field. It knows the dialog around it: there it can be pressed and scrolled,
 * and a press in it is none outside the dialog.
 */
export function FieldPopup({ open, onLeave, anchor, children }: FieldPopupProps) {
  const anchorRef = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(anchorRef)
  const isInsideAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchorRef.current?.contains(event.target) === true
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onLeave())}>
      <Radix.Anchor ref={anchorRef}>{anchor}</Radix.Anchor>
      <Radix.Portal container={container}>
        <Radix.Content
          // The listbox in it says what it is.
          role={undefined}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          dir={dir}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          onInteractOutside={(event) => {
            if (isInsideAnchor(event.detail.originalEvent)) event.preventDefault()
          }}
          className={`${popup} ${styles.root}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
