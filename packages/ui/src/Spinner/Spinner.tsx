import { cva } from 'class-variance-authority'
import type { HTMLAttributes, Ref } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export type SpinnerSize = 'small' | 'medium' | 'large'

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** 16, 20 or 32 px. @default 'medium' */
  size?: SpinnerSize
  /** What is being waited for, said politely; without it the spinner is decoration beside words. */
  label?: string
  ref?: Ref<HTMLSpanElement>
}

const spinner = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'medium' } })

/** Three quarters of a ring that turns while something is under way; it stands still under reduced motion. */
export function Spinner({ size, label, className, ...rest }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} aria-hidden={label ? undefined : true} {...rest} className={spinner({ size, className })}>
      <svg className={styles.ring} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="7" stroke="currentColor" strokeWidth="2" strokeDasharray="33 11" strokeLinecap="round" />
      </svg>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}
