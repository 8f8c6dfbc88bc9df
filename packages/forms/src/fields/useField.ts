import { useCallback, useEffect, useRef } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { runAfterPress } from '../pointerPress.ts'
import { replayEarlyInput } from './replayEarlyInput.ts'

/** Props of a ui field that the form sets. */
export type BoundProp = 'name' | 'value' | 'defaultValue' | 'onValueChange' | 'onBlur' | 'error' | 'ref'

/** Binds a ui field to the form: value, name, message and focus. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(control: Control<Values>, name: Name) {
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
