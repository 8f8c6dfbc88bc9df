'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useControlled } from '../private/useControlled.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { figures, pasted, typed } from './code.ts'
import * as styles from './OtpInput.css.ts'
import { useSlots } from './useSlots.ts'

export interface OtpInputLabels {
  complete: string
  checking: string
  rejected: string
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'placeholder' | 'prefix'
>

export interface OtpInputProps extends FieldProps, NativeProps {
  /** How many figures the code has. @default 4 */
  length?: number
  value?: string
  defaultValue?: string
  /** The figures so far, after each change. */
  onValueChange?: (value: string) => void
  /** The whole code, once each time that it becomes whole. */
  onComplete?: (code: string) => void
  /** The code is being checked: it can be read, not changed, and keeps the focus. */
  pending?: boolean
  /** @default { complete: 'Code complete', checking: 'Checking the code', rejected: 'A code has figures only' } */
  labels?: Partial<OtpInputLabels>
  /** The control, so that a form can move the focus there. */
  ref?: Ref<HTMLInputElement>
}

const english: OtpInputLabels = { complete: 'Code complete', checking: 'Checking the code', rejected: 'A code has figures only' }

/** A code that came by message: boxes to see, one control to type, paste and fill in. A code that is not whole is sent as none. */
export function OtpInput({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  length = 4,
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  pending = false,
  labels,
  name,
  form,
  onChange,
  onKeyDown,
  onPaste,
  onFocus,
  onClick,
  id,
  ref,
  'aria-describedby': outside,
  ...input
}: OtpInputProps) {
  const words = { ...english, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const [held, hold] = useControlled(value, defaultValue, onValueChange)
  const code = figures(held).slice(0, length)
  const [rejected, setRejected] = useState(false)
  const slots = useSlots(control, code, length)
  const fixed = pending || input.readOnly === true
  useFormReset(control, () => {
    setRejected(false)
    hold(defaultValue)
  })

  const change = (next: string | undefined) => {
    setRejected(next === undefined)
    if (next === undefined || next === code) return
    hold(next)
    if (next.length === length) onComplete?.(next)
  }

  const said = rejected ? { tone: 'info' as const, text: words.rejected } : note
  const field = { label, labelHidden, hint, error, note: said, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const state = fixed ? 'fixed' : invalid ? 'invalid' : undefined
  const whole = code.length === length
  const status = pending ? words.checking : rejected ? words.rejected : whole && !error ? words.complete : null

  return (
    <Field {...field} ids={ids}>
      <div className={styles.root}>
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          spellCheck={false}
          autoCorrect="off"
          autoCapitalize="none"
          translate="no"
          {...input}
          ref={control}
          id={ids.control}
          form={form}
          type="text"
          readOnly={fixed}
          value={code}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-busy={pending || undefined}
          onChange={(event) => {
            onChange?.(event)
            change(typed({ before: code, after: event.currentTarget.value, length }))
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || slots.move(event) || fixed) return
            if (event.key === 'Backspace' && (event.ctrlKey || event.altKey || event.metaKey)) {
              event.preventDefault()
              change('')
            }
          }}
          onPaste={(event) => {
            onPaste?.(event)
            if (event.defaultPrevented || fixed) return
            event.preventDefault()
            const { selectionStart, selectionEnd } = event.currentTarget
            const range = [selectionStart ?? code.length, selectionEnd ?? code.length] as const
            const text = event.clipboardData.getData('text')
            slots.want(range[0] + figures(text).length)
            change(pasted(code, text, range, length))
          }}
          onFocus={(event) => {
            onFocus?.(event)
            slots.mark(code.length)
          }}
          onClick={(event) => {
            onClick?.(event)
            // The unseen figures stand elsewhere than the boxes. A click without a place comes from the label.
            const { left, width } = event.currentTarget.getBoundingClientRect()
            if (event.detail > 0) slots.mark(Math.floor(((event.clientX - left) / width) * length))
          }}
          className={styles.control}
        />
        <div aria-hidden="true" className={styles.boxes}>
          {Array.from({ length }, (_, slot) => (
            <div
              key={slot}
              className={cx(
                styles.box,
                state && styles.state[state],
                styles.off,
                slot >= slots.marked[0] && slot < slots.marked[1] && styles.active,
              )}
            >
              {code[slot] ?? <span className={styles.caret} />}
            </div>
          ))}
        </div>
      </div>
      {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={whole ? code : ''} />}
      {pending ? (
        <div aria-hidden="true" className={styles.checking}>
          <Spinner size="small" />
          {words.checking}
        </div>
      ) : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Field>
  )
}
