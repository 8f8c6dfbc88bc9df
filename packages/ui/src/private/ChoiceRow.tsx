import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as control from './choiceControl.css.ts'
import * as styles from './ChoiceRow.css.ts'

export type ChoiceSize = 'small' | 'medium'

interface ChoiceRowProps {
  size?: ChoiceSize
  label: ReactNode
  labelHidden?: boolean | undefined
  description?: ReactNode
  labelId: string
  descriptionId: string
  /** The control and its visual replacement. */
  children: ReactNode
  boxClassName?: string
}

/** A checkbox, radio button or switch with its label as one target. `labelId` is the accessible name, `descriptionId` the description. */
export function ChoiceRow({
  size = 'medium',
  label,
  labelHidden,
  description,
  labelId,
  descriptionId,
  children,
  boxClassName,
}: ChoiceRowProps) {
  return (
    <label className={cx(styles.row, styles.rowSize[size], labelHidden && styles.labelHidden)}>
      <span className={cx(control.box, boxClassName ?? control.boxSize[size])}>{children}</span>
      {labelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <span className={styles.text}>
          <span id={labelId}>{label}</span>
          {description ? (
            <span id={descriptionId} className={styles.description}>
              {description}
            </span>
          ) : null}
        </span>
      )}
    </label>
  )
}
