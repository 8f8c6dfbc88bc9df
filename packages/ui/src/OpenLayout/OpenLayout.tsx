import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './OpenLayout.css.ts'

/** `middle` is for one message on an otherwise empty page. */
export type OpenLayoutPlace = 'top' | 'middle'
/** `narrow` is for a few short fields, `list` for rows with buttons at their end, and `wide` has room for a list beside its title. */
export type OpenLayoutWidth = 'narrow' | 'column' | 'list' | 'wide'

export interface OpenLayoutProps extends HTMLAttributes<HTMLDivElement> {
  brand: ReactNode
  /** At the end of the head, such as a link to help. */
  headEnd?: ReactNode
  /** Who is logged in, before what is at the end of the head; left out on a phone, where there is no room. */
  person?: string | undefined
  /** After everything else at the end of the head; left out on a phone. */
  headExtra?: ReactNode
  /** @default 'top' */
  place?: OpenLayoutPlace
  /** @default 'column' */
  width?: OpenLayoutWidth
  ref?: Ref<HTMLDivElement>
}

/** A page of one column under a head, without a menu: for what anybody may open. */
export function OpenLayout({
  brand,
  headEnd,
  person,
  place = 'top',
  width = 'column',
  headExtra,
  className,
  children,
  ...rest
}: OpenLayoutProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      <header className={styles.head}>
        {brand}
        <div className={styles.end}>
          {person === undefined ? null : <span className={styles.person}>{person}</span>}
          {headEnd}
          {headExtra === undefined ? null : <div className={styles.extra}>{headExtra}</div>}
        </div>
      </header>
      <main className={cx(styles.main, styles.place[place], styles.width[width])}>{children}</main>
    </div>
  )
}
