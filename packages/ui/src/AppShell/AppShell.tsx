'use client'
import { cx } from 'class-variance-authority'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import * as styles from './AppShell.css.ts'

export interface AppShellProps extends HTMLAttributes<HTMLDivElement> {
  /** A `Sidebar`. */
  sidebar: ReactNode
  /** A `TopBar`, for small screens. */
  topBar: ReactNode
  /** `PageHeader` and `PageContent`. */
  children: ReactNode
  /** The main landmark, to give it focus. */
  mainRef?: Ref<HTMLElement>
  /** @default { skip: 'Skip to content' } */
  labels?: { skip: string }
  ref?: Ref<HTMLDivElement>
}

const english = { skip: 'Skip to content' }

/** The frame of every page behind the door: menu, bar of small screens, and the page as main landmark. */
export function AppShell({ sidebar, topBar, mainRef, labels = english, className, children, ...rest }: AppShellProps) {
  const mainId = useId()
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <a
        href={`#${mainId}`}
        className={styles.skip}
        // Focus alone: the address, which a router reads, stays as it is.
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
          {children}
        </main>
      </div>
    </div>
  )
}
