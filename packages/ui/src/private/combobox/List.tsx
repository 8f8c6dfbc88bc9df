'use client'
import { cx } from 'class-variance-authority'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { Check, Minus } from '../icons.ts'
import * as styles from './List.css.ts'
import type { Row } from './rows.ts'
import type { ListState } from './useList.ts'

export interface OptionState {
  isActive: boolean
  isChosen: boolean
  isOff: boolean
}

interface ListProps<Item> {
  list: ListState<Item>
  /** Names the list. */
  label: string
  /** The name of an option in one piece; what is drawn in several would be read in several. */
  textOf?: (item: Item) => string
  /** `box` stands before options of which several can be chosen, `tick` after the chosen one. */
  mark?: 'tick' | 'box' | 'none'
  /** Some of what this one stands for is chosen. */
  isMixed?: (item: Item) => boolean
  /** Something to do and nothing to choose: no box stands before it. */
  isBare?: (item: Item) => boolean
  /** A rule stands above this one. */
  isApart?: (item: Item) => boolean
  className?: string
  children: (item: Item, state: OptionState) => ReactNode
}

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'

/** The listbox of a `useList`, with its groups and, where it is long, only the part that can be seen. */
export function List<Item>({ list, label, textOf, mark = 'tick', isMixed, isBare, isApart, className, children }: ListProps<Item>) {
  const { attach, id, multiple, isLong, measure } = list
  const blocks: { group: string | undefined; rows: ReactElement[] }[] = []
  for (const { index, before } of list.window.slices) {
    const row = list.rows[index]
    if (!row) continue
    const last = blocks.at(-1)
    const block = last && last.group === row.group ? last : { group: row.group, rows: [] }
    if (block !== last) blocks.push(block)
    if (before > 0) block.rows.push(<Gap key={`gap ${row.key}`} size={before} />)
    block.rows.push(draw(row))
  }

  function draw(row: Row<Item>) {
    if (row.kind === 'heading')
      return (
        <div key={row.key} aria-hidden="true" data-heading="" className={styles.heading}>
          {row.group}
        </div>
      )
    const { item, key, index } = row
    const state = { isActive: key === list.activeKey, isChosen: list.isChosen(item), isOff: list.isOff(item) }
    return (
      // The keys are the control's, which has the focus.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div
        key={key}
        id={list.optionId(key)}
        role="option"
        aria-label={textOf?.(item)}
        aria-selected={state.isChosen}
        aria-disabled={state.isOff || undefined}
        aria-setsize={isLong ? list.items.length : undefined}
        aria-posinset={isLong ? index + 1 : undefined}
        data-active={state.isActive ? list.activeBy : undefined}
        className={cx(styles.option, isLong && styles.oneLine, isApart?.(item) && index > 0 && styles.apart)}
        onClick={({ nativeEvent }) => list.pick(item, isTouch(nativeEvent) ? 'touch' : 'pointer')}
        onPointerMove={(event) => list.onPointer(event, item)}
      >
        {mark === 'box' && !isBare?.(item) ? (
          <span aria-hidden="true" className={cx(styles.box, (state.isChosen || isMixed?.(item)) && styles.boxOn)}>
            {state.isChosen ? (
              <Check strokeWidth={3} className={styles.inBox} />
            ) : isMixed?.(item) ? (
              <Minus strokeWidth={3} className={styles.inBox} />
            ) : null}
          </span>
        ) : null}
        {children(item, state)}
        {mark === 'tick' && state.isChosen ? (
          <Icon className={styles.tick}>
            <Check />
          </Icon>
        ) : null}
      </div>
    )
  }

  return (
    // The focus stays in the control; a press in the list must not take it away.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={attach}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className={cx(styles.root, className)}
      onMouseDown={(event) => event.preventDefault()}
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
      <Gap size={list.window.after} />
    </div>
  )
}

/** The room of the rows that are left out. */
function Gap({ size }: { size: number }) {
  return size === 0 ? null : <div aria-hidden="true" style={{ blockSize: size }} />
}
