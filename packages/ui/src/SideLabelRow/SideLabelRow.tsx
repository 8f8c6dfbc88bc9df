import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './SideLabelRow.css.ts'

export interface SideLabelRowProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>
}

/**
 * A row of a form whose label and hint stand beside the control. A second field, whose label is hidden, shares them, such as the amount
 * after how often it is paid. Where three have no room, the texts stand above both controls.
 */
export function SideLabelRow({ className, children, ...rest }: SideLabelRowProps) {
  return (
    <div {...rest} className={cx(styles.container, className)}>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
