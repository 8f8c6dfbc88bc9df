import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './ProgressLine.css.ts'

export interface ProgressLineProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>
}

/** A thin line at the top of the window while the next page loads; render it only then. It appears after 300 ms, so that short waits show nothing. */
export function ProgressLine({ className, ...rest }: ProgressLineProps) {
  return <div aria-hidden="true" {...rest} className={cx(styles.root, className)} />
}
