'use client'
import { otpLength } from '@vehicle-partner/domain'
import { OtpInput as Field, type OtpInputProps as FieldProps } from '@vehicle-partner/ui'
import { useRef } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type OtpInputProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp | 'onComplete' | 'length'>

/** ui's OtpInput, bound to a form: a complete code submits the form, and shortening it clears it (spec section 4). */
export function OtpInput<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: OtpInputProps<Values, Name>) {
  const { ref, value, onValueChange, ...field } = useField(control, name)
  const input = useRef<HTMLInputElement>(null)
  const code: string = value // the type of `name` allows no other
  return (
    <Field
      {...rest}
      {...field}
      length={otpLength}
      ref={(element) => {
        input.current = element
        ref(element)
      }}
      value={code}
      onValueChange={(next) => onValueChange(code.length === otpLength && next.length < otpLength ? '' : next)}
      onComplete={() => input.current?.form?.requestSubmit()}
    />
  )
}
