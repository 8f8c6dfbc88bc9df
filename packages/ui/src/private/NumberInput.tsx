'use client'
import { cx } from 'class-variance-authority'
import { useEffect, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Field, FieldAffix, FieldBox, useFieldIds, type FieldProps } from './Field.tsx'
import * as styles from './Field.css.ts'
import { useNumberText, type NumberProblem, type NumberCodec } from './useNumberText.ts'
import { NumberStepButtons } from './NumberStepButtons.tsx'
import { useFormReset } from './useFormReset.ts'
import { useDebouncedText } from './useDebouncedText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

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

interface NumberInputInternalProps extends NumberInputProps {
  codec: NumberCodec
  labels: NumberLabels
  prefix?: ReactNode
  suffix?: ReactNode
  align: 'start' | 'end'
  stepper?: NumberStepper | undefined
}

/** A field whose number goes up and down by steps. */
export interface NumberStepper {
  /** How far one step leads. */
  step: number
  /** The number so far away, without the drift of binary fractions. */
  add: (value: number, by: number) => number
  /** The names of the buttons. */
  decreaseLabel: string
  increaseLabel: string
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
  codec,
  labels,
  prefix,
  suffix,
  align,
  stepper,
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
}: NumberInputInternalProps) {
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const number = useNumberText({ value, defaultValue, onValueChange, onProblemChange, min, max, codec })
  useFormReset(control, number.reset)

  const [stepped, setStepped] = useState<string>()
  const heard = useDebouncedText(stepped)
  const isFixed = input.disabled === true || input.readOnly === true
  const within = (next: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))
  const stepBy = (steps: number) => {
    if (!stepper || isFixed) return
    const next = within(stepper.add(number.value ?? 0, steps * stepper.step))
    const isInside = document.activeElement === control.current
    if (isInside) number.type(codec.formatForEditing(next))
    else {
      number.set(next)
      setStepped(codec.format(next))
    }
  }
  const keys: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
  const spin = stepper && {
    role: 'spinbutton',
    'aria-valuenow': number.value ?? undefined,
    'aria-valuetext': number.value === null ? undefined : codec.format(number.value),
    'aria-valuemin': min,
    'aria-valuemax': max,
  }

  const limit = number.problem === 'below' ? min : number.problem === 'above' ? max : undefined
  const said = number.problem && labels[number.problem].replace('#', () => (limit === undefined ? '' : codec.format(limit)))
  // A form that lets the browser judge does not send a text that is no value.
  useEffect(() => control.current?.setCustomValidity(said ?? ''), [said])

  const shown = error ?? (number.shown && said ? said : undefined)
  const field = { label, labelHidden, hint, error: shown, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside, prefix, suffix })
  return (
    <Field {...field} ids={ids}>
      <FieldBox
        readOnly={input.readOnly}
        disabled={input.disabled}
        invalid={invalid}
        {...(align === 'end' && { className: styles.alignEnd })}
      >
        <FieldAffix id={ids.prefix} side="prefix">
          {prefix}
        </FieldAffix>
        <input
          autoComplete="off"
          {...spin}
          {...input}
          ref={control}
          id={ids.control}
          form={form}
          type="text"
          inputMode={codec.inputMode}
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
            const steps = stepper && !event.defaultPrevented && !event.altKey ? keys[event.key] : undefined
            if (steps === undefined) return
            event.preventDefault()
            stepBy(steps)
          }}
          className={cx(styles.control, styles.controlSize.medium, styles.digits)}
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
        {stepper && !input.readOnly ? (
          <NumberStepButtons
            controlId={ids.control}
            decreaseLabel={stepper.decreaseLabel.replace('#', () => label)}
            increaseLabel={stepper.increaseLabel.replace('#', () => label)}
            canDecrease={number.value === null || min === undefined || number.value > min}
            canIncrease={number.value === null || max === undefined || number.value < max}
            disabled={input.disabled}
            onStep={stepBy}
          />
        ) : null}
      </FieldBox>
      {stepper ? <VisuallyHidden role="status">{heard}</VisuallyHidden> : null}
    </Field>
  )
}
