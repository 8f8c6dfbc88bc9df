import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import * as styles from './Bus.css.ts'
import { BusShape, type BusTone } from './BusShape.tsx'

export interface BusProps extends SVGAttributes<SVGSVGElement> {
  /** Amber for the one that is meant, plain for the rest. @default 'accent' */
  tone?: BusTone
  ref?: Ref<SVGSVGElement>
}

/** The bus from above, nose to the right: the one drawing of a vehicle. Decoration; words carry the meaning. */
export function Bus({ tone = 'accent', className, ...rest }: BusProps) {
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 68 30" className={cx(styles.root, className)}>
      <BusShape x={34} y={15} tone={tone} />
    </svg>
  )
}
