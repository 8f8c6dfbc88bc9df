'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useRef, type HTMLAttributes, type Ref } from 'react'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import * as styles from './RouteTabs.css.ts'

export interface RouteTab {
  href: string
  label: string
}

export interface RouteTabsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Names the row: "Settings". */
  'aria-label': string
  items: readonly RouteTab[]
  /** The address of the page that is shown. */
  currentHref: string
  ref?: Ref<HTMLElement>
}

/** The pages of one subject side by side. They are links, because each has an address of its own. */
export function RouteTabs({ items, currentHref, className, ...rest }: RouteTabsProps) {
  const LinkComponent = useLinkComponent()
  const current = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const tab = current.current
    const row = tab?.closest('nav')
    if (tab && row && row.scrollWidth > row.clientWidth) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [currentHref])
  return (
    <nav {...rest} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {items.map(({ href, label }) => {
          const isCurrent = href === currentHref
          return (
            <li key={href} ref={isCurrent ? current : undefined}>
              <LinkComponent
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(styles.tab, isCurrent && styles.current)}
              >
                {label}
              </LinkComponent>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
