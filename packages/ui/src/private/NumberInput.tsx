'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useImperativeHandle, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Field, FieldAffix, FieldBox, useFieldIds, type FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { useNumberText, type NumberProblem, type NumberWriting } from './useNumberText.ts'
import { useFormReset } from './useFormReset.ts'

/** What is said about a text that is no value. `#` stands for the limit. */
export type NumberLabels = Record<NumberProblem, string>

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode'
>

export interface NumberInputProps extends FieldProps, NativeProps {
  value?: number | null
  defaultValue?: number | null
  /** The value after each change; `null` when the field is empty or its text is no value. */
  onValueChange?: (value: number | null) => void
  /** What is wrong with the text, as soon as it is known; the field shows it once it is left. */
  onProblemChange?: (problem: NumberProblem | null) => void
  /** The least value. What is below stays as typed, with an error. */
  min?: number
  /** The greatest value. What is above stays as typed, with an error. */
  max?: number
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

interface Inside extends NumberInputProps {
  writing: NumberWriting
  words: NumberLabels
  prefix?: ReactNode
  suffix?: ReactNode
  align: 'start' | 'end'
}

/** The field behind every number: text that people may write as they like, and the value in it. */
export function NumberInput({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  value,
  defaultValue = null,
  onValueChange,
  onProblemChange,
  min,
  max,
  writing,
  words,
  prefix,
  suffix,
  align,
  name,
  form,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  id,
  ref,
  'aria-describedby': outside,
  ...input
}: Inside) {
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const number = useNumberText({ value, defaultValue, onValueChange, onProblemChange, min, max, writing })
  useFormReset(control, number.reset)

  const limit = number.problem === 'below' ? min : number.problem === 'above' ? max : undefined
  const said = number.problem && words[number.problem].replace('#', () => (limit === undefined ? '' : writing.format(limit)))
  // A form that lets the browser judge does not send a text that is no value.
  useEffect(() => control.current?.setCustomValidity(said ?? ''), [said])

  const shown = error ?? (number.shown && said ? said : undefined)
  const field = { label, labelHidden, hint, error: shown, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside, prefix, suffix })
  return (
    <Field {...field} ids={ids}>
      <FieldBox readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
        <FieldAffix id={ids.prefix} side="prefix">
          {prefix}
        </FieldAffix>
        <input
          autoComplete="off"
          {...input}
          ref={control}
          id={ids.control}
          form={form}
          type="text"
          inputMode={writing.inputMode}
          value={number.text}
          data-control=""
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onChange={(event) => {
            onChange?.(event)
            number.type(event.currentTarget.value)
          }}
          onFocus={(event) => {
            onFocus?.(event)
            if (!input.readOnly) number.enter()
          }}
          onBlur={(event) => {
            number.leave()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // Sent from within, a text that is no value has to say so first.
            if (event.key === 'Enter' && !event.defaultPrevented) number.show()
          }}
          className={cx(styles.control, styles.controlSize.medium, align === 'end' && styles.alignEnd)}
        />
        {name === undefined ? null : (
          <input
            type="hidden"
            name={name}
            form={form}
            disabled={input.disabled}
            value={number.value === null ? '' : String(number.value)}
          />
        )}
        <FieldAffix id={ids.suffix} side="suffix">
          {suffix}
        </FieldAffix>
      </FieldBox>
    </Field>
  )
}
