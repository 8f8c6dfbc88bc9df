import { cx } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import * as styles from './FormFoot.css.ts'

export interface FormFootProps extends HTMLAttributes<HTMLDivElement> {
  /** A quiet button at the start: a way out. */
  aside?: ReactNode
  /** The button that goes on. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The buttons at the end of a form that is a page of its own. On a phone they stay in view at the lower edge. */
export function FormFoot({ aside, className, children, ...rest }: FormFootProps) {
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      <div className={styles.main}>{children}</div>
    </div>
  )
}
