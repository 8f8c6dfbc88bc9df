'use client'
import { cva, cx } from 'class-variance-authority'
import { useId, useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { findMoveTarget, type ListMove } from '../private/findMoveTarget.ts'
import { Icon } from '../private/Icon.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useScrollRow } from '../private/useScrollRow.ts'
import * as scroll from '../private/scrollRow.css.ts'
import { TabPanel } from './TabPanel.tsx'
import * as styles from './Tabs.css.ts'

export type TabsActivation = 'automatic' | 'manual'
export type TabsOrientation = 'horizontal' | 'vertical'

export interface TabItem {
  value: string
  label: string
  icon?: ReactNode
  /** The number of items in the tab. */
  count?: number
  /** The count is a number of problems. */
  hasProblem?: boolean
  disabled?: boolean
  /** Name of the panel, if the tab's label would also name a field in it. @default the tab's label */
  panelLabel?: string
  content: ReactNode
}

export interface TabsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'defaultValue' | 'dir'> {
  /** Name of the tab list: "Login method". */
  'aria-label': string
  /** The tabs with their content, in this order. */
  items: readonly TabItem[]
  /** The selected tab. */
  value?: string
  /** The tab that is open at first. @default the first tab that is not disabled */
  defaultValue?: string
  /** Called with the tab that the user opens. */
  onValueChange?: (value: string) => void
  /** `manual` waits for Enter or Space, for panels that load slowly. @default 'automatic' */
  activationMode?: TabsActivation
  /** The direction in which it runs. @default 'horizontal' */
  orientation?: TabsOrientation
  /** Tabs share the full width on a phone. @default false */
  fill?: boolean
  /** Keeps hidden panels mounted with their state: all panels, or those that were `visited`. @default false */
  keepMounted?: boolean | 'visited'
  ref?: Ref<HTMLDivElement>
}

const root = cva(styles.root, { variants: { orientation: styles.rootOrientation } })
const row = cva(styles.row, { variants: { orientation: styles.rowOrientation } })
const list = cva(styles.list, { variants: { orientation: styles.listOrientation } })
const tab = cva(styles.tab, { variants: { orientation: styles.tabOrientation } })

const homeEndMoves: Partial<Record<string, ListMove>> = { Home: 'first', End: 'last' }
const arrowMoves: Record<TabsOrientation, Partial<Record<string, ListMove>>> = {
  horizontal: { ...homeEndMoves, ArrowLeft: 'previous', ArrowRight: 'next' },
  vertical: { ...homeEndMoves, ArrowUp: 'previous', ArrowDown: 'next' },
}
const mirroredMoves: Partial<Record<ListMove, ListMove>> = { previous: 'next', next: 'previous' }

/** Tabs for several views. For views with their own URL use `RouteTabs`. */
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
  // Panels that were open once; the others are not rendered.
  const [visitedTabs, setVisitedTabs] = useState<ReadonlySet<string>>(new Set([current]))
  if (keepMounted === 'visited' && !visitedTabs.has(current)) setVisitedTabs(new Set([...visitedTabs, current]))
  const keepsMounted = (tab: string) => keepMounted === true || (keepMounted === 'visited' && visitedTabs.has(tab))

  // The focused tab that is not selected yet (manual activation). Tab continues from it.
  const [focusedTab, setFocusedTab] = useState<string>()
  const enabled = items.filter(({ disabled }) => !disabled).map((item) => item.value)
  const tabStop = [focusedTab, current].find((tab) => tab !== undefined && enabled.includes(tab)) ?? enabled[0]

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const { key, currentTarget } = event
    const move = arrowMoves[orientation][key]
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const isMirrored = orientation === 'horizontal' && getComputedStyle(currentTarget).direction === 'rtl'
    const tabs = [...(currentTarget.parentElement?.children ?? [])]
    const from = tabs.indexOf(currentTarget)
    const at = findMoveTarget((isMirrored && mirroredMoves[move]) || move, from, items.length, (index) => items[index]?.disabled === true)
    const [element, item] = [tabs[at], items[at]]
    if (!(element instanceof HTMLElement) || !item) return
    event.preventDefault()
    element.focus()
    if (activationMode === 'manual') setFocusedTab(item.value)
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
            if (!currentTarget.contains(relatedTarget)) setFocusedTab(undefined)
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
                tabIndex={item.value === tabStop ? 0 : -1}
                onClick={() => setCurrent(item.value)}
                onKeyDown={handleKeyDown}
                className={tab({ orientation })}
              >
                {item.icon === undefined ? null : <Icon>{item.icon}</Icon>}
                {item.label}
                {item.count === undefined ? null : (
                  // The visual gap is CSS; screen readers need a space.
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
          <TabPanel
            key={item.value}
            id={`${id}panel${at}`}
            aria-label={item.panelLabel}
            aria-labelledby={item.panelLabel === undefined ? `${id}tab${at}` : undefined}
            isShown={isShown}
          >
            {isShown || keepsMounted(item.value) ? item.content : null}
          </TabPanel>
        )
      })}
    </div>
  )
}
