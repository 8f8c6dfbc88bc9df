'use client'
import { cx } from 'class-variance-authority'
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
import type { OpenChangeDetails } from '../private/overlay/openChange.ts'
import { giveFocus } from '../private/overlay/returnFocus.ts'
import { tabbables } from '../private/overlay/tabbable.ts'
import { useGivesBack } from '../private/overlay/useGivesBack.ts'
import { useOpening } from '../private/overlay/useOpening.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useMergedRefs } from '../private/useMergedRefs.ts'
import { useDirection } from '../private/useDirection.ts'
import * as styles from './Menu.css.ts'
import { MenuRows } from './MenuRow.tsx'

export interface MenuAction {
  kind?: 'action'
  label: string
  icon?: ReactNode
  /** Happens when the menu has closed and its trigger has the focus again, so that a dialog opened by it returns there. */
  onSelect?: () => unknown
  /** Makes it a link. */
  href?: string
  /** Something is lost by it. */
  danger?: boolean
  disabled?: boolean
  /** The keys that do the same, in words. */
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
  labelShown?: boolean
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
  /** The one control that opens it, and names it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  /** Says once per change what made it open or close; a choice is a `close-press`. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** @default 'bottom' */
  side?: MenuSide
  /** @default 'start' */
  align?: MenuAlign
  ref?: Ref<HTMLDivElement>
}

/** What can be done with one thing, behind one control. The page beside it stays alive. */
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
  const { isOpen, setOpen, note, heard } = useOpening({ open, defaultOpen, onOpenChange })
  const place = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  const dir = useDirection(place)
  const chosen = useRef<() => unknown>(undefined)
  const handleResult = usePressResult()
  const byTouch = useRef(false)
  const startsAtEnd = useRef(false)
  const giveBack = useGivesBack(isOpen, place, content)
  useLayoutEffect(() => {
    if (isOpen) return
    const select = chosen.current
    chosen.current = undefined
    handleResult(select?.())
  }, [isOpen, handleResult])

  const onTriggerKey = (event: KeyboardEvent) => {
    note('trigger-press')(event.nativeEvent)
    if (event.key !== 'ArrowUp' || isOpen) return
    event.preventDefault()
    startsAtEnd.current = true
    setOpen(true)
  }
  const onKey = (event: KeyboardEvent) => {
    // A key that is held down since the menu opened chooses nothing.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key !== 'Tab') return
    // The tab key leaves the menu, from its trigger onwards.
    event.stopPropagation()
    note('focus-out')(event.nativeEvent)
    const around = tabbables(document.body).filter((element) => element.closest('[role="menu"], [data-radix-focus-guard]') === null)
    const here = around.findIndex((element) => element === place.current)
    const next = here === -1 ? undefined : around[here + (event.shiftKey ? -1 : 1)]
    giveFocus(place.current)
    if (next) {
      event.preventDefault()
      next.focus()
    }
    setOpen(false)
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!startsAtEnd.current || event.target !== event.currentTarget) return
    startsAtEnd.current = false
    event.preventDefault()
    ;[...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')].at(-1)?.focus()
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false} dir={dir}>
      <Radix.Trigger
        ref={place}
        asChild
        // A finger that scrolls the page over a trigger opens nothing: it opens when the finger leaves it again.
        onPointerDown={(event) => {
          note('trigger-press')(event.nativeEvent)
          byTouch.current = event.pointerType === 'touch'
          if (byTouch.current) event.preventDefault()
        }}
        onClick={() => {
          if (byTouch.current) setOpen(!isOpen)
          byTouch.current = false
        }}
        onKeyDown={onTriggerKey}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          {...rest}
          {...heard}
          ref={useMergedRefs(content, ref)}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={cx(styles.root, className)}
          onKeyDownCapture={onKey}
          onFocus={onFocus}
          onCloseAutoFocus={giveBack}
        >
          <MenuRows
            items={items}
            onChoose={(select, event) => {
              note('close-press')(event)
              chosen.current = select
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
