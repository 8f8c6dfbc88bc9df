'use client'
import { Combobox as Field, type ComboboxProps as FieldProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField, type BoundProp } from './useField.ts'

export type ComboboxProps<Option, Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
  /** The options; the form holds the key of the selected one. */
  options: readonly Option[]
  getKey: (option: Option) => string
  getLabel: (option: Option) => string
} & Omit<FieldProps<Option>, BoundProp | 'options' | 'loadOptions' | 'getKey' | 'getLabel'>

/** ui's Combobox, bound to a form: the value is the key of the selected option. */
export function Combobox<Option, Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  options,
  getKey,
  ...rest
}: ComboboxProps<Option, Values, Name>) {
  const { value, onValueChange, ...field } = useField(control, name)
  return (
    <Field
      {...rest}
      {...field}
      options={options}
      getKey={getKey}
      value={options.find((option) => getKey(option) === value) ?? null}
      onValueChange={(option) => onValueChange(option === null ? '' : getKey(option))}
    />
  )
}
