'use client'
import { DismissableLayer, Popper } from 'radix-ui/internal'
import { useMemo, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
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

/**
 * The positioned part of FieldPopup, loaded when the field is first used. It composes two parts of Radix's Popover: focus stays in the field,
 * so what traps focus, hides the page and locks its scrolling is not loaded.
 */
export function FieldPopupSurface({ open, onLeave, anchor, children }: FieldPopupSurfaceProps) {
  const container = usePortalContainer()
  const dir = useDirection(anchor)
  const footHeight = useFootHeight(open, anchor)
  const fieldAnchor = useMemo(() => ({ current: createFieldAnchor(anchor, footHeight) }), [anchor, footHeight])
  const isInsideAnchor = (event: { target: EventTarget | null }) =>
    event.target instanceof Node && anchor.current?.contains(event.target) === true
  if (!open) return null
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={fieldAnchor} />
      {createPortal(
        <DismissableLayer.Root
          asChild
          deferPointerDownOutside
          onDismiss={onLeave}
          onInteractOutside={(event) => {
            if (isInsideAnchor(event.detail.originalEvent)) event.preventDefault()
          }}
        >
          <Popper.Content
            side="bottom"
            align="start"
            sideOffset={4}
            collisionPadding={{ top: 8, left: 8, right: 8, bottom: 8 + footHeight }}
            dir={dir}
            className={`${popup} ${styles.root}`}
            data-state="open"
          >
            {children}
          </Popper.Content>
        </DismissableLayer.Root>,
        container ?? document.body,
      )}
    </Popper.Root>
  )
}
