'use client'
import { PasswordField as Field, type PasswordFieldProps as FieldProps } from '@vehicle-partner/ui'
import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'

export type PasswordFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error' | 'ref'>

/** A password field of a form: its value, its message and its focus belong to the form. */
export function PasswordField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: PasswordFieldProps<Values, Name>) {
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
