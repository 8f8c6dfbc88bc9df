import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import * as styles from './EmptyLane.css.ts'

export interface EmptyLaneProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>
}

/** An empty road that runs to the horizon, for a place where nothing is yet. Decoration only. */
export function EmptyLane({ className, ...rest }: EmptyLaneProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 128 72" className={cx(styles.root, className)}>
      <path className={styles.kerb} d="M9 64 52 8M119 64 76 8" />
      <path className={styles.dash} d="M64 8v8M64 28v13M64 50v15" />
    </svg>
  )
}
