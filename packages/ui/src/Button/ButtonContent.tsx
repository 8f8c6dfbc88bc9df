import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Icon } from '../private/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Button.css.ts'
import type { ButtonSize } from './Button.tsx'

interface ButtonContentProps {
  size: ButtonSize
  pending: boolean
  pendingLabel: string | undefined
  startIcon: ReactNode
  endIcon: ReactNode
  children: ReactNode
}

/** The inside of a button: while pending the usual content keeps its room unseen, and progress stands over it. */
export function ButtonContent({ size, pending, pendingLabel, startIcon, endIcon, children }: ButtonContentProps) {
  const iconSize = size === 'small' ? 'small' : 'medium'
  return (
    <>
      <span className={cx(styles.content, styles.contentSize[size], pending && styles.waiting)}>
        {startIcon ? (
          <Icon size={iconSize} className={styles.startIcon}>
            {startIcon}
          </Icon>
        ) : null}
        {children}
        {endIcon ? (
          <Icon size={iconSize} className={styles.endIcon}>
            {endIcon}
          </Icon>
        ) : null}
      </span>
      {pending ? (
        <span className={styles.progress}>
          <span className={styles.progressPart}>
            <Spinner size="small" />
          </span>
          <span className={styles.progressPart}>{pendingLabel ?? children}</span>
        </span>
      ) : null}
    </>
  )
}
