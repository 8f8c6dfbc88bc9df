import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './SingleColumnLayout.css.ts'

/** `middle` is for one message on an otherwise empty page. */
export type SingleColumnLayoutVerticalAlign = 'top' | 'middle'
/** `narrow` is for a few short fields, `list` for rows with buttons at the end, and `wide` for a list next to its title. */
export type SingleColumnLayoutWidth = 'narrow' | 'column' | 'list' | 'wide'

export interface SingleColumnLayoutProps extends HTMLAttributes<HTMLDivElement> {
  /** The logo at the start of the header. */
  brand: ReactNode
  /** Shown at the end of the header, such as a link to help. */
  headerEnd?: ReactNode
  /** The name of the logged-in user, before `headerEnd`. Hidden on a phone. */
  userName?: string | undefined
  /** Shown after `headerEnd`. Hidden on a phone. */
  headerExtra?: ReactNode
  /** Where the content stands on a high screen. @default 'top' */
  verticalAlign?: SingleColumnLayoutVerticalAlign
  /** How wide the column is at most. @default 'column' */
  width?: SingleColumnLayoutWidth
  ref?: Ref<HTMLDivElement>
}

/** A page layout with a header and one column, without a menu. */
export function SingleColumnLayout({
  brand,
  headerEnd,
  userName,
  verticalAlign = 'top',
  width = 'column',
  headerExtra,
  className,
  children,
  ...rest
}: SingleColumnLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <header className={styles.head}>
        {brand}
        <div className={styles.end}>
          {userName === undefined ? null : <span className={styles.userName}>{userName}</span>}
          {headerEnd}
          {headerExtra === undefined ? null : <div className={styles.extra}>{headerExtra}</div>}
        </div>
      </header>
      <main className={cx(styles.main, styles.verticalAlign[verticalAlign], styles.width[width])}>{children}</main>
    </div>
  )
}
