'use client'
import { PhoneField as Field, type PhoneFieldProps as FieldProps } from '@vehicle-partner/ui'
import { useState } from 'react'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import type { PhoneValue } from '../phoneValue.ts'
import { useField, type BoundProp } from './useField.ts'

export type PhoneFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, PhoneValue>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp | 'country' | 'defaultCountry' | 'onCountryChange' | 'validateOn'>

/** ui's PhoneField, bound to a form: number and country. */
export function PhoneField<Values extends FieldValues, Name extends FieldPathByValue<Values, PhoneValue>>({
  control,
  name,
  ...rest
}: PhoneFieldProps<Values, Name>) {
  const { name: _, value, onValueChange, ...field } = useField(control, name)
  const phone: PhoneValue = value // the type of `name` allows no other
  const [first] = useState(phone.country)
  return (
    <Field
      {...rest}
      {...field}
      value={phone.number}
      onValueChange={(number, { country }) => onValueChange({ number, country })}
      defaultCountry={first}
      onCountryChange={(country) => onValueChange({ ...phone, country })}
      validateOn="never"
    />
  )
}
