import { cx } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Spinner.css.ts'

export type SpinnerSize = 'small' | 'medium' | 'large'

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** 16, 20 or 32 px. @default 'medium' */
  size?: SpinnerSize
  /** What is being waited for, said politely; without it the spinner is decoration beside words. */
  label?: string
  ref?: Ref<HTMLSpanElement>
}

/** Three quarters of a ring that turns while something is under way; it stands still under reduced motion. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  return (
    <span
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      {...rest}
      className={cx(styles.root, styles.size[size], className)}
    >
      {label ? <span className={hidden.root}>{label}</span> : null}
    </span>
  )
}
