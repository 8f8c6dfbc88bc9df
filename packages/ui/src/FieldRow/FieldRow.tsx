import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './FieldRow.css.ts'

export interface FieldRowProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether the fields stand below each other on phones, such as those with long values. @default false */
  stackOnPhone?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * Two form fields beside each other, at every width that has room for them; more fields make more rows. Their controls stay in line when
 * the label, the hint or a message of one of them takes more lines.
 */
export function FieldRow({ stackOnPhone, className, ...rest }: FieldRowProps) {
  return <div {...rest} className={cx(styles.root, stackOnPhone && styles.stacked, className)} />
}
