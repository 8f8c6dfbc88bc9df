'use client'
import { TextField as Field, type TextFieldProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

export type TextFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error' | 'ref'>

/** A text field of a form: its value, its message and its focus belong to the form. */
export function TextField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: TextFieldProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
