import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import * as styles from './FieldBox.css.ts'
import { SelectionKeeper } from './SelectionKeeper.tsx'
import { useEarlyInput } from './useEarlyInput.ts'

export type FieldSize = 'small' | 'medium'

interface FieldBoxProps {
  size?: FieldSize
  readOnly?: boolean | undefined
  disabled?: boolean | undefined
  invalid?: boolean | undefined
  /** The id of a text control inside, which keeps its selection, and the text from before hydration. */
  textControlId?: string | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement>
  children: ReactNode
}

/** The box around a control with its prefix, suffix and buttons. */
export function FieldBox({ size = 'medium', readOnly, disabled, invalid, textControlId, className, ref, children }: FieldBoxProps) {
  useEarlyInput(textControlId)
  return (
    <div
      ref={ref}
      className={cx(
        styles.box,
        styles.focusable,
        styles.size[size],
        disabled ? styles.disabled : readOnly && styles.readOnly,
        invalid && styles.invalid,
        className,
      )}
    >
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
