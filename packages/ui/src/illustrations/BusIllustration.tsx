import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import * as styles from './BusIllustration.css.ts'
import { BusShape, type BusTone } from '../private/BusShape.tsx'

export interface BusIllustrationProps extends SVGAttributes<SVGSVGElement> {
  /** The color of the bus. @default 'accent' */
  tone?: BusTone
  ref?: Ref<SVGSVGElement>
}

/** A bus seen from above, pointing to the right. Decorative: hidden from assistive technology. */
export function BusIllustration({ tone = 'accent', className, ...rest }: BusIllustrationProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 68 30" className={cx(styles.root, className)}>
      <BusShape x={34} y={15} tone={tone} />
    </svg>
  )
}
