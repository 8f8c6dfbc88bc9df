'use client'
import { useId, useImperativeHandle, useRef, type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as row from '../private/ChoiceRow.css.ts'
import { ChoiceRow } from '../private/ChoiceRow.tsx'
import { FieldMessages } from '../private/FieldMessages.tsx'
import { useResyncAfterReset } from '../private/useResyncAfterReset.ts'
import { PendingStatus } from '../private/PendingStatus.tsx'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './Switch.css.ts'

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'role'>

export interface SwitchProps extends NativeProps {
  /** What is on or off. Must not change with the state. */
  label: ReactNode
  /** Hides the label visually, for a switch in a table row. */
  labelHidden?: boolean
  /** A second line below the label. */
  description?: ReactNode
  /** Why the last change failed. Remove it with the next change. */
  error?: string | undefined
  /** Whether it is on, if the app keeps it. */
  checked?: boolean
  /** The state at first, if the component keeps it itself. */
  defaultChecked?: boolean
  /** Called after each change by the user. */
  onCheckedChange?: (checked: boolean) => void
  /** The change is being saved: keeps focus and cannot be changed. */
  pending?: boolean
  /** Announced while pending, such as 'Saving...'. */
  pendingLabel?: string
  /** Announced when pending ends. */
  settledLabel?: string
  /** It can be read and focused, but not changed. */
  readOnly?: boolean
  /** For placement only. */
  className?: string | undefined
  /** For placement only. */
  style?: CSSProperties | undefined
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A switch that applies immediately. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function Switch({
  label,
  labelHidden,
  description,
  error,
  onCheckedChange,
  pending,
  pendingLabel,
  settledLabel,
  readOnly = false,
  onChange,
  onClick,
  className,
  style,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: SwitchProps) {
  const id = useId()
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  useResyncAfterReset(control, input.checked !== undefined)
  const ids = { label: `${id}label`, description: `${id}description`, error: error ? `${id}error` : undefined, note: undefined }
  const isFixed = pending === true || readOnly
  const describedBy = [description && !labelHidden ? ids.description : '', ids.error, ariaDescribedBy].filter(Boolean).join(' ')
  return (
    <div className={cx(row.root, className)} style={style}>
      <ChoiceRow
        label={label}
        labelHidden={labelHidden}
        description={description}
        labelId={ids.label}
        descriptionId={ids.description}
        boxClassName={styles.box}
      >
        <input
          aria-labelledby={ids.label}
          {...input}
          ref={control}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
          role="switch"
          aria-describedby={describedBy || undefined}
          aria-readonly={readOnly || undefined}
          aria-disabled={pending || undefined}
          onClick={(event) => {
            onClick?.(event)
            if (isFixed) event.preventDefault()
          }}
          onChange={(event) => {
            // React also fires onChange for a prevented click.
            if (isFixed) return
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          className={styles.track}
        />
        <span className={styles.knob}>{pending ? <SmallSpinner className={styles.spinner} /> : null}</span>
      </ChoiceRow>
      <FieldMessages ids={ids} error={error} />
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={settledLabel} />}
    </div>
  )
}
