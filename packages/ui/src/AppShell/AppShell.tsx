'use client'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './AppShell.css.ts'

export interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
  /** A `Sidebar`. */
  sidebar: ReactNode
  /** A `TopBar`, for small screens. */
  topBar: ReactNode
  /** What concerns every page, such as an `OfflineBanner`: stays at the top, below the top bar, while the page scrolls. */
  status?: ReactNode
  /** `PageHeader` and `PageContent`. */
  children: ReactNode
  /** Ref of the main landmark, to move focus to it. */
  mainRef?: Ref<HTMLElement>
  /** The words that the component brings itself, such as for another language. @default { skip: 'Skip to content' } */
  labels?: { skip: string }
  ref?: Ref<HTMLDivElement>
}

/** Measures the status, which may have several lines, for what sticks below it. The observer hears of its removal too, and ends with it. */
const measureStatus = (status: HTMLDivElement | null) => {
  if (status && typeof ResizeObserver !== 'undefined')
    new ResizeObserver(() => document.documentElement.style.setProperty('--vp-status', `${status.offsetHeight}px`)).observe(status)
}

const defaultLabels = { skip: 'Skip to content' }

/** The frame of pages after login: sidebar, top bar for small screens, and the page as main landmark. */
export function AppShell({ sidebar, topBar, status, mainRef, labels = defaultLabels, className, children, ...rest }: AppShellProps) {
  const mainId = useId()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <a
        href={`#${mainId}`}
        className={styles.skip}
        // Moves focus only: the URL stays, because a router reads its hash.
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(mainId)?.focus()
        }}
      >
        {labels.skip}
      </a>
      {sidebar}
      <div className={styles.content}>
        {topBar}
        <main ref={mainRef} id={mainId} tabIndex={-1} className={styles.main}>
          <div ref={measureStatus} className={styles.status}>
            {status}
          </div>
          {children}
        </main>
      </div>
    </div>
  )
}
