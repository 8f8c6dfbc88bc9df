'use client'
import { Checkbox as Field, type CheckboxProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type CheckboxProps<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp | 'checked' | 'defaultChecked' | 'onCheckedChange'>

/** ui's Checkbox, bound to a form. */
export function Checkbox<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>>({
  control,
  name,
  ...rest
}: CheckboxProps<Values, Name>) {
  const { value, onValueChange, ...field } = useField(control, name)
  const checked: boolean = value // the type of `name` allows no other
  return <Field {...rest} {...field} checked={checked} onCheckedChange={onValueChange} />
}
