'use client'
import { cx } from 'class-variance-authority'
import { DropdownMenu as Radix } from 'radix-ui'
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref } from 'react'
import { useControlled } from '../private/useControlled.ts'
import { useDirection } from '../private/useDirection.ts'
import * as styles from './Menu.css.ts'
import { MenuRow } from './MenuRow.tsx'

export interface MenuAction {
  kind?: 'action'
  label: string
  icon?: ReactNode
  /** Happens after the menu has closed and its trigger has the focus again, so that a dialog opened by it returns there. */
  onSelect?: () => void
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

export type MenuItem = MenuAction | MenuCheckbox | MenuRadioGroup | MenuSeparator
export type MenuAlign = 'start' | 'center' | 'end'
export type MenuSide = 'top' | 'bottom' | 'left' | 'right'

export interface MenuProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'onSelect'> {
  /** The one control that opens it, and names it. */
  trigger: ReactElement
  items: readonly MenuItem[]
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
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
  ...rest
}: MenuProps) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange)
  const place = useRef<HTMLButtonElement>(null)
  const dir = useDirection(() => place.current)
  const chosen = useRef<() => void>(undefined)
  const byTouch = useRef(false)
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false} dir={dir}>
      <Radix.Trigger
        ref={place}
        asChild
        // A finger that scrolls the page over a trigger opens nothing: it opens when the finger leaves it again.
        onPointerDown={(event) => {
          byTouch.current = event.pointerType === 'touch'
          if (byTouch.current) event.preventDefault()
        }}
        onClick={() => {
          if (byTouch.current) setOpen(!isOpen)
          byTouch.current = false
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          className={cx(styles.root, className)}
          onCloseAutoFocus={(event) => {
            const select = chosen.current
            if (!select) return
            chosen.current = undefined
            event.preventDefault()
            place.current?.focus()
            select()
          }}
        >
          {items.map((item, i) => (
            <MenuRow
              // Entries stand where they stand; two may have the same words.
              key={i}
              item={item}
              onChoose={(select) => {
                chosen.current = select
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
