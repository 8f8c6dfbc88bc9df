'use client'
import { Portal } from 'radix-ui'
import { DismissableLayer, FocusGuards, FocusScope, Popper } from 'radix-ui/internal'
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { usePortalContainer } from '../portalContainer.ts'
import { useMergedRefs } from '../useMergedRefs.ts'
import { useExitAnimation } from './useExitAnimation.ts'

type LayerProps = ComponentProps<typeof DismissableLayer.Root>
type FocusProps = ComponentProps<typeof FocusScope.Root>

export interface AnchoredPopupProps
  extends
    ComponentProps<typeof Popper.Content>,
    Pick<LayerProps, 'onEscapeKeyDown' | 'onPointerDownOutside' | 'onFocusOutside' | 'onInteractOutside'> {
  open: boolean
  /** The element that it is placed at. */
  anchor: RefObject<HTMLElement | null>
  /** The control that opens and closes it; a press on it is no outside press. */
  toggle: RefObject<HTMLElement | null>
  /** Called for Escape, an outside press, and when focus leaves. */
  onClose: () => void
  /** Called when it opens, unless it contains the focus; prevented, it focuses nothing. */
  onOpenAutoFocus?: FocusProps['onMountAutoFocus']
  /** Called when it has closed; prevented, it focuses nothing. */
  onCloseAutoFocus?: FocusProps['onUnmountAutoFocus']
}

/**
 * A non-modal popup that takes the focus. It composes the parts of Radix's Popover, which would bring what a modal one needs: hiding the page and
 * locking its scrolling. The parts come from `radix-ui`, so that its menus and tooltips know these layers.
 */
export function AnchoredPopup({
  open,
  anchor,
  toggle,
  onClose,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onEscapeKeyDown,
  onPointerDownOutside,
  onFocusOutside,
  onInteractOutside,
  ref,
  children,
  ...content
}: AnchoredPopupProps) {
  const container = usePortalContainer()
  const surface = useRef<HTMLDivElement>(null)
  const isThere = useExitAnimation(open, surface)
  const mergedRef = useMergedRefs(surface, ref)
  const wasPressedOutside = useRef(false)
  useEffect(() => {
    if (open) wasPressedOutside.current = false
  }, [open])
  if (!isThere) return null
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Portal.Root asChild container={container}>
        <FocusScope.Root asChild loop onMountAutoFocus={onOpenAutoFocus} onUnmountAutoFocus={onCloseAutoFocus}>
          <DismissableLayer.Root
            asChild
            deferPointerDownOutside
            onEscapeKeyDown={onEscapeKeyDown}
            onPointerDownOutside={onPointerDownOutside}
            onFocusOutside={onFocusOutside}
            onInteractOutside={(event) => {
              onInteractOutside?.(event)
              if (event.target instanceof Node && toggle.current?.contains(event.target)) event.preventDefault()
              else if (event.detail.originalEvent.type === 'pointerdown') wasPressedOutside.current = true
              // A press that moves the focus is one reason to close.
              else if (wasPressedOutside.current) event.preventDefault()
            }}
            onDismiss={open ? onClose : undefined}
          >
            <Popper.Content
              role="dialog"
              data-state={open ? 'open' : 'closed'}
              sideOffset={4}
              collisionPadding={8}
              {...content}
              ref={mergedRef}
            >
              {/* So that focus leaves for an element of the page, and not for the browser. Mounted with the content, its end follows the popup. */}
              <FocusGuards.Root>{children}</FocusGuards.Root>
            </Popper.Content>
          </DismissableLayer.Root>
        </FocusScope.Root>
      </Portal.Root>
    </Popper.Root>
  )
}
