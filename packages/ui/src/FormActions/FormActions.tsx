import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as styles from './FormActions.css.ts'

export interface FormActionsProps extends HTMLAttributes<HTMLDivElement> {
  /** A quiet button at the start, such as “Continue later”. */
  secondaryAction?: ReactNode
  /** The primary button. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** The buttons at the end of a form that is a page of its own. On a phone they stick to the bottom. */
export function FormActions({ secondaryAction, className, children, ...rest }: FormActionsProps) {
  return (
    <div {...rest} data-form-actions="" className={cx(styles.root, className)}>
      {secondaryAction === undefined ? null : <div className={styles.secondary}>{secondaryAction}</div>}
      <div className={styles.primary}>{children}</div>
    </div>
  )
}
