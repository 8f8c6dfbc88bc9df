import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './BusIllustration.css.ts'
import { BusShape, type BusTone } from '../private/BusShape.tsx'

export interface BusIllustrationProps extends SVGAttributes<SVGSVGElement> {
  /** The color of the bus. @default 'accent' */
  tone?: BusTone
  /** Draws a road around the bus, as wide as the frame that clips it. @default false */
  road?: boolean
  ref?: Ref<SVGSVGElement>
}

/** A bus seen from above, pointing to the right. Decorative: hidden from assistive technology. */
export function BusIllustration({ tone = 'accent', road = false, className, ...rest }: BusIllustrationProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 68 30" className={cx(styles.root, className)}>
      {road ? (
        <>
          <path d="M-80-6H148M-80 36H148" className={styles.edge} />
          <path d="M-2 15H-80M70 15H148" className={styles.dash} />
        </>
      ) : null}
      <BusShape x={34} y={15} tone={tone} />
    </svg>
  )
}
