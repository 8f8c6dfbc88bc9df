import { useId, type CSSProperties, type ReactNode } from 'react'
import { cx } from './cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Field.css.ts'
import { FieldMessages } from './FieldMessages.tsx'

export type NoteTone = 'success' | 'info'

/** Props of all fields, in addition to those of the native control. */
export interface FieldProps {
  /** Names the field, above it. */
  label: string
  /** Hides the label visually, for fields whose context makes them clear. */
  labelHidden?: boolean
  /** Shown between label and control: what to enter, and in which format. */
  hint?: ReactNode
  /** The error message. Marks the field as invalid, so set it only when it should be visible. */
  error?: string | undefined
  /** Additional information about the value, below the control. */
  note?: { tone: NoteTone; text: string } | undefined
  /** Shown after the label of an optional field, such as 'optional'. */
  optionalLabel?: string
  /** For placement only. */
  className?: string | undefined
  /** For placement only. */
  style?: CSSProperties | undefined
}

interface ControlState {
  id: string | undefined
  describedBy: string | undefined
  prefix?: ReactNode
  suffix?: ReactNode
}

/** The ids that associate label, hint and error with a control. Undefined for parts that are not rendered. */
export function useFieldIds({ hint, error, note }: FieldProps, { id, describedBy, prefix, suffix }: ControlState) {
  const ownId = useId()
  const ids = {
    control: id ?? ownId,
    hint: hint ? `${ownId}hint` : undefined,
    prefix: prefix ? `${ownId}prefix` : undefined,
    suffix: suffix ? `${ownId}suffix` : undefined,
    note: note ? `${ownId}note` : undefined,
    error: error ? `${ownId}error` : undefined,
  }
  const description = cx(ids.hint, ids.prefix, ids.suffix, ids.note, ids.error, describedBy)
  return { ids, describedBy: description || undefined, invalid: error ? true : undefined }
}

export type FieldIds = ReturnType<typeof useFieldIds>['ids']

/** Label, hint, control and messages of a field. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  ids,
  children,
}: FieldProps & { ids: FieldIds; children: ReactNode }) {
  const labelContent = (
    <>
      {label}
      {optionalLabel ? <span className={styles.optional}> {optionalLabel}</span> : null}
    </>
  )
  return (
    <div className={cx(styles.root, className)} style={style}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={ids.control}>{labelContent}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={ids.control} className={styles.label}>
          {labelContent}
        </label>
      )}
      {hint ? (
        <div id={ids.hint} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {children}
      <FieldMessages ids={ids} note={note} error={error} />
    </div>
  )
}
