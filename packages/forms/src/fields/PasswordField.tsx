'use client'
import { PasswordField as Field, type PasswordFieldProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type PasswordFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's PasswordField, bound to a form. */
export function PasswordField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: PasswordFieldProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
