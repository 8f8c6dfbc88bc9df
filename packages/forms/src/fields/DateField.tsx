'use client'
import { dateTextMaxLength } from '@vehicle-partner/domain'
import { DateField as Field, type DateFieldProps as FieldProps, type DateProblem } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useReducer, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

// Distributes over the union of props with and without a calendar, which Omit alone would merge.
type DistributiveOmit<Props> = Props extends unknown ? Omit<Props, BoundProp | 'onProblemChange'> : never

export type DateFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
  /**
   * The form's value while the text is not a date begins with this, and the text follows: a draft of the form keeps it. An optional date needs
   * one that its schema rejects, or a typing error would be taken for an empty field. @default '', and the value is '' then
   */
  unreadable?: string
} & DistributiveOmit<FieldProps>

/** ui's DateField, bound to a form: `yyyy-mm-dd`, or '' for none. The field itself explains a text that is not a date. */
export function DateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  unreadable = '',
  onChange,
  onKeyDown,
  ...rest
}: DateFieldProps<Values, Name>) {
  const { value, onValueChange, error, ref, ...field } = useField(control, name)
  const [hasProblem, setProblem] = useState(false)
  /** The form's value for the text in the field, which the field keeps itself. */
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // An undo or a reset of the form reports no text, and no change from one text that is not a date to another.
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0)
  const isText = unreadable !== '' && value.startsWith(unreadable)
  // The text of a draft is shown as it was typed.
  const shown = isText ? value.slice(unreadable.length) : value
  const day = value === '' || (isText && value === typed) ? null : shown
  const keep = (next: string) => {
    setTyped(next)
    onValueChange(next)
  }
  const keepText = useEffectEvent(() => {
    if (day !== null || unreadable === '') return
    const text = input.current?.value.trim() ?? ''
    const next = text === '' ? '' : (unreadable + text).slice(0, dateTextMaxLength)
    if (next !== value) keep(next)
  })
  useEffect(() => {
    if (edits > 0) keepText()
  }, [edits])
  const handleProblem = (problem: DateProblem | null) => {
    setProblem(problem !== null)
    if (problem === null) countEdit()
  }
  return (
    <Field
      {...rest}
      {...field}
      ref={(element) => {
        input.current = element
        ref(element)
      }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event)
        countEdit()
      }}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        onKeyDown?.(event)
        if (event.ctrlKey || event.metaKey) countEdit()
      }}
      value={day}
      onValueChange={(next) => {
        if (next === null) {
          // Until the field shows the text.
          keep(unreadable)
          countEdit()
        } else onValueChange(next)
      }}
      onProblemChange={handleProblem}
      error={hasProblem ? undefined : error}
    />
  )
}
