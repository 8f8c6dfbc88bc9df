import type { Ref, SVGAttributes } from 'react'
import { cx } from '../private/cx.ts'
import { BusShape } from '../private/BusShape.tsx'
import * as styles from './DeadEndIllustration.css.ts'

/** `barrier`: the road ends. `gap`: a piece of the road is missing. */
export type DeadEndIllustrationKind = 'barrier' | 'gap'

export interface DeadEndIllustrationProps extends SVGAttributes<SVGSVGElement> {
  /** What ends the road. @default 'barrier' */
  kind?: DeadEndIllustrationKind
  ref?: Ref<SVGSVGElement>
}

/** A road from the page's edge that ends at a barrier and turns back, or that has a gap. Decorative. */
export function DeadEndIllustration({ kind = 'barrier', className, ...rest }: DeadEndIllustrationProps) {
  if (kind === 'gap')
    return (
      <svg aria-hidden="true" {...rest} viewBox="0 0 400 40" className={cx(styles.gap, className)}>
        <path className={styles.travelled} d="M-3000 20H168" />
        <path className={styles.edge} d="M180 6V34M220 6V34" />
        <path className={styles.returnRoute} d="M232 20H3400" />
      </svg>
    )
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 400 128" className={cx(styles.root, className)}>
      <path className={styles.kerb} d="M-3000 12H374M-3000 116H374" />
      <path className={styles.travelled} d="M-3000 38H230" />
      <path className={styles.returnRoute} d="M283 38H302a26 26 0 0 1 0 52H-3000" />
      <path className={styles.arrow} d="m3 80-11 10 11 10" />
      <path className={styles.barrier} d="M374 0h12v128h-12z" />
      <path className={styles.stripe} d="M376 6h8v16h-8zM376 38h8v16h-8zM376 70h8v16h-8zM376 102h8v16h-8z" />
      <BusShape x={250} y={38} scale={0.84} tone="accent" />
    </svg>
  )
}
