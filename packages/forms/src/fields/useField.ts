import { useCallback, useEffect, useRef } from 'react'
import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { runAfterPress } from '../pointerPress.ts'
import { replayEarlyInput } from './replayEarlyInput.ts'

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

/** Binds a ui field to the form: value, name, message and focus. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
): FieldBinding<Values, Name> {
  const { field, fieldState } = useController({ control, name })
  const element = useRef<unknown>(null)
  const setFieldRef = field.ref
  useEffect(() => replayEarlyInput(element.current), [])
  return {
    ref: useCallback(
      (next: unknown) => {
        element.current = next
        setFieldRef(next)
      },
      [setFieldRef],
    ),
    name: field.name,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: () => runAfterPress(field.onBlur),
    error: fieldState.error?.message,
  }
}
