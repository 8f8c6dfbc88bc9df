'use client'
import { TextField as Field, type TextFieldProps as FieldProps } from '@vehicle-partner/ui'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'

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
  const { field, fieldState } = useController({ control, name })
  return (
    <Field
      {...rest}
      ref={field.ref}
      name={field.name}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}
