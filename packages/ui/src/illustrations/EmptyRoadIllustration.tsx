import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './EmptyRoadIllustration.css.ts'

export interface EmptyRoadIllustrationProps extends SVGAttributes<SVGSVGElement> {
  /** Shows an empty slot on the road instead: for a search or filter without results. */
  missing?: boolean
  ref?: Ref<SVGSVGElement>
}

/** An empty road to the horizon, for lists without items. Decorative. */
export function EmptyRoadIllustration({ missing = false, className, ...rest }: EmptyRoadIllustrationProps) {
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
