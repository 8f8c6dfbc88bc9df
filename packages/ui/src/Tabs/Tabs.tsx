'use client'
import { Tabs as Radix } from 'radix-ui'
import { useRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cva, cx } from '../private/cva.ts'
import { Icon } from '../private/Icon.tsx'
import { useControlled } from '../private/useControlled.ts'
import { useDirection } from '../private/useDirection.ts'
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
  problem?: boolean
  disabled?: boolean
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
  /** Panels that are not shown stay mounted, with what was typed in them: all from the start, or those that were `visited`. @default false */
  keepMounted?: boolean | 'visited'
  ref?: Ref<HTMLDivElement>
}

const root = cva(styles.root, { variants: { orientation: styles.rootOrientation } })
const row = cva(styles.row, { variants: { orientation: styles.rowOrientation } })
const list = cva(styles.list, { variants: { orientation: styles.listOrientation } })
const tab = cva(styles.tab, { variants: { orientation: styles.tabOrientation } })

// Radix writes style attributes that do nothing here, and served HTML may carry none.
const noStyle = { outline: undefined, animationDuration: undefined }

/** Several views of one thing in one place. Views with an address of their own are `RouteTabs`. */
export function Tabs({
  'aria-label': label,
  items,
  value,
  defaultValue,
  onValueChange,
  activationMode = 'automatic',
  orientation = 'horizontal',
  keepMounted = false,
  className,
  ...rest
}: TabsProps) {
  const [current, setCurrent] = useControlled(value, defaultValue ?? items.find(({ disabled }) => !disabled)?.value ?? '', onValueChange)
  const rowRef = useRef<HTMLDivElement>(null)
  const dir = useDirection(() => rowRef.current?.parentElement?.parentElement)
  useScrollRow(rowRef, current)
  // Panels that were open once; the others need not be made.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set([current]))
  if (keepMounted === 'visited' && !seen.has(current)) setSeen(new Set([...seen, current]))
  const keeps = (tab: string) => keepMounted === true || (keepMounted === 'visited' && seen.has(tab))

  return (
    <Radix.Root
      {...rest}
      value={current}
      onValueChange={setCurrent}
      activationMode={activationMode}
      orientation={orientation}
      dir={dir}
      className={root({ orientation, className })}
    >
      <div ref={rowRef} className={row({ orientation, className: orientation === 'horizontal' ? scroll.row : undefined })}>
        <Radix.List aria-label={label} style={noStyle} className={list({ orientation })}>
          {items.map((item) => (
            <Radix.Trigger key={item.value} value={item.value} disabled={item.disabled} className={tab({ orientation })}>
              {item.icon === undefined ? null : <Icon>{item.icon}</Icon>}
              {item.label}
              {item.count === undefined ? null : (
                // The gap between the words and the figure is drawn; for who listens it is a space.
                <>
                  {' '}
                  <span className={cx(styles.count, item.problem && styles.problem)}>{item.count}</span>
                </>
              )}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} asChild {...(keeps(item.value) ? { forceMount: true } : {})}>
          <div style={noStyle} className={styles.panel}>
            {item.content}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
