'use client'
import { DateField as Field, type DateFieldProps as FieldProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

type Given = 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onProblemChange' | 'onBlur' | 'error' | 'ref'
// Omit alone would take the two kinds of field, with a calendar and without, for one.
type Each<Props> = Props extends unknown ? Omit<Props, Given> : never

export type DateFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Each<FieldProps>

/** A day of a form as `yyyy-mm-dd`; '' is none. Of a text that is no date the field says itself what is wrong with it. */
export function DateField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: DateFieldProps<Values, Name>) {
  const { value, onValueChange, error, ...field } = useField(control, name)
  const [isUnreadable, setUnreadable] = useState(false)
  return (
    <Field
      {...rest}
      {...field}
      value={value === '' ? null : value}
      onValueChange={(day) => onValueChange(day ?? '')}
      onProblemChange={(problem) => setUnreadable(problem !== null)}
      error={isUnreadable ? undefined : error}
    />
  )
}
