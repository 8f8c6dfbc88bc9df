import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as styles from './BusyRegion.css.ts'

export interface BusyRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** What is shown is of before: the new is on its way. */
  busy: boolean
  ref?: Ref<HTMLDivElement>
}

/** Keeps what was there in sight, dimmed, until the new has come. It stays readable and focus stays where it is. */
export function BusyRegion({ busy, className, ...rest }: BusyRegionProps) {
  return <div aria-busy={busy || undefined} {...rest} className={cx(styles.root, busy && styles.dimmed, className)} />
}
