'use client'
import { Checkbox as Field, type CheckboxProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

export type CheckboxProps<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, 'name' | 'value' | 'checked' | 'defaultChecked' | 'onCheckedChange' | 'onBlur' | 'error' | 'ref'>

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
