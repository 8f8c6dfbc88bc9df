import { cx } from 'class-variance-authority'
import type { Ref, SVGAttributes } from 'react'
import { BusShape } from '../Bus/BusShape.tsx'
import * as styles from './DeadEnd.css.ts'

/** `barrier` is a road that ends, `gap` one of which a piece is missing. */
export type DeadEndKind = 'barrier' | 'gap'

export interface DeadEndProps extends SVGAttributes<SVGSVGElement> {
  /** @default 'barrier' */
  kind?: DeadEndKind
  ref?: Ref<SVGSVGElement>
}

/** A road that runs in from the page's edge and ends at a barrier, with the way back drawn, or goes on only after a gap. Decoration only. */
export function DeadEnd({ kind = 'barrier', className, ...rest }: DeadEndProps) {
  if (kind === 'gap')
    return (
      <svg aria-hidden="true" {...rest} viewBox="0 0 400 40" className={cx(styles.gap, className)}>
        <path className={styles.travelled} d="M-3000 20H168" />
        <path className={styles.edge} d="M180 6V34M220 6V34" />
        <path className={styles.wayBack} d="M232 20H3400" />
      </svg>
    )
  return (
    <svg aria-hidden="true" {...rest} viewBox="0 0 400 128" className={cx(styles.root, className)}>
      <path className={styles.kerb} d="M-3000 12H374M-3000 116H374" />
      <path className={styles.travelled} d="M-3000 38H230" />
      <path className={styles.wayBack} d="M283 38H302a26 26 0 0 1 0 52H-3000" />
      <path className={styles.arrow} d="m3 80-11 10 11 10" />
      <path className={styles.barrier} d="M374 0h12v128h-12z" />
      <path className={styles.stripe} d="M376 6h8v16h-8zM376 38h8v16h-8zM376 70h8v16h-8zM376 102h8v16h-8z" />
      <BusShape x={250} y={38} scale={0.84} tone="accent" />
    </svg>
  )
}
