'use client'
import { DropdownMenu as Radix } from 'radix-ui'
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react'
import { cx } from '../private/cx.ts'
import type { OpenChangeDetails } from '../private/overlay/openChangeReasons.ts'
import { focusByScript } from '../private/overlay/returnFocus.ts'
import { listTabbable } from '../private/overlay/tabbable.ts'
import { useReturnFocusToTrigger } from '../private/overlay/useReturnFocusToTrigger.ts'
import { usePopupState } from '../private/overlay/usePopupState.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useMergedRefs } from '../private/useMergedRefs.ts'
import { useDirection } from '../private/useDirection.ts'
import * as styles from './Menu.css.ts'
import { MenuItems } from './MenuItems.tsx'

export interface MenuAction {
  kind?: 'action'
  label: string
  icon?: ReactNode
  /**
   * Called after the menu has closed and focus has returned to the trigger, so that a dialog opened here returns focus there too. May
   * return a promise.
   */
  onSelect?: () => unknown
  /** Makes the item a link. */
  href?: string
  /** Marks a destructive action. */
  danger?: boolean
  disabled?: boolean
  /** The keyboard shortcut as text. */
  shortcut?: string
}

export interface MenuCheckbox {
  kind: 'checkbox'
  label: string
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
}

export interface MenuRadioGroup {
  kind: 'radio-group'
  /** Names the group. */
  label: string
  /** Shows the name above the group. */
  showLabel?: boolean
  options: readonly { value: string; label: string; disabled?: boolean }[]
  value: string
  onValueChange: (value: string) => void
}

export interface MenuSeparator {
  kind: 'separator'
}

export interface MenuSubmenu {
  kind: 'submenu'
  label: string
  icon?: ReactNode
  items: readonly MenuItem[]
  disabled?: boolean
}

export type MenuItem = MenuAction | MenuCheckbox | MenuRadioGroup | MenuSeparator | MenuSubmenu
export type MenuAlign = 'start' | 'center' | 'end'
export type MenuSide = 'top' | 'bottom' | 'left' | 'right'

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** The control that opens and names the menu. */
  trigger: ReactElement
  /** Actions, checkboxes, groups of radio buttons, separators and submenus, in this order. */
  items: readonly MenuItem[]
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. @default false */
  defaultOpen?: boolean
  /** Called once per change with the reason; selecting an item is a `close-press`. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** The side of the trigger, if there is room. @default 'bottom' */
  side?: MenuSide
  /** The edge of the trigger that it lines up with. @default 'start' */
  align?: MenuAlign
  ref?: Ref<HTMLDivElement>
}

/** A menu of actions, links and options behind a trigger. It is not modal. */
export function Menu({
  trigger,
  items,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  ref,
  ...rest
}: MenuProps) {
  const { isOpen, setOpen, note: recordReason, radixHandlers } = usePopupState({ open, defaultOpen, onOpenChange })
  const triggerRef = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(triggerRef)
  const pendingSelect = useRef<() => unknown>(undefined)
  const handleResult = usePressResult()
  const isTouch = useRef(false)
  // The item to focus next, where Radix does not: it has not seen the key that has mounted an open menu.
  const entry = useRef(isOpen ? 0 : undefined)
  const returnFocusToTrigger = useReturnFocusToTrigger(isOpen, triggerRef, content)
  useLayoutEffect(() => {
    if (isOpen) return
    const select = pendingSelect.current
    pendingSelect.current = undefined
    handleResult(select?.())
  }, [isOpen, handleResult])

  const handleTriggerKeyDown = (event: KeyboardEvent) => {
    recordReason('trigger-press')(event.nativeEvent)
    if (event.key !== 'ArrowUp' || isOpen) return
    event.preventDefault()
    entry.current = -1
    setOpen(true)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // A key held since opening must not activate an item.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key !== 'Tab') return
    // Tab closes the menu and moves on from its trigger.
    event.stopPropagation()
    recordReason('focus-out')(event.nativeEvent)
    const tabbableElements = listTabbable(document.body).filter(
      (element) => element.closest('[role="menu"], [data-radix-focus-guard]') === null,
    )
    const triggerIndex = tabbableElements.findIndex((element) => element === triggerRef.current)
    const next = triggerIndex === -1 ? undefined : tabbableElements[triggerIndex + (event.shiftKey ? -1 : 1)]
    focusByScript(triggerRef.current)
    if (next) {
      event.preventDefault()
      next.focus()
    }
    setOpen(false)
  }
  const handleFocus = (event: FocusEvent<HTMLElement>) => {
    const position = entry.current
    if (position === undefined || event.target !== event.currentTarget) return
    entry.current = undefined
    if (position === 0 && !event.currentTarget.matches(':focus-visible')) return
    event.preventDefault()
    ;[...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')].at(position)?.focus()
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false} dir={dir}>
      <Radix.Trigger
        ref={triggerRef}
        asChild
        // Touch opens on release, so that scrolling over the trigger does not open the menu.
        onPointerDown={(event) => {
          recordReason('trigger-press')(event.nativeEvent)
          isTouch.current = event.pointerType === 'touch'
          if (isTouch.current) event.preventDefault()
        }}
        onClick={() => {
          if (isTouch.current) setOpen(!isOpen)
          isTouch.current = false
        }}
        onKeyDown={handleTriggerKeyDown}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          {...radixHandlers}
          ref={useMergedRefs(content, ref)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={cx(styles.root, className)}
          onKeyDownCapture={handleKeyDown}
          onFocus={handleFocus}
          onCloseAutoFocus={returnFocusToTrigger}
        >
          <MenuItems
            items={items}
            onChoose={(select, event) => {
              recordReason('close-press')(event)
              pendingSelect.current = select
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
