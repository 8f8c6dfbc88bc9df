'use client'
import { cx } from '../private/cx.ts'
import { Minus } from '../private/icons/arrowIcons.ts'
import { Check } from '../private/icons/messageIcons.ts'
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import * as choice from '../private/choiceControl.css.ts'
import * as row from '../private/ChoiceRow.css.ts'
import { ChoiceRow, type ChoiceSize } from '../private/ChoiceRow.tsx'
import { FieldMessages } from '../private/FieldMessages.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { useResyncAfterReset } from '../private/useResyncAfterReset.ts'
import * as styles from './Checkbox.css.ts'

export type CheckboxSize = ChoiceSize
export type CheckedState = boolean | 'indeterminate'

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'checked' | 'defaultChecked'>

export interface CheckboxProps extends NativeProps {
  /** Says what is on when it is checked. */
  label: ReactNode
  /** Shows the label to assistive technology only: for a checkbox that selects a table row. */
  labelHidden?: boolean
  /** A second line below the label. */
  description?: ReactNode
  /** Marks the checkbox as invalid and shows the message. */
  error?: string | undefined
  /** `'indeterminate'`: some of the options that the checkbox stands for are checked. */
  checked?: CheckedState
  /** The state at first, if the component keeps it itself. */
  defaultChecked?: CheckedState
  /** Called with the new state when the user toggles it. */
  onCheckedChange?: (checked: boolean) => void
  /** `small` is for tables. @default 'medium' */
  size?: CheckboxSize
  /** Focusable and submitted, but cannot be changed. */
  readOnly?: boolean
  /** For placement only. */
  className?: string | undefined
  /** For placement only. */
  style?: CSSProperties | undefined
  /** The input element, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A yes or no. Submitted with its `value` when checked. `id`, `data-*`, `aria-*` and the ref go to the input. */
export function Checkbox({
  label,
  labelHidden,
  description,
  error,
  checked,
  defaultChecked,
  onCheckedChange,
  size = 'medium',
  readOnly = false,
  onChange,
  onClick,
  className,
  style,
  ref,
  'aria-describedby': outside,
  'aria-invalid': invalid,
  ...input
}: CheckboxProps) {
  const generatedId = useId()
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const ids = { label: `${generatedId}label`, description: `${generatedId}description`, error: `${generatedId}error`, note: undefined }
  const describedBy = [description && !labelHidden ? ids.description : '', error ? ids.error : '', outside].filter(Boolean).join(' ')

  // `indeterminate` has no attribute, and a click resets it, so it is set after every render, before it is painted.
  const between = checked === 'indeterminate'
  useLayoutEffect(() => {
    if (control.current && checked !== undefined) control.current.indeterminate = between
  })
  const first = useRef(defaultChecked)
  useLayoutEffect(() => {
    if (control.current && first.current === 'indeterminate') control.current.indeterminate = true
  }, [])

  useFormReset(control, () => {
    if (control.current && checked === undefined) control.current.indeterminate = first.current === 'indeterminate'
  })
  useResyncAfterReset(control, checked !== undefined)

  const inputProps = checked === undefined ? { defaultChecked: defaultChecked === true } : { checked: checked === true }
  return (
    <div className={cx(row.root, className)} style={style}>
      <ChoiceRow
        size={size}
        label={label}
        labelHidden={labelHidden}
        description={description}
        labelId={ids.label}
        descriptionId={ids.description}
      >
        <input
          aria-labelledby={ids.label}
          {...input}
          {...inputProps}
          ref={control}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : invalid}
          aria-readonly={readOnly || undefined}
          onClick={(event) => {
            onClick?.(event)
            if (readOnly) event.preventDefault()
          }}
          onChange={(event) => {
            // React also fires a change for a click whose default was prevented.
            if (readOnly) return
            onChange?.(event)
            onCheckedChange?.(event.currentTarget.checked)
          }}
          className={cx(choice.control, styles.control)}
        />
        <Check className={styles.tick} strokeWidth={3} aria-hidden="true" />
        <Minus className={styles.dash} strokeWidth={3} aria-hidden="true" />
      </ChoiceRow>
      <FieldMessages ids={{ ...ids, error: error ? ids.error : undefined }} error={error} />
    </div>
  )
}
