'use client'
import { cx } from '../private/cx.ts'
import { Check, ChevronRight } from '../private/icons/messageIcons.ts'
import { DropdownMenu as Radix } from 'radix-ui'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { usePortalContainer } from '../private/portalContainer.ts'
import * as styles from './Menu.css.ts'
import type { MenuAction, MenuCheckbox, MenuItem, MenuRadioGroup, MenuSubmenu } from './Menu.tsx'

interface MenuItemProps<Item> {
  item: Item
  /** Stores `onSelect` until the menu has closed. */
  onChoose: (select: (() => unknown) | undefined, event: Event) => void
}

/** The items of a menu or submenu. */
export function MenuItems({ items, onChoose }: { items: readonly MenuItem[]; onChoose: MenuItemProps<MenuItem>['onChoose'] }) {
  // Items do not reorder, and labels may repeat.
  return items.map((item, i) => <MenuItemByKind key={i} item={item} onChoose={onChoose} />)
}

function MenuItemByKind({ item, onChoose }: MenuItemProps<MenuItem>) {
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />
    case 'checkbox':
      return <CheckboxItem item={item} onChoose={onChoose} />
    case 'radio-group':
      return <RadioItems item={item} onChoose={onChoose} />
    case 'submenu':
      return <SubmenuItem item={item} onChoose={onChoose} />
    case 'action':
    case undefined:
      return <ActionItem item={item} onChoose={onChoose} />
  }
}

function ActionItem({ item, onChoose }: MenuItemProps<MenuAction>) {
  const LinkComponent = useLinkComponent()
  const content = (
    <>
      {item.icon === undefined ? null : <Icon className={item.danger ? undefined : styles.icon}>{item.icon}</Icon>}
      <span className={styles.label}>{item.label}</span>
      {item.shortcut === undefined ? null : <kbd className={styles.shortcut}>{item.shortcut}</kbd>}
    </>
  )
  return (
    <Radix.Item
      disabled={item.disabled}
      textValue={item.label}
      onSelect={(event) => onChoose(item.onSelect, event)}
      asChild={item.href !== undefined}
      className={cx(styles.row, item.danger && styles.danger)}
    >
      {item.href === undefined ? content : <LinkComponent href={item.href}>{content}</LinkComponent>}
    </Radix.Item>
  )
}

function SubmenuItem({ item, onChoose }: MenuItemProps<MenuSubmenu>) {
  const container = usePortalContainer()
  return (
    <Radix.Sub>
      <Radix.SubTrigger disabled={item.disabled} textValue={item.label} className={styles.row}>
        {item.icon === undefined ? null : <Icon className={styles.icon}>{item.icon}</Icon>}
        <span className={styles.label}>{item.label}</span>
        <Icon size="small" className={styles.submenuIcon}>
          <ChevronRight />
        </Icon>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent sideOffset={4} alignOffset={-4} collisionPadding={8} loop className={styles.root}>
          <MenuItems items={item.items} onChoose={onChoose} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

/** Space toggles an item without closing the menu. */
function useKeepOpenOnSpace(onChoose: MenuItemProps<MenuItem>['onChoose'], byPointer: 'stays' | 'closes') {
  const key = useRef<string>(undefined)
  return {
    onKeyDown: (event: KeyboardEvent) => {
      key.current = event.key
    },
    onPointerDown: () => {
      key.current = undefined
    },
    onSelect: (event: Event) => {
      if (key.current === ' ' || (key.current === undefined && byPointer === 'stays')) event.preventDefault()
      else onChoose(undefined, event)
      key.current = undefined
    },
  }
}

function CheckIndicator() {
  return (
    <Radix.ItemIndicator className={styles.tick}>
      <Icon>
        <Check />
      </Icon>
    </Radix.ItemIndicator>
  )
}

function CheckboxItem({ item, onChoose }: MenuItemProps<MenuCheckbox>) {
  const keepOpenHandlers = useKeepOpenOnSpace(onChoose, 'stays')
  return (
    <Radix.CheckboxItem
      checked={item.checked}
      onCheckedChange={item.onCheckedChange}
      disabled={item.disabled}
      {...keepOpenHandlers}
      className={styles.row}
    >
      <span className={styles.label}>{item.label}</span>
      <CheckIndicator />
    </Radix.CheckboxItem>
  )
}

function RadioItems({ item, onChoose }: MenuItemProps<MenuRadioGroup>) {
  const marking = useKeepOpenOnSpace(onChoose, 'closes')
  const labelId = useId()
  return (
    <Radix.RadioGroup
      value={item.value}
      onValueChange={item.onValueChange}
      {...(item.showLabel ? { 'aria-labelledby': labelId } : { 'aria-label': item.label })}
    >
      {item.showLabel ? (
        <Radix.Label id={labelId} className={styles.groupLabel}>
          {item.label}
        </Radix.Label>
      ) : null}
      {item.options.map(({ value, label, disabled }) => (
        <Radix.RadioItem key={value} value={value} disabled={disabled} {...marking} className={styles.row}>
          <span className={styles.label}>{label}</span>
          <CheckIndicator />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
