import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import * as styles from './Icon.css.ts'

export type IconSize = 'small' | 'medium' | 'large'

const icon = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'medium' } })

/** Gives any icon the size and stroke of the design; hidden from assistive technology, because words stand beside it. */
export function Icon({ size, className, children }: { size?: IconSize; className?: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={icon({ size, className })}>
      {children}
    </span>
  )
}
