'use client'
import { Select as Field, type SelectProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type SelectProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's Select, bound to a form. */
export function Select<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: SelectProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
