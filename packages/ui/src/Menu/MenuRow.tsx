'use client'
import { cx } from 'class-variance-authority'
import { Check } from '../private/icons.ts'
import { DropdownMenu as Radix } from 'radix-ui'
import { useId } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import * as styles from './Menu.css.ts'
import type { MenuAction, MenuCheckbox, MenuItem, MenuRadioGroup } from './Menu.tsx'

interface RowProps<Item> {
  item: Item
  /** Keeps what is to happen until the menu has closed. */
  onChoose: (select: (() => void) | undefined) => void
}

/** One entry of a menu. */
export function MenuRow({ item, onChoose }: RowProps<MenuItem>) {
  switch (item.kind) {
    case 'separator':
      return <Radix.Separator className={styles.separator} />
    case 'checkbox':
      return <CheckboxRow item={item} />
    case 'radio-group':
      return <RadioRows item={item} />
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
      onSelect={() => onChoose(item.onSelect)}
      asChild={item.href !== undefined}
      className={cx(styles.row, item.danger && styles.danger)}
    >
      {item.href === undefined ? inside : <LinkComponent href={item.href}>{inside}</LinkComponent>}
    </Radix.Item>
  )
}

// Choosing here leaves the menu open: one often changes more than one.
const stays = (event: Event) => event.preventDefault()

function Tick() {
  return (
    <Radix.ItemIndicator className={styles.tick}>
      <Icon>
        <Check />
      </Icon>
    </Radix.ItemIndicator>
  )
}

function CheckboxRow({ item }: { item: MenuCheckbox }) {
  return (
    <Radix.CheckboxItem
      checked={item.checked}
      onCheckedChange={item.onCheckedChange}
      disabled={item.disabled}
      onSelect={stays}
      className={styles.row}
    >
      <span className={styles.words}>{item.label}</span>
      <Tick />
    </Radix.CheckboxItem>
  )
}

function RadioRows({ item }: { item: MenuRadioGroup }) {
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
        <Radix.RadioItem key={value} value={value} disabled={disabled} className={styles.row}>
          <span className={styles.words}>{label}</span>
          <Tick />
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}
