'use client'
import { RadioGroup as Field, type RadioGroupProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type RadioGroupProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's RadioGroup, bound to a form; '' is no choice. */
export function RadioGroup<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: RadioGroupProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
