'use client'
import { cx } from 'class-variance-authority'
import { useImperativeHandle, useLayoutEffect, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { getHistoryStep, useUndoHistory } from '../private/useUndoHistory.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { figures, pasted, typed } from './code.ts'
import * as styles from './OtpInput.css.ts'
import { useSlots } from './useSlots.ts'
import { useWebOtp } from './useWebOtp.ts'

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
  /** Lets a phone hand over the code of the message by itself, where its browser can. @default true */
  webOtp?: boolean
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
  webOtp = true,
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
  const [held, hold] = useControllableState(value, defaultValue, onValueChange)
  const code = figures(held).slice(0, length)
  const [rejected, setRejected] = useState(false)
  const slots = useSlots(control, code, length)
  const fixed = pending || input.readOnly === true
  const history = useUndoHistory<string>()
  useFormReset(control, () => {
    history.forget()
    setRejected(false)
    hold(defaultValue)
  })

  const show = (next: string) => {
    hold(next)
    if (next.length === length) onComplete?.(next)
  }
  const change = (next: string | undefined) => {
    setRejected(next === undefined)
    if (next === undefined || next === code) return
    history.record(code)
    show(next)
  }
  useWebOtp(webOtp && !fixed && !input.disabled && code.length < length, (text) => change(pasted('', text, [0, 0], length)))
  // What was typed into the served page before it came to life.
  useLayoutEffect(() => {
    const early = figures(control.current?.value ?? '').slice(0, length)
    if (early !== code) change(early)
    // Once, when it comes to life.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const step = (way: 'undo' | 'redo') => {
    const before = history.step(way, code)
    if (before === undefined) return
    setRejected(false)
    slots.want(before.length)
    hold(before)
  }

  const said = rejected ? { tone: 'info' as const, text: words.rejected } : note
  const field = { label, labelHidden, hint, error, note: said, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: outside })
  const state = fixed ? 'fixed' : invalid ? 'invalid' : undefined
  const whole = code.length === length
  // What was wrong when the page came is read with the field; what goes wrong later has to be said.
  const [first] = useState(error)
  const outcome = error ? (error === first ? null : error) : whole ? words.complete : null
  const status = pending ? words.checking : rejected ? words.rejected : outcome

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
            const { nativeEvent, currentTarget } = event
            const kind = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
            if (kind.startsWith('history')) step(kind === 'historyUndo' ? 'undo' : 'redo')
            else change(typed({ before: code, after: currentTarget.value, length }))
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || slots.move(event) || fixed) return
            const way = getHistoryStep(event)
            if (way) {
              event.preventDefault()
              step(way)
            }
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
