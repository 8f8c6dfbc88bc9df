'use client'
import { DateField as Field, type DateFieldProps as FieldProps, type DateProblem } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

// Distributes over the union of props with and without a calendar, which Omit alone would merge.
type DistributiveOmit<Props> = Props extends unknown ? Omit<Props, BoundProp | 'onProblemChange'> : never

export type DateFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
  /**
   * The form's value while the text is not a date. An optional date needs a value that its schema rejects, or a typing error would
   * be taken for an empty field. @default ''
   */
  unreadable?: string
} & DistributiveOmit<FieldProps>

/** Whether the text is a date, although one that is not allowed. */
const hasDay = (problem: DateProblem) => problem === 'before' || problem === 'after' || problem === 'unavailable'

/** ui's DateField, bound to a form: `yyyy-mm-dd`, or '' for none. The field itself explains a text that is not a date. */
export function DateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  unreadable = '',
  ...rest
}: DateFieldProps<Values, Name>) {
  const { value, onValueChange, error, ...field } = useField(control, name)
  const [isUnreadable, setUnreadable] = useState(false)
  const handleProblem = (problem: DateProblem | null) => {
    setUnreadable(problem !== null)
    if (unreadable === '' || (problem !== null && hasDay(problem))) return
    if (problem !== null) onValueChange(unreadable)
    else if (value === unreadable) onValueChange('')
  }
  return (
    <Field
      {...rest}
      {...field}
      value={value === '' || value === unreadable ? null : value}
      onValueChange={(day) => onValueChange(day ?? '')}
      onProblemChange={handleProblem}
      error={isUnreadable ? undefined : error}
    />
  )
}
