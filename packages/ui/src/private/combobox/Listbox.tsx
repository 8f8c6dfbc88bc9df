'use client'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../Icon.tsx'
import { Minus } from '../icons/arrowIcons.ts'
import { Check } from '../icons/messageIcons.ts'
import * as styles from './Listbox.css.ts'
import type { ListRow } from './listRows.ts'
import type { ListboxState } from './useListbox.ts'

export interface OptionState {
  isActive: boolean
  isSelected: boolean
  isDisabled: boolean
}

interface ListboxProps<Item> {
  list: ListboxState<Item>
  /** Names the list. */
  label: string
  /** The accessible name of an option, if it consists of several elements. */
  getOptionLabel?: (item: Item) => string
  /** `box` shows checkboxes for multiple selection, `tick` marks the selected option. */
  indicator?: 'tick' | 'box' | 'none'
  /** Whether some of the options it stands for are selected. */
  isPartlySelected?: (item: Item) => boolean
  /** For actions, which cannot be selected. */
  hasNoCheckbox?: (item: Item) => boolean
  /** Draws a separator above the option. */
  hasSeparator?: (item: Item) => boolean
  /** The list has the focus itself, where no field or button stands for it. */
  isControl?: boolean
  className?: string
  children: (item: Item, state: OptionState) => ReactNode
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** The listbox of `useListbox`, with groups. Long lists render only the visible part. */
export function Listbox<Item>({
  list,
  label,
  getOptionLabel,
  indicator = 'tick',
  isPartlySelected,
  hasNoCheckbox,
  hasSeparator,
  isControl = false,
  className,
  children,
}: ListboxProps<Item>) {
  const { attach, id, multiple, isLong, measure } = list
  const blocks: { group: string | undefined; rows: ReactElement[] }[] = []
  for (const { index, before } of list.window.slices) {
    const row = list.rows[index]
    if (!row) continue
    const last = blocks.at(-1)
    const block = last && last.group === row.group ? last : { group: row.group, rows: [] }
    if (block !== last) blocks.push(block)
    if (before > 0) block.rows.push(<Spacer key={`gap ${row.key}`} size={before} />)
    block.rows.push(renderRow(row))
  }

  function renderRow(row: ListRow<Item>) {
    if (row.kind === 'heading')
      return (
        <div key={row.key} aria-hidden="true" data-heading="" className={styles.heading}>
          {row.group}
        </div>
      )
    const { item, key, index } = row
    const state = { isActive: key === list.activeKey, isSelected: list.isSelected(item), isDisabled: list.isDisabled(item) }
    return (
      // The keys are the control's, which has the focus.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        key={key}
        id={list.optionId(key)}
        role="option"
        aria-label={getOptionLabel?.(item)}
        aria-selected={state.isSelected}
        aria-disabled={state.isDisabled || undefined}
        aria-setsize={isLong ? list.items.length : undefined}
        aria-posinset={isLong ? index + 1 : undefined}
        data-active={state.isActive ? list.activeBy : undefined}
        className={cx(styles.option, isLong && styles.oneLine, hasSeparator?.(item) && index > 0 && styles.apart)}
        onClick={({ nativeEvent }) => list.selectItem(item, isTouch(nativeEvent) ? 'touch' : 'pointer')}
        onPointerMove={(event) => list.onPointer(event, item)}
      >
        {indicator === 'box' && !hasNoCheckbox?.(item) ? (
          <span aria-hidden="true" className={cx(styles.box, (state.isSelected || isPartlySelected?.(item)) && styles.boxOn)}>
            {state.isSelected ? (
              <Check strokeWidth={3} className={styles.inBox} />
            ) : isPartlySelected?.(item) ? (
              <Minus strokeWidth={3} className={styles.inBox} />
            ) : null}
          </span>
        ) : null}
        {children(item, state)}
        {indicator === 'tick' && state.isSelected ? (
          <Icon className={styles.tick}>
            <Check />
          </Icon>
        ) : null}
      </div>
    )
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (list.onKeyDown(event) || event.key !== ' ' || !list.activeItem) return
    event.preventDefault()
    list.selectItem(list.activeItem, 'keys')
  }

  return (
    // The focus stays in the control; a press in the list must not take it away.
    <div
      ref={attach}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={isControl ? 0 : undefined}
      aria-activedescendant={isControl ? list.controlProps['aria-activedescendant'] : undefined}
      onKeyDown={isControl ? handleKeyDown : undefined}
      className={cx(styles.root, className)}
      onMouseDown={(event) => (isControl ? undefined : event.preventDefault())}
      onScroll={isLong ? measure : undefined}
    >
      {blocks.map(({ group, rows }) =>
        group === undefined ? (
          rows
        ) : (
          <div key={`group ${group}`} role="group" aria-label={group} className={styles.group}>
            {rows}
          </div>
        ),
      )}
      <Spacer size={list.window.after} />
    </div>
  )
}

/** Takes the space of rows that are not rendered. */
function Spacer({ size }: { size: number }) {
  return size === 0 ? null : <div aria-hidden="true" style={{ blockSize: size }} />
}
