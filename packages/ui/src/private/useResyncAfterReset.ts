'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useFormReset, type FormControl } from './useFormReset.ts'

/** A form reset changes native checkboxes and radio buttons without React. This renders controlled ones again with their value. */
export function useResyncAfterReset(control: RefObject<FormControl | null>, isControlled: boolean) {
  const [, setResetCount] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useFormReset(control, () => {
    // The reset event fires before the controls change.
    if (isControlled) timer.current = setTimeout(() => setResetCount((count) => count + 1))
  })
}
