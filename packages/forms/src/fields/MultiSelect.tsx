'use client'
import { MultiSelect as Field, type MultiSelectProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type MultiSelectProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string[]>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's MultiSelect, bound to a form; values are in the order of selection. */
export function MultiSelect<Values extends FieldValues, Name extends FieldPathByValue<Values, string[]>>({
  control,
  name,
  ...rest
}: MultiSelectProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
