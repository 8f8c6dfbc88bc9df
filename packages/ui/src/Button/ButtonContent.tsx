import type { ReactNode } from 'react'
import { cx } from '../private/cx.ts'
import { Icon } from '../private/Icon.tsx'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './Button.css.ts'

interface ButtonContentProps {
  small: boolean
  pending: boolean | undefined
  pendingLabel: string | undefined
  startIcon: ReactNode
  endIcon: ReactNode
  children: ReactNode
}

/**
 * The content of a button. While pending it is hidden but keeps its space, and the progress covers it: only a button that may be pending
 * has an element for that. The button itself lays out its content.
 */
export function ButtonContent({ small, pending, pendingLabel, startIcon, endIcon, children }: ButtonContentProps) {
  const icon = (element: ReactNode, className: string) => (
    <Icon size={small ? 'small' : 'medium'} className={className}>
      {element}
    </Icon>
  )
  const content = (
    <>
      {startIcon ? icon(startIcon, styles.startIcon) : null}
      {children}
      {endIcon ? icon(endIcon, styles.endIcon) : null}
    </>
  )
  if (pending === undefined) return content
  return (
    <>
      <span className={cx(styles.content, pending && styles.hiddenContent)}>{content}</span>
      {pending ? (
        <span className={styles.progress}>
          <span className={styles.progressItem}>
            <SmallSpinner />
          </span>
          <span className={styles.progressItem}>{pendingLabel ?? children}</span>
        </span>
      ) : null}
    </>
  )
}
