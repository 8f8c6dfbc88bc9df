'use client'
import { RadioCards as Field, type RadioCardsProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type RadioCardsProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Omit<FieldProps, BoundProp>

/** ui's RadioCards, bound to a form; '' is no choice. */
export function RadioCards<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: RadioCardsProps<Values, Name>) {
  return <Field {...rest} {...useField(control, name)} />
}
