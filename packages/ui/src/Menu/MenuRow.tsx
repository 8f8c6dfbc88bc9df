'use client'
import { cx } from 'class-variance-authority'
import { Check, ChevronRight } from '../private/icons.ts'
import { DropdownMenu as Radix } from 'radix-ui'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { usePortalContainer } from '../private/portalContainer.ts'
import * as styles from './Menu.css.ts'
import type { MenuAction, MenuCheckbox, MenuItem, MenuRadioGroup, MenuSubmenu } from './Menu.tsx'

interface RowProps<Item> {
  item: Item
  /** Keeps what is to happen until the menu has closed. */
  onChoose: (select: (() => unknown) | undefined, event: Event) => void
}

/** The entries of a menu, one below the other. */
export function MenuRows({ items, onChoose }: { items: readonly MenuItem[]; onChoose: RowProps<MenuItem>['onChoose'] }) {
  // Entries stand where they stand; two may have the same words.
  return items.map((item, i) => <MenuRow key={i} item={item} onChoose={onChoose} />)
}

function MenuRow({ item, onChoose }: RowProps<MenuItem>) {
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />
    case 'checkbox':
      return <CheckboxRow item={item} onChoose={onChoose} />
    case 'radio-group':
      return <RadioRows item={item} onChoose={onChoose} />
    case 'submenu':
      return <SubmenuRow item={item} onChoose={onChoose} />
    case 'action':
    case undefined:
      return <ActionRow item={item} onChoose={onChoose} />
  }
}

function ActionRow({ item, onChoose }: RowProps<MenuAction>) {
  const LinkComponent = useLinkComponent()
  const inside = (
    <>
      {item.icon === undefined ? null : <Icon className={item.danger ? undefined : styles.icon}>{item.icon}</Icon>}
      <span className={styles.words}>{item.label}</span>
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
      {item.href === undefined ? inside : <LinkComponent href={item.href}>{inside}</LinkComponent>}
    </Radix.Item>
  )
}

function SubmenuRow({ item, onChoose }: RowProps<MenuSubmenu>) {
  const container = usePortalContainer()
  return (
    <Radix.Sub>
      <Radix.SubTrigger disabled={item.disabled} textValue={item.label} className={styles.row}>
        {item.icon === undefined ? null : <Icon className={styles.icon}>{item.icon}</Icon>}
        <span className={styles.words}>{item.label}</span>
        <Icon size="small" className={styles.further}>
          <ChevronRight />
        </Icon>
      </Radix.SubTrigger>
      <Radix.Portal container={container}>
        <Radix.SubContent sideOffset={4} alignOffset={-4} collisionPadding={8} loop className={styles.root}>
          <MenuRows items={item.items} onChoose={onChoose} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

/** The space bar sets a mark and leaves the menu open: one often changes more than one. */
function useSpaceStays(onChoose: RowProps<MenuItem>['onChoose'], byPointer: 'stays' | 'closes') {
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

function Tick() {
  return (
    <Radix.ItemIndicator className={styles.tick}>
      <Icon>
        <Check />
      </Icon>
    </Radix.ItemIndicator>
  )
}

function CheckboxRow({ item, onChoose }: RowProps<MenuCheckbox>) {
  const marking = useSpaceStays(onChoose, 'stays')
  return (
    <Radix.CheckboxItem
      checked={item.checked}
      onCheckedChange={item.onCheckedChange}
      disabled={item.disabled}
      {...marking}
      className={styles.row}
    >
      <span className={styles.words}>{item.label}</span>
      <Tick />
    </Radix.CheckboxItem>
  )
}

function RadioRows({ item, onChoose }: RowProps<MenuRadioGroup>) {
  const marking = useSpaceStays(onChoose, 'closes')
  const labelId = useId()
  return (
    <Radix.RadioGroup
      value={item.value}
      onValueChange={item.onValueChange}
      {...(item.labelShown ? { 'aria-labelledby': labelId } : { 'aria-label': item.label })}
    >
      {item.labelShown ? (
        <Radix.Label id={labelId} className={styles.groupLabel}>
          {item.label}
        </Radix.Label>
      ) : null}
      {item.options.map(({ value, label, disabled }) => (
        <Radix.RadioItem key={value} value={value} disabled={disabled} {...marking} className={styles.row}>
          <span className={styles.words}>{label}</span>
          <Tick />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
