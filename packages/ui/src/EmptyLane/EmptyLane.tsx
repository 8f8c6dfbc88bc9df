import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import * as styles from './EmptyLane.css.ts'

export interface EmptyLaneProps extends SVGAttributes<SVGSVGElement> {
  /** The road goes past, and the place on it where something was looked for is empty. */
  missing?: boolean
  ref?: Ref<SVGSVGElement>
}

/** An empty road that runs to the horizon, for a place where nothing is yet. Decoration only. */
export function EmptyLane({ missing = false, className, ...rest }: EmptyLaneProps) {
  if (missing)
    return (
      <svg aria-hidden="true" {...rest} viewBox="0 0 160 72" className={cx(styles.root, styles.wide, className)}>
        <path className={styles.kerb} d="M4 14h152M4 58h152" />
        <path className={styles.thinDash} d="M4 36h20M34 36h14M112 36h14M136 36h20" />
        <rect className={styles.gap} x="57" y="24" width="46" height="24" rx="5" />
      </svg>
    )
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 128 72" className={cx(styles.root, className)}>
      <path className={styles.kerb} d="M9 64 52 8M119 64 76 8" />
      <path className={styles.dash} d="M64 8v8M64 28v13M64 50v15" />
    </svg>
  )
}
