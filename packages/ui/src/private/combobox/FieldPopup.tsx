'use client'
import { Popover as Radix } from 'radix-ui'
import { useRef, type ReactNode } from 'react'
import { popup } from '../overlay/overlay.css.ts'
import { usePortalContainer } from '../portalContainer.ts'
import { useDirection } from '../useDirection.ts'
import { useFootHeight } from './useFootHeight.ts'
import * as styles from './FieldPopup.css.ts'

interface FieldPopupProps {
  open: boolean
  /** Called for an outside press or when focus leaves. */
  onLeave: () => void
  /** The element that the popup is positioned below and as wide as. */
  anchor: ReactNode
  children: ReactNode
}

const preventDefault = (event: Event) => event.preventDefault()

/**
 * A popup below a field that keeps focus. Inside a dialog it is part of the dialog: it scrolls, and a press in it is no outside
 * press.
 */
export function FieldPopup({ open, onLeave, anchor, children }: FieldPopupProps) {
  const anchorRef = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(anchorRef)
  const footHeight = useFootHeight(open, anchorRef)
  const isInsideAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchorRef.current?.contains(event.target) === true
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onLeave())}>
      <Radix.Anchor ref={anchorRef}>{anchor}</Radix.Anchor>
      <Radix.Portal container={container}>
        <Radix.Content
          // The listbox inside has the role.
          role={undefined}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={{ top: 8, left: 8, right: 8, bottom: 8 + footHeight }}
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
