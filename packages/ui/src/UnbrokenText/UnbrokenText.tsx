import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import { splitAtCodes } from './splitAtCodes.ts'
import * as styles from './UnbrokenText.css.ts'

export interface UnbrokenTextProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** The whole sentence. */
  children: string
  ref?: Ref<HTMLSpanElement>
}

/** A sentence whose plates, codes and ranges, such as `KJA-100AA` and `1–28`, stay on one line where they fit. Browsers break lines after their hyphen. */
export function UnbrokenText({ children, className, ...rest }: UnbrokenTextProps) {
  return (
    <span {...rest} className={cx(styles.root, className)}>
      {splitAtCodes(children).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part))}
    </span>
  )
}
