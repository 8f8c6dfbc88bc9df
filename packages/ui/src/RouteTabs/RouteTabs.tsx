'use client'
import { useImperativeHandle, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { formatNumber } from '../private/numberFormat.ts'
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
  /** The number of items in the tab. */
  count?: number | undefined
  /** The count is still loading: its room is kept, so that the tabs do not move when it comes. */
  countPending?: boolean
  /** The count is a number of problems. */
  hasProblem?: boolean | undefined
  /** Other URLs for which this item is current. */
  match?: readonly string[]
}

export interface RouteTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name of the navigation: "Settings". */
  'aria-label': string
  /** The pages, in this order. */
  items: readonly RouteTab[]
  /** The URL of the current page. The tab with this URL, or its nearest ancestor, is current. */
  currentHref: string
  ref?: Ref<HTMLElement>
}

/** Tabs that are links, because each page has its own URL. */
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
                // `page` for the page itself, `true` for a page below it.
                aria-current={isCurrent ? (isSamePage(item.href, currentHref) ? 'page' : true) : undefined}
                className={cx(styles.tab, isCurrent && styles.current)}
              >
                {item.icon === undefined ? null : <Icon>{item.icon}</Icon>}
                {item.label}
                {item.count === undefined ? (
                  item.countPending === true && <span className={cx(count.count, styles.pendingCount)}>00</span>
                ) : (
                  <>
                    {' '}
                    <span className={cx(count.count, item.hasProblem && count.problem)}>{formatNumber(item.count)}</span>
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
