'use client'
import { Combobox, type ComboboxProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

type OwnProps =
  | 'loadOptions'
  | 'label'
  | 'hint'
  | 'note'
  | 'placeholder'
  | 'labels'
  | 'startIcon'
  | 'optionIcon'
  | 'minChars'
  | 'debounce'
  | 'autoComplete'

export type SuggestedFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = {
  control: Control<Values>
  name: Name
} & Pick<ComboboxProps<string>, OwnProps>

const identity = (text: string) => text
/** Splits a place into its name and the rest of its address. */
const splitPlace = (text: string) => /^([^,]*),\s*(.*)$/.exec(text)?.slice(1) ?? [text]

/** A text field with suggestions, bound to a form; any other text is valid too. */
export function SuggestedField<Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  control,
  name,
  ...rest
}: SuggestedFieldProps<Values, Name>) {
  const { value, onValueChange, name: field, ...more } = useField(control, name)
  return (
    <Combobox<string>
      {...rest}
      {...more}
      allowCustomValue
      getKey={identity}
      getLabel={(text) => splitPlace(text)[0] ?? text}
      getDescription={(text) => splitPlace(text)[1]}
      getInputValue={identity}
      textName={field}
      inputValue={value}
      onInputValueChange={onValueChange}
    />
  )
}
