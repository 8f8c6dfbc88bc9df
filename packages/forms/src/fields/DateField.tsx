'use client'
import { DateField as Field, type DateFieldProps as FieldProps, type DateProblem } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

type Given = 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onProblemChange' | 'onBlur' | 'error' | 'ref'
// Omit alone would take the two kinds of field, with a calendar and without, for one.
type Each<Props> = Props extends unknown ? Omit<Props, Given> : never

export type DateFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
  /**
   * What stands in the form while the text is no date. A day that may be left out needs something that its rule refuses, or else a
   * mistyped one would be taken for none. @default ''
   */
  unreadable?: string
} & Each<FieldProps>

/** These say that a day may not be, and leave it as it is. */
const hasDay = (problem: DateProblem) => problem === 'before' || problem === 'after' || problem === 'unavailable'

/** A day of a form as `yyyy-mm-dd`; '' is none. Of a text that is no date the field says itself what is wrong with it. */
export function DateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  unreadable = '',
  ...rest
}: DateFieldProps<Values, Name>) {
  const { value, onValueChange, error, ...field } = useField(control, name)
  const [isUnreadable, setUnreadable] = useState(false)
  const hear = (problem: DateProblem | null) => {
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
      onProblemChange={hear}
      error={isUnreadable ? undefined : error}
    />
  )
}
