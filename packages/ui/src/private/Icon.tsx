import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import * as styles from './Icon.css.ts'

export type IconSize = 'small' | 'medium' | 'large'

/** Sets size and stroke of an icon. Hidden from assistive technology: pair it with text. */
export function Icon({ size = 'medium', className, children }: { size?: IconSize; className?: string; children: ReactNode }) {
  return (
    <span aria-hidden="true" className={cx(styles.root, styles.size[size], className)}>
      {children}
    </span>
  )
}
