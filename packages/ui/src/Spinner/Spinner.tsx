import type { HTMLAttributes, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Spinner.css.ts'
import { size as sizes } from './spinnerSizes.css.ts'

export type SpinnerSize = 'small' | 'medium' | 'large'

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** 16, 20 or 32 px. @default 'medium' */
  size?: SpinnerSize
  /** What is loading, announced politely; without it the spinner is decorative. */
  label?: string
  ref?: Ref<HTMLSpanElement>
}

/** A loading spinner. Static with reduced motion. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={cx(styles.root, sizes[size], className)}
    >
      {label ? <span className={hidden.root}>{label}</span> : null}
    </span>
  )
}
