'use client'
import { cx } from 'class-variance-authority'
import { useId, useImperativeHandle, useRef, type CSSProperties, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import * as choice from '../private/choiceControl.css.ts'
import { ChoiceRow } from '../private/ChoiceRow.tsx'
import { FieldMessages } from '../private/FieldMessages.tsx'
import { useResyncAfterReset } from '../private/useResyncAfterReset.ts'
import { PendingStatus } from '../private/PendingStatus.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Switch.css.ts'

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'role'>

export interface SwitchProps extends NativeProps {
  /** What is on or off; it does not change with the state. */
  label: ReactNode
  /** Keeps the label for assistive technology only: a switch in a row of a table. */
  labelHidden?: boolean
  /** A second line under the label. */
  description?: ReactNode
  /** Why the last change did not come to be. Take it away with the next one. */
  error?: string | undefined
  checked?: boolean
  defaultChecked?: boolean
  /** On or off after each change by a person. */
  onCheckedChange?: (checked: boolean) => void
  /** The change is on its way: it keeps focus and cannot be changed again. */
  pending?: boolean
  /** Said politely while pending, such as 'Saving...'. */
  pendingLabel?: string
  /** Said politely when pending ends: what came of it. */
  settledLabel?: string
  /** It can be read and focused, but not changed. */
  readOnly?: boolean
  /** For placement only. */
  className?: string | undefined
  /** For placement only. */
  style?: CSSProperties | undefined
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** Turns something on or off at once, without a form to send. `id`, `data-*`, `aria-*` and the ref go to the control. */
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
  'aria-describedby': outside,
  ...input
}: SwitchProps) {
  const own = useId()
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  useResyncAfterReset(control, input.checked !== undefined)
  const ids = { label: `${own}label`, description: `${own}description`, error: error ? `${own}error` : undefined, note: undefined }
  const fixed = pending === true || readOnly
  const describedBy = [description && !labelHidden ? ids.description : '', ids.error, outside].filter(Boolean).join(' ')
  return (
    <div className={cx(choice.root, className)} style={style}>
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
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the browser says by itself whether a checkbox is on
          role="switch"
          aria-describedby={describedBy || undefined}
          aria-readonly={readOnly || undefined}
          aria-disabled={pending || undefined}
          onClick={(event) => {
            onClick?.(event)
            if (fixed) event.preventDefault()
          }}
          onChange={(event) => {
            // React hears of a click that was taken back, too.
            if (fixed) return
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          className={styles.track}
        />
        <span className={styles.knob}>{pending ? <Spinner size="small" className={styles.spinner} /> : null}</span>
      </ChoiceRow>
      <FieldMessages ids={ids} error={error} />
      {pending === undefined ? null : <PendingStatus pending={pending} label={pendingLabel} settledLabel={settledLabel} />}
    </div>
  )
}
