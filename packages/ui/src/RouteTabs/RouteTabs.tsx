'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { isSamePage, findCurrentLink } from '../private/currentLink.ts'
import * as scroll from '../private/scrollRow.css.ts'
import { useScrollRow } from '../private/useScrollRow.ts'
import * as count from '../Tabs/Tabs.css.ts'
import * as styles from './RouteTabs.css.ts'

export interface RouteTab {
  href: string
  label: string
  icon?: ReactNode
  /** How many things stand behind the tab. */
  count?: number
  /** The count is one of problems. */
  hasProblem?: boolean
  /** Further addresses under which it counts as the current one. */
  match?: readonly string[]
}

export interface RouteTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Names the row: "Settings". */
  'aria-label': string
  items: readonly RouteTab[]
  /** The address of the page that is shown; the tab with it, or nearest above it, is marked. */
  currentHref: string
  ref?: Ref<HTMLElement>
}

/** The pages of one subject side by side. They are links, because each has an address of its own. */
export function RouteTabs({ items, currentHref, className, ref, ...rest }: RouteTabsProps) {
  const LinkComponent = useLinkComponent()
  const root = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, [])
  const current = findCurrentLink(items, currentHref)
  useScrollRow(root, current?.href ?? '')
  return (
    <nav {...rest} ref={root} className={cx(styles.root, scroll.row, className)}>
      <ul className={styles.list}>
        {items.map((item) => {
          const isCurrent = item === current
          return (
            <li key={item.href}>
              <LinkComponent
                href={item.href}
                // The page itself, or one below it.
                aria-current={isCurrent ? (isSamePage(item.href, currentHref) ? 'page' : true) : undefined}
                className={cx(styles.tab, isCurrent && styles.current)}
              >
                {item.icon === undefined ? null : <Icon>{item.icon}</Icon>}
                {item.label}
                {item.count === undefined ? null : (
                  <>
                    {' '}
                    <span className={cx(count.count, item.hasProblem && count.problem)}>{item.count}</span>
                  </>
                )}
              </LinkComponent>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
