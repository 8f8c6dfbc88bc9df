import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import * as styles from './BusRouteIllustration.css.ts'

export interface BusRouteIllustrationProps extends SVGAttributes<SVGSVGElement> {
  ref?: Ref<SVGSVGElement>
}

/** A band of road with a bus between two stops, for the bottom of a narrow page. Decorative. */
export function BusRouteIllustration({ className, ...rest }: BusRouteIllustrationProps) {
  return (
    <svg
      aria-hidden="true"
      {...rest}
      viewBox="0 0 390 96"
      preserveAspectRatio="xMidYMid meet"
      overflow="visible"
      className={cx(styles.root, className)}
    >
      <path className={styles.surface} d="M-2000 48h4400" />
      <path className={styles.edge} d="M10 48H-2000M374 48h2000" />
      <path className={styles.travelled} d="M32 48h152" />
      <path className={styles.ahead} d="M350 48H222" />
      <circle className={styles.stop} cx="32" cy="48" r="8" />
      <circle className={styles.stop} cx="358" cy="48" r="8" />
      <BusShape x={206} y={48} scale={0.88} tone="accent" />
    </svg>
  )
}
