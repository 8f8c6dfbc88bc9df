'use client'
import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { Field, FieldAffix, FieldBox, useFieldIds, type FieldProps } from '../private/Field.tsx'
import * as styles from '../private/Field.css.ts'

export type TextFieldType = 'text' | 'email' | 'tel' | 'url'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue'>

export interface TextFieldProps extends FieldProps, InputProps {
  /** @default 'text' */
  type?: TextFieldType
  value?: string
  defaultValue?: string
  /** What stands in the control after each change. */
  onValueChange?: (value: string) => void
  /** Stands before the text: a currency. */
  prefix?: ReactNode
  /** Stands after the text: a unit. */
  suffix?: ReactNode
  /** Figures end at the same edge. @default 'start' */
  align?: 'start' | 'end'
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

/** One line of text with its label. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  type = 'text',
  prefix,
  suffix,
  align = 'start',
  onValueChange,
  onChange,
  id,
  'aria-describedby': outside,
  ...input
}: TextFieldProps) {
  const field = { label, labelHidden, hint, error, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside, prefix, suffix })
  return (
    <Field {...field} ids={ids}>
      <FieldBox readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
        <FieldAffix id={ids.prefix} side="prefix">
          {prefix}
        </FieldAffix>
        <input
          {...input}
          id={ids.control}
          type={type}
          data-control=""
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
          className={cx(styles.control, styles.controlSize.medium, align === 'end' && styles.alignEnd)}
        />
        <FieldAffix id={ids.suffix} side="suffix">
          {suffix}
        </FieldAffix>
      </FieldBox>
    </Field>
  )
}
