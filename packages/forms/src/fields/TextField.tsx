'use client'
import { TextField as Field, type TextFieldProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's TextField, bound to a form. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: TextFieldProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
