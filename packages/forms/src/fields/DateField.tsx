'use client'
import { dateTextMaxLength } from '@vehicle-partner/domain'
import { DateField as Field, type DateFieldProps as FieldProps, type DateProblem } from '@vehicle-partner/ui'
import { useRef, useState, type ChangeEvent } from 'react'
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
  ...rest
}: DateFieldProps<Values, Name>) {
  const { value, onValueChange, error, ...field } = useField(control, name)
  const [hasProblem, setProblem] = useState(false)
  /** The form's value for the text in the field, which the field keeps itself. */
  const [typed, setTyped] = useState('')
  const text = useRef('')
  const isText = unreadable !== '' && value.startsWith(unreadable)
  const keepText = () => {
    const kept = text.current.trim()
    const next = unreadable === '' || kept === '' ? '' : (unreadable + kept).slice(0, dateTextMaxLength)
    setTyped(next)
    onValueChange(next)
  }
  const handleProblem = (problem: DateProblem | null) => {
    setProblem(problem !== null)
    if (unreadable !== '' && problem === null && isText) onValueChange('')
  }
  // The text of a draft is shown as it was typed.
  const shown = isText ? value.slice(unreadable.length) : value
  const day = value === '' || (isText && value === typed) ? null : shown
  return (
    <Field
      {...rest}
      {...field}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event)
        text.current = event.currentTarget.value
        // No change is reported from one text that is not a date to another.
        if (day === null && unreadable !== '') keepText()
      }}
      value={day}
      onValueChange={(next) => (next === null ? keepText() : onValueChange(next))}
      onProblemChange={handleProblem}
      error={hasProblem ? undefined : error}
    />
  )
}
