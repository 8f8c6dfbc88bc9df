'use client'
import { useEffect, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from './cx.ts'
import { Field, useFieldIds, type FieldProps } from './Field.tsx'
import { FieldAffix, FieldBox } from './FieldBox.tsx'
import * as styles from './FieldBox.css.ts'
import { createBoundedNumberCodec, type NumberCodec, type NumberProblem } from './boundedNumberCodec.ts'
import { NumberStepButtons } from './NumberStepButtons.tsx'
import { useDebouncedText } from './useDebouncedText.ts'
import { useFormReset } from './useFormReset.ts'
import { useParsedText } from './useParsedText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

/** Error messages; `#` is replaced by the limit. */
export type NumberLabels = Record<NumberProblem, string>

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'prefix' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'inputMode'
>

export interface NumberInputProps extends FieldProps, NativeProps {
  /** The value, if the app keeps it. */
  value?: number | null
  /** The value at first, if the component keeps it itself. */
  defaultValue?: number | null
  /** Called with the value after each change; `null` if the field is empty or invalid. */
  onValueChange?: (value: number | null) => void
  /** Called when the problem with the text changes, before the field shows it on blur. */
  onProblemChange?: (problem: NumberProblem | null) => void
  /** The minimum. A smaller value stays as typed, with an error. */
  min?: number
  /** The maximum. A larger value stays as typed, with an error. */
  max?: number
  /** The input, so that a form can focus it. */
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

/** Makes the field a spin button. */
export interface NumberStepper {
  /** The size of one step. */
  step: number
  /** Adds without floating-point errors. */
  add: (value: number, by: number) => number
  decreaseLabel: string
  increaseLabel: string
}

/** The base of all number fields. */
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
  'aria-describedby': ariaDescribedBy,
  ...input
}: NumberInputInternalProps) {
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const number = useParsedText({ value, defaultValue, onValueChange, onProblemChange, codec: createBoundedNumberCodec(codec, min, max) })
  useFormReset(control, number.reset)

  const [steppedText, setSteppedText] = useState<string>()
  const announcement = useDebouncedText(steppedText)
  const isFixed = input.disabled || input.readOnly
  const clamp = (next: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next))
  const stepBy = (steps: number) => {
    if (!stepper || isFixed) return
    const next = clamp(stepper.add(number.value ?? 0, steps * stepper.step))
    // From beyond a limit, the limit may lie in the other direction.
    if (number.value !== null && (next - number.value) * steps <= 0) return
    if (document.activeElement === control.current) number.changeText(codec.formatForEditing(next))
    else {
      number.setValue(next)
      setSteppedText(codec.format(next))
    }
  }
  const stepsByKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
  const spinButtonProps = stepper && {
    role: 'spinbutton',
    'aria-valuenow': number.value ?? undefined,
    'aria-valuetext': number.value === null ? undefined : codec.format(number.value),
    'aria-valuemin': min,
    'aria-valuemax': max,
  }

  const limit = number.problem === 'below' ? min : max
  const problemMessage = number.problem && labels[number.problem].replace('#', () => (limit === undefined ? '' : codec.format(limit)))
  // Native form validation must also reject an invalid number.
  useEffect(() => control.current?.setCustomValidity(problemMessage ?? ''), [problemMessage])

  const shownError = error ?? (number.isProblemShown && problemMessage ? problemMessage : undefined)
  const field = { label, labelHidden, hint, error: shownError, note, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy, prefix, suffix })
  return (
    <Field {...field} ids={ids}>
      <FieldBox
        textControlId={ids.control}
        readOnly={input.readOnly}
        disabled={input.disabled}
        invalid={invalid}
        className={align === 'end' ? styles.alignEnd : undefined}
      >
        <FieldAffix id={ids.prefix} side="prefix">
          {prefix}
        </FieldAffix>
        <input
          autoComplete="off"
          {...spinButtonProps}
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
            number.changeText(event.currentTarget.value, event.nativeEvent)
          }}
          onFocus={(event) => {
            onFocus?.(event)
            if (!input.readOnly) number.handleFocus()
          }}
          onBlur={(event) => {
            number.handleBlur()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            number.handleKeyDown(event)
            // Enter submits without a blur: show the error now.
            if (event.key === 'Enter' && !event.defaultPrevented) number.showProblem()
            const steps = stepper && !event.defaultPrevented && !event.altKey ? stepsByKey[event.key] : undefined
            if (steps === undefined) return
            event.preventDefault()
            stepBy(steps)
          }}
          className={cx(styles.control, styles.controlSize.medium, styles.digits)}
        />
        {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={number.value ?? ''} />}
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
      {stepper ? <VisuallyHidden role="status">{announcement}</VisuallyHidden> : null}
    </Field>
  )
}
