'use client'
import { Combobox, type ComboboxProps } from '@vehicle-partner/ui'
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'
import { useField } from './useField.ts'

type Kept =
  | 'loadOptions'
  | 'label'
  | 'hint'
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
} & Pick<ComboboxProps<string>, Kept>

const itself = (text: string) => text
/** A place is named in two lines: what it is, and where. */
const lines = (text: string) => /^([^,]*),\s*(.*)$/.exec(text)?.slice(1) ?? [text]

/** A text of a form for which there are suggestions; any other text stands as well. */
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
      getKey={itself}
      getLabel={(text) => lines(text)[0] ?? text}
      getDescription={(text) => lines(text)[1]}
      getInputValue={itself}
      textName={field}
      inputValue={value}
      onInputValueChange={onValueChange}
    />
  )
}
