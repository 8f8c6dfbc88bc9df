import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './SingleColumnLayout.css.ts'

/** `middle` is for one message on an otherwise empty page. */
export type SingleColumnLayoutVerticalAlign = 'top' | 'middle'
/** `narrow` is for a few short fields, `list` for rows with buttons at their end, and `wide` has room for a list beside its title. */
export type SingleColumnLayoutWidth = 'narrow' | 'column' | 'list' | 'wide'

export interface SingleColumnLayoutProps extends HTMLAttributes<HTMLDivElement> {
  brand: ReactNode
  /** At the end of the head, such as a link to help. */
  headerEnd?: ReactNode
  /** Who is logged in, before what is at the end of the head; left out on a phone, where there is no room. */
  userName?: string | undefined
  /** After everything else at the end of the head; left out on a phone. */
  headerExtra?: ReactNode
  /** @default 'top' */
  verticalAlign?: SingleColumnLayoutVerticalAlign
  /** @default 'column' */
  width?: SingleColumnLayoutWidth
  ref?: Ref<HTMLDivElement>
}

/** A page of one column under a head, without a menu: for what anybody may open. */
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
