import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Icon.css.ts'

export type IconSize = 'small' | 'medium' | 'large'

/** Gives any icon the size and stroke of the design; hidden from assistive technology, because words stand beside it. */
export function Icon({ size = 'medium', className, children }: { size?: IconSize; className?: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={cx(styles.root, styles.size[size], className)}>
      {children}
    </span>
  )
}
