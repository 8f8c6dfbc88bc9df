import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import * as styles from './FieldBox.css.ts'
import { SelectionKeeper } from './SelectionKeeper.tsx'
import { useEarlyInput } from './useEarlyInput.ts'

export type FieldSize = 'small' | 'medium'

export interface BoxLook {
  size?: FieldSize
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  className?: string | undefined
}

/** The class of a box around a control. */
export const getBoxClass = ({ size = 'medium', readOnly, disabled, invalid, className }: BoxLook): string =>
  cx(
    styles.box,
    styles.focusable,
    styles.size[size],
    disabled ? styles.disabled : readOnly && styles.readOnly,
    invalid && styles.invalid,
    className,
  )

interface FieldBoxProps extends BoxLook {
  /** The id of the text control inside, which keeps its selection, and the text from before hydration. */
  textControlId: string | undefined
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The box around a text control with its prefix, suffix and buttons. */
export function FieldBox({ textControlId, ref, children, ...look }: FieldBoxProps) {
  useEarlyInput(textControlId)
  return (
    <div ref={ref} className={getBoxClass(look)}>
      {children}
      {textControlId === undefined ? null : <SelectionKeeper controlId={textControlId} />}
    </div>
  )
}

/** A prefix or suffix: a currency, a unit. */
export function FieldAffix({ id, side, children }: { id: string | undefined; side: 'prefix' | 'suffix'; children: ReactNode }) {
  return children ? (
    <span id={id} className={cx(styles.affix, side === 'prefix' ? styles.prefix : styles.suffix)}>
      {children}
    </span>
  ) : null
}
