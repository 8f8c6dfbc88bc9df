import { createContext, useContext, useRef } from 'react'
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'

/** Props of a ui field that the form sets. */
export type BoundProp = 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error' | 'ref'

/** What the form passes to a ui field. */
interface FieldBinding<Values extends FieldValues, Name extends FieldPath<Values>> {
  ref: (element: unknown) => void
  name: Name
  value: FieldPathValue<Values, Name>
  onValueChange: (value: unknown) => void
  onBlur: () => void
  error: string | undefined
}

/** Whether a field that is left as it was has no message until the form is sent. */
export const WaitsForEditContext = createContext(false)

/** Binds a ui field to the form: value, name, message and focus. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): FieldBinding<Values, Name> {
  const { field, fieldState } = useController({ control, name })
  const waitsForEdit = useContext(WaitsForEditContext)
  const wasEdited = useRef(false)
  return {
    ref: field.ref,
    name: field.name,
    value: field.value,
    onValueChange: (value) => {
      wasEdited.current = true
      field.onChange(value)
    },
    onBlur: () => {
      if (wasEdited.current || !waitsForEdit) field.onBlur()
    },
    error: fieldState.error?.message,
  }
}
