'use client'
import { CheckboxGroup as Field, type CheckboxGroupProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type CheckboxGroupProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string[]>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's CheckboxGroup, bound to a form. */
export function CheckboxGroup<Values extends FieldValues, Name extends FieldPathByValue<Values, string[]>>({
  control,
  name,
  ...rest
}: CheckboxGroupProps<Values, Name>) {
  const { value, ...field } = useField(control, name)
  const chosen: readonly string[] = value // the type of `name` allows no other
  return <Field {...rest} {...field} value={chosen} />
}
