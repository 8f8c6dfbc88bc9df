import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './BusyRegion.css.ts'

export interface BusyRegionProps extends HTMLAttributes<HTMLDivElement> {
  /** The content is outdated and is being reloaded. */
  busy: boolean
  ref?: Ref<HTMLDivElement>
}

/** Dims outdated content while it reloads. The content stays readable and keeps focus. */
export function BusyRegion({ busy, className, ...rest }: BusyRegionProps) {
  return <div aria-busy={busy || undefined} {...rest} className={cx(styles.root, busy && styles.dimmed, className)} />
}
