import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './Refreshing.css.ts'

export interface RefreshingProps extends HTMLAttributes<HTMLDivElement> {
  /** What is shown is of before: the new is on its way. */
  when: boolean
  ref?: Ref<HTMLDivElement>
}

/** Keeps what was there in sight, dimmed, until the new has come. It stays readable and focus stays where it is. */
export function Refreshing({ when, className, ...rest }: RefreshingProps) {
  return <div aria-busy={when || undefined} {...rest} className={cx(styles.root, when && styles.dimmed, className)} />
}
