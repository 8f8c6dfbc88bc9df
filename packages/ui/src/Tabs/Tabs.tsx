'use client'
import { cva, cx } from 'class-variance-authority'
import { useId, useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { moveTo, type Move } from '../private/combobox/rows.ts'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useScrollRow } from '../private/useScrollRow.ts'
import * as scroll from '../private/scrollRow.css.ts'
import * as styles from './Tabs.css.ts'

export type TabsActivation = 'automatic' | 'manual'
export type TabsOrientation = 'horizontal' | 'vertical'

export interface TabItem {
  value: string
  label: string
  icon?: ReactNode
  /** How many things stand behind the tab. */
  count?: number
  /** The count is one of problems. */
  hasProblem?: boolean
  disabled?: boolean
  /** Names the panel, where the tab's own words name a field in it as well. @default the tab's label */
  panelLabel?: string
  content: ReactNode
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'dir'> {
  /** Names the row: "Way to log in". */
  'aria-label': string
  items: readonly TabItem[]
  /** The tab that is shown. */
  value?: string
  /** @default the first tab that is not disabled */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** `manual` waits for Enter or Space: for panels that take time to come. @default 'automatic' */
  activationMode?: TabsActivation
  /** @default 'horizontal' */
  orientation?: TabsOrientation
  /** On a phone a few tabs share the width of their row. @default false */
  fill?: boolean
  /** Panels that are not shown stay mounted, with what was typed in them: all from the start, or those that were `visited`. @default false */
  keepMounted?: boolean | 'visited'
  ref?: Ref<HTMLDivElement>
}

const root = cva(styles.root, { variants: { orientation: styles.rootOrientation } })
const row = cva(styles.row, { variants: { orientation: styles.rowOrientation } })
const list = cva(styles.list, { variants: { orientation: styles.listOrientation } })
const tab = cva(styles.tab, { variants: { orientation: styles.tabOrientation } })

const homeEndMoves: Partial<Record<string, Move>> = { Home: 'first', End: 'last' }
const arrowMoves: Record<TabsOrientation, Partial<Record<string, Move>>> = {
  horizontal: { ...homeEndMoves, ArrowLeft: 'previous', ArrowRight: 'next' },
  vertical: { ...homeEndMoves, ArrowUp: 'previous', ArrowDown: 'next' },
}
const mirroredMoves: Partial<Record<Move, Move>> = { previous: 'next', next: 'previous' }

/** Several views of one thing in one place. Views with an address of their own are `RouteTabs`. */
export function Tabs({
  'aria-label': label,
  items,
  value,
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  orientation = 'horizontal',
  fill = false,
  keepMounted = false,
  className,
  ...rest
}: TabsProps) {
  const [current, setCurrent] = useControllableState(
    value,
    defaultValue ?? items.find(({ disabled }) => !disabled)?.value ?? '',
    onValueChange,
  )
  const id = useId()
  const rowRef = useRef<HTMLDivElement>(null)
  useScrollRow(rowRef, current)
  // Panels that were open once; the others need not be made.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]))
  if (keepMounted === 'visited' && !seen.has(current)) setSeen(new Set([...seen, current]))
  const keeps = (tab: string) => keepMounted === true || (keepMounted === 'visited' && seen.has(tab))

  // One that has the focus and waits for Enter; the tab key goes on from there.
  const [waiting, setWaiting] = useState<string>()
  const enabled = items.filter(({ disabled }) => !disabled).map((item) => item.value)
  const stop = [waiting, current].find((tab) => tab !== undefined && enabled.includes(tab)) ?? enabled[0]

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event
    const move = arrowMoves[orientation][key]
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isMirrored = orientation === 'horizontal' && getComputedStyle(currentTarget).direction === 'rtl'
    const tabs = [...(currentTarget.parentElement?.children ?? [])]
    const from = tabs.indexOf(currentTarget)
    const at = moveTo((isMirrored && mirroredMoves[move]) || move, from, items.length, (index) => items[index]?.disabled === true)
    const [element, item] = [tabs[at], items[at]]
    if (!(element instanceof HTMLElement) || !item) return
    event.preventDefault()
    element.focus()
    if (activationMode === 'manual') setWaiting(item.value)
    else setCurrent(item.value)
  }

  return (
    <div {...rest} className={root({ orientation, className })}>
      <div ref={rowRef} className={row({ orientation, className: orientation === 'horizontal' ? scroll.row : undefined })}>
        <div
          role="tablist"
          aria-label={label}
          aria-orientation={orientation}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setWaiting(undefined)
          }}
          className={list({ orientation, className: fill ? styles.filled : undefined })}
        >
          {items.map((item, at) => {
            const isShown = item.value === current
            return (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={`${id}tab${at}`}
                aria-selected={isShown}
                aria-controls={`${id}panel${at}`}
                data-state={isShown ? 'active' : 'inactive'}
                disabled={item.disabled}
                tabIndex={item.value === stop ? 0 : -1}
                onClick={() => setCurrent(item.value)}
                onKeyDown={handleKeyDown}
                className={tab({ orientation })}
              >
                {item.icon === undefined ? null : <Icon>{item.icon}</Icon>}
                {item.label}
                {item.count === undefined ? null : (
                  // The gap between the words and the figure is drawn; for who listens it is a space.
                  <>
                    {' '}
                    <span className={cx(styles.count, item.hasProblem && styles.problem)}>{item.count}</span>
                  </>
                )}
              </button>
            )
          })}
        </div>
      </div>
      {items.map((item, at) => {
        const isShown = item.value === current
        return (
          // It may hold nothing that takes the focus, and be longer than the window.
          <div
            key={item.value}
            role="tabpanel"
            id={`${id}panel${at}`}
            aria-label={item.panelLabel}
            aria-labelledby={item.panelLabel === undefined ? `${id}tab${at}` : undefined}
            tabIndex={0}
            hidden={!isShown}
            data-state={isShown ? 'active' : 'inactive'}
            className={styles.panel}
          >
            {isShown || keeps(item.value) ? item.content : null}
          </div>
        )
      })}
    </div>
  )
}
