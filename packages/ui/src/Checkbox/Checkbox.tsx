'use client'
import { cx } from 'class-variance-authority'
import { Check, Minus } from '../private/icons.ts'
import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type CSSProperties,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react'
import * as choice from '../private/choiceControl.css.ts'
import { ChoiceRow, type ChoiceSize } from '../private/ChoiceRow.tsx'
import { FieldMessages } from '../private/FieldMessages.tsx'
import { useFormReset } from '../private/useFormReset.ts'
import { useResyncAfterReset } from '../private/useResyncAfterReset.ts'
import * as styles from './Checkbox.css.ts'

export type CheckboxSize = ChoiceSize
export type CheckedState = boolean | 'indeterminate'

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'checked' | 'defaultChecked'>

export interface CheckboxProps extends NativeProps {
  label: ReactNode
  /** Keeps the label for assistive technology only: a box that chooses a row of a table. */
  labelHidden?: boolean
  /** A second line under the label. */
  description?: ReactNode
  /** What is wrong. Shows the box as invalid; give it only once it should be seen. */
  error?: string | undefined
  /** `'indeterminate'` is neither on nor off: some of what the box stands for. */
  checked?: CheckedState
  defaultChecked?: CheckedState
  /** On or off after each change by a person. */
  onCheckedChange?: (checked: boolean) => void
  /** `small` stands in tables. @default 'medium' */
  size?: CheckboxSize
  /** It can be read, focused and sent, but not changed. */
  readOnly?: boolean
  /** For placement only. */
  className?: string | undefined
  /** For placement only. */
  style?: CSSProperties | undefined
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** Something that is so or not. Sent as its `value` when on, and not at all when off. `id`, `data-*`, `aria-*` and the ref go to the control. */
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

  // No attribute says it. A click ends it in the browser, so a caller who keeps it gets it back after every render.
  const between = checked === 'indeterminate'
  useEffect(() => {
    if (control.current && checked !== undefined) control.current.indeterminate = between
  })
  const first = useRef(defaultChecked)
  useEffect(() => {
    if (control.current && first.current === 'indeterminate') control.current.indeterminate = true
  }, [])

  useFormReset(control, () => {
    if (control.current && checked === undefined) control.current.indeterminate = first.current === 'indeterminate'
  })
  useResyncAfterReset(control, checked !== undefined)

  const inputProps = checked === undefined ? { defaultChecked: defaultChecked === true } : { checked: checked === true }
  return (
    <div className={cx(choice.root, className)} style={style}>
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
            // React hears of a click that was taken back, too.
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
