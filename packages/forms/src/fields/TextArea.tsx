'use client'
import { TextArea as Field, type TextAreaProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type TextAreaProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's TextArea, bound to a form. */
export function TextArea<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: TextAreaProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
