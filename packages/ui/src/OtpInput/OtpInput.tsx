// Long because it holds every event handler of the control.
'use client'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type InputHTMLAttributes, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import * as fieldStyles from '../private/Field.css.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { useControllableState } from '../private/useControllableState.ts'
import { useEarlyInput } from '../private/useEarlyInput.ts'
import { useFormReset } from '../private/useFormReset.ts'
import { createUndoHistory, getHistoryStep, type HistoryStep } from '../private/undoHistory.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { applyPaste, applyTyping, deleteBackward, extractDigits } from './otpEditing.ts'
import * as styles from './OtpInput.css.ts'
import { useOtpSelection } from './useOtpSelection.ts'
import { useWebOtp } from './useWebOtp.ts'

export interface OtpInputLabels {
  complete: string
  checking: string
  rejected: string
}

/** The result of the check of a code that was wrong. */
export interface OtpRejection {
  message: string
  /** Whether the field announces the message; false if something else does, such as a toast. @default true */
  announced?: boolean
}

type NativeProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'maxLength' | 'placeholder' | 'prefix'
>

export interface OtpInputProps extends FieldProps, NativeProps {
  /** Number of digits. @default 4 */
  length?: number
  /** The digits, if the app keeps them. */
  value?: string
  /** The digits at first. */
  defaultValue?: string
  /** Called with the digits typed so far, after each change. */
  onValueChange?: (value: string) => void
  /** Called once each time the code becomes complete. */
  onComplete?: (code: string) => void
  /** The code is being verified: read-only, and keeps focus. */
  pending?: boolean
  /**
   * The checked code was wrong: the field empties itself, takes the focus and shows the message, so that `onComplete` is called again
   * only after all digits were typed anew. Each new object is a new rejection; remove it when the next code is being checked.
   */
  rejection?: OtpRejection | undefined
  /** Fills in the code from the SMS by the WebOTP API, where supported. @default true */
  webOtp?: boolean
  /** The words that the component brings itself, such as for another language. @default { complete: 'Code complete', checking: 'Checking the code', rejected: 'Enter digits only' } */
  labels?: Partial<OtpInputLabels>
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: OtpInputLabels = { complete: 'Code complete', checking: 'Checking the code', rejected: 'Enter digits only' }

const readRange = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  [selectionStart ?? value.length, selectionEnd ?? value.length] as const

/** A one-time code: one input for typing, pasting and autofill, drawn as boxes. An incomplete code is submitted as empty. */
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
  rejection,
  webOtp = true,
  labels,
  name,
  form,
  onChange,
  onKeyDown,
  onPaste,
  onFocus,
  onClick,
  onCompositionEnd,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: OtpInputProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const [text, setText] = useControllableState(value, defaultValue, onValueChange)
  const code = extractDigits(text).slice(0, length)
  const [hasNoDigits, setHasNoDigits] = useState(false)
  // To rewrite what an input method composes would end the composition and repeat its beginning.
  const [composition, setComposition] = useState<{ text: string; code: string }>()
  const isComposing = composition?.code === code
  const selection = useOtpSelection(control, code, length, isComposing)
  const isFixed = pending || input.readOnly === true
  const [history] = useState(() => createUndoHistory<string>())
  useFormReset(control, () => {
    history.clear()
    setHasNoDigits(false)
    setText(defaultValue)
  })

  const startAgain = useEffectEvent(() => {
    history.clear()
    setText('')
    control.current?.focus()
  })
  useEffect(() => {
    if (rejection) startAgain()
  }, [rejection])

  const setCode = (next: string) => {
    setText(next)
    if (next.length === length) onComplete?.(next)
  }
  const change = (next: string | undefined) => {
    setHasNoDigits(next === undefined)
    if (next === undefined || next === code) return
    history.record(code)
    setCode(next)
  }
  useWebOtp(webOtp && !isFixed && !input.disabled && code.length < length, (message) => change(applyPaste('', message, [0, 0], length)))

  const undoOrRedo = (step: HistoryStep) => {
    const restored = history.step(step, code)
    if (restored === undefined) return
    setHasNoDigits(false)
    selection.moveAfterUpdate(restored.length)
    setText(restored)
  }

  const shownNote = hasNoDigits ? { tone: 'info' as const, text: mergedLabels.rejected } : note
  const shownError = rejection?.message ?? error
  const field = { label, labelHidden, hint, error: shownError, note: shownNote, optionalLabel, className, style }
  const { ids, describedBy, invalid } = useFieldIds(field, { id, describedBy: ariaDescribedBy })
  useEarlyInput(ids.control)
  const isComplete = code.length === length
  // The initial error is read with the field; later errors must be announced.
  const [initialError] = useState(error)
  const isErrorNews = rejection ? rejection.announced !== false : error !== initialError
  const result = shownError ? isErrorNews && shownError : isComplete && mergedLabels.complete
  const status = pending ? mergedLabels.checking : hasNoDigits ? mergedLabels.rejected : result

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
          readOnly={isFixed}
          value={isComposing ? composition.text : code}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          aria-busy={pending || undefined}
          onChange={(event) => {
            onChange?.(event)
            const { nativeEvent, currentTarget } = event
            const edit = nativeEvent instanceof InputEvent ? nativeEvent : undefined
            if (edit?.inputType.startsWith('history')) return undoOrRedo(edit.inputType === 'historyUndo' ? 'undo' : 'redo')
            const text = currentTarget.value
            const next = applyTyping({ before: code, after: text, length })
            if (edit?.isComposing) setComposition({ text, code: next ?? code })
            else if (next === undefined) {
              // Not by React, which would move the caret to the end.
              currentTarget.value = code
              selection.select(selection.selected[0])
            }
            if (next !== undefined) selection.show(readRange(currentTarget)[0], next.length)
            change(next)
          }}
          onCompositionEnd={(event) => {
            onCompositionEnd?.(event)
            setComposition(undefined)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (event.defaultPrevented || selection.handleKey(event) || isFixed) return
            const step = getHistoryStep(event)
            if (step) {
              event.preventDefault()
              undoOrRedo(step)
            }
            if (event.key === 'Backspace' && (event.ctrlKey || event.altKey || event.metaKey)) {
              event.preventDefault()
              const [next, slot] = deleteBackward(code, readRange(event.currentTarget))
              selection.moveAfterUpdate(slot)
              change(next)
            }
          }}
          onPaste={(event) => {
            onPaste?.(event)
            if (event.defaultPrevented || isFixed) return
            event.preventDefault()
            const range = readRange(event.currentTarget)
            const pasted = event.clipboardData.getData('text')
            selection.moveAfterUpdate(range[0] + extractDigits(pasted).length)
            change(applyPaste(code, pasted, range, length))
          }}
          onFocus={(event) => {
            onFocus?.(event)
            selection.select(code.length)
          }}
          onClick={(event) => {
            onClick?.(event)
            // The input's own digits are transparent and not aligned with the boxes. A click with `detail` 0 comes from the label.
            const { left, width } = event.currentTarget.getBoundingClientRect()
            if (event.detail > 0) selection.select(Math.floor(((event.clientX - left) / width) * length))
          }}
          className={styles.control}
        />
        <div aria-hidden="true" className={styles.boxes}>
          {Array.from({ length }, (_, slot) => (
            <div
              key={slot}
              className={cx(
                styles.box,
                invalid && !isFixed && styles.invalid,
                slot >= selection.selected[0] && slot < selection.selected[1] && styles.active,
              )}
            >
              {code[slot]}
            </div>
          ))}
        </div>
      </div>
      {name === undefined ? null : <input type="hidden" name={name} form={form} disabled={input.disabled} value={isComplete ? code : ''} />}
      {pending ? (
        <div aria-hidden="true" className={cx(fieldStyles.message, fieldStyles.tone.info)}>
          <SmallSpinner className={fieldStyles.icon} />
          {mergedLabels.checking}
        </div>
      ) : null}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </Field>
  )
}
