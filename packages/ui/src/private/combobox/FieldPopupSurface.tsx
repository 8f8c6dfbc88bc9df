'use client'
import { Popover as Radix } from 'radix-ui'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { popup } from '../overlay/popup.css.ts'
import { usePortalContainer } from '../portalContainer.ts'
import { useDirection } from '../useDirection.ts'
import { createFieldAnchor } from './createFieldAnchor.ts'
import { useFootHeight } from './useFootHeight.ts'
import * as styles from './FieldPopup.css.ts'

export interface FieldPopupSurfaceProps {
  open: boolean
  /** Called for an outside press or when focus leaves. */
  onLeave: () => void
  /** The element that the popup is positioned below and as wide as. */
  anchor: RefObject<HTMLDivElement | null>
  children: ReactNode
}

const preventDefault = (event: Event) => event.preventDefault()

/** The positioned part of FieldPopup, loaded when the field is first used. */
export function FieldPopupSurface({ open, onLeave, anchor, children }: FieldPopupSurfaceProps) {
  const container = usePortalContainer()
  const dir = useDirection(anchor)
  const footHeight = useFootHeight(open, anchor)
  const fieldAnchor = useMemo(() => ({ current: createFieldAnchor(anchor, footHeight) }), [anchor, footHeight])
  const isInsideAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchor.current?.contains(event.target) === true
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onLeave())}>
      <Radix.Anchor virtualRef={fieldAnchor} />
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
